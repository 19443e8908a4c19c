import { connect } from "node:net";
import { turnsOf } from "#server/core/reach.ts";
import { NOBODY, Places } from "../places.ts";
import type { Scanner } from "./scanner.ts";

/** Where clamd listens: a socket of this machine, or a host with its port. */
type ClamdAddress = { path: string } | { host: string; port: number };

/** So long it may take over one file. */
const WHOLE_MS = 30_000;
const CHUNK = 2 ** 16;
/** Files at once: fewer than its daemon looks through by itself (10), which asks nobody whose they are. */
const AT_ONCE = 8;
/** What its answer may be long. */
const MOST_ANSWER = 4096;

/** ClamAV's daemon, by its INSTREAM command: each file over a connection of its own, which nothing else is sent on. */
export function openClamd(address: ClamdAddress, whole_ms = WHOLE_MS): Scanner {
  const places = new Places(AT_ONCE);
  return {
    about: `uploads are looked through by clamd at ${"path" in address ? address.path : `${address.host}:${address.port}`}, and refused where it doesn't answer`,
    isHarmful: async (bytes) => {
      const answer = await places.run(turnsOf() ?? NOBODY, () => ask(address, bytes, whole_ms));
      if (/: OK$/.test(answer)) return false;
      if (/ FOUND$/.test(answer)) return true;
      throw new Error(`clamd answers: ${answer || "nothing"}`);
    },
  };
}

function ask(address: ClamdAddress, bytes: Uint8Array, whole_ms: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const timer = setTimeout(() => socket.destroy(new Error(`clamd takes longer than ${whole_ms} ms`)), whole_ms);
    let answer = "";
    socket.setEncoding("utf8");
    socket.on("data", (part: string) => {
      answer += part;
      if (answer.length > MOST_ANSWER) socket.destroy(new Error("clamd says too much"));
    });
    socket.on("error", reject);
    socket.on("close", () => {
      clearTimeout(timer);
      resolve((answer.split("\0")[0] ?? "").trim()); // after an error the promise is settled
    });
    socket.write("zINSTREAM\0");
    for (let from = 0; from < bytes.length; from += CHUNK) {
      const chunk = bytes.subarray(from, from + CHUNK);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      socket.write(length);
      socket.write(chunk);
    }
    socket.write(Buffer.alloc(4)); // no more comes
  });
}
