import type { Verdict } from "#contract/fields.ts";
import { personName } from "#contract/text/names/person-name.ts";
import type { Mask } from "#engine/anonymity/mask/mask.ts";
import { type ChatPassage, type ChatRecords, MOST_RANKED } from "#engine/chat/chat.ts";
import type { Offer, OfferedPerson, OfferedVerdict } from "#engine/chat/offer/offer.ts";
import { evidenceOf } from "#engine/chat/passages.ts";
import { candidateOf, labelOf } from "#engine/chat/sources.ts";
import { fenced } from "#server/areas/second-look/rules.ts";
import type { Prompt } from "#server/parts/assistant/assistant.ts";
import { SYSTEM_TEXT } from "../system-text.ts";

/** What a model is asked: the talk so far, then the records and the question. Everything of it masked. */
export function promptOf({ offer, ...of }: { offer: Offer; records: ChatRecords; question: string; mask: Mask }): Prompt {
  const { records, question, mask } = of;
  const turns: Prompt["turns"] = offer.history.map(({ role, content }) => ({ role, content: mask.hide(content) }));
  const content = `${recordsAsData(offer, records, mask)}\n\nThe question:\n\n${mask.hide(question)}`;
  return { system: SYSTEM_TEXT, turns: [...turns, { role: "user", content }] };
}

/** What is offered of a talk's records, by document, with how candidates stand. */
export function recordsAsData(offer: Offer, records: ChatRecords, mask: Mask): string {
  const about = { candidate: "a candidate", job: "a job and its best candidates", candidate_job: "a candidate for a job" }[records.kind];
  const told = [
    `The talk is about ${about}. Today is ${records.today}. The records:`,
    documentsAsData(offer, records, mask),
    ...(records.job ? [requirementsAsData(offer, mask)] : []),
    ...(records.kind === "job"
      ? [rankingAsData(offer, records, mask)]
      : records.job
        ? offer.people.map(verdictsAsData(records, mask))
        : []),
    leftOutOf(offer, records),
  ];
  return told.filter(Boolean).join("\n\n");
}

const marks = (numbers: readonly number[]) => numbers.map((n) => `[${n}]`).join("");

/** A text as the value of an attribute, which a quotation mark would end. */
const inQuotes = (text: string) => fenced(text).replaceAll('"', "”").replace(/\s+/g, " ");

/** A name as the mask hides it; whoever has none is told by the place in the ranking. */
function whoIs(records: ChatRecords, mask: Mask, candidate_id?: string): string {
  const candidate = candidateOf(records, candidate_id);
  return (candidate && inQuotes(mask.hide(personName(candidate)))) || "a candidate without a name";
}

/** Passages by the document that they stand in, as data; each says where it stands if the document's name doesn't. */
function documentsAsData({ passages, people }: Offer, records: ChatRecords, mask: Mask): string {
  const lines: string[] = [];
  let open = "";
  for (const passage of passages) {
    const [name, attributes] = documentOf(passage, people, records, mask);
    if (`${name}${attributes}` !== open) {
      if (open) lines.push(`</${open.split(" ")[0]}>`);
      lines.push(`<${name}${attributes}>`);
      open = `${name}${attributes}`;
    }
    const isPlain = passage.source === "cv" || passage.source === "job";
    const from = isPlain ? "" : ` from="${inQuotes(mask.hide(labelOf(evidenceOf(passage), records, "en")))}"`;
    lines.push(`<p n="${passage.n}"${from}>${fenced(mask.hide(passage.text)).replace(/\s+/g, " ")}</p>`);
  }
  if (open) lines.push(`</${open.split(" ")[0]}>`);
  return lines.join("\n");
}

