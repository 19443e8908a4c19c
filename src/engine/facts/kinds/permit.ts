import { isDenied } from "#engine/facts/told/denied.ts";
import { passageAt, type Span } from "#engine/matching/passages.ts";
import { countryIn } from "#engine/skills/places/places.ts";

const permit =
  /(?:work permit|werkvergunning|right to work|authori[sz]ed to work|work authori[sz]ation|verblijfsvergunning|tewerkstellingsvergunning|residence permit|work visa|permanent residen\w+|indefinite leave|duurzaam verblijf|verblijfsdocument|eu[- ](?:citizen|passport|national|burger|paspoort)|permit for (?:the )?(?:\w+ )?(?:netherlands|eu|european union|work)|blue card|may work in|free to work|mag (?:in nederland )?werken|(?<!\w)(?:schengen-?)?(?:visa|visum)(?!\w)|(?:work|residence) permission)/gi;
const needed =
  /(?<!no )(?<!not )(?<!geen )(?<!niet )(?:\brequires?\b|\bneeds?\b|\bnodig\b|sponsorship|(?:will|can|could|to|would) sponsor|(?:do not|don't|does not) (?:yet )?(?:hold|have) one|heb er (?:nog )?geen|geen werkvergunning|no work permit)/i;
/** A permit for one employer is none for another: "highly skilled migrant, tied to the university". */
const tied =
  /(?<!\p{L})(?:tied to|bound to|linked to|only for|valid for|gebonden aan|alleen (?:voor|bij)|gekoppeld aan)(?!\p{L})(?! (?:all|any|every|alle|elke|het werk|work|the (?:netherlands|eu)|nederland))/iu;
/** "No permit needed", "geen vergunning nodig". */
const notNeeded =
  /(?:(?:no|without|geen|zonder) (?:\w+ ){0,3}(?:permit|visa|vergunning|sponsorship|werkvergunning)\b(?: \w+){0,3} ?(?:needed|required|necessary|nodig|vereist))|(?:don't|do not|niet) need (?:a )?(?:permit|visa|sponsorship)/i;

/** Citizens of the EU, the EEA and Switzerland may work in each other's countries (Directive 2004/38/EC). */
const citizens =
  "dutch|nederlandse?|eu|european|europese|belgian|belgische?|german|duitse?|french|franse?|irish|ierse?|italian|italiaanse?|spanish|spaanse?|portuguese|portugese|polish|poolse?|romanian|roemeense?|bulgarian|bulgaarse?|greek|griekse?|czech|tsjechische?|slovak|slowaakse?|hungarian|hongaarse?|austrian|oostenrijkse?|swedish|zweedse?|danish|deense?|finnish|finse?|norwegian|noorse?|swiss|zwitserse?|croatian|kroatische?|slovenian|sloveense?|lithuanian|litouwse?|latvian|letse?|estonian|estse?|luxembourgish|luxemburgse?|cypriot|cypriotische?|maltese|icelandic|ijslandse?";
const citizen = new RegExp(
  `(?<![\\p{L}-])(?:(?:I am|I'm|ik ben) (?:an? )?(?:${citizens})(?=[,.;)]| (?:citizen|national)|\\s*$)|(?:nationality|nationaliteit)\\s*:?\\s*(?:${citizens})|(?:${citizens})[ -](?:nationality|nationaliteit|citizen(?:ship)?|staatsburger(?:schap)?|passport|paspoort|national))(?![\\p{L}])`,
  "iu",
);
/** A permit of a country is named by its adjective; of these another rules than the Dutch. */
const elsewhere =
  /(?<!\p{L})(?:german|duitse?|belgian|belgische?|french|franse?|italian|italiaanse?|spanish|spaanse?|polish|poolse?|british|britse?|uk|irish|ierse?|swiss|zwitserse?|swedish|zweedse?|danish|deense?|norwegian|noorse?|american|us|canadian|canadese?|austrian|oostenrijkse?|portuguese|portugese?|greek|griekse?)(?!\p{L})/iu;
const here = /(?<!\p{L})(?:dutch|nederlandse?|nederland|(?:the )?netherlands|holland|nl|eu|europe\p{L}*|european union)(?!\p{L})/iu;

/** Letters around a find that speak of it. */
const AROUND = 60;

/** Does somebody say that they may work in the Netherlands, or that they may not yet; with the words that say so. Null: nothing is said. */
export function permitIn(cv: string, passages: Span[]): { polarity: "has" | "denies"; found: Span } | null {
  let has: Span | null = null;
  let denies: Span | null = null;
  for (const hit of cv.matchAll(permit)) {
    const found = { start: hit.index, end: hit.index + hit[0].length };
    const passage = passageAt(passages, found.start) ?? found;
    const around = cv.slice(Math.max(passage.start, found.start - AROUND), Math.min(passage.end, found.end + AROUND));
    if (notNeeded.test(around)) has ??= found;
    else if (needed.test(around) || tied.test(cv.slice(found.end, Math.min(passage.end, found.end + AROUND))))
      return { polarity: "denies", found };
    else if (isDenied(cv, found, passage)) denies ??= found;
    else if (!isForeign(around)) has ??= found;
  }
  const own = has ? null : citizen.exec(cv);
  if (own) has = { start: own.index, end: own.index + own[0].length };
  return has ? { polarity: "has", found: has } : denies && { polarity: "denies", found: denies };
}

const isForeign = (text: string): boolean => !here.test(text) && (elsewhere.test(text) || (countryIn(text)?.country ?? "NL") !== "NL");
