import { nth } from "#contract/nth.ts";
import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { findPlaces } from "#engine/skills/places/places.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import { type Fact, factAt } from "../fact.ts";

interface Contact {
  name: string;
  email: string | null;
  phone: string | null;
}

const particle = "(?:van|de|der|den|ten|ter|te|het|'t|in|el|al|von|da|di|dos|le|la|bin|op|aan)";
const upper = "\\p{Lu}[\\p{L}'’]{0,40}\\p{Ll}(?:-\\p{Lu}[\\p{L}'’]{0,40}\\p{Ll})?";
/** "Hanneke Post", "Corine van Haastert", "J. de Vries"; or a first name alone. */
const fullName = `(?:${upper}|(?:\\p{Lu}\\.){1,3})(?: (?:${particle} ){0,3}${upper}){1,2}`;
const cue =
  "(?:[Bb]el|[Aa]pp|[Mm]ail|[Cc]all|[Pp]hone|[Rr]ing|[Tt]ext|[Ee]-?mail|[Ww]hats[Aa]pp|[Cc]ontact(?:persoon| person)?|[Nn]eem (?:gerust |dan )?contact op|[Ss]preek|[Ss]peak|[Vv]ragen|[Qq]uestions|[Ii]nformati(?:e|on)|[Rr]each out|[Ss]end|[Ss]tuur|[Rr]icht|[Gg]et in touch|[Aa]sk for|[Vv]raag naar|t\\.(?:a|n)\\.v\\.|ter attentie van|attn\\.?|FAO|[Tt]erecht|[Ss]olliciteer|[Aa]pply)";
