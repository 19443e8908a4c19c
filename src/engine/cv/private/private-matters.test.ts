import { expect, test } from "vitest";
import { isPrivate, shownStretches } from "./private.ts";

/** What candidates write of themselves that nobody may weigh. */
const own: Record<string, string[]> = {
  age: [
    "Word in mei 58, nog vol energie",
    "Bouwjaar 1971, onderhoudsarm",
    "bj. '79, rijbewijs B",
    "Op mijn 54e begonnen met een nieuwe opleiding",
    "Utrecht | uit 1988 | rijbewijs B",
    "Turning 60 next spring and looking for something calmer",
    "Just turned 50, still first on the dance floor",
    "b. 1974, Cardiff",
    "Inmiddels de vijftig gepasseerd",
    "Child of the seventies, vinyl collector",
    "Forties: I am a forty-something with two trades",
  ],
  family: [
    "Twee tieners thuis, dus liefst dagdiensten",
    "Na mijn scheiding verhuisd naar Zwolle",
    "Gestopt met werken vanwege de zorg voor mijn schoonmoeder",
    "Sinds 2019 co-ouder van een dochter",
    "Her husband runs a farm in Devon and so does she",
    "Took four years out to bring up our three girls",
    "Shared custody, so free every other week",
    "Stay-at-home dad 2016-2020",
    "Leeds • divorced • two teenagers",
  ],
  health: [
    "2018-2019: uitgevallen door burn-out",
    "Gat in 2021 vanwege chemotherapie",
    "Herstellende van een nieuwe heup",
    "Ik draag een beenprothese en fiets alles",
    "Indicatie banenafspraak aanwezig",
    "2017: ziektewet (rughernia)",
    "Off work in 2022 after knee surgery",
    "Gap in 2019: breakdown",
    "Breast cancer survivor, full of plans",
    "In remission since 2021",
    "Living with MS, so part-time hours please",
    "Door mijn slechte knieën omgeschoold tot planner",
    "Diagnosed with dyspraxia at school",
  ],
  origin: [
    "Antilliaanse roots, Rotterdamse tongval",
    "Kind uit een Turks gezin, opgegroeid in een Turks gezin in Almelo",
    "Tilburg, Eritreeër, rijbewijs B",
    "Ik kwam in 2016 als vluchteling naar Nederland",
    "Verblijfsstatus: onbepaalde tijd",
    "Ghanaian heritage, London born",
    "Granted asylum in 2012",
    "Settled status, free to work",
    "Ethnicity: Black Caribbean",
    "Leeds | Lithuanian | forklift licence",
    "Nationalité: belge, né le 4 juin 1990",
    "Geboren am 3.4.1981 in Kleve, ledig",
  ],
  faith: [
    "Ik zing in het koor van de hervormde kerk",
    "Diaken in onze kerk sinds 2015",
    "Ik bid vijf keer per dag, graag wat ruimte daarvoor",
    "Lid van een pinkstergemeente: actief in de pinkstergemeente",
    "I sing in my parish choir",
    "Lay reader and churchwarden",
    "I keep the sabbath, so no Saturdays",
    "Hull · Methodist · HGV class 1",
  ],
  politics: [
    "CDA-raadslid in Raalte 2010-2014",
    "Kaderlid FNV Metaal",
    "Penningmeester van de lokale afdeling van D66",
    "Vrijwilliger bij de SP in de wijk",
    "Green Party candidate in the 2019 local elections",
    "UNISON steward at the hospital laundry",
    "Member of the Conservative Party since 2009",
    "Leafleted for the Lib Dems every May",
  ],
  orientation: [
    "Trotse homo en hovenier",
    "Mijn transitie rondde ik af in 2020",
    "Openly gay, out since school",
    "Queer man, sound engineer",
  ],
  looks: [
    "1.84 m, atletisch gebouwd, beveiligerspas",
    "Blond haar, blauwe ogen",
    "Athletic build, brown eyes, 30 kg barbell fan",
    "5ft 9, 11 stone",
    "Tall, slim build, shirt size M",
  ],
};

/** Work with, for and about such people and matters; their employers; everyday words. */
const work = [
  "Begeleider van jongeren met autisme bij een zorgboerderij",
  "Beleidsmedewerker op het partijbureau van D66, 2016-2019",
  "Communicatiemedewerker FNV, Utrecht",
  "Koster in loondienst bij de Sint-Janskerk",
  "Docent Nederlands voor nieuwkomers",
  "Verpleegkundige oncologie, chemotherapie en bestraling",
  "Kapper voor dames, heren en kinderen",
  "Onderzoek naar depressie na een beroerte",
  "Kok in een Grieks restaurant",
  "Accountmanager voor de Poolse markt",
  "Taxichauffeur, vervoer van mensen met een rolstoel",
  "Talen: Nederlands, Turks en Koerdisch",
  "Medewerker kinderopvang, groep van 12 peuters",
  "Europese en nationale aanbestedingen begeleid",
  "Adviseur wonen en mantelzorg bij een gemeente",
  "Voltmeter en stroomtang: meten aan installaties tot 400 volt",
  "Machines uit 1985 gereviseerd",
  "Dossiers over asiel en migratie behandeld bij de IND",
  "Bestellingen voor 60 winkels verwerkt",
  "Volunteer at a hospice, visiting patients with cancer",
  "Press officer at Labour Party headquarters, 2014-2017",
  "Diabetes nurse on a ward of 24 beds",
  "Stone mason on a cathedral, 12 stone carvings restored",
  "Head chef at an Italian family restaurant",
  "Support worker for people with autism and epilepsy",
  "Managed labour costs for a crew of 30",
  "Unite the two sales teams under one manager",
  "Interpreter Polish-English for courts",
  "Customer base turned around: 40 new accounts",
  "Church organ builder's apprentice, 2008-2011",
  "Taught pupils aged 11 to 16",
  "Worked with young offenders and their families",
  "Languages: English, Punjabi and Hindi",
  "Sold prams and clothing for toddlers",
  "Engels, matig",
  "English   ****",
  "Nearly 50 products launched",
  "Secretary to the Conservative group at the county council",
  "Head of Communications, Church of England, 2015-2018",
  "Bijna 50 installaties per jaar opgeleverd",
  "Studies about sleep, pain and anxiety",
  "Ran a momentum trading desk with two juniors",
];

test.each(Object.entries(own))("what a candidate says of themselves is private: %s", (_, lines) => {
  expect(lines.filter((line) => !isPrivate(line))).toEqual([]);
});

test("what is work stays", () => expect(work.filter(isPrivate)).toEqual([]));

test("an abbreviated year of birth doesn't end its sentence", () => {
  const text = "Bj. 1974, nuchter. Eigen bus.";
  expect(shownStretches(text).map(({ start, end }) => text.slice(start, end))).toEqual(["Eigen bus."]);
});
