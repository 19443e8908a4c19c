import { protectedWordings as english } from "./en/protected.ts";
import { plain as englishPlain } from "./en/protected-traits.ts";
import { protectedWordings as dutch } from "./nl/protected.ts";
import { plain as dutchPlain } from "./nl/protected-traits.ts";
import { type Ground, ofWords } from "./protected-wording.ts";

export const protectedWordings: { ground: Ground; pattern: RegExp; instead: string | null }[] = [
  ...dutch,
  ...dutchPlain,
  ...english,
  ...englishPlain,
].map(({ ground, patterns, instead }) => ({ ground, instead, pattern: ofWords(patterns, "gu") }));

/** The Dutch act and the European rule behind each ground. */
export const laws: Record<Ground, string> = {
  age: "WGBL art. 3; Directive 2000/78/EC",
  gender: "AWGB art. 5, BW 7:646; Directive 2006/54/EC",
  nationality: "AWGB art. 5; Regulation (EU) 492/2011",
  origin: "AWGB art. 5; Directive 2000/43/EC",
  native_speaker: "AWGB art. 5; Directive 2000/43/EC",
  religion: "AWGB art. 5; Directive 2000/78/EC",
  disability: "WGBH/CZ art. 4; Directive 2000/78/EC",
  marital_status: "AWGB art. 5; Directive 2006/54/EC",
  pregnancy: "AWGB art. 1 and 5; Directive 2006/54/EC",
  sexual_orientation: "AWGB art. 5; Directive 2000/78/EC",
  appearance: "AWGB art. 1 and 5; Directive 2006/54/EC",
  political_opinion: "AWGB art. 5; Directive 2000/78/EC",
};
