import type { Candidate } from "#contract/candidate/candidate.ts";
import { nth } from "#contract/nth.ts";
import { type Draft, quoted } from "#engine/chat/draft.ts";
import type { Person } from "#engine/chat/person.ts";
import type { Question } from "#engine/chat/question/question.ts";
import { dateIn, listed } from "#engine/proposal/words.ts";

type Study = Candidate["education"][number];

const asksSchool =
  /(?<!\p{L})(?:(?:which|what|at which|welke?|aan welke|bij welke|op welke) (?:school|universit\p{L}+|college|institut\p{L}+|hogeschool|opleider|roc)|where .{0,25}(?:study|studied|graduate\p{L}*)|waar .{0,25}(?:gestudeerd|studeerde|afgestudeerd))(?!\p{L})/iu;

export function answerEducation(draft: Draft, person: Person, question: Question): boolean {
  const { education, certifications } = person.candidate;
  const name = person.nameIn(draft.language);
  const studies = education
    .map((study: Study, index) => ({ study, index }))
    .filter(({ study }) => study.degree ?? study.field ?? study.institution);
  if (studies.length === 0) {
    const found = person.prepared.education;
    if (found)
      draft.say(
        draft.t({
          en: `The documents say: ${quoted(found.evidence.quote)}.`,
          nl: `De documenten zeggen: ${quoted(found.evidence.quote)}.`,
        }),
        found.evidence,
      );
    else draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
    draft.lacks(
      draft.t({
        en: `The documents name no ${found ? "school or year" : "education"} of ${name}.`,
        nl: `De documenten noemen geen ${found ? "school of jaar" : "opleiding"} van ${name}.`,
      }),
      draft.t({ en: "Which education did you finish, and when?", nl: "Welke opleiding heb je afgerond, en wanneer?" }),
    );
    return true;
  }
  if (asksSchool.test(question.text) && studies.every(({ study }) => !study.institution)) {
    draft.say(draft.t({ en: "No document names the school.", nl: "Geen document noemt de school." }));
    draft.lacks(
      draft.t({
        en: `The school isn’t named: nothing in the documents says where ${name} studied.`,
        nl: `De school staat niet in de documenten; wel de opleiding.`,
      }),
      draft.t({ en: "Where did you study?", nl: "Waar heb je gestudeerd?" }),
    );
  }
  const tell = ({ study }: { study: Study }) => {
    const what = study.degree ?? study.field ?? "";
    const years =
      study.start || study.end
        ? ` (${[study.start, study.end]
            .filter(Boolean)
            .map((date) => dateIn(draft.language, date as string))
            .join("–")})`
        : "";
    return `${what}${study.institution ? `${what ? ", " : ""}${study.institution}` : ""}${years}`;
  };
  const proof = ({ index }: { index: number }) => [
    person.field(`education.${index}.degree`) ?? person.field(`education.${index}.field`),
    person.field(`education.${index}.institution`),
    person.field(`education.${index}.start`) ?? person.field(`education.${index}.end`),
  ];
  if (studies.length === 1) draft.say(`${tell(nth(studies, 0))}.`, ...proof(nth(studies, 0)));
  else {
    draft.say(draft.t({ en: `${name}’s education:`, nl: `De opleidingen van ${name}:` }));
    for (const study of studies.slice(0, 8)) draft.item(tell(study), ...proof(study));
  }
  if (certifications.length > 0) {
    draft.paragraph();
    draft.say(
      draft.t({
        en: `Certificates: ${listed("en", certificatesTold(person))}.`,
        nl: `Certificaten: ${listed("nl", certificatesTold(person))}.`,
      }),
      ...certificateProofs(person),
    );
  }
  return true;
}

const certificatesTold = ({ candidate }: Person) =>
  candidate.certifications.slice(0, 10).map(({ name, year }) => `${name}${year ? ` (${year})` : ""}`);

const certificateProofs = (person: Person) =>
  person.candidate.certifications.slice(0, 10).map((_, index) => {
    const read = person.field(`certifications.${index}.name`, `certifications.${index}`);
    return read?.source === "cv" ? person.lineAround(read) : read;
  });

export function answerCertificates(draft: Draft, person: Person): boolean {
  const name = person.nameIn(draft.language);
  if (person.candidate.certifications.length === 0) {
    draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
    draft.lacks(
      draft.t({ en: `The documents name no certificates of ${name}.`, nl: `De documenten noemen geen certificaten van ${name}.` }),
      draft.t({
        en: "Which certificates do you hold, and until when are they valid?",
        nl: "Welke certificaten heb je, en tot wanneer zijn ze geldig?",
      }),
    );
    return true;
  }
  draft.say(
    draft.t({
      en: `${name} holds ${listed("en", certificatesTold(person))}.`,
      nl: `${name} heeft ${listed("nl", certificatesTold(person))}.`,
    }),
    ...certificateProofs(person),
  );
  return true;
}
