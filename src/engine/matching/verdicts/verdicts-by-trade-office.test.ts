import { expect, test } from "vitest";
import { verdictOn } from "#tests/support/verdict-on.ts";

/**
 * What a careful recruiter of offices would say: money, law, people, communication, selling, buying, projects, systems, government, housing,
 * good causes and leading. Written before any of it was run; the CV tells the thing in other words than the ask, often in the other
 * language, or only seems to.
 */
type Verdict = "met" | "partly" | "not_met" | "unknown";
type Case = [ask: string, title: string, told: string, verdict: Verdict];

const inDutch: Record<string, Case[]> = {
  money: [
    ["You post the daily bank transactions", "Assistent-accountant", "Verwerken van bank- en kasmutaties voor twaalf klanten.", "met"],
    ["Experience in credit control", "Debiteurenbeheerder", "Achter wanbetalers aan gebeld en betalingsregelingen getroffen.", "met"],
    ["You handle the VAT returns", "Administratief medewerker", "Ieder kwartaal de btw aangegeven bij de Belastingdienst.", "met"],
    ["Experience with corporate income tax returns", "Fiscalist", "Vpb-aangiften voor holdings en werkmaatschappijen.", "met"],
    ["You assess mortgage applications", "Hypotheekacceptant", "Beoordelen van hypotheekdossiers en toetsen van inkomen.", "met"],
    ["Experience with transfer pricing documentation", "Belastingadviseur", "Aangiften inkomstenbelasting voor particulieren.", "unknown"],
    ["Ervaring met treasury en valutatermijncontracten", "Debiteurenbeheerder", "Aanmaningen versturen en klanten nabellen.", "unknown"],
  ],
  "law and people": [
    ["You draft and review commercial contracts", "Bedrijfsjurist", "Opstellen en beoordelen van leveringsovereenkomsten.", "met"],
    ["Experience with estate planning and wills", "Kandidaat-notaris", "Testamenten, levenstestamenten en nalatenschappen.", "met"],
    ["Kennis van het ondernemingsrecht", "Juridisch medewerker", "Bezwaarschriften tegen bijstandsbesluiten.", "unknown"],
    ["You source candidates through LinkedIn", "Recruiter", "Actief zoeken en benaderen van kandidaten.", "met"],
    ["Experience in labour relations with trade unions", "Recruiter", "Vacatures geplaatst en gesprekken gevoerd.", "unknown"],
  ],
  "communication and media": [
    ["Experience in UX writing or microcopy", "Contentdesigner", "Schermteksten, foutmeldingen en knoppen van een app schrijven.", "met"],
    ["Experience improving organic rankings", "SEO-specialist", "Zoekwoordonderzoek, linkbuilding en betere vindbaarheid.", "met"],
    ["You animate explainer films", "Motion designer", "Uitleganimaties in After Effects.", "met"],
    ["Ervaring met crisiscommunicatie", "Redacteur", "Eindredactie van het personeelsblad.", "unknown"],
  ],
  "selling and buying": [
    ["You've realised savings on spend", "Strategisch inkoper", "8% bespaard op indirecte inkoop door bundelen van contracten.", "met"],
    ["Experience writing bids", "Tenderschrijver", "Plannen van aanpak schrijven bij inschrijvingen op aanbestedingen.", "met"],
    ["Ervaring met accountmanagement", "Verkoper kleding", "Klanten helpen bij het passen en afrekenen aan de kassa.", "unknown"],
    ["Ervaring met vraagvoorspelling", "Transportplanner", "Ritten inplannen voor dertig wagens.", "unknown"],
  ],
  "systems and projects": [
    [
      "Experience with microservices and messaging",
      "Java-ontwikkelaar",
      "Losgekoppelde diensten die via Kafka berichten uitwisselen.",
      "met",
    ],
    ["Infrastructure as code", "DevOps-engineer", "Omgevingen uitrollen met Bicep en Ansible.", "met"],
    ["You lead projects from start to finish", "Projectleider", "Projecten van intake tot oplevering getrokken.", "met"],
    ["Ervaring met pentesten", "Functioneel tester", "Regressietesten van een webportaal.", "unknown"],
  ],
  "government, housing and leading": [
    ["Managing rent arrears", "Medewerker huurincasso", "Huurachterstanden aanpakken met betalingsafspraken.", "met"],
    ["You raise funds from foundations", "Fondsenwerver", "Aanvragen schrijven bij vermogensfondsen.", "met"],
    ["Budget responsibility", "Manager", "Budget van 2,5 miljoen beheerd.", "met"],
    ["Ervaring met handhaving", "Beleidsmedewerker cultuur", "Subsidieregeling voor theaters.", "unknown"],
    ["Ervaring met leidinggeven", "Beleidsmedewerker", "Notities schrijven.", "unknown"],
  ],
};

