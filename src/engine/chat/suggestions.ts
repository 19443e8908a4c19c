import type { Language } from "#contract/fields.ts";
import { saidIn } from "#contract/text/languages.ts";
import { effectiveVerdict, isAsked } from "#engine/matching/score.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { differencesIn } from "./answers/match/differs.ts";
import type { ChatRecords } from "./chat.ts";

/** Three to six questions worth asking about these records, each of which the built-in assistant can answer. */
export function suggestionsFor(records: ChatRecords, language: Language): string[] {
  const t = saidIn(language);
  const { candidate, ranked, criteria, kind } = records;
  const differs =
    differencesIn(records).length > 0
      ? [
          t({
            en: "Where do the model and the built-in verdicts differ?",
            nl: "Waar verschillen het taalmodel en de ingebouwde oordelen?",
          }),
        ]
      : [];
  if (kind === "job")
    return [
      ...differs,
      ...(ranked.length > 0 ? [t({ en: "Who are the best candidates?", nl: "Wie zijn de beste kandidaten?" })] : []),
      ...(ranked.length > 1 ? [t({ en: "Which musts rule out most people?", nl: "Op welke eisen vallen de meesten af?" })] : []),
      t({ en: "What does the job ask?", nl: "Wat vraagt de vacature?" }),
      t({ en: "What does the job pay?", nl: "Wat betaalt de baan?" }),
      t({ en: "Summarise the vacancy", nl: "Vat de vacature samen" }),
    ];
  const name = candidate?.first_name?.trim() || t({ en: "the candidate", nl: "de kandidaat" });
  const skill = candidate?.skills.map(({ name: one }) => canonicalSkill(one)).find((one) => one && !isSoftSkill(one) && !isBroadSkill(one));
  const summary = t({ en: "Summary in Dutch", nl: "Samenvatting in het Engels" });
  if (kind === "candidate_job") {
    const isOpen = criteria.some((criterion) => isAsked(criterion) && effectiveVerdict(criterion) !== "met");
    return [
      ...differs,
      isOpen
        ? t({ en: "What is missing?", nl: "Wat ontbreekt?" })
        : t({ en: "Which requirements are met?", nl: "Aan welke eisen is voldaan?" }),
      t({ en: "Three interview questions", nl: "Drie gespreksvragen" }),
      t({ en: "Why this candidate?", nl: "Waarom deze kandidaat?" }),
      t({ en: "Draft a strength", nl: "Schrijf een sterk punt" }),
      summary,
    ];
  }
  return [
    ...(skill ? [t({ en: `How long has ${name} worked with ${skill}?`, nl: `Hoe lang werkt ${name} met ${skill}?` })] : []),
    t({ en: "Are there gaps in the history?", nl: "Zijn er gaten in de loopbaan?" }),
    t({ en: `When can ${name} start?`, nl: `Wanneer kan ${name} beginnen?` }),
    t({ en: "Three interview questions", nl: "Drie gespreksvragen" }),
    summary,
  ];
}
