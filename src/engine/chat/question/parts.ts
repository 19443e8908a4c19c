const asks =
  "what|which|who|whom|whose|how|where|when|why|until when|till when|till what|until what|by when|from when|at what|in what|wat|welke?|wie|hoe|hoeveel|hoelang|waar\\p{L}*|wanneer|waarom|per wanneer|tot wanneer|tot hoe|vanaf wanneer|in welke?|op welke?|aan wie|met wie|bij wie|is (?:that|it|he|she|they|there|dat|die|ze|hij|het|er)|does|do(?= (?:they|we|you))|did|can|has|have(?= (?:they|you))|kan|mag|moet|heeft|zijn (?:die|dat|ze|er)|past";
const between = new RegExp(
  `(?:\\s*[,;?]\\s*|\\s+)(?:and|en|&|\\+|plus|maar ook)\\s+(?:also |ook |dan |then |so )?(?=(?:on |in |for |op |voor )?(?:${asks})(?!\\p{L}))|\\?\\s+(?=\\p{L})`,
  "iu",
);
/** "…, and his licence class": a thing that is asked along, without words that ask. */
const along = /\s*,?\s+(?:and|en|\+|&)\s+(?:on |in |op )?(?=(?:her|his|their|its|the|de|het|haar|zijn|hun)(?!\p{L}))/iu;
/** What opens a question for a thing, to be said again before what is asked along. */
const opening = /^\s*(?:and |en )?(what(?:'s| is| are)|wat (?:is|zijn)|which|welke?|what|wat)(?!\p{L})/iu;
/** "Between A and B" joins, and so does whatever stands in quotation marks. */
const joins = /(?<!\p{L})(?:between|tussen|both|zowel|compare|vergelijk\p{L}*|either)(?!\p{L})|["“”]/iu;
const MOST_PARTS = 3;

/** A question that asks two or three things as so many questions; of any other the question itself. */
export function partsOf(text: string): string[] {
  if (text.length > 300 || joins.test(text)) return [text];
  const parts: string[] = [];
  let rest = text.trim();
  while (parts.length < MOST_PARTS - 1) {
    const whole = between.exec(rest);
    const hit = whole ?? along.exec(rest);
    if (!hit || hit.index < 4) break;
    const first = rest.slice(0, hit.index);
    const second = rest.slice(hit.index + hit[0].length).trim();
    if (!isQuestion(first) || !/\p{L}{2,}/u.test(second)) break;
    parts.push(first);
    const opened = whole ? null : opening.exec(first)?.[1];
    rest = opened ? `${opened} ${second}` : second;
  }
  return [...parts, rest];
}

const isQuestion = (text: string) => /\p{L}+\s+\p{L}+/u.test(text);
