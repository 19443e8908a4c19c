import type { Language } from "#contract/fields.ts";

const dutch = new Set(
  `de het een en van voor naar met op ze zij hij haar zijn hem heeft hebben hoe hoeveel lang wat waar wanneer wie welke waarom waarin waarvoor kan kun kunnen kent spreekt woont werkt werkte gewerkt
  is niet geen ook nog al wel er deze dit dat die bij uit om over kandidaat vacature ervaring jaar sinds wil graag geef schrijf maak vat samen noem vertel eisen voldoet ontbreekt beste vragen gesprek
  opdrachtgever klant salaris uren loopbaan gaten talen opleiding woonplaats beschikbaar opzegtermijn tarief verdienen past waarop moet mag zou staat sterke punten alinea brief samenvatting kort
  daarvoor daarna daar hiervoor eerder laatste huidige vorige eerste rol functie baan werkgever werkgevers doet deed gedaan begonnen beginnen starten per maand week thuis kantoor rijbewijs certificaten
  diploma's diploma telefoonnummer mailadres bereiken vergelijk mis missen tegen tussen nodig vereist pre harde eis leiding mensen zelfstandig hoog hoogte goed goede nu lukt tijdens alleen waarmee
  zit zitten komt gaat gaan weet weten doen in't jullie wij we ik mij me jou je dan als maar of want dus nee ja eigenlijk precies ongeveer vast tijdelijk contract iemand verder andere meeste minste`.split(
    /\s+/,
  ),
);
const english = new Set(
  `the a an and of for to with at on she he her his him they them their has have had how many much long what where when who which why does do did can could know knows speak speaks live lives work works
  worked is are was were not no any also this that these those by from about candidate vacancy job experience years year since wants would should give write draft make name tell requirements meet meets
  missing best questions interview client salary hours career gaps languages education available availability notice rate earn fit fits must strengths strength paragraph letter summary summarise summarize
  short before after there earlier latest current last previous first role position employer employers start started remote office driving licence certificates degree phone number email reach compare
  against between need needed required nice hard lead team people alone independently level good more most least well really exactly roughly permanent temporary contract somebody else further other
  in it its you your i me my we our us or but so then please be been will`.split(/\s+/),
);

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];

/** The language of a question, or null when its words don't tell it ("Python?"). */
export function languageOf(question: string): Language | null {
  let balance = 0;
  for (const word of wordsIn(question.slice(0, 4000))) {
    const plain = word.replace(/’/g, "'");
    const nl = dutch.has(plain);
    const en = english.has(plain);
    if (nl && !en) balance += 1;
    if (en && !nl) balance -= 1;
  }
  return balance > 0 ? "nl" : balance < 0 ? "en" : null;
}

const wanted: [Language, RegExp][] = [
  ["nl", /(?<!\p{L})(?:in (?:het )?(?:dutch|nederlands|flemish)|op z['’]n nederlands|en nederlands graag|dutch,? please)(?!\p{L})/iu],
  ["en", /(?<!\p{L})(?:in (?:het )?(?:english|engels)|op z['’]n engels|english,? please)(?!\p{L})/iu],
];
const aboutSpeaking =
  /(?<!\p{L})(?:speaks?|spoken|fluent|level|how good|spreekt|spreken|niveau|hoe goed|can (?:she|he|they|\p{Lu}\p{L}+) (?:write|work|present)|kan (?:ze|zij|hij|\p{Lu}\p{L}+)|experience|ervaring|gewerkt|worked|years|jaar)(?!\p{L})/iu;

/** The language that a question asks its answer in ("a summary in Dutch"), or null. "How good is she in English?" asks none. */
export function languageAsked(question: string): Language | null {
  if (aboutSpeaking.test(question)) return null;
  return wanted.find(([, words]) => words.test(question))?.[0] ?? null;
}

/** The question without the words that only ask for a language. */
export const withoutLanguage = (question: string) => wanted.reduce((rest, [, words]) => rest.replace(words, " "), question);
