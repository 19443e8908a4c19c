import { type Mask, maskFrom } from "#engine/anonymity/mask/mask.ts";
import type { Engine, Given } from "./engine.ts";

/** Whom a mask hides: candidates with all that is known of them, and further names. */
export interface Masked {
  people: Given<"hidden">[0];
  others?: Given<"hidden">[1];
}

/**
 * What is said to somebody outside, each text of it through a mask, which the engine makes. `say` is called twice: to hear which
 * texts it hides, and with those hidden; only what it says then is replied.
 */
export async function throughMask<Said>(
  engine: Engine,
  workspace: string,
  { people, others = [] }: Masked,
  say: (mask: Mask) => Said,
): Promise<{ said: Said; mask: Mask }> {
  const texts = new Set<string>();
  const hide = (text: string) => {
    texts.add(text);
    return text;
  };
  say({ hide, show: (text) => text });
  const mask = maskFrom(await engine.run(workspace, "hidden", people, others, [...texts]));
  return { said: say(mask), mask };
}
