import type { Evidence } from "#contract/fields.ts";
import type { Claim, Confirmation, ProposalParts } from "#contract/proposal/proposal.ts";
import { numberedIn, turnedIn } from "#engine/borne/pairs.ts";
import { swappedIn } from "#engine/borne/swapped.ts";
import { passageAt } from "#engine/matching/passages.ts";
import { isDutch } from "#engine/skills/languages.ts";
import type { RaisedKind } from "#engine/words/claim-wording.ts";
import { piecesOf } from "./claims/find-pieces.ts";
import { beyondWordsIn } from "./claims/floor.ts";
import { Grounds } from "./claims/grounds.ts";
import { heldTitlesIn } from "./claims/held-titles.ts";
import { notedLine } from "./claims/noted-line.ts";
import { onceOf } from "./claims/once.ts";
import type { Bearer, Piece } from "./claims/piece.ts";
import { bearersOf } from "./claims/registry.ts";
import { bodyOf } from "./formalities.ts";
import { sentencesOf } from "./sentences.ts";
import { type PreparedSources, type ProposalSources, pageAt, prepareSources } from "./sources.ts";
import { isNamed } from "./words.ts";

/** A claim of texts in one language. */
export type Statement = Omit<Claim, "language">;

/**
 * The text of a part as its claims count offsets in it: a strength's title and text with a blank line between them, the
 * summary, the letter, or a requirement's note. Null for a part that isn't there.
 */
export function textOfPart(parts: ProposalParts, part: string): string | null {
  const [kind, index] = part.split(":");
  if (kind === "letter") return parts.cover_letter;
  if (kind === "summary") return parts.information.summary ?? null;
  if (kind === "strength") {
    const strength = parts.strengths[Number(index)];
    return strength ? `${strength.title}\n\n${strength.text}` : null;
  }
  return parts.requirements[Number(index)]?.note ?? null;
}

/**
 * Every sentence of a proposal that can be true or false, in the order of its parts, with what bears it. A sentence is a
 * claim when it holds something to look up: a number, years, a date, an employer, school or other name, a diploma, a
 * certificate or skill that the lexicon knows, a place, a language. Greeting and closing of the letter are none, nor are
 * sentences that only ask or tell what is missing. A claim is sourced when *every* such piece stands in a source: the CV,
 * the profile, a note, and for what the client asks the job's text. Otherwise its source is `none` with the missing pieces
 * as they are written, unless somebody confirmed exactly this sentence in a part of this kind; another wording of it is
 * another sentence, and its confirmation falls away. `text === textOfPart(parts, part).slice(start, end)`, always.
 *
 * `drafted` are sentences with the passages that they were written from, for as long as they are worded so.
 *
 * It takes any text in English or Dutch and refuses none; what it can't see is a claim without any piece ("always on time").
 */
export function claimsOf(
  parts: ProposalParts,
  sources: ProposalSources | PreparedSources,
  confirmations: readonly Confirmation[] = [],
  drafted: readonly DraftedSentence[] = [],
): Statement[] {
  const ready = "texts" in sources ? sources : prepareSources(sources);
  const names: string[] = [
    ...parts.strengths.map((_, index) => `strength:${index}`),
    "summary",
    "letter",
    ...parts.requirements.map((_, index) => `requirement:${index}`),
  ];
  const grounds = new Grounds(ready);
  const known = new Map<string, Claim["source"] | null>();
  const restsOn = new Map(drafted.map(({ text, passages }) => [text, passages.filter((one) => stands(ready, one))]));
  const vouched = new Set(
    drafted.flatMap(({ text, passages, looked }) => (looked && passages.every((one) => stands(ready, one)) ? [text] : [])),
  );
  return names.flatMap((part) => {
    const text = textOfPart(parts, part) ?? "";
    // A note stands beside its requirement, and means what that names.
    const context = part.startsWith("requirement:") ? parts.requirements[Number(part.split(":")[1])]?.text : undefined;
    return sentencesOf(part === "letter" ? bodyOf(text) : text).flatMap((sentence): Statement[] => {
      const key = `${context ?? ""}\n${text.slice(sentence.start, sentence.end)}`;
      const source = known.has(key)
        ? known.get(key)
        : sourceOf(grounds, text.slice(sentence.start, sentence.end), context, restsOn.get(text.slice(sentence.start, sentence.end)));
      known.set(key, source ?? null);
      if (!source) return [];
      const written = text.slice(sentence.start, sentence.end);
      const passage = vouched.has(written) ? restsOn.get(written)?.[0] : undefined;
      if (source.kind === "none" && passage)
        return [{ part, text: written, ...sentence, source: { kind: "passage", evidence: onPage(ready, passage) } }];
      const kind = part.split(":")[0];
      const confirmed = confirmations.findLast((one) => one.text.trim() === written && one.part.split(":")[0] === kind);
      return [
        {
          part,
          text: written,
          ...sentence,
          source: source.kind === "none" && confirmed ? { kind: "confirmed", by: confirmed.by, at: confirmed.at } : source,
        },
      ];
    });
  });
}

/** Does a passage still stand where it was read? */
const stands = ({ texts }: PreparedSources, { source, quote, start, end }: Evidence): boolean =>
  texts.some((one) => one.source === source && one.text.slice(start, end) === quote);

/** A sentence that somebody drafted, with the passages that it rests on. */
export interface DraftedSentence {
  text: string;
  passages: Evidence[];
  /** No rule finds it in its passages; a second look of this version did. */
  looked?: string | undefined;
}

