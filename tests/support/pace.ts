/**
 * How long work takes, as a machine takes it that nobody else is on. Processor time leaves out what others do meanwhile, but not that
 * they slow it: two at one core's caches take up to three times as long for the same instructions.
 */

/** Milliseconds of processor that `sample` takes on the machine for which limits are written. */
const USUAL_MS = 35;
const SAMPLES = 3;
const MOST_TRIES = 3;

/** In milliseconds of this thread's processor. */
export function spentOn(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** A fixed piece of work such as the engine's: patterns over a text, words as records, sorted and counted. */
function sample(): number {
  const text = Array.from(
    { length: 4000 },
    (_, n) => `Worked ${n} years with Python${n % 97}, Kafka and 2019 - 2021 at Example B.V.\n`,
  ).join("");
  let found = 0;
  for (const pattern of [/\b(\d+)\s+years?\b/g, /[A-Z][a-z]+(?: [A-Z][a-z]+)*/g, /\d{4} - \d{4}/g])
    for (const { index } of text.matchAll(pattern)) found += index % 7;
  const words = text.split(/[\s,.]+/).map((word, at) => ({ word: word.toLowerCase(), at }));
  words.sort((one, other) => (one.word < other.word ? -1 : one.word > other.word ? 1 : one.at - other.at));
  const counts = new Map<string, number>();
  for (const { word } of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return found + counts.size;
}

/** How many times as long as usual this machine takes just now, at least 1: the middle of some samples, which no hiccup moves. */
function slowness(): number {
  const samples = Array.from({ length: SAMPLES }, () => spentOn(sample)).sort((one, other) => one - other);
  return Math.max(1, (samples[Math.floor(SAMPLES / 2)] as number) / USUAL_MS);
}

/**
 * Processor time of `work` in milliseconds: of three tries the first below `limit`, else the least, each over it counted as of a machine
 * at its usual pace. What `work` keeps for a second time may count: give it nothing that is remembered whole.
 */
export function costOf(work: () => unknown, limit: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < MOST_TRIES && least >= limit; tries++) {
    const ms = spentOn(work);
    least = Math.min(least, ms < limit ? ms : ms / slowness());
  }
  return least;
}
