import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LinkPage } from "#contract/proposal/client-page.ts";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { sharedBlind, sharedInEnglish, sharedList } from "#tests/support/shared-proposal.ts";
import { draw } from "#web/areas/client-page/draw.tsx";
import { pageWords } from "#web/areas/client-page/page-words.ts";
import { ClientPage } from "./client-page.tsx";

const drawn = (props: Parameters<typeof ClientPage>[0]) => renderToStaticMarkup(createElement(ClientPage, props));

test("inside the editor it is the same page, with nothing to answer and every part named", () => {
  const html = drawn({ shared: sharedInEnglish, preview: true });
  expect(html).toContain("Noor Akkerman");
  expect(html).not.toContain("<main");
  expect(html).toMatch(/<section[^>]* inert=""[^>]*><h2[^>]*>What do you think of Noor\?/);
  const parts = new Set([...html.matchAll(/data-part="([^"]+)"/g)].map(([, part]) => part));
  for (const part of [
    "brand",
    "title",
    "summary",
    "facts",
    "strength:2",
    "requirements",
    "requirement:7",
    "letter",
    "profile",
    "recruiter",
  ])
    expect(parts).toContain(part);
});

test("a draft that holds nothing yet is drawn", () => {
  const html = drawn({
    shared: { ...sharedInEnglish, strengths: [], requirements: [], letter: "", experience: [], summary: null, sent_at: null, edition: 0 },
    preview: true,
  });
  expect(html).toContain("Senior backend engineer");
  expect(html).not.toContain("Why Noor");
  expect(html).not.toContain("Version");
});

test("nothing of a letter becomes more than words, lists and links to pages", () => {
  const html = drawn({ shared: sharedBlind });
  expect(html).toContain("&lt;b&gt;two&lt;/b&gt; pixel");
  expect(html).not.toMatch(/tracker\.example|javascript:/);
  expect(html).toContain('<a href="https://a.example/x" rel="noopener noreferrer nofollow" target="_blank">page</a>');
});

const agency = { ...sharedBlind.agency };
const linkTo = (state: LinkPage["state"]): LinkPage => ({
  token: "0123456789012345678901",
  address: "https://proffer.example/p/0123456789012345678901",
  language: "en",
  is_chosen: false,
  place: null,
  today: "2026-11-23",
  state,
});
const nothing = { needs_password: false, agency, response: null, thread: [], expires_at: "2026-12-19T09:12:00.000Z" };
const papers = { pdf_url: null, docx_url: null, other_pdf_url: null, other_docx_url: null };

test("a colour that white can't be read on is darkened", () => {
  const share = { kind: "proposal" as const, ...nothing, ...papers, shared: sharedBlind, shortlist: null };
  const { colors, body } = draw(linkTo({ kind: "share", share, interviews: [] }));
  expect(colors).toMatch(/^:root\{--brand:#856e00;--brand-bright:#[0-9a-f]{6}\}$/);
  // The page's policy forbids styles in attributes.
  expect(body).not.toContain("style=");
});

// A tenth of a second as it is built; React for developers, on a busy machine, takes its time.
test("the longest shortlist that the contract allows is drawn in a moment", () => {
  const [strength] = sharedInEnglish.strengths;
  const [line] = sharedInEnglish.requirements;
  const long = <T>(text: string, of: T, times: number): T[] =>
    Array.from({ length: times }, (_, at) => ({ ...of, title: `${at} ${text}` }));
  const shared = {
    ...sharedInEnglish,
    letter: "A paragraph of the letter. ".repeat(370),
    strengths: long("x".repeat(100), { ...strength, text: "Word ".repeat(400) }, 7) as typeof sharedInEnglish.strengths,
    requirements: Array.from({ length: 100 }, (_, at) => ({ ...line, text: `${at} ${"ask ".repeat(240)}`, note: "note ".repeat(100) })),
  } as SharedProposal;
  const items = Array.from({ length: 8 }, (_, at) => ({
    place: at + 1,
    shared,
    response: null,
    thread: [],
    pdf_url: null,
    docx_url: null,
  }));
  const share = { kind: "shortlist" as const, ...nothing, ...papers, shared: null, shortlist: { ...sharedList, items } };
  const { body } = draw(linkTo({ kind: "share", share, interviews: [] }));
  expect(body.length).toBeGreaterThan(500_000);
});

test("both languages say everything", () => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, inner]) => (typeof inner === "object" ? keys(inner).map((one) => `${key}.${one}`) : [key]));
  expect(keys(pageWords.nl)).toEqual(keys(pageWords.en));
});
