import type { TestServer } from "./server.ts";

/** Does what a language model is given up for: meanwhile this process waits for a draft or a reading half a second, and no longer. */
export async function impatiently<T>({ parts }: Pick<TestServer, "parts">, work: () => Promise<T>): Promise<T> {
  const { assistant } = parts;
  parts.assistant = assistant && { ...assistant, timeout_seconds: 0.5 };
  try {
    return await work();
  } finally {
    parts.assistant = assistant;
  }
}
