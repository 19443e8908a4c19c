import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Language } from "#contract/fields.ts";
import type { Leak } from "#contract/proposal/proposal.ts";
import type { SharedProposal, SharedShortlist } from "#contract/proposal/shared-proposal.ts";
import { senderPhrases, sharedOf } from "#engine/anonymity/anonymise.ts";
import { findLeaks, secretsOf } from "#engine/anonymity/leaks.ts";
import { fileNameOf, shortlistFileName } from "#server/papers/file-name.ts";
import { proposalDocx } from "#server/papers/proposal-docx.ts";
import { proposalPdf } from "#server/papers/proposal-pdf.ts";
import { shortlistPdf } from "#server/papers/shortlist-pdf.ts";
import { textsOfDocx, textsOfPdf } from "#server/papers/texts.ts";
import { candidateOf, toShare } from "#tests/support/proposals.ts";
import { ClientPage } from "#web/areas/client-page/proposal/client-page.tsx";
import { ShortlistPage } from "#web/areas/client-page/shortlist/shortlist-page.tsx";

const firstNames = ["Noor", "Anne-Marie", "Jörg", "Zoë", "Frédérique", "Łukasz", "Ngozi", "Björn Åke", "Ilse", "Thijmen"];
const lastNames = ["van der Hazelaar", "Núñez-García", "Østergård", "O'Connor", "van 't Hoff", "Çelik", "Kwakernaak", "Wiśniewska"];
const employers = [
  "Vaartzicht Logistiek BV",
  "Café Zürich GmbH",
  "Meridiaan Data",
  "Kwelderland IT",
  "Zilverduin Software",
  "Gemeente Zeist",
];
const schools = ["Hogeschool Utrecht", "Universiteit van Amsterdam", "Lyceum De Kamp", "Hogeschool Vaartse Rijn"];

const person = fc.record({
  first: fc.constantFrom(...firstNames),
  last: fc.constantFrom(...lastNames),
  jobs: fc.uniqueArray(fc.constantFrom(...employers), { minLength: 1, maxLength: 3 }),
  school: fc.constantFrom(...schools),
  digits: fc.stringMatching(/^[1-9]\d{7}$/),
  shout: fc.boolean(),
});
type Person = typeof person extends fc.Arbitrary<infer One> ? One : never;

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
const ending = / (?:BV|GmbH)$/;

/** Somebody who says in every part who they are, how to reach them, where they worked and learned. */
function blindOf({ first, last, jobs, school, digits, shout }: Person, language: Language) {
  const email = `${plain(first)}.${plain(last)}@mail.example`;
  const candidate = candidateOf({
    first_name: first,
    last_name: last,
    headline: "Backend engineer",
    email,
    phone: `06${digits}`,
    city: "Utrecht",
    links: { linkedin: `https://www.linkedin.com/in/${plain(first + last)}`, github: null, website: null, other: [] },
    experience: jobs.map((company) => ({
      title: `Engineer at ${company}`,
      company,
      location: "Utrecht",
      start: "2020",
      end: null,
      current: true,
    })),
    education: [{ degree: "BSc", field: "Informatica", institution: school, start: null, end: null }],
  });
  const [job = ""] = jobs;
  const name = shout ? `${first} ${last}`.toUpperCase() : `${first} ${last}`;
  const text = `${name} built the platform of ${job}. Reach ${first} at ${email} or +31 6 ${digits.slice(0, 4)} ${digits.slice(4)}. After ${school} came ${jobs.join(", ")}.`;
  const shared = sharedOf(
    toShare({
      candidate,
      language,
      parts: {
        strengths: [{ title: `Known at ${job}`, text, evidence: [{ source: "cv", quote: text, start: 0, end: text.length, page: 1 }] }],
        information: {
          title: `Engineer at ${job}`,
          summary: text,
          shown: ["experience", "education", "email", "phone", "links", "location"],
        },
        cover_letter: `Dear Marjan,\n\n${text}\n\nKind regards,\nSanne Verhoeven`,
        requirements: [{ text: "Python", kind: "must", verdict: "met", note: text }],
      },
    }),
  );
  const forbidden = [`${first} ${last}`, ...jobs.map((one) => one.replace(ending, "")), school, email, digits, plain(first + last)].map(
    plain,
  );
  return { candidate, shared, forbidden };
}

