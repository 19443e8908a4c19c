import type { Log } from "#server/parts/parts.ts";
import type { Translation } from "./translation.ts";

/** Asks the first; where it fails, says so in the log and lets the second answer. */
export function openChain(first: Translation, second: Translation, log: Pick<Log, "error">): Translation {
  return {
    about: `${first.about}, else ${second.about}`,
    translate: async (texts, languages, asked) => {
      try {
        return await first.translate(texts, languages, asked);
      } catch (failure) {
        log.error(new Error(`${first.about} didn't translate; ${second.about} did`, { cause: failure }));
        return second.translate(texts, languages, asked);
      }
    },
  };
}
