import type { ChatRecords } from "../chat.ts";
import { type Intent, intents } from "./intents.ts";
import { isOffTopic, isProtected } from "./refused.ts";
import { words } from "./words.ts";

const asking = words(
  "does|do|did|is|are|was|has|have|had|can|could|know|knows|any|ever|familiar|experience|experienced|worked|used|heeft|hebben|kent|kan|kunnen|is|ervaring|gewerkt|gebruikt|bekend|weet|ooit|werkt|werkte|beheerst|deed|doet",
);
interface Things {
  skills: string[];
  spoken: string[];
  employer: number | null;
  isSpeech: boolean;
  kind: ChatRecords["kind"];
}

export function intentOf(text: string, { skills, spoken, employer, isSpeech, kind }: Things): Intent {
  if (isOffTopic(text)) return "off_topic";
  if (isProtected(text)) return "protected";
  const hits = (intent: Intent) => intents.find(([name]) => name === intent)?.[1].test(text) ?? false;
  const isJobTalk = kind === "job";
  if (isJobTalk || kind === "candidate_job") {
    if (hits("differs")) return "differs";
    if (clientPeople.test(text)) return "people";
    if (isJobTalk && who.test(text) && !hits("client"))
      return /(?<!\p{L})(?:best|top|beste|strongest|sterkste|first|shortlist|shortlisten|rank\p{L}*|fits?|past|geschikt\p{L}*|suitable|propose|voorstellen|eerst)(?!\p{L})/iu.test(
        text,
      ) &&
        skills.length === 0 &&
        spoken.length === 0
        ? "best"
        : "who";
    if (isJobTalk && hits("rules_out")) return "rules_out";
  }
  const isTelling = /(?<!\p{L})(?:summ\p{L}+|samenvat\p{L}*|samen|pitch|profile|profiel|who|wie)(?!\p{L})/iu.test(text);
  // "Tell me about her Python": of that, not of everything.
  for (const intent of ["translate", "reply", "interview", "letter", "summary"] as const)
    if (hits(intent) && (intent !== "summary" || isTelling || (skills.length === 0 && employer === null))) return intent;
  if (kind === "candidate_job" && lacksAnything.test(text)) return "missing";
  if (employer !== null) {
    if (hits("gaps")) return "gaps";
    if (/(?<!\p{L})(?:before|prior to|voordat|vóór)(?!\p{L})|^\s*waar\s.*\svoor\s/iu.test(text)) return "previous";
    if (hits("leaving")) return "leaving";
    if (hits("how_long")) return "how_long";
    if (hits("since")) return "since";
    if (skills.length === 0 || /(?<!\p{L})(?:what did|wat deed|wat heeft|what has)(?!\p{L})/iu.test(text)) return "employer";
  }
  if (kind === "candidate_job" || isJobTalk) {
    const isAsked =
      /(?<!\p{L})(?:asks?|asked|require[sd]?|must|musts|nice|mandatory|vraagt|gevraagd|vereist|eis|verplicht|pr[eé]|needed|necessary|nodig|hard)(?!\p{L})/iu.test(
        text,
      );
    if (
      isAsked &&
      (skills.length > 0 || spoken.length > 0) &&
      !/(?<!\p{L})(?:she|he|NAME|candidate|ze|zij|hij|kandidaat)(?!\p{L})/iu.test(text)
    )
      return "asked";
  }
  if ((skills.length > 0 || spoken.length > 0) && hits("how_long")) return "how_long";
  if (skills.length > 0 && hits("since")) return "since";
  if (skills.length > 0 && hits("where_used")) return "where_used";
  if (spoken.length > 0 && (isSpeech || skills.length === 0)) return "languages";
  const order = intents.map(([name]) => name).filter((name) => allowed(name, kind));
  for (const intent of order) {
    if (!hits(intent)) continue;
    if (intent === "how_long" || intent === "years") return skills.length > 0 ? "how_long" : "years";
    // "Does she have experience with remote teams?" asks for a thing, not for a wish.
    if (skills.length > 0 && weak.has(intent)) continue;
    return intent;
  }
  if (skills.length > 0) return isJobTalk ? "asked" : "has";
  return asking.test(text) && !isJobTalk ? "has" : "other";
}