const inEnglish: Case[] = [
  [
    "Je bewaakt het werkkapitaal en de liquiditeit",
    "Financial controller",
    "Weekly 13-week cash flow forecast and working capital reviews.",
    "met",
  ],
  ["Je doet jurisprudentieonderzoek", "Paralegal", "Researching case law for partners and preparing bundles for hearings.", "met"],
  ["Je haalt nieuwe klanten binnen", "Business developer", "Cold outreach; signed 25 new logos in two years.", "met"],
  ["Je beheert mobiele apparaten", "Workplace engineer", "Enrolling phones and laptops in Intune.", "met"],
  ["Je begeleidt promovendi en studenten", "Assistant professor", "Supervised four PhD candidates and twelve theses.", "met"],
  ["Je stelt meerjarenonderhoudsplannen op", "Asset surveyor", "Ten-year maintenance programmes for 900 flats.", "met"],
  ["Je onderhoudt relaties met grote donateurs", "Major gifts officer", "Stewarding high-value supporters.", "met"],
  ["Je stuurt teamleiders aan", "Operations director", "Four team managers reported to me.", "met"],
  ["Je hebt kennis van de BBV", "Bookkeeper", "Ledger keeping for a chain of bakeries.", "unknown"],
  ["Ervaring met conversieoptimalisatie", "Marketing assistant", "Ordering brochures and giveaways.", "unknown"],
];

test.each(Object.entries(inDutch))("%s", (_, cases) => {
  const cvOf = (title: string, told: string) => `WERKERVARING\n2016 - heden  ${title}, Zilver BV, Ede\n${told}`;
  expect(cases.map(([ask, title, told]) => [ask, title, told, verdictOn(ask, cvOf(title, told))])).toEqual(cases);
});

test("asks and CVs of both languages", () => {
  const cvOf = (title: string, told: string) => `EXPERIENCE\n2016 - present  ${title}, Silver Ltd, York\n${told}`;
  expect(inEnglish.map(([ask, title, told]) => [ask, title, told, verdictOn(ask, cvOf(title, told))])).toEqual(inEnglish);
});

/** What a longer or a higher paper brings, and what a lower one doesn't. */
test.each<[ask: string, held: string, verdict: Verdict]>([
  ["PRINCE2 Practitioner", "PRINCE2 Foundation (2022)", "not_met"],
  ["PRINCE2 Foundation", "PRINCE2 Practitioner (2022)", "met"],
  ["AZ-104", "AZ-900 (2023)", "not_met"],
  ["CCNA", "CCIE (2020)", "met"],
  ["CISA", "CISM (2021)", "unknown"],
  ["NIMA A", "NIMA B (2019)", "met"],
])("%s asked, %s held", (ask, held, verdict) => {
  expect(verdictOn(ask, `CERTIFICATEN\n${held}\nWERKERVARING\n2016 - heden  Adviseur, Zilver BV, Ede\nAdvies.`)).toBe(verdict);
});

/** A word with more than one sense stays in its own. */
test.each<[ask: string, told: string]>([
  ["Ervaring met backoffice en orderbeheer in SAP", "Controleren en herstellen van fietsen."],
  ["Je bedient de telefooncentrale", "Begeleiden van zieke kinderen in het ziekenhuis."],
  ["Ervaring met demand planning", "Foto's op de muur geplakt met de klas."],
  ["Ervaring met databaseontwerp", "Elektrische schema's ontwerpen voor schakelkasten."],
  ["Ervaring met risicoacceptatie van verzekeringen", "Risicobeoordelingen van speeltoestellen."],
  ["Ervaring met verzuimbegeleiding", "Begeleiden van zieke kinderen in het ziekenhuis."],
])("%s isn't shown by: %s", (ask, told) => {
  expect(verdictOn(ask, `WERKERVARING\n2016 - heden  Medewerker, Zilver BV, Ede\n${told}`)).not.toBe("met");
});
