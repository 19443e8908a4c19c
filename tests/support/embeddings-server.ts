import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** How it answers: as a model does, or as one in trouble. */
export type EmbeddingsManner =
  | { kind: "vectors" }
  | { kind: "slow"; ms: number }
  | { kind: "status"; status: number }
  | { kind: "body"; body: string }
  /** Vectors of another length than before. */
  | { kind: "dimensions"; dimensions: number }
  /** The same vector for everything. */
  | { kind: "blind" };

/** What texts are about, to this model: its dimensions. The last is what every text has. */
const TOPICS: readonly RegExp[] = [
  /wound|wonden|care|zorg|cli[eë]nt|verpleeg|nurs|pati[eë]nt/iu,
  /python|web|api|backend|database|software/iu,
  /lorry|vrachtwagen|chauffeur|drives|truck/iu,
  /books|boekhoud|vat|btw|accounts|ledger/iu,
  /teach|docent|pupils|school|mathematic|wiskunde/iu,
  /weld|lasser|steel|stalen|pipe|leiding/iu,
];
const DIMENSIONS = TOPICS.length + 2;

/** A text by its topics; what it has of none is told apart by its length alone. */
export function vectorOf(text: string, dimensions = DIMENSIONS): number[] {
  const vector = [...TOPICS.map((topic) => (topic.test(text) ? 1 : 0)), 0.3, 0.0001 * (text.length % 7)];
  return Array.from({ length: dimensions }, (_, at) => vector[at] ?? 0);
}

/** As much of OpenAI's `POST /v1/embeddings` as a client needs, answering as it is told to. It keeps what it was asked. */
export async function startEmbeddingsServer() {
  const asked: { model: string; input: string[]; authorization: string | undefined }[] = [];
  const state: { manner: EmbeddingsManner } = { manner: { kind: "vectors" } };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += String(chunk);
    });
    request.on("end", () => {
      if (request.url !== "/v1/embeddings") return void response.writeHead(404).end();
      const { model, input } = JSON.parse(body) as { model: string; input: string[] };
      asked.push({ model, input, authorization: request.headers.authorization });
      const { manner } = state;
      if (manner.kind === "status") return void response.writeHead(manner.status).end("{}");
      response.writeHead(200, { "content-type": "application/json" });
      if (manner.kind === "body") return void response.end(manner.body);
      const each = (text: string) =>
        manner.kind === "blind"
          ? Array.from({ length: DIMENSIONS }, () => 1)
          : vectorOf(text, manner.kind === "dimensions" ? manner.dimensions : DIMENSIONS);
      // In any order: whoever reads it goes by the index.
      const data = input.map((text, index) => ({ object: "embedding", index, embedding: each(text) })).toReversed();
      const answer = JSON.stringify({ object: "list", model, data, usage: { prompt_tokens: 1, total_tokens: 1 } });
      if (manner.kind === "slow") setTimeout(() => response.end(answer), manner.ms).unref();
      else response.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    state,
    /** Everything that left the product, as one text. */
    texts: () => asked.flatMap(({ input }) => input).join("\n\n"),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
