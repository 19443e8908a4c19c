import type { Language } from "#contract/fields.ts";
import { effectiveVerdict, isAsked } from "#engine/matching/score.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { canonicalSkill } from "#engine/skills/lexicon.ts";
import type { ChatRecords } from "./chat.ts";

/** Three to six questions worth asking about these records, each of which the built-in assistant can answer. */
export function suggestionsFor(records: ChatRecords, language: Language): string[] {
  const t = (english: string, dutch: string) => (language === "en" ? english : dutch);
  const { candidate, ranked, criteria, kind } = records;
  if (kind === "job")
    return [
      ...(ranked.length > 0 ? [t("Who are the best candidates?", "Wie zijn de beste kandidaten?")] : []),
      ...(ranked.length > 1 ? [t("Which musts rule out most people?", "Op welke eisen vallen de meesten af?")] : []),
      t("What does the job ask?", "Wat vraagt de vacature?"),
      t("What does the job pay?", "Wat betaalt de baan?"),
      t("Summarise the vacancy", "Vat de vacature samen"),
    ];
  const name = candidate?.first_name?.trim() || t("the candidate", "de kandidaat");
  const skill = candidate?.skills.map(({ name: one }) => canonicalSkill(one)).find((one) => one && !isSoftSkill(one) && !isBroadSkill(one));
  const summary = t("Summary in Dutch", "Samenvatting in het Engels");
  if (kind === "candidate_job") {
    const isOpen = criteria.some((criterion) => isAsked(criterion) && effectiveVerdict(criterion) !== "met");
    return [
      isOpen ? t("What is missing?", "Wat ontbreekt?") : t("Which requirements are met?", "Aan welke eisen is voldaan?"),
      t("Three interview questions", "Drie gespreksvragen"),
      t("Why this candidate?", "Waarom deze kandidaat?"),
      t("Draft a strength", "Schrijf een sterk punt"),
      summary,
    ];
  }
  return [
    ...(skill ? [t(`How long has ${name} worked with ${skill}?`, `Hoe lang werkt ${name} met ${skill}?`)] : []),
    t("Are there gaps in the history?", "Zijn er gaten in de loopbaan?"),
    t(`When can ${name} start?`, `Wanneer kan ${name} beginnen?`),
    t("Three interview questions", "Drie gespreksvragen"),
    summary,
  ];
}
