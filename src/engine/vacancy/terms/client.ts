import { findPlaces } from "#engine/skills/places/places.ts";
import { fold } from "#engine/skills/tokens.ts";
import { cues } from "#engine/words/vacancy-words.ts";
import { type Fact, factAt, labelled } from "../fact.ts";
import { headerParts } from "../text/header-parts.ts";
import { headingOf } from "../text/headings.ts";
import { isName, joiner, organisation, withoutStop } from "./organisation.ts";
import { sentenceVerb } from "./title.ts";

const kind =
  "(?:\\p{L}*(?:bedrijf|organisatie|bureau|instelling|gemeente|onderneming|fabrikant|leverancier|aannemer|groep|keten|specialist|marktleider|dienstverlener|school|ziekenhuis|hotel|restaurant|kantoor|winkel|coöperatie|stichting|vereniging|fonds|bank|speler|partner|familie\\p{L}*|company|organi[sz]ation|agency|firm|business|charity|start-?up|scale-?up|provider|manufacturer|supplier|retailer|hospital|studio|consultancy|group|chain|platform|network|foundation|institute|university|operator|builder|contractor|bakery|brewery|maker|developer))";

/** Somebody who finds people for others: whose address a vacancy gives then isn't who has the work. */
const ofAnAgency = new RegExp(
  `(?<!\\p{L})(?:recruitment|recruiting|staffing|executive search|search (?:&|and) selection|uitzend\\p{L}*|detacher\\p{L}*|werving (?:&|en) selectie|bemiddel\\p{L}*|find (?:people|staff) for|vinden (?:mensen|personeel) voor|payroll|interim\\p{L}*|flex(?:werk|bureau)\\p{L}*|(?:voor|for|namens|on behalf of) (?:een|an?) (?:[\\p{L}-]+ ){0,4}${kind})(?!\\p{L})`,
  "iu",
);

/** A name that the text may call the client, and how much speaks for it. */
interface Candidate {
  name: string;
  start: number;
  points: number;
}

/** Who has the vacancy (`title`: where that stands, which names nobody): named by a label, in the lines at the top, or as the one who does, is or asks something. Null where only "our client" is. */
export function readClient(
  text: string,
  title: { start: number; end: number } | null = null,
  city: string | null = null,
): Fact<string> | null {
  const label = labelled(
    text,
    "opdrachtgever|klant|bedrijf|bedrijfsnaam|organisatie|werkgever|company|employer|client|company name|hiring organi[sz]ation|inhurende organisatie|aanbestedende dienst",
  );
  if (label) {
    const said = text
      .slice(label.start, label.end)
      .split(/\s{2,}|\s[|•·]\s/)[0]
      ?.replace(/;\s*$/, "")
      .trim();
    const value = said && withoutStop(said);
    if (value && value.length <= 100 && !sentenceVerb.test(value)) return factAt(text, value, label.start, label.start + value.length, 0.9);
  }
  const searched = text.slice(0, 8000);
  const domains = [...searched.matchAll(/(?:@|www\.|https?:\/\/)([\p{L}\d-]{3,40})(?:\.[\p{L}\d-]{2,})+/giu)].map(([, domain]) =>
    squash(domain ?? ""),
  );
  // "Voor onze opdrachtgever, een bakkerij" hides it; "Voor onze opdrachtgever Bakkerij Smit" doesn't.
  const unnamed =
    /(?<!\p{L})(?:(?:[Oo]nze|[Hh]aar|[Zz]ijn|[Hh]un|[Ee]en) (?:opdrachtgever|klant|relatie)|(?:[Oo]ur|[Ii]ts|[Tt]heir) client|[Oo]ne of our clients|[Ww]e find (?:people|staff)|[Ww]ij vinden (?:mensen|personeel)|[Ee]en van onze (?:klanten|opdrachtgevers|relaties))(?!\p{L})(?!,? (?:(?:de|het|the) )?\p{Lu})/u.test(
      searched,
    );
  const candidates = [
    ...inHeader(text).filter(
      (one) => one.name !== city && (!title || one.start >= title.end || one.start + one.name.length <= title.start),
    ),
    ...inSentences(searched, patterns).filter(({ name }) => name !== city),
    ...(unnamed || ofAnAgency.test(searched)
      ? []
      : [...likeAddress(searched, domains), ...inSentences(searched, ofTheWriter), ...inSmallLetters(searched, domains)]),
  ]
    .map((one) => {
      const key = squash(one.name);
      const first = squash(one.name.split(" ")[0] ?? "");
      const isSender = domains.some(
        (domain) =>
          key.startsWith(domain) || domain.startsWith(key) || key.includes(domain) || (first.length > 3 && domain.includes(first)),
      );
      const again = searched.split(one.name).length - 2;
      // The sender of a vacancy of somebody else's is the agency.
      return { ...one, points: one.points + (isSender ? (unnamed ? -6 : 3) : 0) + Math.min(2, Math.max(0, again)) };
    })
    .map((one, _, all) => ({ ...one, points: one.points + toldOtherwise(one, all) }))
    .sort((one, other) => other.points - one.points);
  // "Woonzorg De Elzenhof" at the top is "De Elzenhof" further on.
  const [first] = candidates;
  const best = first && (candidates.find(({ name, points }) => name !== first.name && name.includes(first.name) && points > 3) ?? first);
  if (!best || best.points < (unnamed ? 5 : 3)) return null;
  // The stop of "B.V." is the name's own.
  const ending = text.slice(best.start, best.start + best.name.length + 1);
  const name = withoutStop(ending.endsWith(".") ? ending : best.name);
  return factAt(text, name, best.start, best.start + name.length, Math.min(0.85, 0.35 + best.points * 0.08));
}

