import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface AskedTranslation {
  q: string[];
  source: string;
  target: string;
  format: string;
  api_key?: string;
}

/**
 * As much of LibreTranslate's protocol as a client needs: `POST /translate` with a list of texts. Each comes back between the
 * two languages (`[en>nl] text`), so that a test sees what was asked. A wrong key gets 403, as there.
 */
export async function startTranslationServer(options: { api_key?: string } = {}) {
  const asked: AskedTranslation[] = [];
  /** Set to answer otherwise: an error's status, too few texts, a redirect, or nothing at all. */
  const trouble: { kind: "none" | "error" | "short" | "redirect" | "garbage" } = { kind: "none" };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += String(chunk);
    });
    request.on("end", () => {
      const say = (status: number, value: unknown, headers: Record<string, string> = {}) =>
        response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
      if (request.method !== "POST" || request.url !== "/translate") return void say(404, { error: "Not found" });
      const wish = JSON.parse(body) as AskedTranslation;
      asked.push(wish);
      if (options.api_key && wish.api_key !== options.api_key) return void say(403, { error: "Invalid API key" });
      if (trouble.kind === "error") return void say(500, { error: "Cannot translate text" });
      if (trouble.kind === "redirect") return void say(302, {}, { location: "/elsewhere" });
      if (trouble.kind === "garbage") return void response.end("<html>");
      const texts = trouble.kind === "short" ? wish.q.slice(1) : wish.q;
      say(200, { translatedText: texts.map((text) => `[${wish.source}>${wish.target}] ${text}`) });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    trouble,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
