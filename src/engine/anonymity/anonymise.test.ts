import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Language } from "#contract/fields.ts";
import { sharedProposal } from "#contract/proposal/shared-proposal.ts";
import { candidateOf, noor, toShare } from "#tests/support/proposals.ts";
import { senderPhrases, sharedOf } from "./anonymise.ts";
import { findLeaks, secretsOf } from "./leaks.ts";

const letterOf = (letter: string, of: Parameters<typeof toShare>[0] = {}) => sharedOf(toShare({ letter, ...of })).letter;

test("a line that two facts rest on is quoted once", () => {
  const line = { source: "cv" as const, start: 40, end: 68, page: 1 };
  const evidence = [
    { ...line, quote: "Dutch (native), English (C1)" },
    { ...line, quote: "Dutch (native),  English (C1)" },
    { ...line, quote: "Coached two juniors" },
  ];
  const parts = { ...toShare().parts, strengths: [{ title: "Speaks both", text: "", evidence }] };
  const [strength] = sharedOf(toShare({ parts, anonymity: "full" })).strengths;
  expect(strength?.quotes.map(({ text }) => text)).toEqual(["Dutch (native), English (C1)", "Coached two juniors"]);
});

describe("a blind proposal", () => {
  test.each<[string, Language, string]>([
    ["The platform at Vaartzicht moves a lot.", "en", "The platform at a Dutch logistics company moves a lot."],
    ["Vaartzicht Logistiek B.V. grew.", "en", "A Dutch logistics company grew."],
    ["Noor's work at the Vaartzicht dispatch platform.", "en", "The candidate's work at the Dutch logistics company dispatch platform."],
    ["First the Rabobank, then ING.", "en", "First a large Dutch bank, then another large Dutch bank."],
    ["Mrs. N. van der Hazelaar knows it.", "en", "The candidate knows it."],
    ["Hazelaar, Noor is ready.", "en", "The candidate is ready."],
    ["Graduated at the University of Amsterdam.", "en", "Graduated at a Dutch university."],
    ["Vaartzicht Track & Trace was hers.", "en", "A Dutch logistics company's Track & Trace was hers."],
    ["Noor bouwt het Vaartzicht-platform.", "nl", "De kandidaat bouwt het platform van een Nederlands logistiek bedrijf."],
    ["Het Vaartzichtplatform draait.", "nl", "Het platform van een Nederlands logistiek bedrijf draait."],
    ["Werkte bij de Rabobank en bij ING Bank.", "nl", "Werkte bij een grote Nederlandse bank en bij een andere grote Nederlandse bank."],
    ["Het zijn Noors ideeën.", "nl", "Het zijn diens ideeën."],
    ["Mevrouw Van der Hazelaar studeerde aan de Hogeschool Utrecht.", "nl", "De kandidaat studeerde aan een Nederlandse hogeschool."],
    ["Bel +31 (0)6 1234 5678 of mail noortje.hazelaar@mail.example.", "nl", "Bel het telefoonnummer of mail het e-mailadres."],
    ["Zie linkedin.com/in/nhazelaar, Kerkstraat 12, 3511 AB Utrecht.", "nl", "Zie een website, Utrecht."],
  ])("says %s as one sentence", (letter, language, expected) => {
    expect(letterOf(letter, { language })).toBe(expected);
  });

  test("calls the candidate by title and region, and employers by general words, told apart", () => {
    const shared = sharedOf(toShare({ language: "nl" }));
    expect(shared.display_name).toBe("Senior backend engineer, regio Utrecht");
    expect(shared.short_name).toBeNull();
    expect(shared.experience.map(({ company }) => company)).toEqual([
      "Nederlands logistiek bedrijf",
      "Grote Nederlandse bank",
      "Een andere grote Nederlandse bank",
      "Nederlands bureau",
    ]);
    expect(shared.education.map(({ institution }) => institution)).toEqual(["Nederlandse hogeschool", "Nederlandse universiteit"]);
    expect(shared.experience.every(({ location }) => location === null)).toBe(true);
    expect(sharedProposal.safeParse(shared).success).toBe(true);
  });

  test("keeps the client, the contact, the agency and the recruiter", () => {
    const letter = "Dear Marjan,\n\nHalderwind Energie asked Lindekade.\n\nKind regards,\nSanne Verhoeven";
    const marjan = candidateOf({ first_name: "Marjan", last_name: "Verhoeven" });
    expect(letterOf(letter, { candidate: marjan })).toBe(letter);
    expect(letterOf("We asked Marjan.", { candidate: marjan })).toBe("We asked the candidate.");
  });

  test("generalises a client that was an employer, in texts and experience, and keeps it in the heading", () => {
    const candidate = candidateOf({
      first_name: "Noor",
      last_name: "Hazelaar",
      experience: [{ title: "Engineer", company: "Halderwind Energie", location: null, start: null, end: null, current: false }],
    });
    const shared = sharedOf(toShare({ candidate, letter: "Worked at Halderwind before." }));
    expect(shared.client_name).toBe("Halderwind Energie");
    expect(shared.letter).toBe("Worked at an energy company before.");
    expect(shared.experience[0]?.company).toBe("Energy company");
  });
});

