import * as z from "zod";
import { nth } from "#contract/nth.ts";
import type { Translation } from "./translation.ts";

const TIMEOUT_MS = 10_000;
const answer = z.object({ translatedText: z.array(z.string()) });

/** A server that speaks LibreTranslate's protocol (`POST /translate`, https://docs.libretranslate.com/api/operations/translate). */
export function openLibreTranslate(url: string, api_key?: string): Translation {
  const endpoint = `${url.replace(/\/+$/, "")}/translate`;
  return {
    about: `LibreTranslate at ${new URL(url).host}`,
    translate: async (texts, { target, source }) => {
      const asked = source === target ? [] : texts.filter((text) => text.trim() !== "");
      const answered = asked.length > 0 ? await ask(endpoint, { q: asked, source: source ?? "auto", target, format: "text", api_key }) : [];
      if (answered.length !== asked.length) throw new Error(`The translation server answered ${answered.length} of ${asked.length} texts`);
      let next = 0;
      const translations = texts.map((text) => {
        const translated = source !== target && text.trim() !== "";
        return { text: translated ? nth(answered, next++) : text, translated };
      });
      return { provider: "libretranslate", translations };
    },
  };
}

async function ask(endpoint: string, body: object): Promise<string[]> {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
    // The key goes to the server that was named, and to no other.
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The translation server answered ${response.status}`);
  return answer.parse(await response.json()).translatedText;
}
