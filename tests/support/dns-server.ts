import { createSocket } from "node:dgram";

/** A DNS server that knows the texts it was given, and of every other name that it isn't there. */
export async function startDns() {
  const texts = new Map<string, string[]>();
  const socket = createSocket("udp4");
  socket.on("message", (question, from) => socket.send(answerTo(question, texts), from.port, from.address));
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    put: (name: string, values: string[]) => void texts.set(name, values),
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

const HEAD = 12;
const NO_SUCH_NAME = 3;

/** RFC 1035: the head, the question as it came, and a TXT record of each text in pieces of at most 255 bytes. */
function answerTo(question: Buffer, texts: Map<string, string[]>): Buffer {
  const labels: string[] = [];
  let at = HEAD;
  for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  const asked = question.subarray(HEAD, at + 5); // the name's end, its type and its class
  const found = texts.get(labels.join(".").toLowerCase());
  const head = Buffer.alloc(HEAD);
  question.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180 | (found ? 0 : NO_SUCH_NAME), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(found?.length ?? 0, 6);
  return Buffer.concat([head, asked, ...(found ?? []).map(recordOf)]);
}

function recordOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 255) }, (_, n) => bytes.subarray(n * 255, (n + 1) * 255));
  const data = Buffer.concat(pieces.flatMap((piece) => [Buffer.from([piece.length]), piece]));
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0); // the name asked for
  record.writeUInt16BE(16, 2); // TXT
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(data.length, 10);
  return Buffer.concat([record, data]);
}
