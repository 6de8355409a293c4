"use strict";

window.ui = SwaggerUIBundle({
  url: "openapi.json",
  dom_id: "#api",
  deepLinking: true,
  displayRequestDuration: true,
  docExpansion: "list",
  // Asks nobody else whether the document is valid.
  validatorUrl: null,
});
