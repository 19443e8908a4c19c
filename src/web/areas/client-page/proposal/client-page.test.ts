import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { longestShortlist } from "#tests/support/longest-shortlist.ts";
import { sharedBlind, sharedInEnglish } from "#tests/support/shared-proposal.ts";
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

test("a colour that white can't be read on is darkened", () => {
  const page = longestShortlist();
  if (page.state.kind !== "share") throw new Error("A shortlist is shared");
  const share = { ...page.state.share, kind: "proposal" as const, shared: sharedBlind, shortlist: null };
  const { colors, body } = draw({ ...page, state: { ...page.state, share } });
  expect(colors).toMatch(/^:root\{--brand:#856e00;--brand-bright:#[0-9a-f]{6}\}$/);
  // The page's policy forbids styles in attributes.
  expect(body).not.toContain("style=");
});

test("the longest shortlist that the contract allows is drawn whole", () => {
  const { body } = draw(longestShortlist());
  expect(body.length).toBeGreaterThan(500_000);
  expect(body.split("note note").length).toBeGreaterThan(8 * 100);
});

test("both languages say everything", () => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, inner]) => (typeof inner === "object" ? keys(inner).map((one) => `${key}.${one}`) : [key]));
  expect(keys(pageWords.nl)).toEqual(keys(pageWords.en));
});
