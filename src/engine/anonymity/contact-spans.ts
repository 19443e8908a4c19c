import type { Language } from "#contract/fields.ts";
import { inEach } from "#contract/text/languages.ts";
import type { Hit } from "./find.ts";
import { lettersOf } from "./readable.ts";
import { ADDRESS_LINE } from "./secrets.ts";

/** A stretch of a text and what a client reads in its place. */
export interface Span {
  start: number;
  end: number;
  with: string;
}

type ContactKind = "email" | "phone" | "link" | "address";

/** Words that leave a sentence a sentence. */
const instead = inEach<Record<ContactKind, string>>({
  en: { email: "the e-mail address", phone: "the phone number", link: "a website", address: "the home address" },
  nl: { email: "het e-mailadres", phone: "het telefoonnummer", link: "een website", address: "het adres" },
});

const EMAIL = /(?:mailto:)?[\p{L}\p{N}._%+'-]{1,64}\s?(?:@|\(at\)|\[at\])\s?(?:[\p{L}\p{N}-]{1,63}\.){1,5}[a-z]{2,18}/giu;
const URL_IN_TEXT =
  /(?:https?:\/\/|www\.)[^\s<>"'|()[\]{}]{2,300}|(?<![\p{L}\p{N}.@-])(?:[\p{L}\p{N}-]{1,63}\.){0,3}(?:linkedin|github|gitlab|bitbucket|twitter|behance|dribbble|medium|facebook|instagram|kaggle|xing|x|t)\.(?:com|org|net|me)\/[^\s<>"'|()[\]{}]{1,200}/giu;
const PHONE =
  /(?<![\p{L}\p{N}.,€$/-])(?:\+|00)[1-9]\d{0,2}[\s().\-–/]{0,3}(?:\(0\)[\s.-]?)?\d(?:[\s().\-–/]{0,2}\d){6,11}(?!\p{N})|(?<![\p{L}\p{N}.,€$/-])\(?0[1-9](?:\)?[\s.\-–/]{0,2}\d){8}(?!\p{N})/gu;

/** Every way to reach the candidate: those of the record, and whatever has their form. `senders` are the agency's own. */
export function contactSpans(text: string, hits: readonly Hit[], language: Language, senders: readonly string[]): Span[] {
  const found: { kind: ContactKind; start: number; end: number }[] = [];
  const cover = (pattern: RegExp, kind: ContactKind) => {
    for (const { 0: raw, index } of text.matchAll(pattern)) {
      const written = raw.replace(/[.,;:!?]+$/, "");
      const from = index + written.length - written.trimStart().length;
      if (written.trim() !== "" && !senders.some((one) => lettersOf(one) === lettersOf(raw)))
        found.push({
          kind,
          start: kind === "address" && /^[ ,\n]+$/.test(text.slice(index, from)) ? from : index,
          end: index + written.length,
        });
    }
  };
  cover(EMAIL, "email");
  cover(URL_IN_TEXT, "link");
  cover(PHONE, "phone");
  cover(ADDRESS_LINE, "address");
  for (const hit of hits) {
    const { kind } = hit.secret;
    if (kind === "email" || kind === "phone" || kind === "address") found.push({ kind, ...widened(text, hit, kind) });
    else if (kind === "link" || (kind === "handle" && isAddressed(text, hit))) found.push({ kind: "link", ...widened(text, hit, "link") });
  }
  let opened = -1;
  return found
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .map(({ kind, start, end }) => {
      const span = inText(text, { start, end, with: instead[language][kind] }, kind, opened);
      if (span.with === "" && span.end > end) opened = span.end;
      return span;
    });
}

/** A handle within a web address or behind "@"; alone it is a name for its owner. */
export const isAddressed = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /[/@.]/.test(text.charAt(start - 1)) || /^(?:@|\/|\.\p{Ll}{2})/u.test(text.slice(end, end + 3));

/** Number and address with the signs that belong to them: "+31 (0)", a scheme, the rest of a path. */
function widened(text: string, hit: Hit, kind: ContactKind): { start: number; end: number } {
  let { start, end } = hit;
  if (kind === "phone") while (start > 0 && /[+\d() .-]/.test(text.charAt(start - 1)) && hit.start - start < 8) start -= 1;
  if (kind === "phone") while (start < hit.start && /[ .\-)]/.test(text.charAt(start))) start += 1;
  if (kind === "link") {
    while (start > 0 && /[\p{L}\p{N}:/.@_-]/u.test(text.charAt(start - 1))) start -= 1;
    while (end < text.length && /[\p{L}\p{N}/_%?=&#-]|[.@](?=\p{L})/u.test(text.charAt(end))) end += 1;
  }
  return { start, end };
}

const LABEL =
  /(?<![\p{L}\p{N}])(?:(?:my |mijn |own |eigen )?(?:e-?mail(?:adres| address)?|mail|tel(?:efoon|ephone)?(?:nummer)?\.?|phone(?: number)?|mobile|mobiel|gsm|nummer|linkedin|github|gitlab|website|web ?site|site|blog|portfolio|profiel|profile|adres|address|[tme])\s*:?\s*)$/iu;
const BEFORE = /(?:^|\n|[|•·;]|\s{2,}|\s[-–/]\s)\s*$/u;
const AFTER = /^[ ]*(?:$|\n|[|•·;]|\s{2,}|\s[-–/]\s)/u;
const SIGN = /(?:\s*[|•·;]\s*|\s+[-–/]\s+|\s{2,})$/u;

/**
 * In a row of facts the whole cell goes with its label and one sign, that behind it where the row begins (`opened`: where the cells
 * that went there end); in a sentence words take its place.
 */
function inText(text: string, span: Span, kind: ContactKind, opened: number): Span {
  let { start, end } = span;
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 12);
  const label = LABEL.exec(before)?.[0] ?? "";
  // "Kerkstraat 12, 3511 AB Utrecht": the town may stay.
  if (kind === "address" && /^,? \p{Lu}/u.test(after)) return { start, end: end + (/^,? /.exec(after)?.[0].length ?? 0), with: "" };
  const isCell = BEFORE.test(before.slice(0, before.length - label.length)) && AFTER.test(after);
  if (isCell) {
    start -= label.length;
    const sign = start === opened ? "" : (SIGN.exec(text.slice(Math.max(0, start - 12), start))?.[0] ?? "");
    if (sign !== "") start -= sign.length;
    else end += /^(?:\s*[|•·;]\s*|\s+[-–/]\s+|[ ]{2,})/u.exec(after)?.[0].length ?? 0;
    return { start, end, with: "" };
  }
  // "My website www.…": the noun says it; "mail" may be what the reader is to do.
  if (label.trim().length > 3 && !/^e?-?mail$/i.test(label.trim()))
    return { start: start - (/[ :]*$/.exec(label)?.[0].length ?? 0), end, with: "" };
  const isStart = /(?:^|[.!?]\s+|\n\s*)$/.test(before);
  return { start, end, with: isStart ? span.with.charAt(0).toUpperCase() + span.with.slice(1) : span.with };
}
