import { nth } from "#contract/nth.ts";
import { studyFieldRows } from "#engine/data/tables.ts";
import { withoutGender } from "./neutral.ts";
import { Patterns } from "./patterns/patterns.ts";
import { tokensOf } from "./tokens.ts";

interface Field {
  name: string;
  /** Studies of one wider field are near each other: nursing and physiotherapy. */
  wider: string;
}

let loaded: { fields: Field[]; patterns: Patterns } | null = null;

function known() {
  if (loaded) return loaded;
  const fields: Field[] = [];
  const patterns = new Patterns();
  for (const { name, wider, patterns: written } of studyFieldRows()) patterns.add(written, fields.push({ name, wider }) - 1);
  loaded = { fields, patterns };
  return loaded;
}

/** "IT" in capitals is a field; in small letters it is any thing. */
const capitals = /(?<!\p{L})IT(?!\p{L})/gu;

/** The fields that the words of a study or an ask name, each once: "HBO-ICT" and "computer science" are both informatics. */
export function studyFieldsIn(text: string): Field[] {
  const { fields, patterns } = known();
  const plain = text.replace(capitals, "ict");
  const found = patterns.find(plain, withoutGender(tokensOf(plain))).map(({ entry }) => nth(fields, entry));
  return [...new Set(found)];
}
