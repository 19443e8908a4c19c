import type { Tokens } from "./tokens.ts";

/**
 * Words for a woman at work, as the ends of them that Dutch and English have, each with the word that says no gender or the one
 * that is used of everybody. They stand at the ends of compounds too: "winkelverkoopster". Who does the work never counts, so
 * both forms must be one word wherever words are compared.
 */
export const genderedEndings: readonly [ending: string, neutral: string][] = `
medewerkster medewerker; verkoopster verkoper; begeleidster begeleider; verzorgster verzorger; verpleegster verpleger; schoonmaakster schoonmaker;
leidster leider; werkster werker; kapster kapper; naaister naaier; bestuurster bestuurder; ondersteunster ondersteuner; helpster helper;
voorzitster voorzitter; onderzoekster onderzoeker; ontwikkelaarster ontwikkelaar; ontwikkelster ontwikkelaar; beheerster beheerder; bezorgster bezorger;
inkoopster inkoper; schrijfster schrijver; spreekster spreker; dansster danser; speelster speler; schilderes schilder; zangeres zanger;
opvoedster opvoeder; werkneemster werknemer; onderneemster ondernemer; eigenaresse eigenaar; eigenares eigenaar;
verslaggeefster verslaggever; voorlichtster voorlichter; bemiddelaarster bemiddelaar; bemiddelster bemiddelaar; therapeute therapeut;
makelaarster makelaar; handelaarster handelaar; vertaalster vertaler; 
bewaakster bewaker; beveiligster beveiliger; strijkster strijker; inpakster inpakker; verpakster verpakker; 
vrijwilligster vrijwilliger; organisatrice organisator; coordinatrice coordinator; animatrice animator;
presentatrice presentator; redactrice redacteur; directrice directeur; inspectrice inspecteur; conductrice conducteur; regisseuse regisseur;
administratrice administrator; actrice acteur; adviseuse adviseur; masseuse masseur; coupeuse coupeur; chauffeuse chauffeur; monteuse monteur;
controleuse controleur; ontwerpster ontwerper; lerares leraar; onderwijzeres onderwijzer; docente docent; ambtenares ambtenaar;
secretaresse secretaris; assistente assistent; consulente consulent; laborante laborant; agente agent; studente student; dirigente dirigent;
presidente president; referente referent; receptioniste receptionist; telefoniste telefonist; specialiste specialist; typiste typist;
journaliste journalist; pedagoge pedagoog; psychologe psycholoog; sociologe socioloog; biologe bioloog; advocate advocaat; kassiere kassier;
caissière kassier; caissiere kassier; boerin boer; kokkin kok; cheffin chef; bazin baas; gastvrouw gastheer; timmervrouw timmerman; zakenvrouw zakenman;
vakvrouw vakman; raadsvrouw raadsman; ombudsvrouw ombudsman; brandweervrouw brandweerman; cameravrouw cameraman; voorvrouw voorman; stuurvrouw stuurman;
woordvoerster woordvoerder; juf leraar; stewardess steward; waitress waiter; actress actor; hostess host; manageress manager; seamstress tailor;
businesswoman businessman; businessperson businessman; saleswoman salesman; salesperson salesman; chairwoman chairman; chairperson chairman;
forewoman foreman; craftswoman craftsman; tradeswoman tradesman; policewoman policeman; firewoman fireman; camerawoman cameraman;
handywoman handyman; repairwoman repairman; spokeswoman spokesman; spokesperson spokesman
`
  .split(";")
  .map((pair) => pair.trim().split(" ") as [string, string]);

/** By their last three letters, the longest first: nearly every word is done after one look. */
const byEnd = new Map<string, [ending: string, neutral: string][]>();
for (const pair of genderedEndings.toSorted(([one], [other]) => other.length - one.length)) {
  const end = pair[0].slice(-3);
  const known = byEnd.get(end);
  if (known) known.push(pair);
  else byEnd.set(end, [pair]);
}

/** A word in lower case without what it says of the gender of who does the work; other words as they are. */
export function neutral(word: string): string {
  for (const [ending, instead] of byEnd.get(word.slice(-3)) ?? [])
    if (word.endsWith(ending)) return word.slice(0, -ending.length) + instead;
  return word;
}

/** Words of a text, told of nobody in particular: whether a title is worded for a woman or a man, it is the same profession. */
export const withoutGender = (tokens: Tokens): Tokens => ({ ...tokens, keys: tokens.keys.map(neutral) });
