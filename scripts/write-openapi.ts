import { writeFileSync } from "node:fs";
import { openApiDocument } from "#server/http/openapi.ts";

// Writes the OpenAPI document, as a running product answers it at /api/openapi.json, for tools that want a file.
const [file = "openapi.json"] = process.argv.slice(2);
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
