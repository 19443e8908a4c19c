import type { Language } from "#contract/text/languages.ts";
import type { en } from "./en/all.ts";

/** `seats` stands for `seats_one`, `seats_other` and whatever other forms a language has (CLDR), where these two are together. */
type Counted<T, K extends string> = K extends `${infer Key}_${Intl.LDMLPluralRule}`
  ? `${Key}_one` | `${Key}_other` extends keyof T
    ? Key
    : K
  : K;
type KeysOf<T, Before extends string = ""> = {
  [K in keyof T & string]: T[K] extends string ? `${Before}${Counted<T, K>}` : KeysOf<T[K], `${Before}${K}.`>;
}[keyof T & string];

/** `area.key` of anything that the interface says. */
export type WordKey = KeysOf<typeof en>;
type WordValues = Record<string, string | number | null | undefined>;
/** The words of a key with `{{names}}` filled in; `count` chooses among its counted forms. A key that doesn't exist does not compile. */
export type Words = (key: WordKey, values?: WordValues) => string;

interface Tree {
  [name: string]: string | Tree;
}

/** Reads words of a language from `trees`, the later ones first. A key that none of them has is told and stands for itself. */
export function wordsFrom(trees: readonly Tree[], language: Language = "en"): Words {
  const found = new Map<string, string>();
  let rules: Intl.PluralRules | undefined;
  /** The form of a count by the language's own rules (CLDR); none has words of its own where somebody wrote them. */
  const countedForm = (key: string, count: number): string | undefined => {
    rules ??= new Intl.PluralRules(language);
    return (count === 0 ? textOf(`${key}_zero`) : undefined) ?? textOf(`${key}_${rules.select(count)}`) ?? textOf(`${key}_other`);
  };
  const textOf = (key: string): string | undefined => {
    const text = found.get(key) ?? lookUp(trees, key.split("."));
    // What isn't there may be among words that are still to come.
    if (text !== undefined) found.set(key, text);
    return text;
  };
  return (key, values) => {
    const { count } = values ?? {};
    const text = (typeof count === "number" ? countedForm(key, count) : undefined) ?? textOf(key);
    if (text === undefined) {
      console.error(`No words for ${key}`);
      return key;
    }
    return values && text.includes("{{") ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? "")) : text;
  };
}

function lookUp(trees: readonly Tree[], path: readonly string[]): string | undefined {
  for (const tree of trees.toReversed()) {
    let at: string | Tree | undefined = tree;
    for (const name of path) at = typeof at === "object" ? at[name] : undefined;
    if (typeof at === "string") return at;
  }
  return undefined;
}
