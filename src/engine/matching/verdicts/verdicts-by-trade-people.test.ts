import { expect, test } from "vitest";
import { verdictOn } from "#tests/support/verdict-on.ts";

/**
 * Trades that work with people: what shows an ask in other words or another language, and what only seems to. Written from knowledge of
 * the trades, as vacancies ask and CVs tell it.
 */
type Case = [ask: string, job: string, deed: string, verdict: "met" | "partly" | "not_met" | "unknown"];

const cases: Record<string, Case[]> = {
  "wards and practices": [
    ["You know how to catheterise patients", "Wijkverpleegkundige", "Blaaskatheters inbrengen en spoelen bij cliënten thuis.", "met"],
    ["Ervaring met stomazorg", "Verzorgende", "Bewoners helpen met wassen, aankleden en eten.", "unknown"],
    ["Ervaring met psychogeriatrische bewoners", "Care assistant", "Looking after residents living with dementia on a closed ward.", "met"],
    ["Ervaring op een spoedeisende hulp", "Staff nurse", "Five years in A&E at a district hospital, triage and resus.", "met"],
    ["Je maakt mammografieën", "Radiographer", "Breast screening on a mobile unit.", "met"],
    ["Ervaring met Intramed of een ander fysiopakket", "Physiotherapist", "Patient notes in FysioManager.", "met"],
    ["You scale and polish teeth", "Preventieassistent", "Tandsteen verwijderen, polijsten en poetsinstructie.", "met"],
    ["Je past contactlenzen aan", "Optician", "Fitting soft and rigid lenses.", "met"],
  ],
  "welfare and children": [
    ["Kennis van de meldcode", "Youth worker", "Designated safeguarding lead, reporting child abuse concerns.", "partly"],
    ["Je kent de sociale kaart van de stad", "Support worker", "Signposting people to local charities, food banks and clinics.", "met"],
    ["Ervaring met verslavingszorg", "Begeleider", "Wandelen met bewoners en koffie schenken.", "unknown"],
    ["Ervaring met huurachterstanden", "Housing officer", "Preventing evictions by agreeing instalments with tenants.", "met"],
    ["Ervaring met baby's", "Nursery nurse", "Bottle feeds, nappies and naps in the under-ones room.", "met"],
    ["Toddlers' group experience", "Leidster", "Peuterspeelzaal, twaalf kinderen van twee en drie.", "met"],
  ],
  schools: [
    ["You set and mark exams", "Docent Nederlands", "Schoolexamens maken, afnemen en nakijken; tweede corrector.", "met"],
    ["Je kunt een klas rustig krijgen", "Teacher", "Settling noisy classes; pupils know where the line is.", "met"],
    ["Ervaring met het Jenaplanonderwijs", "Leerkracht", "Rekenen en taal in groep 5.", "unknown"],
    ["Muzieklessen geven", "Leerkracht", "Rekenen en taal in groep 7.", "unknown"],
    ["Ervaring met pesten aanpakken", "School counsellor", "Dealt with bullying and made classes safer.", "met"],
  ],
  "kitchens, hotels and travel": [
    ["Je bewaakt de foodcost", "Sous chef", "Kept gross profit at 70 percent by portioning and less waste.", "met"],
    ["Ervaring met patisserie", "Kok", "Biefstuk en vis bakken aan de grill.", "unknown"],
    ["Ervaring met Opera", "Hotelreceptionist", "Reserveringen in Cloudbeds.", "partly"],
    ["You can carry out room service", "Ober", "Maaltijden op de kamer serveren in een viersterrenhotel.", "met"],
    ["Je hebt kennis van cruises", "Travel agent", "Selling river and sea voyages.", "met"],
  ],
  "stages, museums, libraries, sport and languages": [
    ["Je stelt schijnwerpers in", "Lighting technician", "Focusing lamps from a genie.", "met"],
    ["Wise of een ander bibliotheeksysteem", "Library assistant", "Circulation in Koha.", "met"],
    ["Ervaring met restauratie", "Museumgids", "Groepen rondleiden langs de schilderijen.", "unknown"],
    ["You have trained a youth team", "Jeugdtrainer voetbal", "JO13 getraind en gecoacht bij wedstrijden.", "met"],
    ["Experience with Trados", "Vertaler", "Vertalen met memoQ.", "partly"],
    ["Simultaantolken", "Conference interpreter", "Booth work at EU meetings.", "met"],
  ],
  "shops, salons, buildings and guarding": [
    ["Haren kleuren en highlights zetten", "Hair stylist", "Balayage, foils and toners.", "met"],
    ["Permanente make-up", "Schoonheidsspecialist", "Gezichten reinigen en masseren.", "unknown"],
    ["Je houdt derving laag", "Store manager", "Brought stock losses down from 3 to 1 percent.", "met"],
    ["Klein onderhoud", "Caretaker", "Changing light bulbs, fixing door handles and leaky taps.", "met"],
    ["Verhoren van verdachten", "Detective", "Interviewing suspects and witnesses.", "met"],
    ["Je hebt ervaring met vuurwapens", "Beveiliger", "Bezoekers inschrijven bij de receptie.", "unknown"],
    ["Rouwauto rijden", "Funeral driver", "Driving the hearse and limousines.", "met"],
  ],
  "traits, by deeds": [
    ["Je bent accuraat", "Apothekersassistent", "Alle recepten dubbel gecontroleerd; in vier jaar geen afleverfout.", "met"],
    ["Je bent stressbestendig", "Nurse", "Kept a clear head when four ambulances came in at once.", "met"],
    ["Je kunt zelfstandig werken", "Service engineer", "Alone on the road all week, planning my own route.", "met"],
    ["Teamplayer", "Vertaler", "Romans vertalen uit het Zweeds.", "unknown"],
    ["Je neemt initiatief", "Inpakker", "Dozen vouwen en vullen.", "unknown"],
    ["You are punctual", "Tuinman", "Gras maaien en snoeien.", "unknown"],
  ],
};

test.each(Object.entries(cases))("%s", (_, list) => {
  const cvOf = (job: string, deed: string) => `WERKERVARING\n2017 - heden  ${job}, Voorbeeld BV, Zwolle\n${deed}`;
  expect(list.map(([ask, job, deed]) => [ask, job, deed, verdictOn(ask, cvOf(job, deed))])).toEqual(list);
});

/** A paper stands for itself and for what lies below it on its ladder; another paper of the trade doesn't. */
test.each<[string, string, string]>([
  ["Beveiliger niveau 2", "Diploma's: Beveiliger 3, SVPB", "met"],
  ["BKE", "Certificaten: SKE (seniorkwalificatie examinering)", "met"],
  ["Uefa B-diploma", "Diploma's: UEFA C", "not_met"],
  ["Je hebt een ALS-certificaat", "Certificates: Basic Life Support", "not_met"],
  ["Je bent ingeschreven in het Personenregister kinderopvang", "Overig: ingeschreven in het PRK, VOG", "met"],
])("%s: %s", (ask, cv, verdict) => expect(verdictOn(ask, cv)).toBe(verdict));
