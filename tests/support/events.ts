import type { Call } from "#contract/call.ts";

export interface Told {
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads of it says what it is
  data: any;
  /** When it came, as `performance.now()` counts. */
  at: number;
}

/** Makes a call whose reply streams, and hears its events as they come. Stop listening and the connection closes. */
export async function* listen(
  fetcher: (request: Request) => Response | Promise<Response>,
  call: Call,
  body: object,
  options: { token: string; base?: string; locale?: string; signal?: AbortSignal },
): AsyncGenerator<Told> {
  const request = new Request(new URL(call.path, options.base ?? "http://localhost"), {
    method: "POST",
    headers: {
      accept: "text/event-stream",
      "accept-language": options.locale ?? "en",
      "content-type": "application/json",
      authorization: `Bearer ${options.token}`,
    },
    body: JSON.stringify(body),
    ...(options.signal && { signal: options.signal }),
  });
  const response = await fetcher(request);
  if (!/^text\/event-stream/.test(response.headers.get("content-type") ?? ""))
    throw new Error(`No stream but ${response.status}: ${await response.text()}`);
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const frame = text.slice(0, end);
      text = text.slice(end + 2);
      const event = /^event: (.+)$/m.exec(frame)?.[1];
      const data = /^data: (.+)$/m.exec(frame)?.[1];
      if (event && data) yield { event, data: JSON.parse(data), at: performance.now() };
    }
  }
}
