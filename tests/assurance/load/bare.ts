// A server that does nothing but look whose token it is and answer as many bytes: what this machine, its loopback and the client of the
// load take by themselves. Without a database it takes any token; with one it asks there as the product does. A process of its own, as
// the product is: node tests/assurance/load/bare.ts PORT BYTES [DATABASE]
import { createServer } from "node:http";
import { findSession } from "#server/areas/account/queries.ts";
import { tokenHash } from "#server/core/link-token.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";

const [port, bytes, url] = process.argv.slice(2);
const database = url ? await openPostgres(url) : null;
const known = new Set<string>();
const body = JSON.stringify({ text: "x".repeat(Number(bytes ?? 0)) });

createServer(async (request, response) => {
  const hash = tokenHash((request.headers.authorization ?? "").replace(/^Bearer /, ""));
  const session = database ? await findSession(database.db, hash) : known.add(hash.toString("hex"));
  request.resume().on("end", () => response.writeHead(session ? 200 : 401, { "content-type": "application/json" }).end(body));
}).listen(Number(port), () => console.log("ready"));