/** What of a drafted sentence no source bears by the rules, and what of it stands by nobody's word (see `beyondWordsIn`). */
interface Missing {
  lacking: string[];
  beyond_words: string[];
}

/** The same of each sentence, in the order they came. */
export function missingIn(sources: ProposalSources | PreparedSources, sentences: readonly DraftedSentence[]): Missing[] {
  const grounds = new Grounds("texts" in sources ? sources : prepareSources(sources));
  return sentences.map(({ text, passages }) => {
    const source = sourceOf(grounds, text, "", passages);
    return { lacking: source?.kind === "none" ? source.missing : [], beyond_words: beyondWordsIn(grounds, text, passages) };
  });
}

const numberedPassages = onceOf(({ text, passages }) => passages.map(({ start, end }) => numberedIn(text.slice(start, end))));

/** The passages that these places stand in. */
const passagesOf = ({ sources }: Grounds, named: readonly Evidence[]): string =>
  named
    .map(({ source, start, quote }) => {
      const text = sources.texts.find((one) => one.source === source);
      const span = text && passageAt(text.passages, start);
      return span ? text.text.slice(span.start, span.end) : quote;
    })
    .join("\n");

/** What a person writes is asked about where it praises; what a model does, where it makes more of somebody in any way. */
const praises: ReadonlySet<RaisedKind> = new Set(["best", "peerless", "others"]);

/** What bears a sentence, which a model wrote where it has passages; null when it holds nothing to look up. */
function sourceOf(grounds: Grounds, sentence: string, context = "", written?: readonly Evidence[]): Claim["source"] | null {
  const named = written ?? [];
  const line = notedLine(grounds, sentence);
  if (line) return { kind: "passage", evidence: line };
  const pieces = piecesOf(grounds, sentence).filter((one) => one.kind !== "raised" || written || praises.has(one.raised));
  const borne: { piece: Piece; bearers: Bearer[] }[] = [];
  const lacking: string[] = [];
  const titles = heldTitlesIn(grounds, sentence);
  lacking.push(...turnedIn(sentence, grounds.sources.texts.flatMap(numberedPassages)));
  if (named.length > 0) lacking.push(...swappedIn(sentence, passagesOf(grounds, named)));
  for (const piece of pieces) {
    const looked = bearersOf(grounds, piece, { sentence, pieces, context, named });
    const title = looked.length === 0 ? titles.find(({ start, end }) => start <= piece.start && piece.end <= end) : undefined;
    const bearers = title ? [grounds.field(`experience.${title.index}.title`)] : looked;
    if (bearers.length > 0) borne.push({ piece, bearers });
    else if (isLeftToReader(grounds, sentence, piece, named)) continue;
    // That something is missing needs no passage that holds it.
    else if (!piece.denied || piece.kind === "number" || piece.kind === "years" || (piece.kind === "raised" && piece.raised === "peerless"))
      lacking.push(sentence.slice(piece.start, piece.end).trim());
  }
  if (lacking.length > 0) return { kind: "none", missing: [...new Set(lacking)] };
  if (borne.length === 0) return null;
  return bestOf(grounds, borne);
}

/**
 * Common words that only look like a skill, in a sentence that rests on a passage of another language: whether that says it is
 * for who reads both. A thing with a name is never: it stands by its name.
 */
const isLeftToReader = ({ sources }: Grounds, sentence: string, piece: Piece, named: readonly Evidence[]): boolean =>
  piece.kind === "skill" &&
  !isNamed(piece.name) &&
  !/\p{Lu}/u.test(sentence.slice(piece.start + 1, piece.end)) &&
  named.some(({ source }) => source !== "job") &&
  isDutch(sources.candidate.cv_text ?? "") !== isDutch(sentence);

/** The passage that bears most of a sentence, numbers counting double; a field of the record where no passage does. */
function bestOf(grounds: Grounds, borne: { piece: Piece; bearers: Bearer[] }[]): Claim["source"] {
  const weights = new Map<string, { weight: number; bearer: Bearer }>();
  for (const { piece, bearers } of borne) {
    const seen = new Set<string>();
    for (const bearer of bearers) {
      const key = "field" in bearer ? bearer.field : passageKey(grounds, bearer.evidence);
      if (seen.has(key)) continue;
      seen.add(key);
      const known = weights.get(key);
      const weight =
        (piece.kind === "number" || piece.kind === "years" ? 2 : 1) *
        (piece.asked || piece.denied ? 0.5 : 1) *
        ("field" in bearer ? 0.9 : 1);
      if (known) known.weight += weight;
      else weights.set(key, { weight, bearer });
    }
  }
  const [first] = [...weights.values()].sort((one, other) => other.weight - one.weight);
  const bearer = (first as { bearer: Bearer }).bearer;
  if ("field" in bearer) return { kind: "record", field: bearer.field };
  return { kind: "passage", evidence: onPage(grounds.sources, bearer.evidence) };
}

function onPage({ candidate }: PreparedSources, evidence: Evidence): Evidence {
  const page = evidence.source === "cv" && !evidence.page ? pageAt(candidate, evidence) : undefined;
  return page ? { ...evidence, page } : evidence;
}

function passageKey(grounds: Grounds, { source, start }: Evidence): string {
  const text = grounds.sources.texts.find((one) => one.source === source);
  return `${source} ${(text && passageAt(text.passages, start)?.start) ?? start}`;
}
