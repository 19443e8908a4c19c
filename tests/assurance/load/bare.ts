// A server that does nothing but look whose token it is and answer as many bytes: what this machine, its loopback and the client of the
// load take by themselves. A process of its own, as the product is: node tests/assurance/load/bare.ts PORT BYTES
import { createHash } from "node:crypto";
import { createServer } from "node:http";

const [port, bytes] = process.argv.slice(2).map(Number);
const known = new Map<string, string>();
const body = JSON.stringify({ text: "x".repeat(bytes ?? 0) });

createServer((request, response) => {
  const hash = createHash("sha256")
    .update(request.headers.authorization ?? "")
    .digest("hex");
  known.set(hash, known.get(hash) ?? hash);
  request.resume().on("end", () => response.writeHead(200, { "content-type": "application/json" }).end(body));
}).listen(port, () => console.log("ready"));