function documentOf({ source, candidate_id }: ChatPassage, people: Offer["people"], records: ChatRecords, mask: Mask): [string, string] {
  if (source === "job" || source.startsWith("job:")) return ["vacancy", ""];
  if (source.startsWith("note:") || source.startsWith("match:")) return ["notes", ""];
  const whose = people.find((one) => one.candidate_id === candidate_id);
  const rank = whose?.rank ? ` rank="${whose.rank}"` : "";
  const part = whose && whose.given < whose.of ? ` given="${whose.given} of ${whose.of} passages"` : "";
  return ["cv", ` of="${whoIs(records, mask, candidate_id)}"${rank}${part}`];
}

const kinds = { must: "must", nice: "nice to have", knock_out: "knock-out" };

const requirementsAsData = ({ requirements }: Offer, mask: Mask): string =>
  [
    "<requirements>",
    ...requirements.map(
      ({ sign, kind, text, asked }) =>
        `${sign} | ${kinds[kind]} | ${fenced(mask.hide(text)).replace(/\s+/g, " ")}${asked.length > 0 ? ` | asked in ${marks(asked)}` : ""}`,
    ),
    "</requirements>",
  ].join("\n");

const by = { product: "by the product", model: "by a language model", person: "by a recruiter" };
const plainly = (verdict: Verdict) => verdict.replace("_", " ");
const verdictOf = ({ verdict }: OfferedVerdict) => plainly(verdict);
const giverOf = (one: OfferedVerdict) => `${by[one.by]}${one.built_in ? `, ${plainly(one.built_in)} by the product` : ""}`;

/** How one candidate stands, requirement by requirement. */
const verdictsAsData =
  (records: ChatRecords, mask: Mask) =>
  ({ score, verdicts, candidate_id }: OfferedPerson): string =>
    [
      `<verdicts of="${whoIs(records, mask, candidate_id)}" score="${score ?? "none"}">`,
      ...verdicts.map((one) =>
        [
          one.sign,
          verdictOf(one),
          giverOf(one),
          ...(one.note ? [fenced(mask.hide(one.note)).replace(/\s+/g, " ")] : []),
          one.proof.length > 0 ? `proof ${marks(one.proof)}` : "no proof",
        ].join(" | "),
      ),
      "</verdicts>",
    ].join("\n");

/** How the job's candidates stand, the best first. A verdict is the product's own where nobody else is named. */
const rankingAsData = ({ people }: Offer, records: ChatRecords, mask: Mask): string =>
  [
    "<ranking>",
    ...people.map(({ rank, score, verdicts, candidate_id }) =>
      [
        rank,
        whoIs(records, mask, candidate_id),
        `score ${score}`,
        verdicts
          .map((one) => `${one.sign} ${verdictOf(one)}${marks(one.proof)}${one.by === "product" ? "" : ` (${giverOf(one)})`}`)
          .join(", "),
      ].join(" | "),
    ),
    ...(people.length === 0 ? ["No candidate was compared with this job yet."] : []),
    "</ranking>",
  ].join("\n");

/** What of the records isn't there, in one line; empty where everything is. */
function leftOutOf({ vacancy, people, isOfVacancy, isCutShort }: Offer, { kind, ranked }: ChatRecords): string {
  const cvs = people.reduce((sum, { given, of }) => ({ given: sum.given + given, of: sum.of + of }), { given: 0, of: 0 });
  const missing = [
    isOfVacancy && cvs.of > 0 && "the CVs, because the question seems to be about the vacancy alone",
    !isOfVacancy && cvs.given < cvs.of && `${cvs.of - cvs.given} of the ${cvs.of} passages of the CVs, those farthest from the question`,
    vacancy.given < vacancy.of && `${vacancy.of - vacancy.given} of the ${vacancy.of} passages of the vacancy`,
    isCutShort && "the beginning of this talk",
    kind === "job" && ranked.length === MOST_RANKED && `whoever is ranked below place ${MOST_RANKED}`,
  ].filter((one) => one !== false);
  return missing.length > 0 ? `Left out here, so unknown to you and not absent from the records: ${missing.join("; ")}.` : "";
}
