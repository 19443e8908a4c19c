import { each, inYear, opposites, said, shares } from "#engine/chat/check/said.ts";

/** What a sentence tells of how often, of a share, of a year of study, or of pairs such as permanent and temporary, and its passages otherwise. */
export function swappedIn(sentence: string, passages: string): string[] {
  const [told, text] = [sentence, passages].map((one) => one.replace(said.prospect, " ")) as [string, string];
  const others = [each, shares, inYear].flatMap((kinds) => {
    const held = kinds.filter((one) => one.test(text));
    const hit = kinds.find((one) => one.test(told));
    return hit && held.length > 0 && !held.some((one) => one.test(told)) ? [hit.exec(told)?.[0] ?? ""] : [];
  });
  const swaps = opposites.flatMap(([one, other]) =>
    [
      [one, other],
      [other, one],
    ].flatMap(([own, ruled]) =>
      own && ruled && own.test(told) && !ruled.test(told) && ruled.test(text) && !own.test(text) ? [own.exec(told)?.[0] ?? ""] : [],
    ),
  );
  return [...others, ...swaps];
}