test("initials stand for every form of the name, employers stay", () => {
  const shared = sharedOf(
    toShare({ anonymity: "initials", letter: "Noor van der Hazelaar left Vaartzicht. It was built by Noor. Noor's idea." }),
  );
  expect(shared.letter).toBe("N. H. left Vaartzicht. It was built by N. H. N. H.'s idea.");
  expect([shared.display_name, shared.short_name]).toEqual(["N. H.", "N. H."]);
});

test("without contact keeps the name and takes every way to reach the candidate", () => {
  const information = { shown: ["email" as const, "phone" as const, "links" as const] };
  const parts = { strengths: [], information, cover_letter: "Noor: 06-12345678, github.com/noorcodes.", requirements: [] };
  const shared = sharedOf(toShare({ anonymity: "no_contact", parts }));
  expect(shared.letter).toBe("Noor: the phone number, a website.");
  expect(shared.facts).toMatchObject({ email: null, phone: null, links: [] });
  const full = sharedOf(toShare({ anonymity: "full", parts }));
  expect(full.letter).toBe(parts.cover_letter);
  expect(full.facts.email).toBe("noortje.hazelaar@mail.example");
});

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ");

const firstNames = ["Noor", "Anne-Marie", "Jörg", "Zoë", "Thijs", "Frédérique", "Will", "Jan", "Daan", "Łukasz", "Ngozi", "Björn Åke"];
const lastNames = [
  "van der Hazelaar",
  "de Bakker",
  "Núñez-García",
  "Østergård",
  "O'Connor",
  "Ten Have",
  "van 't Hoff",
  "Çelik",
  "Smit",
  "Bint al-Rashid",
];
const employers = [
  "Vaartzicht Logistiek BV",
  "Action",
  "Next Level Consulting B.V.",
  "De Nieuwe Bakker",
  "Café Zürich GmbH",
  "ING",
  "Gemeente Zeist",
  "Blue Horizon",
  "Bol.com",
  "Meridiaan Data",
  "Coolblue",
  "Jansen & Zn. v.o.f.",
  "Stichting Zorg voor Elkaar",
];
const schools = ["Hogeschool Utrecht", "Universiteit van Amsterdam", "TU Delft", "ROC Midden Nederland", "Lyceum De Kamp"];
const ways = ["X", "XX", "x's", "upper", "hyphen", "spaced", "soft"] as const;
const written = (text: string, way: (typeof ways)[number]) =>
  way === "upper"
    ? text.toUpperCase()
    : way === "hyphen"
      ? text.replaceAll(" ", "-")
      : way === "spaced"
        ? text.replaceAll(" ", "  ")
        : way === "soft"
          ? `${text.slice(0, 3)}\u00ad${text.slice(3)}`
          : way === "x's"
            ? `${text}'s`
            : text;