/** Found at another place in another way, too: half of what that says. */
const toldOtherwise = (one: Candidate, all: Candidate[]) =>
  Math.max(0, ...all.filter((other) => other.start !== one.start && squash(other.name) === squash(one.name)).map(({ points }) => points)) >
    0 || all.some((other) => other !== one && other.start === one.start && other.name === one.name)
    ? 1
    : 0;

/** "Maasvlakte Rotterdam": where, more likely than who. */
const endsInTown = (name: string) => findPlaces(`in ${name}`).some(({ start, end }) => start > 3 && end === name.length + 3);
const squash = (name: string) => fold(name).replace(/[^a-z0-9]/g, "");
/** "Mondzorg aan de Vecht" as its address spells it: mondzorgvecht. */
const bare = (name: string) =>
  squash(name.replace(/(?<!\p{L})(?:van|aan|de|der|den|het|en|and|of|voor|the|'t|&|b\.?v\.?|n\.?v\.?)(?!\p{L})/giu, ""));

/** Names that the address of the mail or the website spells: "Pebbleline" beside bo@pebbleline.example. */
function likeAddress(text: string, domains: string[]): Candidate[] {
  if (domains.length === 0) return [];
  const found: Candidate[] = [];
  for (const hit of text.matchAll(new RegExp(`(?<![\\p{L}\\d@./])${organisation}`, "gu"))) {
    let name = hit[0].replace(/[.,]$/, "");
    while (name.length > 3 && found.length < 20) {
      const key = bare(name);
      const isSpelled = (domain: string) =>
        domain === key || domain === squash(name) || (domain.length > 4 && name.includes(" ") && key.endsWith(domain));
      if (key.length > 3 && domains.some(isSpelled) && isName(name)) {
        found.push({ name, start: hit.index, points: 0.5 });
        break;
      }
      const cut = name.lastIndexOf(" ");
      if (cut < 0) break;
      name = name.slice(0, cut);
    }
  }
  return found;
}

/** "Firm, Town", "Town | hours | pay | Firm", "Title bij Firm": the parts of the first lines that are nothing else. */
function inHeader(text: string): Candidate[] {
  return headerParts(text, 6).flatMap(({ start, end, line, whole, introduced, aside }) => {
    const all = text.slice(whole.start, whole.end);
    if (
      /^[^:]{2,30}:\s|^(?:about|over|why|waarom|welcome to|welkom bij)\s/i.test(all) ||
      all.length > 140 ||
      (sentenceVerb.test(all) && all.split(/\s+/).length > 8)
    )
      return [];
    const part = text.slice(start, end);
    const opening = /^(?:(?:jobs |werken |working )?(?:bij|at|voor|for|in|te)\s+)?(?:\p{Ll}{5,}\s+)?(?=\p{Lu})/iu.exec(part)?.[0] ?? "";
    const own = /^\p{Lu}/u.test(part) && !/^(?:jobs|werken|working|bij|at) /i.test(opening) ? "" : opening;
    const name = part.slice(own.length);
    const isWhole = part === all;
    // "Requirements" on a line of its own opens a list.
    if (aside || !isName(name) || (isWhole && headingOf(all, true) !== null)) return [];
    // On a line with the place, the hours or the pay, what is left is the firm; a line of its own only right under the title.
    const beside = all !== name && (findPlaces(`in ${all}`).length > 0 || /\d{2}\s*(?:uur|hours|hrs|-|–)|[€$£]/.test(all));
    // "STICHTING AVONDROOD".
    const isTold = name === name.toUpperCase() && new RegExp(`^${telling}$`, "u").test(capitalized(name.toLowerCase()));
    const isIntroduced = isTold || introduced || /(?:bij|at)\s+$/i.test(own);
    return [
      {
        name: name.replace(/\.$/, ""),
        start: start + own.length,
        points: isIntroduced ? 5 : endsInTown(name) ? 1 : beside ? 4 : line === 1 && isWhole ? 3.5 : line === 0 ? (isWhole ? 1.5 : 1) : 1.5,
      },
    ];
  });
}

/** "Sint-Odulfziekenhuis", "Hotel De Haen", "Stichting Zon": a name that says itself what it is. */
const telling =
  "(?:(?:[Gg]emeente|[Ss]tichting|[Ww]aterschap|[Pp]rovincie|[Oo]mgevingsdienst|[Vv]eiligheidsregio|[Ww]oningcorporatie|[Dd]ierenkliniek|[Tt]andartspraktijk|[Hh]uisartsenpraktijk|[Kk]inderopvang|[Kk]liniek|[Pp]raktijk|[Ss]lagerij|[Pp]atisserie|[Kk]apsalon|[Dd]rukkerij|[Bb]ouwbedrijf|[Ii]nstallatiebedrijf|[Ss]childersbedrijf|[Aa]annemersbedrijf|[Tt]ransportbedrijf|[Hh]oveniersbedrijf|[Kk]wekerij|[Zz]orgcentrum|[Ww]oonzorg\\p{L}*|[Zz]iekenhuis|Hotel|Restaurant|Brasserie|Bistro|Café|Bakkerij|Garage|Museum|Theater|Theatre|Bibliotheek|Zorggroep|Apotheek|Basisschool|Camping|[Ww]erf|[Ss]cheepswerf|[Jj]achthaven|[Dd]ierenpark|[Dd]ierentuin|[Kk]asteel|[Oo]mroep|[Bb]oerderij|[Mm]elkveebedrijf|[Mm]anege|[Vv]akantiepark|[Zz]wembad|[Nn]otariskantoor|[Aa]dvocatenkantoor|[Aa]ccountantskantoor|[Aa]dministratiekantoor|[Uu]itvaart\\p{L}*|[Ll]oonbedrijf|[Aa]kkerbouwbedrijf|[Rr]ederij|[Uu]itgeverij|[Hh]ogeschool|[Mm]inisterie van|[Rr]ijksdienst|[Pp]rovince of|PROVINCE OF|[Mm]unicipality of|MUNICIPALITY OF|[Pp]ort of|[Cc]ity of|[Mm]inistry of|[Dd]iocese of|[Bb]oekhandel|[Ff]ilmhuis|[Mm]ontessorischool|[Gg]ymnasium|[Bb]rouwerij|[Gg]roenbedrijf|[Bb]ouwgroep|[Ss]tuwadoor|[Gg]roothandel|[Ww]asserij|[Zz]agerij|[Mm]eubelmakerij|[Kk]wekerij|\\p{Lu}\\p{L}{2,20}fabriek|\\p{Lu}\\p{L}{2,20}bedrijf|Salon|Studio|Universiteit|University of) (?:(?:[Dd]e|[Hh]et|[Dd]en|'t|van|La|Le) ){0,2}\\p{Lu}[\\p{L}'’-]{1,40}(?: \\p{Lu}[\\p{L}'’-]{1,40}){0,3}|\\p{Lu}[\\p{L}'’.-]{2,40}(?:ziekenhuis|hospitaal|lyceum|college|groep|bakkerij|rederij|brouwerij|museum|kliniek|praktijk|zorg|bouw|techniek|transport)|(?:\\p{Lu}[\\p{L}'’&-]{1,30} ){1,4}(?:B\\.?V\\.?|N\\.?V\\.?|LLP|Ltd|GmbH|Inc|Hospital|Group|School|College|Foundation|Trust|Museum|Clinic|Bakery|Brewery|Theatre|Library|Surgery|Council|Solicitors|Academy|Institute|Housing|Logistics|Engineering|Veterinary|Studios?|Farms?|Growers|Nurseries|Shipyards?|Playhouse|Zoo|Abbey|Castle|Estates?|Vineyards?|Dairy|Fisheries|Airways|Aviation|Offshore|Shipping|Orchestra|Opera|Ballet|Festival|Gallery|Archives?|University|Society|Chambers|Architects|Bakers|Butchers|Motors|Haulage|Freight|Pharmacy|Dental|Robotics|Foods|Biotech|Therapeutics)(?!\\p{L}))";

const patterns: [RegExp, number][] = [
  // "From: Imke Post (Taalhuis Media)", "© 2026 Praktijk aan de Vaart".
  [new RegExp(`(?:^|\\n)[^\\S\\n]*(?:[Ff]rom|[Vv]an)\\s{0,2}:[^\\S\\n]*[^(\\n<]{2,60}\\((${organisation})\\)`, "gu"), 5],
  [/©[^\S\n]{0,2}(?:20\d\d[^\S\n]{1,2})?(\p{Lu}[^.|•·©\n]{2,60}?)(?=[^\S\n]*(?:[.|•·]|[^\S\n]-|\n|$))/gu, 2.5],
  // "Daarom zoeken wij, Van Dalen & Zoon te Zwolle, per 1 mei een …".
  [new RegExp(`(?<!\\p{L})(?:[Ww]ij|[Ww]e), (${organisation}?)(?: (?:te|in|uit|from) \\p{Lu}[\\p{L} -]{2,30}?)?,`, "gu"), 5],
  [new RegExp(`(?<!\\p{L})(?:[Nn]amens|[Oo]n behalf of) (?:de |het |the )?(${organisation})`, "gu"), 5],
  [
    new RegExp(
      `(?<!\\p{L})(?:[Ee]igenaar|[Ee]igenaresse|[Oo]prichter|[Dd]irecteur|[Oo]wner|[Ff]ounder|[Cc]o-founder|[Dd]irector) (?:van|of|at|bij) (?:de |het |the )?(${organisation})`,
      "gu",
    ),
    4,
  ],
  // "Vorig jaar hebben we bij Warmtebazen …", "Join us at Tidelight", "Kom werken bij Zon".
  [
    new RegExp(
      `(?<!\\p{L})(?:[Ww]e|[Ww]ij|[Oo]ns|[Uu]s|[Ii]k|I|[Kk]om werken|[Ww]elkom|[Jj]oin|[Cc]ome work)(?: \\p{L}+){0,2} (?:bij|at) (?:de |het |the )?(${organisation})`,
      "gu",
    ),
    3.5,
  ],
  [new RegExp(`©[ ]?(?:20\\d{2}[ ])?(${organisation}?)(?=[ ]?(?:20\\d{2}|[|·•\\n-]|$))`, "gu"), 0],
  [
    new RegExp(
      `(?<!\\p{L})(?:[Oo]nze|[Oo]ur|[Mm]y|[Mm]ijn) (?:opdrachtgever|klant|relatie|client),? (?:de |het |the )?(${organisation})`,
      "gu",
    ),
    6,
  ],
  [
    new RegExp(
      `(?:^|\\n)(?:#+ ?)?(?:[Oo]ver|[Aa]bout|OVER|ABOUT|[Ww]erken bij|[Ww]orking at|[Ww]hy) (${organisation})[ \\t]*[:?]?[ \\t\\r]*(?=\\n|$)`,
      "gu",
    ),
    5,
  ],
  [new RegExp(`(?<![\\p{L}\\d])(${organisation}) (?:is|was) (?:op zoek naar|looking for|hiring|seeking|recruiting)(?!\\p{L})`, "gu"), 5],
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:[Nn]amens (?:de |het )?)?(${organisation}?)(?: (?:te|in|uit) [\\p{Lu}'][\\p{L}' -]{2,30}?)?[ \\n](?:zoekt|ZOEKT|zoeken wij|seeks|SEEKS|IS HIRING|groeit|werft)(?!\\p{L})`,
      "gu",
    ),
    4,
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d])(${organisation}) (?:is|zijn|was|are) (?:(?:an?|een|de|het|the|dé|hét|one of the|een van de)(?:\\s[\\p{L}\\d-]+,?){0,4}\\s)${kind}(?!\\p{L})`,
      "gu",
    ),
    4,
  ],
  [
    new RegExp(
      `(?:^|[.!?\\n]\\s{0,4})(${organisation}) (?:bouwt|biedt|levert|ontwikkelt|maakt|produceert|verzorgt|ondersteunt|begeleidt|helpt|werkt|regelt|staat|bestaat|heeft|telt|beheert|builds?|makes?|provides?|develops?|runs?|helps?|delivers?|operates?|manages?|employs|produces|designs?|supports?|has)(?!\\p{L})`,
      "gu",
    ),
    3.5,
  ],
  [
    new RegExp(
      `(?:^|[.!?\\n\\p{Extended_Pictographic}]\\s{0,4})(?:Bij|At|Voor|For) (?:de |het |the )?(${organisation})(?=,| (?:in|werk|work|zoek|zijn|ben|we|wij|is|look|are|te|staat|maken|draait|ga|kom|you|je)(?!\\p{L}))`,
      "gu",
    ),
    3.5,
  ],
  [new RegExp(`(?<![\\p{L}@.])(${telling})`, "gu"), 3],
  // "Little Wolf, the tiny one on the canal".
  [new RegExp(`(?:^|\\n)(${organisation}), (?:the|de|het|dé|hét|een|an?) (?=\\p{Ll})`, "gu"), 3],
  // "Crown & Root, Ede."
  [new RegExp(`(?:^|\\n)(${organisation}), \\p{Lu}[\\p{L}' -]{1,24}\\. (?=\\p{Lu})`, "gu"), 3],
  // "A bakery in Haarlem called Crumb & Daughters".
  [
    new RegExp(
      `(?<=\\p{Ll}) (?:called|named|genaamd|die|met de naam) (${organisation})(?= heet|[.,;!)]| (?:and|en|in|is|since|sinds))`,
      "gu",
    ),
    3.5,
  ],
  // "Captain's Chop in Vlissingen needs a barber", "Bouwbedrijf Kade heeft plek voor een timmerman".
  [
    new RegExp(
      `(?:^|[.!?:,\\n]\\s{0,4}|\\p{Extended_Pictographic}\\ufe0f?\\s{0,4})(${organisation}?)(?: (?:te|in|uit|from) \\p{Lu}[\\p{L} -]{2,30}?)? (?:needs?|wants?|is after|is short of|has (?:room|a place|a vacancy|an opening)|heeft (?:plek|plaats|ruimte|een vacature)|kan (?:\\p{L}+ ){0,3}gebruiken|is (?:putting|building|opening|growing|expanding|moving|making|setting)|bouwt|opent|breidt uit)(?!\\p{L})`,
      "gu",
    ),
    3.5,
  ],
  [new RegExp(`(?<=[\\p{Ll})]) (?:at|bij) (?:de |het |the )?(${organisation})(?= (?:in|te|located|is|zoek)(?!\\p{L})|[.,!])`, "gu"), 3],
];

