/**
 * What a session keeps beyond its transaction: whoever is lent the connection next would find it, or miss it. By PostgreSQL's own
 * words for its statements, as it logs them with log_statement = all.
 */
const KEPT = [
  /^(un)?listen\b|^notify\b|\bpg_notify\(/i,
  /^(prepare|deallocate|discard|load|reset)\b/i,
  /^set\s+(?!local\b|transaction\b|constraints\b)/i,
  /\bset_config\([^()]*,\s*false\s*\)/i,
  /\bpg_(try_)?advisory_(un)?lock(_shared|_all)?\(/i,
  /^create\s+(local\s+|global\s+)?temp(orary)?\b|\binto\s+temp(orary)?\b/i,
  /^declare\b[^;]*\bwith\s+hold\b/i,
];

/** The statements in a log that leave something behind in their session; `seen`: how many there were. */
export function sessionStateIn(log: string): { kept: string[]; seen: number } {
  // A statement's later lines begin with a tab.
  const lines = log.replaceAll("\n\t", " ").split("\n");
  const asked = lines.flatMap((line) => {
    const [, name, text = ""] = /LOG: {2}(?:statement|execute (\S+)): (.*)$/.exec(line) ?? [];
    return text ? [{ name, text }] : [];
  });
  const keeps = ({ name, text }: (typeof asked)[number]) =>
    (name !== undefined && name !== "<unnamed>") || text.split(";").some((one) => KEPT.some((kept) => kept.test(one.trim())));
  return { kept: asked.filter(keeps).map(({ text }) => text.slice(0, 200)), seen: asked.length };
}
