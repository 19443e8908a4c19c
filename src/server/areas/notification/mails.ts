import type { colleagueNews } from "#contract/choices.ts";
import { inEach, type Language } from "#contract/text/languages.ts";
import { letter } from "#server/core/letter.ts";
import type { Letter } from "#server/parts/mail/mail.ts";

interface News {
  kind: (typeof colleagueNews)[number];
  /** Who did it. */
  by: string;
  /** What the note or the task is about; null: nothing that has a name. */
  record: string | null;
  /** What is to be done. */
  task: string;
  url: string;
  settings_url: string;
}

const words = inEach({
  en: {
    mention: ({ by, record }: News) => `${by} mentioned you in a note${record ? ` on ${record}` : ""}`,
    assigned: ({ by, record }: News) => `${by} gave you a task${record ? ` on ${record}` : ""}`,
    read: "Read it in Proffer:",
    off: "You can switch these e-mails off in your profile:",
  },
  nl: {
    mention: ({ by, record }: News) => `${by} noemde je in een notitie${record ? ` bij ${record}` : ""}`,
    assigned: ({ by, record }: News) => `${by} gaf je een taak${record ? ` bij ${record}` : ""}`,
    read: "Bekijk het in Proffer:",
    off: "Je kunt deze e-mails uitzetten in je profiel:",
  },
});

/** Tells a colleague that they were named, or that something is theirs to do. What a note says is read in the product. */
export function newsLetter(to: { email: string; language: Language }, news: News, from: { email: string }): Letter {
  const say = words[to.language];
  const subject = say[news.kind](news);
  const told = news.kind === "assigned" ? [`${subject}: ${news.task}`] : [`${subject}.`];
  return {
    ...letter(to.email, subject, [...told, say.read, { link: news.url }, say.off, { link: news.settings_url }]),
    from_name: news.by,
    reply_to: from.email,
  };
}