/** "Wij zijn Bouwgroep De Klinker.", "Je kent ons misschien: FysioPlein, …": the writer, who is the client unless an agency writes. */
const ofTheWriter: [RegExp, number][] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:[Ww]ij zijn|[Ww]e zijn|[Ww]e are|[Ww]e['’]re|[Kk]en(?:t|nen)? ons(?: \\p{L}+)?|[Kk]now us(?: \\p{L}+)?)[:,]? (?:de |het |the )?(${organisation})(?=[.,!:])`,
      "gu",
    ),
    4,
  ],
  // "Groet, / Hanneke Post / Drukkerij De Pers".
  [
    new RegExp(
      `(?:[Rr]egards|[Ww]ishes|[Gg]roet(?:en|jes)?|[Cc]heers|[Tt]hanks|[Bb]est|[Ll]iefs|[Dd]ank)[^\\n]{0,24}\\n+[^\\S\\n]*[^\\n]{2,50}\\n+[^\\S\\n]*(?:[^\\n,|]{3,40}[,|][^\\S\\n]{0,2})?(${organisation})[^\\S\\n]*(?=\\n|$)`,
      "gu",
    ),
    2.5,
  ],
];

/** "quietloom · Delft" and "wij (steel & stam, …)" in texts that write no capitals: the name as it stands. */
function inSmallLetters(text: string, domains: string[]): Candidate[] {
  const told = [...text.matchAll(/(?<!\p{L})(?:wij|we|ons|us) ?[(,:–-] ?((?=[^,()\n]*\p{Ll})[\p{L}\d&'’. -]{3,40}?)(?=[,)(\n])/gu)].flatMap(
    (hit) => {
      const name = hit[1]?.trim() ?? "";
      return name.split(/\s+/).length <= 5 && isName(capitalized(name))
        ? [{ name, start: hit.index + hit[0].indexOf(name), points: 3 }]
        : [];
    },
  );
  const parts = headerParts(text, 4).flatMap(({ start, end }) => {
    const name = text.slice(start, end);
    return domains.includes(squash(name)) && name.length > 3 && isName(capitalized(name)) ? [{ name, start, points: 1.5 }] : [];
  });
  return [...told.filter(({ name }) => name === name.toLowerCase() && !cues.asks.test(name) && !cues.duty.test(name)), ...parts];
}
const capitalized = (name: string) => name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Whoever the sentences name as one who is an organisation, does what they do, or asks for somebody. */
function inSentences(text: string, by: [RegExp, number][]): Candidate[] {
  return by.flatMap(([pattern, points]) =>
    [...text.matchAll(pattern).take(8)].flatMap((hit) => {
      const name = (hit[1] ?? "")
        .replace(/[.,]$/, "")
        .replace(new RegExp(`(?: (?:${joiner}))+$`, "u"), "")
        .trim();
      const start = hit.index + hit[0].indexOf(name);
      const line = text.slice(text.lastIndexOf("\n", start) + 1, start + hit[0].length + 60);
      // "Kubernetes is a plus", "Pensioen bij PFZW": what is asked or offered has no vacancy.
      if (!isName(name) || cues.nice.test(line.split("\n")[0] ?? "") || (cues.offer.test(hit[0]) && points < 4)) return [];
      if (/(?:pensioen|pension|verzeker|insured)[^.\n]{0,30}$/i.test(text.slice(Math.max(0, start - 40), start))) return [];
      return [{ name, start, points }];
    }),
  );
}
