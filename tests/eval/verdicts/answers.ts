import type { Question } from "./set.ts";

/** A question with its label, as the set's lines hold it. */
export interface LabelledQuestion extends Question {
  lang: "en" | "nl";
  /** Each must be found in the answer; of a list, one of them. */
  answer: (string | string[])[];
  /** None may be found in it. */
  not: string[];
  unanswerable: boolean;
  /** It takes something for granted that the documents refute: the right answer corrects it. */
  premise?: boolean;
  /** Where the answer stands. */
  quotes: string[];
}

export interface Answered {
  content: string;
  citations: string[];
}

export type Outcome = "right" | "declined" | "wrongly declined" | "wrong";

const sources = "(?:the|this|these|her|his|their|any) (?:cv|résumé|documents?|vacancy|records?|passages?|profile|notes?)";
const bronnen = "(?:de|het|dit|deze|haar|zijn) (?:cv|documenten|vacature|gegevens|passages?|profiel|notities|stukken)";
/**
 * Words by which an answer says that the documents don't hold it: those of the scorer beside the labels, and how people say it who don't
 * know that ("isn't in the CV", "het cv noemt geen …").
 */
const declines = new RegExp(
  [
    "\\b(not? (in|stated|mentioned?|found|known|information|say)|nothing (in|about|on)|doesn.t (say|mention|state)|does not (say|mention|state)|no (mention|information|document)|staat (er )?niet|niet (in (de|het)|vermeld|genoemd|gevonden|bekend)|geen (informatie|document)|niets (over|in)|zegt niets)",
    `n['’]t (?:\\p{L}+ )?(?:in|part of) ${sources}`,
    "(?:isn|aren|wasn)['’]t (?:\\p{L}+ )?(?:stated|mentioned|named|given|told|listed|recorded|known|documented)",
    `${sources} (?:(?:do|does)(?:n['’]t| not) (?:name|tell|give|list|hold|show|contain|specify|indicate|record)|(?:name|tell|give|list|hold|show|contain|say|mention|state)s? (?:no|nothing)(?!\\p{L}))`,
    `${bronnen} (?:noem|vermeld|zegg?|geef|gev|vertel|bevat|houd|toon|meld)\\p{L}* (?:\\p{L}+ ){0,3}(?:niet|geen|niets)(?!\\p{L})`,
    `(?:staat|staan) (?:\\p{L}+ ){0,4}(?:niet|niets|nergens)(?: (?:\\p{L}+ )?in ${bronnen}|[.,;]|$)`,
    `(?:nowhere in ${sources}|nergens in ${bronnen})`,
  ].join("|"),
  "iu",
);

export function outcomeOf(question: LabelledQuestion, { content }: Answered): Outcome {
  const has = (pattern: string) => new RegExp(pattern, "is").test(content);
  const isSpoilt = question.not.some(has);
  if (question.unanswerable) return declines.test(content) && !isSpoilt ? "declined" : "wrong";
  if (!isSpoilt && question.answer.every((one) => [one].flat().some(has))) return "right";
  return declines.test(content) ? "wrongly declined" : "wrong";
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Does one of the citations hold most words of a place where the answer stands, or the other way round? */
function isOnPoint({ quotes }: LabelledQuestion, { citations }: Answered): boolean {
  return citations.some((citation) =>
    quotes.some((quote) => {
      const [one, other] = [wordsOf(citation), wordsOf(quote)];
      const shared = [...one].filter((word) => other.has(word)).length;
      return shared / Math.max(1, Math.min(one.size, other.size)) >= 0.6;
    }),
  );
}

const share = (part: number, whole: number) => (whole === 0 ? "    –" : (part / whole).toFixed(3)).padStart(7);

/** The whole table of the answers to a set's questions: right, declined, wrong, follow-ups, by language and by what was asked about. */
export function tableOf(questions: readonly LabelledQuestion[], answers: ReadonlyMap<string, Answered>): string {
  const judged = questions.flatMap((question) => {
    const answer = answers.get(question.id);
    return answer ? [{ question, answer, outcome: outcomeOf(question, answer) }] : [];
  });
  const line = (name: string, of: typeof judged) => {
    const answerable = of.filter(({ question }) => !question.unanswerable);
    const others = of.filter(({ question }) => question.unanswerable);
    const count = (outcome: Outcome) => of.filter((one) => one.outcome === outcome).length;
    const cited = answerable.filter(({ answer }) => answer.citations.length > 0);
    return [
      name.padEnd(11),
      String(of.length).padStart(4),
      share(count("right"), answerable.length),
      share(count("declined"), others.length),
      share(count("wrongly declined"), answerable.length),
      share(count("wrong"), of.length),
      share(cited.filter(({ question, answer }) => isOnPoint(question, answer)).length, cited.length),
    ].join("  ");
  };
  const where = (keep: (question: LabelledQuestion) => boolean) => judged.filter(({ question }) => keep(question));
  return [
    "answers       of   right  declined rightly | wrongly  wrong  on point",
    line("all", judged),
    line(
      "follow-ups",
      where(({ after }) => after !== undefined),
    ),
    line(
      "premises",
      where(({ premise }) => premise === true),
    ),
    ...(["candidate", "job", "both"] as const).map((scope) =>
      line(
        scope,
        where((one) => one.scope === scope),
      ),
    ),
    line(
      "Dutch",
      where(({ lang }) => lang === "nl"),
    ),
    line(
      "English",
      where(({ lang }) => lang === "en"),
    ),
  ].join("\n");
}
