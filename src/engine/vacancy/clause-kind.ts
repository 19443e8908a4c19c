import type { RequirementKind } from "#contract/fields.ts";
import { isSoftSkill } from "#engine/skills/breadth.ts";
import { findEducationLevels } from "#engine/skills/education-level.ts";
import { findLanguages, findSpoken } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { findPractice } from "#engine/skills/patterns/find.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { cues, lowered, sources, wording } from "#engine/words/vacancy-words.ts";
import { type Why, whyOf } from "./left-out.ts";
import { onlyPraises } from "./restatement.ts";
import type { Statement } from "./text/statement.ts";
import { yearsIn } from "./years.ts";

/** What a clause does: it asks, or it is left out for a reason. */
export type Judged = { asks: RequirementKind } | { left: Why };

export interface Surroundings {
  /** Some heading tells what is asked, so that prose outside it asks only in so many words. */
  hasMustSection: boolean;
  /** No heading tells any section of what is asked. */
  isBare?: boolean;
  /** A text of a few lines: what it names is what it asks. */
  isShort: boolean;
}

const label = new RegExp(`^[^\\p{L}]*(?:${sources.factLabels})\\s{0,3}[:=]`, "u");
/** "We …", "Our …", "Wij …", "Bij ons …": the sentence is about them. */
const aboutThem =
  /^[^\p{L}]*(?:we(?!['’]d)|wij|our|onze|ons|bij ons|at our|the company|het bedrijf|de organisatie|samen|together|ze|zij|they)(?!\p{L})(?!.*(?:so you|so do you|dus (?:je|jij)|you (?:should|must|need|have to)|(?:moet|dien) (?:je|jij)|je moet|iemand (?:die|met)|someone (?:who|with)|(?:als|mits|wanneer) (?:je|jij) (?!vragen|interesse)|if you(?!(?: are|'re)? (?:interested|have (?:any )?questions))))(?!\s+(?:vragen|verwachten|zoeken|hechten|ask|expect|require|need|look|are looking|zijn op zoek|vinden|zien|hebben graag|would|'d))/iu;
export const isAboutThem = (words: string) => aboutThem.test(lowered(words));

/** A further clause of its own subject: it must say in so many words that it asks. */
const ownSubject =
  /^[^\p{L}]*(?:je|jij|you|we|wij|er|dat|dit|het is|hij|zij|ze|they|it|this|that|there|one|our|onze|ons|jouw|your)(?!\p{L})/iu;
const ofReader = /^[^\p{L}]*(?:je|jij|you)(?!\p{L})/iu;
/** Days, hours, shifts and travel: said of the reader's work under a heading of requirements, they are asked. */
const whenOrWhere = wording(
  "dag(?:en)?|days?|week|weken|weeks|\\p{L}*dienst(?:en)?|uur|uren|hours|avond\\p{L}*|evenings?|weekend\\p{L}*|nacht\\p{L}*|nights?|ploeg\\p{L}*|shifts?|rooster|reis\\p{L}*|travel",
);
/** "One Saturday in four", "om het weekend": when one works. */
const rosters = wording(
  "(?:one|two|\\d) (?:saturday|sunday|weekend|week|evening|night|day)s? (?:in|out of) (?:every )?(?:\\p{L}+|\\d)|(?:één|een|1) op de (?:\\d|\\p{L}+) (?:\\p{L}*weekend\\p{L}*|weken|zaterdagen|zondagen|avonden|nachten)|(?:\\p{L}+dag(?:en)?(?: en |, | of ))*\\p{L}+dag(?:en)? (?:sowieso|in (?:ieder|elk) geval|zeker|vast)|(?:sowieso|in (?:ieder|elk) geval|zeker) (?:ook )?(?:op )?(?:de )?(?:maan|dins|woens|donder|vrij|zater|zon)dag|weekend (?:mornings|evenings|shifts|days) (?:for sure|always|too|included)|(?:one|two|één|een|twee|1|2) (?:saturdays?|sundays?|weekends?|evenings?|nights?|zaterdag(?:en)?|zondag(?:en)?|weekend(?:en)?|avond(?:en)?|nacht(?:en)?) (?:a|per|in de|in the|each|elke) (?:month|week|quarter|maand|week|kwartaal)|(?:always|at least|certainly) (?:on )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)|every (?:other|second|third|fourth) (?:saturday|sunday|weekend|evening)|alternate (?:saturdays|sundays|weekends)|om de (?:week|zaterdag|zondag)|om het weekend|(?:eens|één keer|een keer) (?:in|per) (?:de )?(?:\\p{L}+ )?(?:weken|week|weekenden|maand) (?:\\p{L}+ ){0,4}(?:zaterdag|zondag|weekend|avond|nacht|\\p{L}*dienst)|(?:één|een|twee) (?:zaterdag|zondag|weekend|avond)(?:en)? (?:per|in de|op de) \\p{L}+",
);
/** "EU passport or work permit sorted": that one may work here. */
const permits = wording("work permits?|right to work|werkvergunning|verblijfsvergunning|tewerkstellingsvergunning");
/** "De woensdag kunnen we niet missen", "on Fridays everybody is in". */
const weekday = /(?<!\p{L})(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag\p{L}*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?!\p{L})/u;
const isThere = wording(
  "(?:kunnen|kan) (?:we|wij|ik) (?:je |jou )?(?:echt )?niet missen|ben je er|is iedereen er|werk je|you(?:'re| are) in|(?:is|are) in(?=[^\\p{L}]*$)|(?:need|want) you|we meet|nobody is off|(?:is|are) (?:working days?|sacred|fixed)|(?:is|zijn) (?:heilig|vast|werkdag\\p{L}*|onze vaste .{3,20})",
);
/** "Verder ben je zakelijk": goes on with what was asked. */
const furthermore =
  /^[^\p{L}]*(?:en |and )?(?:verder|daarnaast|bovendien|tot slot|further(?:more)?|in addition|besides|on top of that|moreover)(?!\p{L})/iu;
/** "Wij zoeken versterking": what they look for, and nothing that somebody has. */
const seeksOnly =
  /^[^\p{L}]*(?:daarom |so |(?:voor|bij|in|for|at) [^.;]{2,60} )?(?:wij zoeken|we zoeken|zoeken (?:wij|we)|we(?:'re| are) (?:looking for|seeking|hiring))(?!\p{L})(?!.*(?<!\p{L})(?:die|met|iemand|who|with|someone|somebody|ervaren|experienced|gediplomeerd\p{L}*|qualified|certified)(?!\p{L}))/iu;
/** An amount of money: what they pay, or what they turn over. */
const pays =
  /[€$£]\s?\d|\d\s?(?:eur(?:o(?:['’]?s)?)?|dollars?)(?!\p{L})|\d\s?% (?:van|of) (?:je|het|your|the) (?:\p{L}*salar(?:is|y)|annual|gross)/u;
/** "Omdat je boven het hotel kunt wonen": why, and nothing asked. */
const opensReason = /^[^\p{L}]*(?:so (?:can|do|does|is|are|did|will)|omdat|want|aangezien|because|since(?! \d)|given that)(?!\p{L})/u;
/** "Dan zetten we de koffie klaar": what follows on a wish. */
export const isReward = (sentence: string) => opensReward.test(sentence) && !pitch.test(lowered(sentence));
const opensReward = /^[^\p{L}]*(?:dan|then)(?!\p{L})/iu;
/** What a tender scores besides somebody: the price, the talk, a plan. */
const ofOffers = /^\P{L}*(?:\p{L}[.)] )?(?:prijs|tarief|price|rate|gesprek|presentatie|interview|presentation|plan van aanpak)(?!\p{L})/u;
/** "…, dus dat vragen we echt": asked after all. */
const insists = wording(
  "(?:dus )?(?:dat|die|dit) (?:vragen|eisen|verwachten|willen) (?:we|wij) (?:echt|wel|dus)|so (?:that|it) we do (?:ask|require|expect)|we (?:really )?do (?:ask|require|expect|insist)",
);
const onlyHours = /^\P{L}*\d{1,2}(?:\s?(?:[-–à]|tot|to|of|or)\s?\d{1,2})?\s?(?:uur|uren|hours|hrs|u)(?!\p{L})/u;
/** "#bouw #vacature". */
const hashtags = /^\s*(?:#[\p{L}\d_]+\s*){2,}$/u;
const plainWish = /(?<!\p{L})(?:fijn|handig|leuk|prettig|welkom|mooi|nuttig|helpful|welcome|useful|nice|handy)(?!\p{L})/iu;

/**
 * What a clause of a statement asks, by the words it uses and by its section. `first`: nothing before it in its line asks;
 * what follows only asks where it says so or goes on with a list (`goesOn`: the clause before it asks). `isPart`: its sentence
 * has other clauses.
 */
export function judgeClause(
  words: string,
  statement: Statement,
  { first, goesOn, isPart }: { first: boolean; goesOn: boolean; isPart: boolean },
  around: Surroundings,
): Judged {
  const { section, bullet } = statement;
  const clause = lowered(words);
  if (statement.points && section === "nice") return ofOffers.test(clause) ? { left: "boilerplate" } : { asks: "nice" };
  const asks = cues.asks.test(clause) || cues.has.test(clause);
  // "40 uur, cao": how much one works isn't asked of anybody.
  if (onlyHours.test(clause) && !asks && !cues.must.test(clause)) return { left: "offer" };
  // "Dan maken we graag kennis", behind a question.
  if (opensReward.test(clause) && pitch.test(clause) && !cues.has.test(clause) && !cues.must.test(clause)) return { left: whyOf[section] };
  if (opensReason.test(clause) && !cues.nice.test(clause) && !cues.knockOut.test(clause)) return { left: whyOf[section] };
  if (cues.agency.test(clause)) return { left: "agency_notice" };
  if (isReach(words)) return { left: "boilerplate" };
  if (cues.formality.test(clause) && !cues.knockOut.test(clause)) return { left: "boilerplate" };
  const listed = !statement.assumed && (section === "must" || section === "nice" || section === "knock_out");
  if (cues.check.test(clause) && !listed && !cues.knockOut.test(clause) && !haves.test(clause)) return { left: "boilerplate" };
  if (cues.boilerplate.test(clause) && !(asks && section !== "process" && section !== "none")) return { left: "boilerplate" };
  if (!asks && pays.test(clause) && !cues.must.test(clause)) return { left: "offer" };
  const isNice = (cues.nice.test(withoutAsides(clause)) || isConditionalWish(clause)) && !insists.test(clause);
  const isKnockOut = cues.knockOut.test(clause);
  if (saysNotAsked(clause) && !isKnockOut && !niceAfterNo(clause) && !(asks && namesBefore(clause)))
    return { left: section === "company" ? "company" : "offer" };
  if (label.test(clause) && !asks) return { left: cues.offer.test(clause) ? "offer" : "boilerplate" };
  if (cues.tells.test(clause) && !haves.test(clause) && !isNice && !isKnockOut && !cues.must.test(clause))
    return { left: pays.test(clause) || section === "offer" ? "offer" : "company" };
  const kind: RequirementKind = isKnockOut ? "knock_out" : isNice ? "nice" : "must";
  const must = cues.must.test(clause);
  const offers = cues.offer.test(clause);
  const processes = cues.process.test(clause);
  const hard = findSkills(words).filter((skill) => !isSoftSkill(skill.name));
  const soft = ofCharacter.test(clause) || findPractice(words).some(({ name }) => isSoftSkill(name));
  const names =
    ((isNice || section === "nice") && findSpoken(words).length > 0) ||
    hard.length > 0 ||
    yearsIn(clause) !== null ||
    findLanguages(words).length > 0 ||
    findEducationLevels(words).length > 0 ||
    rosters.test(clause) ||
    (statement.assumed === true && isOfLanguage(clause));
  const continues = goesOn && !ownSubject.test(clause) && !cues.duty.test(clause);
  switch (section) {
    case "must":
    case "nice":
    case "knock_out": {
      if (processes && !(names && (asks || bullet)) && !(bullet && cues.has.test(clause))) return { left: "boilerplate" };
      if (offers && !asks && !must && !isNice && (!bullet || !names)) return { left: "offer" };
      if (aboutThem.test(clause) && !isNice && !isKnockOut && !(asks && must)) return { left: "company" };
      if (
        !first &&
        !statement.told &&
        ownSubject.test(clause) &&
        !asks &&
        !must &&
        !isNice &&
        !(ofReader.test(clause) && !cues.duty.test(clause) && !offers)
      )
        return { left: "company" };
      // "Roken in de bus doen we niet": theirs, and asked of nobody in so many words.
      if (!bullet && !asks && !must && !isNice && !names && ofThem.test(clause) && !isOfReader.test(clause)) return { left: "company" };
      // A paragraph that asks without a heading has other sentences, too.
      if (
        statement.assumed &&
        !bullet &&
        !asks &&
        !must &&
        !isNice &&
        !isKnockOut &&
        !names &&
        !isOfReader.test(clause) &&
        !continues &&
        !(statement.told && !/\?\s*$/.test(clause) && !cues.company.test(clause) && !ofThem.test(clause))
      )
        return { left: "company" };
      if (statement.assumed && !bullet && seeksOnly.test(clause) && !names && !must) return { left: "company" };
      // Before the first sentence of a paragraph that asks, "je bedenkt lessen" tells the work.
      const tells = cues.duty.test(clause) || (isOfReader.test(clause) && !asks && !names);
      if (
        (statement.opens || (statement.told && !isOfReader.test(clause))) &&
        !goesOn &&
        !bullet &&
        tells &&
        (!whenOrWhere.test(clause) || (cues.duty.find(clause)?.start ?? 9) < 3) &&
        !cues.has.test(clause) &&
        !must &&
        !isNice &&
        !isKnockOut
      )
        return { left: "duty" };
      if (opensReward.test(clause) && !must && !asks && !names) return { left: "boilerplate" };
      // "Kerst ook. Om en om, eerlijk verdeeld": what follows an item asks only where it says so.
      if (bullet && !statement.leads && !asks && !must && !isNice && !names && !continues) return { left: "company" };
      // A sentence among the items, or the rest of one, asks only where it says so.
      if (
        !asks &&
        !must &&
        !isNice &&
        !isKnockOut &&
        !names &&
        !statement.listed &&
        (/[.!]\s*$/.test(clause) || isPart) &&
        !bullet &&
        section !== "must"
      )
        return { left: "company" };
      if (!bullet && !asks && !must && !isNice && !names) {
        if (cues.duty.test(clause) && !whenOrWhere.test(clause)) return { left: "duty" };
        if (/\?\s*$/.test(clause) || clause.length > 220 || cues.company.test(clause)) return { left: "company" };
        if (/^[^\p{L}]*(?:dan|then|of|en dat|and that)(?!\p{L})/iu.test(clause)) return { left: "boilerplate" };
      }
      if (/\?\s*$/.test(clause) && !names && !isNice && !bullet) return { left: "boilerplate" };
      if (section === "knock_out") return { asks: isNice ? "nice" : "knock_out" };
      if (section === "nice") return { asks: isKnockOut ? "knock_out" : "nice" };
      return { asks: kind };
    }
    case "offer":
    case "company":
    case "process":
    case "tasks": {
      if (processes && section !== "process") return { left: "boilerplate" };
      // Only in so many words, and only of the reader: "rijbewijs B is vereist", "je hebt minimaal 2 jaar ervaring".
      const plain = (isKnockOut || must || (isNice && section === "tasks")) && asks && !offers && !processes && !aboutThem.test(clause);
      const states =
        section === "tasks" &&
        /(?<!\p{L})(?:je hebt|jij hebt|you have|wij vragen|we vragen|we ask)(?!\p{L})/iu.test(clause) &&
        names &&
        !offers;
      return (plain && (names || isKnockOut)) || states ? { asks: kind } : { left: whyOf[section] };
    }
    default:
      return unheaded(
        clause,
        { asks, must, isNice, offers, processes, names, kind, hard: hard.length > 0, soft: soft && !isPart, bullet },
        goesOn,
        {
          ...around,
          // "Overig: je hebt geen hoogtevrees": what didn't fit under another heading, or into the list before it.
          ...((section === "other" || statement.trails) && { hasMustSection: false }),
        },
      );
  }
}

const reaches = /[\p{L}\d]@[\p{L}\d]|(?<![\d.,:])(?:\+\d{2}|0)[\d\s()-]{8,14}\d(?!\.\d)/u;
/** An address, a telephone number or a row of hashtags asks nothing, whatever stands around it. */
export const isReach = (words: string) => hashtags.test(words) || reaches.test(words);

/** "(Transpas is mooi, een ander pakket kan ook)" says it of what stands in the brackets; "(een pré)" of what stands before them. */
export const withoutAsides = (clause: string) =>
  clause.replace(/\(([^()]{3,120})\)/gu, (whole, inner: string) => {
    const wish = cues.nice.find(inner);
    return wish && /\p{L}{3}/u.test(inner.slice(0, wish.start)) ? " " : whole;
  });

/** "Spreek je Spaans, dan zijn onze bewoners je dankbaar", "If you speak Polish, the shop floor will love you". */
const condition =
  /^[^\p{L}]*(?:en )?(?:heb|ben|spreek|ken|woon|kun|kan|beschik|weet|werk|neem|doe|maak|rijd)t? (?:je|jij)(?!\p{L})[^?]{3,120}[,?]? dan(?!\p{L})/u;
const englishCondition = /^[^\p{L}]*if you(?:'ve| have| speak| know| can| are| hold)(?!\p{L})[^?]{3,90}, (?!(?:and|or|if) )/u;
const pitch =
  /(?:zoeken|op zoek|aan het juiste|op de juiste|degene|precies|welkom|horen (?:we|wij)|solliciteer|reageer|nodigen|kennis|willen (?:we|wij)|spreken|lees|dan ben (?:je|jij) (?:onze|de|een)|hear|talk|meet|apply|read on|want you|get in touch|for you|the job|right place|looking for|this (?:is|could)|you(?:'ll| will| are|'re))/u;
const isConditionalWish = (clause: string) => {
  // "Crane work ticket? Free boots" in one item.
  const answer = /^[^?]{4,80}\?\s+(.{2,60})$/u.exec(clause)?.[1];
  if (answer && onlyPraises(answer)) return true;
  const hit = condition.exec(clause) ?? englishCondition.exec(clause);
  return hit !== null && !pitch.test(clause.slice(hit[0].length));
};

/** "Letters that don't need a lawyer" are asked. */
export function saysNotAsked(clause: string): boolean {
  const no = cues.notAsked.find(clause);
  return no !== null && !/(?:that|which|who|die|dat|waar)\s(?:\p{L}+\s){0,2}$/u.test(clause.slice(0, no.start));
}
const haves = /(?:je|jij|you) (?:hebt|heeft|beschikt|bezit|have|hold)(?!\p{L})|(?:heb|beschik|bezit) (?:je|jij)(?!\p{L})/u;

/** "Hbo-niveau, de richting maakt niet uit": what stands before the comma is asked after all. */
function namesBefore(clause: string): boolean {
  const comma = clause.lastIndexOf(",", cues.notAsked.find(clause)?.start ?? 0);
  if (comma < 3) return false;
  const before = clause.slice(0, comma);
  return (
    !cues.notAsked.test(before) &&
    (findEducationLevels(before).length > 0 || yearsIn(before) !== null || findSkills(before).some(({ name }) => !isSoftSkill(name)))
  );
}

/** "Geen must, wel mooi meegenomen": a wish after all. */
const niceAfterNo = (clause: string) => {
  const no = cues.notAsked.find(clause);
  const wish = cues.nice.find(clause);
  if (no && wish && wish.start <= no.start && no.end <= wish.end) return true;
  const rest = no ? `${clause.slice(0, no.start)} … ${clause.slice(no.end)}` : "";
  return no !== null && (cues.nice.test(rest) || (plainWish.test(rest) && /maar|wel|but|though/.test(rest)));
};

const ofThem = wording("we|wij|ons|onze|our|us");
/** Says in so many words that somebody is asked for. */
const seeks = wording(
  "(?:wij|we) (?:zoeken|vragen|verwachten) iemand|(?:vraagt|vragen) (?:dan |dus )?om iemand|(?:hoort|past|passen|werkt) (?:hier |daar |bij ons )?iemand|calls? for (?:someone|somebody|a person)|zoeken (?:wij|we) iemand|looking for (?:someone|somebody|a person)|we (?:want|need|ask|expect) (?:someone|somebody|you to)",
);
/** "De afdeling heeft versterking nodig": what they need is somebody. */
const needsIt = wording("(?:heeft|hebben|has|have) [^.;]{0,60}(?:nodig|need)|(?:needs?) (?:to|more|help|support|an?)");
const isOfReader = wording("je|jij|you");
/** "A car helps": a thing, and the wish behind it. */
const endsInWish = (clause: string) => {
  const wish = cues.nice.find(clause);
  return wish !== null && wish.start > 3 && wish.start < 60 && !/\p{L}/u.test(clause.slice(wish.end));
};
/** "A spraying ticket is needed too". */
const needed =
  /^[^\p{L}]*(?!(?:there|er|we|wij|you|je|your|jouw|dit|dat|this|that|it)(?!\p{L}))[^,.;]{4,60}\s(?:is|are|zijn)\s(?:also |ook |wel |absoluut )?(?:needed|required|essential|a must|indispensable|unavoidable|nodig|vereist|verplicht|noodzakelijk|onmisbaar|onvermijdelijk|een must|een vereiste|een eis)(?!\p{L})/iu;

/** "Dutch or English, as long as you talk": begins with a language and is short. */
const isOfLanguage = (clause: string) => {
  const [code] = findSpoken(clause.slice(0, 30));
  return (
    code !== undefined &&
    clause.length < 90 &&
    /^\P{L}*(?:(?:een )?(?:beetje|wat|goed|vloeiend|some|good|a bit of|basic|fluent) )?(?:nederlands|engels|duits|frans|pools|fries|dutch|english|german|french|polish)(?= (?:en|of|and|or|op|in|at|that|which|goed|prima|like|als|is|zijn)(?!\p{L})|[,;:.(–-]|$)/u.test(
      clause,
    )
  );
};

/** "Zonder weekenddiensten houdt het op": what can't be missed. */
const without = /^[^\p{L}]*(?:zonder|without)(?!\p{L})/iu;

const whoeverNot = wording(
  "wie (?:niet|geen)|wie [^.;,]{2,30} niet|(?:whoever|anyone who|those who) (?:isn't|is not|doesn't|does not|can't|cannot|fails?)",
);

/** What somebody is like, in a word. */
const ofCharacter = wording(
  "attitude|mindset|mentality|\\p{L}*mentaliteit|(?:\\p{L}+ )?instelling|(?:\\p{L}+ )?houding|go-getters?|self-starters?|aanpakkers?|doorzetters?",
);
/** Longer lines say more than what somebody is like. */
const SHORT = 60;

/** No heading told what this is. */
function unheaded(
  clause: string,
  has: {
    asks: boolean;
    must: boolean;
    isNice: boolean;
    offers: boolean;
    processes: boolean;
    names: boolean;
    kind: RequirementKind;
    hard: boolean;
    /** What somebody is like: an attitude, a way of working. */
    soft: boolean;
    bullet: boolean;
  },
  goesOn: boolean,
  around: Surroundings,
): Judged {
  if (has.kind === "knock_out" && (isOfReader.test(clause) || without.test(clause)) && !has.offers && !has.processes)
    return { asks: "knock_out" };
  if (has.kind === "knock_out" && whoeverNot.test(clause)) return { asks: "knock_out" };
  if (opensReward.test(clause) && !has.must && !has.names) return { left: "company" };
  if (seeksOnly.test(clause) && !has.must && findTitles(clause).length > 0) return { left: "company" };
  if (has.processes && !(has.names && cues.has.test(clause) && !cues.boilerplate.test(clause))) return { left: "boilerplate" };
  if (has.offers && !(has.asks && (has.hard || has.must))) return { left: "offer" };
  if (aboutThem.test(clause) && !has.isNice && !has.must && has.kind !== "knock_out") return { left: "company" };
  if (/\?\s*$/.test(clause) && !has.isNice && !has.must) return { left: "company" };
  if (
    has.isNice &&
    (has.asks || has.names || isOfReader.test(clause) || /(?:be|is|zijn|zou|zouden)\s|hoeft niet/.test(clause) || endsInWish(clause)) &&
    !/meet|hear|kennis(?:mak|te)|leren kennen|ontmoet|zien we je/.test(clause)
  )
    return { asks: has.kind };
  if (has.kind === "knock_out" && (has.asks || has.names || has.must)) return { asks: "knock_out" };
  if (
    cues.has.test(clause) &&
    (has.names || has.must || !cues.duty.test(clause)) &&
    (has.names || has.must || !around.hasMustSection || seeks.test(clause) || furthermore.test(clause))
  )
    return { asks: has.kind };
  if (goesOn && !has.offers && !ownSubject.test(clause) && (has.names || (clause.length < 120 && !cues.duty.test(clause))))
    return { asks: has.kind };
  if (isOfLanguage(clause) && around.isBare && !has.offers && !cues.company.test(clause)) return { asks: has.kind };
  if ((isOfReader.test(clause) || !has.offers) && !aboutThem.test(clause) && findLanguages(clause).some(({ level }) => level !== null))
    return { asks: has.kind };
  if (has.must && (has.names || needed.test(clause)) && !cues.company.test(clause) && !needsIt.test(clause)) return { asks: has.kind };
  if (permits.test(clause) && !has.offers && !has.processes && !cues.company.test(clause)) return { asks: has.kind };
  if (weekday.test(clause) && !has.offers && (has.must || cues.has.test(clause) || isThere.test(clause))) return { asks: has.kind };
  if (rosters.test(clause) && !has.offers) return { asks: has.kind };
  if (cues.duty.test(clause)) return { left: "duty" };
  if (around.isShort && has.hard && !cues.company.test(clause)) return { asks: has.kind };
  // "Can-do attitude." on a line of its own, where nothing is said at length.
  if (around.isShort && around.isBare && has.soft && clause.length < SHORT && !cues.company.test(clause) && !ofThem.test(clause))
    return { asks: has.kind };
  return { left: "company" };
}
