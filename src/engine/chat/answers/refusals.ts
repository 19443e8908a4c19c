import type { Draft } from "../draft.ts";

/** Matters that no decision about a person may rest on are kindly declined, with the reason. */
export function declineProtected(draft: Draft): void {
  draft.say(
    draft.t({
      en: "I give no information about age, gender, origin, religion, health, family or other personal matters, not even where a CV mentions them.",
      nl: "Over leeftijd, geslacht, afkomst, geloof, gezondheid, gezin of andere persoonlijke zaken geef ik geen informatie, ook niet als een cv er iets over zegt.",
    }),
  );
  draft.say(
    draft.t({
      en: "Equal-treatment law forbids weighing them in a selection. Ask me about skills, experience, availability or how the requirements are met.",
      nl: "De wetgeving over gelijke behandeling verbiedt om ze te laten meewegen bij een selectie. Vraag me wel gerust naar vaardigheden, ervaring, beschikbaarheid of de eisen.",
    }),
  );
}

/** What the assistant is and can do, for whatever is no question about the documents. */
export function tellAbilities(draft: Draft): void {
  const { records } = draft;
  const name = records.candidate?.first_name;
  const about =
    records.kind === "job"
      ? draft.t({ en: `this job and its best candidates`, nl: `deze vacature en de beste kandidaten ervoor` })
      : records.kind === "candidate"
        ? draft.t({ en: `${name ?? "this candidate"}`, nl: `${name ?? "deze kandidaat"}` })
        : draft.t({ en: `${name ?? "this candidate"} and this job`, nl: `${name ?? "deze kandidaat"} en deze vacature` });
  draft.say(
    draft.t({
      en: `I answer questions about ${about} from the records in your workspace, and show the passage for each statement.`,
      nl: `Ik beantwoord vragen over ${about} vanuit jullie eigen gegevens, en laat bij elke uitspraak de passage zien.`,
    }),
  );
  draft.say(
    records.kind === "job"
      ? draft.t({
          en: "You can ask what the job asks, who fits best, which musts rule people out, or for a summary.",
          nl: "Vraag bijvoorbeeld wat de vacature eist, wie het beste past, op welke eisen mensen afvallen, of om een samenvatting.",
        })
      : draft.t({
          en: "You can ask about skills and how long, the career and its gaps, availability, the requirements, or for interview questions, a summary or a draft of a strength.",
          nl: "Vraag bijvoorbeeld naar vaardigheden en hoelang, de loopbaan en gaten daarin, beschikbaarheid, de eisen, of om gespreksvragen, een samenvatting of een sterk punt.",
        }),
  );
}

export function tellStranger(draft: Draft, stranger: string, name: string): void {
  draft.say(
    draft.t({
      en: `This chat is about ${name}; it holds no records about ${stranger}.`,
      nl: `Dit gesprek gaat over ${name}; over ${stranger} zijn hier geen gegevens.`,
    }),
  );
  draft.lacks(
    draft.t({
      en: `The documents of this chat don’t speak of ${stranger}.`,
      nl: `De documenten van dit gesprek gaan niet over ${stranger}.`,
    }),
    null,
  );
}