test("no blind text holds the name, the contacts, an employer or a school, however they were written", () => {
  const cases = fc.record({
    first: fc.constantFrom(...firstNames),
    last: fc.constantFrom(...lastNames),
    jobs: fc.uniqueArray(fc.constantFrom(...employers), { minLength: 1, maxLength: 4 }),
    school: fc.constantFrom(...schools),
    digits: fc.stringMatching(/^[1-9]\d{7}$/),
    language: fc.constantFrom<Language>("en", "nl"),
    way: fc.constantFrom(...ways),
    dash: fc.constantFrom(" ", "-", ".", "  "),
  });
  fc.assert(
    fc.property(cases, ({ first, last, jobs, school, digits, language, way, dash }) => {
      const local = `${plain(first).trim().replaceAll(" ", "")}.${plain(last).trim().replaceAll(" ", "")}`;
      const candidate = candidateOf({
        first_name: first,
        last_name: last,
        headline: "Backend engineer",
        email: `${local}@mail.example`,
        phone: `06${digits}`,
        city: "Utrecht",
        experience: jobs.map((company) => ({
          title: `Engineer at ${company}`,
          company,
          location: "Utrecht",
          start: "2020",
          end: null,
          current: true,
          description: null,
        })),
        education: [{ degree: "BSc", field: "Informatica", institution: school, start: null, end: null }],
      });
      const [job = ""] = jobs;
      const number = `+31${dash}(0)6${dash}${digits.slice(0, 4)}${dash}${digits.slice(4)}`;
      const sentences = [
        `${written(`${first} ${last}`, way)} worked at ${written(job, way)} for years, and ${first} liked it.`,
        `At ${job} it was ${last}, ${first} who built the ${job} platform; reach ${first} at ${local}@mail.example or ${number}.`,
        `After ${school} came ${jobs.join(", ")}. We asked ${first} about ${written(school, way)}.`,
      ];
      const shared = sharedOf(
        toShare({
          candidate,
          language,
          parts: {
            strengths: sentences.map((text) => ({
              title: `Known at ${job}`,
              text,
              evidence: [{ source: "cv", quote: text, start: 0, end: text.length }],
            })),
            information: { title: `Engineer at ${job}`, summary: sentences[0] },
            cover_letter: sentences.join("\n\n"),
            requirements: [{ text: "Python", kind: "must", verdict: "met", note: sentences[1] }],
          },
        }),
      );
      const { agency: _agency, recruiter: _recruiter, ...told } = shared;
      const text = JSON.stringify(told);
      const words = ` ${plain(text)} `;
      const squeezed = plain(text).replaceAll(" ", "");
      const whole = [`${first} ${last}`, ...jobs.map((one) => one.replace(/ (?:BV|B\.V\.|GmbH|v\.o\.f\.)$/, "")), school].map((one) =>
        plain(one).replaceAll(" ", ""),
      );
      for (const secret of whole.filter((one) => one.length > 6)) expect(squeezed).not.toContain(secret);
      for (const secret of [local, digits]) expect(squeezed).not.toContain(secret.replace(/\W/g, ""));
      // Everyday words may stand in small letters: "a baker". As names they have a capital.
      for (const part of [...first.split(/[ -]/), ...last.split(/[ '-]/)].filter(
        (one) => /^\p{Lu}/u.test(one) && one.length > 3 && one !== "Have" && one !== "Bint",
      ))
        expect(words).not.toContain(` ${plain(part)} `);
      const secrets = secretsOf(candidate, "blind", senderPhrases(shared));
      expect(findLeaks([{ output: "page", place: "all", text }], secrets)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test("a letter without secrets stays as it is, whatever it says", () => {
  for (const letter of [
    "An engineer who will go on. Noord-Holland, ING-en, het noorden.",
    "Talen: Noors (B2).",
    "1,2 miljoen; 2.4 million; € 5.900",
  ])
    expect(letterOf(letter, { candidate: candidateOf({ first_name: "Ank", last_name: "Ho" }) })).toBe(letter);
  expect(letterOf("Noors en Engels spreekt ze goed.", { candidate: noor, language: "nl" })).toBe("Noors en Engels spreekt ze goed.");
});