const patterns: [RegExp, number][] = [
  // The name under "Kind regards".
  [
    new RegExp(
      `(?:[Rr]egards|[Ww]ishes|[Gg]roet(?:en|jes)?|[Cc]heers|[Tt]hanks)(?:,?[ \\t]*\\n\\s{0,4}|, )(${fullName}|${upper})(?=[ \\t,]*(?:\\n|$))`,
      "gu",
    ),
    4,
  ],
  // Who sent the mail; "a few lines to Tobias at hello@…".
  [new RegExp(`(?:^|\\n)[^\\S\\n]*(?:[Ff]rom|[Vv]an)\\s{0,2}:[^\\S\\n]*(${fullName})(?=[^\\S\\n]*(?:[(<,]|\\n|$))`, "gu"), 3],
  [new RegExp(`(?<!\\p{L})(?:to|naar|aan) (${upper})(?= (?:at|via|op|on) [\\p{L}\\d._%+-]{1,40}@)`, "gu"), 3],
  [new RegExp(`(?<!\\p{L})(${fullName}|${upper}) (?:here|hier)(?= (?:from|at|of|van|bij)(?!\\p{L}))`, "gu"), 3],
  [new RegExp(`(?:^|\\n)(${fullName}|${upper}) (?:van|from|of) [^\\n.,!?]{2,40} (?:here|hier)(?!\\p{L})`, "gu"), 4],
  [new RegExp(`(?<!\\p{L})(?:[Aa]sk for|[Vv]raag (?:even )?naar) (${upper})(?=[,.!]|\\n|$)`, "gu"), 4],
  [new RegExp(`(?<!\\p{L})(?:[Mm]y name is|[Mm]ijn naam is|I'm|I am|[Ii]k ben) (${fullName}|${upper}(?=[,.!]))(?!\\p{L})`, "gu"), 4],
  [new RegExp(`(?<!\\p{L})(?:me|mij|us|ons)(?: maar| even| gerust| up)?[:,]? (${upper})(?=[\\s,(:]{1,3}(?:\\+31|0\\d))`, "gu"), 3],
  [new RegExp(`(?<!\\p{L})(?:[Mm]evrouw|[Dd]e heer|[Dd]hr\\.?|[Mm]w\\.?|Mr\\.?|Ms\\.?|Mrs\\.?|Dr\\.?|Prof\\.?) (${fullName})`, "gu"), 3],
  [
    new RegExp(
      `(?:[Cc]ontactpersoon|[Cc]ontact(?: person)?|[Rr]ecruiter|[Ii]nlichtingen|[Ii]nformatie)\\s{0,3}:\\s{0,3}(?:mevrouw |de heer |dhr\\.? |mw\\.? |mr\\.? |ms\\.? |mrs\\.? )?(${fullName})`,
      "gu",
    ),
    4,
  ],
  [new RegExp(`(?:t\\.(?:a|n)\\.v\\.|ter attentie van|attn\\.?|FAO)\\s(?:mevrouw |de heer |dhr\\.? |mw\\.? )?(${fullName})`, "gu"), 4],
  [new RegExp(`(?<!\\p{L})${cue}(?:[^.!?\\n]|\\.(?=\\S)){0,90}?\\s(${fullName})`, "gu"), 3],
  [
    new RegExp(
      `(?<!\\p{L})(${fullName})(?:[^.!?\\n]|\\.(?=\\S)){0,40}? (?:vertelt|beantwoordt|helpt je|staat (?:je|voor je)|tells|will (?:tell|answer|be happy)|is happy|answers|can tell|kan je)(?!\\p{L})`,
      "gu",
    ),
    3,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:[Bb]el(?:len)?|[Aa]pp(?:en)?|[Mm]ail(?:en)?|[Cc]all|[Aa]sk for|[Vv]raag naar|[Tt]ext|[Rr]ing|[Ww]hats[Aa]pp|[Ww]rite to|[Ee]-?mail|[Ss]chrijf(?: naar)?|[Ss]peak (?:to|with)|[Tt]alk to|[Pp]raat met|[Cc]ontact)(?: of (?:app|mail|bel)| or (?:text|mail|e-mail|call))?(?: even| gerust| dan)?(?: met| naar| with| to)? (${upper})(?=[\\s,(:])`,
      "gu",
    ),
    2,
  ],
  [new RegExp(`(?<!\\p{L})(${fullName})(?=[\\s,(|–-]{1,4}(?:[^\\n]{0,60})(?:\\+31|0\\d|@))`, "gu"), 2],
];
const email = /[\p{L}\d][\p{L}\d._%+&-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/u;
const phone = /(?<![\d€.,])(?:\+\d{2}[\s.-]?(?:\(0\)[\s.-]?)?|\(?0)\d(?:[\s.)/–-]{0,3}\d){7,9}(?!\d)/;
/** "Femke, info@…", "Patrick: 06-…". */
const besideAddress = /^[\s,(:–-]{1,4}(?:\+\d|0\d|[\p{L}\d._-]{1,30}@)/u;
const notName =
  /^(?:Tik|Ping|Hit|Shoot|Bel|App|Mail|Call|Stuur|Send|Vragen|Questions|Meer|More|Neem|Contact|Solliciteer|Apply|Telefonische|Interesse|Reageer|Heb|Kom|Ben|Wil|Do|Have|Our|Onze|De|Het|The|Een|Je|You|We|Wij|Via|Voor|For|Of|Or|Dan|Please|Gemeente|Stichting|Team|Human|Drop|Write|Give|Geef|Ask|Get|Speak|Reach|Email|Ring|Text|Phone|Join|Interested|Sounds|Ready|Start|Schrijf|Spreek|Vraag|Richt|Afdeling|Human Resources|Linked|Linkedin|Whatsapp|Maandag|Dinsdag|Woensdag|Donderdag|Vrijdag|Monday|Tuesday|Wednesday|Thursday|Friday)(?!\p{L})/u;

/** Who to ask about the vacancy, with the address and number that stand nearest. Looks at its first 20,000 characters. */
export function readContact(text: string, client: string | null): Fact<Contact> | null {
  const searched = text.slice(0, 20_000);
  let best: { name: string; start: number; points: number } | null = null;
  for (const [pattern, base] of patterns) {
    for (const hit of searched.matchAll(pattern)) {
      const whole = nth(hit, 1);
      let name = whole;
      // "Praktijkmanager Lieke Boshuis": what she is stands before what she is called.
      while (name.includes(" ") && (notName.test(name) || findTitles(name.slice(0, name.indexOf(" "))).length > 0))
        name = name.slice(name.indexOf(" ") + 1);
      const start = hit.index + hit[0].indexOf(whole) + (whole.length - name.length);
      if (
        /(?:Search|Selection|Group|Recruit|Detachering|Personeel|Services|Solutions|Consult|Contracting|Staffing|Talent|Payroll|Interim|Hospital|Trust|Department|School)/.test(
          name,
        )
      )
        continue;
      if (notName.test(name) || !new RegExp(`^${upper}|^\\p{Lu}\\.`, "u").test(name)) continue;
      if ((client && (client.includes(name) || name.includes(client))) || findTitles(name).length > 0) continue;
      if (findPlaces(`in ${name}`).some(({ end }) => end === name.length + 3) || canonicalSkill(name) !== null) continue;
      const around = searched.slice(Math.max(0, start - 120), start + name.length + 140);
      const points =
        base +
        (phone.test(around) ? 2 : 0) +
        (email.test(around) ? 1 : 0) +
        (name.includes(" ") ? 1 : 0) +
        (besideAddress.test(searched.slice(start + name.length, start + name.length + 40)) ? 2 : 0) +
        (isOwnAddress(email.exec(around)?.[0], name) ? 2 : 0) -
        (isBoss(searched, start, name) ? 3 : 0);
      if (!best || points > best.points) best = { name, start, points };
    }
  }
  // "app joke 06 …" in a text that writes no capitals.
  const small = best
    ? null
    : /(?<!\p{L})(?:app(?:je)?|bel|mail(?:tje)?|whatsapp|text|call)(?: (?:even|gerust|naar|met|to|ff|maar)){0,2} (?!(?:mij|ons|me|us|even|gerust|naar|met|op|via|of|or|the|de|het)\s)(\p{Ll}{3,12})(?= (?:\+31|0\d))/u.exec(
        searched,
      );
  if (small?.[1]) {
    const at = small.index + small[0].length - small[1].length;
    const value = {
      name: small[1].charAt(0).toUpperCase() + small[1].slice(1),
      email: null,
      phone: phone.exec(searched.slice(at))?.[0] ?? null,
    };
    return factAt(text, value, at, at + small[1].length, 0.6);
  }
  if (!best || best.points < 4) return null;
  const from = Math.max(0, best.start - 200);
  const around = searched.slice(from, best.start + 260);
  const value = {
    name: best.name,
    email: email.exec(around)?.[0] ?? email.exec(searched)?.[0] ?? null,
    phone: phone.exec(around)?.[0] ?? null,
  };
  const full = best.name.includes(" ")
    ? null
    : new RegExp(`(?<!\\p{L})(${best.name} (?:${particle} ){0,3}${upper})(?=[^\\S\\n]*(?:[,(|.\\n]|$))`, "u").exec(searched);
  // "Declan here from …", and his whole name under the mail.
  const at = full?.[1] && !notName.test(full[1]) && findTitles(full[1]).length === 0 ? { name: full[1], start: full.index } : best;
  return factAt(text, { ...value, name: at.name }, at.start, at.start + at.name.length, Math.min(0.9, 0.4 + best.points * 0.07));
}

/** "joost@…" beside Joost. */
const isOwnAddress = (address: string | undefined, name: string) =>
  address !== undefined && fold(address).startsWith(fold(nth(name.split(" "), 0))) && name.length > 2;

/** Whoever one reports to is named, too, and isn't whom to call; unless a number or an address stands beside the name. */
function isBoss(text: string, start: number, name: string): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(start, start + name.length + 60);
  return (
    /(?:leidinggevende|rapporteert|manager|directeur|report(?:s|ing)? (?:in)?to|valt onder|teamleider|opdrachtgever)[^.\n]{0,40}$/i.test(
      before,
    ) &&
    !phone.test(after) &&
    !email.test(after)
  );
}
