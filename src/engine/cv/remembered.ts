const MOST = 5000;
const LONGEST = 300;

/** The same question about the same short text has the same answer: one CV asks it many times over. */
export function remembered<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = ask(text);
    if (known.size > MOST) known.clear();
    if (text.length < LONGEST) known.set(text, answer);
    return answer;
  };
}
