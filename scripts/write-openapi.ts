import { writeFileSync } from "node:fs";
import { openApiDocument } from "#server/http/openapi.ts";

// Writes docs/openapi.json from the contract.
writeFileSync("docs/openapi.json", `${JSON.stringify(openApiDocument(), null, 2)}\n`);
