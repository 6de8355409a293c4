# The median of every column, over the rows with the same name in the first. Tabs between columns.
BEGIN { FS = OFS = "\t" }

!($1 in count) { order[++names] = $1 }

{
    count[$1]++
    for (i = 2; i <= NF; i++) cell[$1, i, count[$1]] = $i
    width = NF
}

END {
    for (row = 1; row <= names; row++) {
        name = line = order[row]
        for (i = 2; i <= width; i++) line = line OFS median(name, i, count[name])
        print line
    }
}

function median(name, column, n,    sorted, a, b, swap) {
    for (a = 1; a <= n; a++) {
        sorted[a] = cell[name, column, a]
        for (b = a; b > 1 && sorted[b - 1] + 0 > sorted[b] + 0; b--) {
            swap = sorted[b]
            sorted[b] = sorted[b - 1]
            sorted[b - 1] = swap
        }
    }
    return sorted[int((n + 1) / 2)]
}
