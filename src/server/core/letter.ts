import type { Language } from "#contract/fields.ts";
import { escapeHtml } from "./html.ts";

/** To whom a letter goes, and in which language. */
export interface Addressee {
  email: string;
  /** What they are greeted by. */
  name: string;
  language: Language;
}

type Paragraph = string | { code: string } | { link: string };

const textOf = (paragraph: Paragraph) =>
  typeof paragraph === "string" ? paragraph : "code" in paragraph ? paragraph.code : paragraph.link;

function htmlOf(paragraph: Paragraph): string {
  if (typeof paragraph === "string") return `<p>${escapeHtml(paragraph)}</p>`;
  if ("code" in paragraph)
    return `<p style="font-size:28px;font-weight:600;letter-spacing:.12em;margin:16px 0">${escapeHtml(paragraph.code)}</p>`;
  return `<p><a href="${escapeHtml(paragraph.link)}" style="color:#2443a6">${escapeHtml(paragraph.link)}</a></p>`;
}

/** A letter of the product's, as text and as HTML. */
export const letter = (to: string, subject: string, paragraphs: Paragraph[]) => ({
  to,
  subject,
  text: `${paragraphs.map(textOf).join("\n\n")}\n`,
  html: `<div style="font:16px/1.6 sans-serif;color:#1d1c1a;max-width:36em"><p style="font-size:18px;font-weight:600;color:#2443a6">Proffer</p>${paragraphs.map(htmlOf).join("")}</div>`,
});