const quiet = () => {};
const pageOf = (shared: SharedProposal, language: Language) =>
  renderToStaticMarkup(createElement(ClientPage, { shared, language, expires_at: "2026-12-19T09:12:00.000Z" }));

function listOf(items: SharedProposal[], language: Language): { shortlist: SharedShortlist; html: string } {
  const [{ agency, recruiter }] = items as [SharedProposal];
  const shortlist: SharedShortlist = {
    agency,
    recruiter,
    language,
    client_name: "Halderwind Energie",
    contact_name: "Marjan de Wit",
    job_title: "Senior backend engineer",
    title: null,
    intro: null,
    items: items.map((shared, at) => ({ place: at + 1, shared, response: null, thread: [], pdf_url: null, docx_url: null })),
    withdrawn: 0,
    sent_at: "2026-11-19T10:00:00.000Z",
  };
  const props = { shortlist, language, today: "2026-11-19", expires_at: "2026-12-19T09:12:00.000Z", pdf_url: null, onPlace: quiet };
  const html = [null, ...shortlist.items.map(({ place }) => place)]
    .map((place) =>
      renderToStaticMarkup(
        createElement(ShortlistPage, {
          ...props,
          place,
          addressOf: (to) => `/p/x/${to ?? ""}`,
          onAnswer: async () => null,
          onAsk: async () => null,
        }),
      ),
    )
    .join("\n");
  return { shortlist, html };
}

interface CheckedText {
  output: Leak["output"];
  place: string;
  text: string;
}

/** Everything that leaves the house, with where it stands. */
async function outputsOf(shared: SharedProposal, language: Language): Promise<CheckedText[]> {
  const pdf = await textsOfPdf(await proposalPdf(shared, { logo: null }));
  const docx = textsOfDocx(await proposalDocx(shared, { logo: null }));
  const names = [fileNameOf(shared, "pdf"), fileNameOf(shared, "docx")];
  return [
    { output: "page", place: "page", text: pageOf(shared, language) },
    ...pdf.map((one) => ({ output: "pdf" as const, ...one })),
    ...docx.map((one) => ({ output: "docx" as const, ...one })),
    ...names.map((name) => ({ output: "file_name" as const, place: name, text: name })),
  ];
}

test("no finished blind output holds the name, a contact, an employer or a school: page, PDF, DOCX, their metadata, file names", async () => {
  await fc.assert(
    fc.asyncProperty(person, fc.constantFrom<Language>("en", "nl"), async (one, language) => {
      const { candidate, shared, forbidden } = blindOf(one, language);
      const outputs = await outputsOf(shared, language);
      expect(new Set(outputs.map(({ output }) => output))).toEqual(new Set(["page", "pdf", "docx", "file_name"]));
      for (const { place, text } of outputs)
        for (const secret of forbidden) if (secret.length > 4) expect(plain(text).includes(secret), `${secret} in ${place}`).toBe(false);
      expect(findLeaks(outputs, secretsOf(candidate, "blind", senderPhrases(shared)))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test("nor does a shortlist of them: its page, each one's page there, its PDF and its name", async () => {
  const several = fc.array(person, { minLength: 2, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(several, fc.constantFrom<Language>("en", "nl"), async (people, language) => {
      const made = people.map((one) => blindOf(one, language));
      const { shortlist, html } = listOf(
        made.map(({ shared }) => shared),
        language,
      );
      const pdf = await textsOfPdf((await shortlistPdf(shortlist, { logo: null })).bytes);
      const outputs = [{ place: "page", text: html }, ...pdf, { place: "file name", text: shortlistFileName(shortlist) }];
      expect(outputs.length).toBeGreaterThan(people.length + 2);
      expect(html).toContain("Halderwind Energie");
      for (const { place, text } of outputs)
        for (const secret of made.flatMap(({ forbidden }) => forbidden))
          if (secret.length > 4) expect(plain(text).includes(secret), `${secret} in ${place}`).toBe(false);
    }),
    { numRuns: 15 },
  );
});