/** "Does he lack anything important for it?": of the requirements, whatever else is named. */
const lacksAnything = words(
  "(?:mist|missen|ontbreekt|komt) .{0,30}(?:iets|belangrijk\\p{L}*|wezenlijk\\p{L}*|essentie\\p{L}+|cruciaal)|(?:lacks?|missing|short of) .{0,20}(?:anything|something|important|essential|crucial|critical)|anything .{0,30}(?:missing|lacks?|lacking)|wat (?:mist|ontbreekt) .{0,20}nog|what(?:['’]s| is| does) .{0,30}(?:still )?(?:missing|lack)",
);

/** Words of these intents also stand beside a skill that is asked for. */
const weak = new Set<Intent>([
  "strength",
  "why",
  "met",
  "compare",
  "skills",
  "certificates",
  "education",
  "results",
  "current",
  "place",
  "languages",
  "timeline",
  "contract",
  "partly",
  "tasks",
  "offers",
  "musts",
  "asks",
  "nice",
  "notes",
  "remote",
  "missing",
  "client",
  "hours",
  "contact",
]);
const matchOnly = new Set<Intent>(["differs", "met", "partly", "not_met", "unknown"]);
const jobOnly = new Set<Intent>(["asks", "musts", "nice", "client", "people", "tasks", "offers"]);
const candidateOnly = new Set<Intent>([
  "notice",
  "contact",
  "years",
  "current",
  "previous",
  "first",
  "certificates",
  "results",
  "timeline",
  "gaps",
  "overlaps",
  "since",
  "how_long",
  "leaving",
  "permit",
  "notes",
  "where_used",
  "leads",
]);

function allowed(intent: Intent, kind: ChatRecords["kind"]): boolean {
  if (kind === "job") return !candidateOnly.has(intent) && !matchOnly.has(intent);
  if (kind === "candidate") return !matchOnly.has(intent) && !jobOnly.has(intent) && intent !== "rules_out";
  return intent !== "rules_out";
}

const who = words(
  "who|whom|which (?:of (?:the|my|our) )?(?:candidates?|people|persons?)|any(?:one|body)|best candidates?|top (?:three|five|3|5|candidates?)|shortlist|wie|welke (?:van de )?(?:kandidaten|kandidaat|mensen)|iemand|beste kandidaten|beste kandidaat|top (?:drie|vijf)|(?:is|are) there (?:any )?candidates?|zijn er kandidaten",
);

/** Somebody at the client, by what they are there: a question about the vacancy, not about candidates. */
const clientPeople = words(
  "(?:who(?:['’]s| is| are| would be| will be| becomes)|what is the name of) (?:the|their|our|its|my) (?:\\p{L}+ ){0,2}(?:contact(?: person)?|ceo|cto|cfo|director|manager|boss|supervisor|owner|founder|recruiter|team ?lead(?:er)?|colleagues|head of \\p{L}+)|who (?:do|does|should|can|could|will|would) (?:i|we|they|one|somebody|someone|candidates?|the \\p{L}+) (?:\\p{L}+ ){0,2}(?:contact|call|phone|ring|mail|e-?mail|report to|work for|apply to|answer to|speak to|talk to)|to whom|(?:wie is|wie zijn|wie wordt|wie worden|hoe heet|hoe heten) (?:de|het|hun|hier de|daar de|er|jullie|onze) (?:\\p{L}+ ){0,2}(?:contact(?:persoon)?|ceo|cto|cfo|directeur|directie|manager|baas|leidinggevende|eigenaar|oprichter|recruiter|teamleider|afdelingshoofd|collega['’]?s)|(?:aan|met|bij|onder) wie (?:\\p{L}+ ){0,4}(?:rapporteert|rapporteer|bellen|bel|mailen|mail|solliciteren|solliciteer|contact|spreken|praten|werkt|werk)|wie (?:kan|moet|mag|zal) (?:ik|je|men|iemand|de kandidaat|een kandidaat) (?:\\p{L}+ ){0,2}(?:bellen|mailen|spreken|benaderen|hebben)|wie (?:bel|mail|app|benader) (?:ik|je|men|we)|contactpersoon",
);
