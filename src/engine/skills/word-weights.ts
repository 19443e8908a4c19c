import background from "#engine/data/shared/word-weights.json" with { type: "json" };

const known = new Map<string, number>();
for (const [tells, stems] of Object.entries(background.tells)) for (const stem of stems.split(" ")) known.set(stem, Number(tells));

/** Is this stem one that texts about work use? */
export const isWorkWord = (stem: string): boolean => known.has(stem);

/** What a word tells that hardly any text holds: as much as one in two thousand. */
const RAREST = 7.6;
/** From so many letters on a word that isn't known counts as rare; shorter ones are often joints of a sentence, in any language. */
const LONG = 7;

/**
 * How much a word tells of what a text is about, by its stem: the logarithm of how rare it is in texts about work (`idf`), from a
 * list that comes with the product. So a pair's relevance is the same whoever else is in the workspace. Words of languages that
 * the list doesn't know count by their length, which goes with rarity in every written language.
 */
export const tellsOf = (stem: string): number => known.get(stem) ?? RAREST * Math.min(1, stem.length / LONG);
