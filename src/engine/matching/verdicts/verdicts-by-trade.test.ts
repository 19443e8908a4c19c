import { expect, test } from "vitest";
import { verdictOn } from "#tests/support/verdict-on.ts";

/**
 * What a careful recruiter would say in trades that no labelled set is about: written before any of it was run, a line for each kind of
 * ask. Those in `short` are not reached; each says what is lacking, and the test tells when one of them is.
 */
type Case = [ask: string, cv: string, verdict: "met" | "partly" | "not_met" | "unknown"];

const cases: Record<string, Case[]> = {
  "things done, in other words": [
    [
      "Je kunt knippen en kleuren",
      "WERKERVARING\n2018 - heden  Kapper, Salon Zilver, Gouda\nDames en heren knippen, haren verven en föhnen.",
      "met",
    ],
    [
      "You can read knitting patterns",
      "EXPERIENCE\n2015 - present  Seamstress, Atelier Noord, Leeds\nHemming trousers, fitting wedding dresses.",
      "unknown",
    ],
    [
      "Ervaring met het leggen van parket",
      "WERKERVARING\n2012 - heden  Stoffeerder, Vloerenhuis Berk, Assen\nLeggen van houten vloeren, visgraat en laminaat.",
      "met",
    ],
    [
      "You've managed bookings for a guest house",
      "EXPERIENCE\n2019 - present  Host, B&B The Lantern, Whitby\nTaking reservations by phone and online, breakfast for twelve guests.",
      "met",
    ],
    [
      "Je maakt bouquetten en rouwwerk",
      "WERKERVARING\n2016 - heden  Bloemist, De Madelief, Delft\nBoeketten en rouwkransen maken, etalage verzorgen.",
      "met",
    ],
    [
      "Experience with cash handling",
      "EXPERIENCE\n2020 - present  Ticket clerk, City Theatre, Hull\nSelling tickets at the counter, counting the till at closing time.",
      "met",
    ],
    [
      "Ervaring met snoeien van fruitbomen",
      "WERKERVARING\n2014 - heden  Medewerker fruitteelt, Boomgaard Zuid, Geldermalsen\nAppels plukken, bomen snoeien in de winter, sorteren.",
      "met",
    ],
    [
      "You repair bicycles, electric ones too",
      "EXPERIENCE\n2017 - present  Bike mechanic, Wheelhouse, Bath\nRepairing city bikes and e-bikes, wheel building.",
      "met",
    ],
    [
      "Je hebt ervaring met het monteren van keukens",
      "WERKERVARING\n2013 - heden  Meubelmaker, Houtwerk Oost, Almelo\nKasten op maat maken in de werkplaats.",
      "unknown",
    ],
    [
      "Proefwerken afnemen bij nieuwe rijinstructeurs",
      "WERKERVARING\n2010 - heden  Rijinstructeur, Rijschool Groen Licht, Ede\nLessen in schakelauto en automaat.",
      "unknown",
    ],
  ],
  names: [
    [
      "Ervaring met Boulevard Salonsoftware of een ander salonpakket",
      "WERKERVARING\n2018 - heden  Kapper, Salon Zilver, Gouda\nAgenda en kassa in Salonized en Boulevard Salonsoftware.",
      "met",
    ],
    [
      "Je werkt met Revit of ArchiCAD",
      "WERKERVARING\n2016 - heden  Bouwkundig tekenaar, Bureau Stijl, Breda\nModellen in ArchiCAD.",
      "met",
    ],
    ["You know Sabre, Amadeus or Galileo", "EXPERIENCE\n2014 - present  Travel agent, Sunway, Cork\nBooking flights in Amadeus.", "met"],
    [
      "Experience with Merlijn or another library system",
      "EXPERIENCE\n2014 - present  Librarian, Town Library, Cork\nLending and cataloguing in Merlijn.",
      "met",
    ],
    [
      "Je kent het KNX-protocol",
      "WERKERVARING\n2014 - heden  Elektricien, Volt BV, Oss\nVerlichting en groepenkasten in woningen.",
      "unknown",
    ],
  ],
  "how far somebody is": [
    [
      "Je kunt lassen",
      "PROFIEL\nLassen heb ik nooit gedaan, maar ik leer graag.\nWERKERVARING\n2012 - heden  Loodgieter, Buis & Zn, Goes\nLeidingen leggen.",
      "not_met",
    ],
    [
      "Ervaring met nagelverzorging",
      "WERKERVARING\n2018 - heden  Schoonheidsspecialist, Huid, Tiel\nGezichtsbehandelingen. Manicure af en toe, onder begeleiding.",
      "partly",
    ],
    [
      "You have worked with drones",
      "PROFILE\nI would love to learn to fly drones.\nEXPERIENCE\n2016 - present  Wedding photographer, self-employed, York\nPhotos and albums.",
      "not_met",
    ],
    ["Je bent bekend met Photoshop", "Vaardigheden: Photoshop (een beetje), InDesign", "partly"],
    ["Experience as a lifeguard", "EXPERIENCE\n2020 - 2021  Trainee lifeguard, Lido, Poole\nUnder supervision.", "partly"],
  ],
  papers: [
    [
      "Je hebt een geldig vakbekwaamheidsbewijs Code 95",
      "WERKERVARING\n2012 - heden  Buschauffeur, Stadsbus, Arnhem\nRijbewijs D, Code 95 tot 2029.",
      "met",
    ],
    ["Rijbewijs C", "Rijbewijs: B", "not_met"],
    ["Rijbewijs B", "Rijbewijs: B, BE en C", "met"],
    ["Valid SIA door supervisor licence", "LICENCES\nSIA door supervisor licence, expired May 2025", "not_met"],
    ["Diploma hovenier niveau 3", "OPLEIDING\n2012 - 2015  Hovenier, niveau 3, diploma behaald, Helicon Velp", "met"],
    ["First aid certificate", "PROFILE\nFirst aid course booked for January.", "not_met"],
    ["Je bent BIG-geregistreerd", "WERKERVARING\n2014 - heden  Mondhygiënist, Praktijk Lach, Lisse\nBIG-registratie tot 2028.", "met"],
    ["Je hebt BHV", "WERKERVARING\n2014 - heden  Conciërge, Basisschool De Eik, Ermelo\nSleutels, koffie en kopieën.", "unknown"],
  ],
  studies: [
    ["Mbo niveau 3 of hoger", "OPLEIDING\n2010 - 2012  Mbo 2 Kapper, ROC Noord, diploma", "not_met"],
    [
      "A bachelor's degree in architecture or a related field",
      "EDUCATION\n2008 - 2012  BSc Civil Engineering, University of Nowhere",
      "met",
    ],
    ["Hbo-opleiding Optometrie", "OPLEIDING\n2011 - 2015  Hbo Optometrie, Hogeschool Verzonnen, diploma behaald", "met"],
    ["Hbo-opleiding Optometrie", "OPLEIDING\n2009 - 2012  Mbo 4 Opticien, ROC Verzonnen, diploma", "not_met"],
    ["Minimaal havo", "OPLEIDING\n2005 - 2011  Vwo, Lyceum Verzonnen, diploma", "met"],
    ["Minimaal havo", "OPLEIDING\n2005 - 2009  Vmbo-t, Scholengemeenschap Verzonnen, diploma", "not_met"],
    ["A master's degree in translation", "EDUCATION\n2023 - present  MA Translation, University of Nowhere", "partly"],
    ["Wo-opleiding notarieel recht", "OPLEIDING\n2004 - 2009  Master Notarieel recht, Universiteit Verzonnen", "met"],
  ],
  languages: [
    ["Je beheerst de Nederlandse taal goed", "Talen: Nederlands (B1), Pools (moedertaal)", "partly"],
    ["Je beheerst de Nederlandse taal goed", "Talen: Nederlands (A2), Arabisch (moedertaal)", "not_met"],
    ["Fluent French", "Languages: French (native), English (C1)", "met"],
    ["Spanish or Portuguese besides English", "Languages: English (native), Portuguese (good)", "met"],
    ["Spanish or Portuguese besides English", "Languages: English (native), Spanish (basic)", "partly"],
    ["You speak German well", "Languages: English (native)", "unknown"],
  ],
  "times and places": [
    ["Beschikbaar op zaterdag", "Beschikbaar: maandag t/m zaterdag", "met"],
    ["Op maandag aanwezig", "Ik werk niet op woensdag, de andere dagen kan ik altijd.", "met"],
    ["Op woensdag aanwezig", "Mijn vaste vrije dag is woensdag.", "not_met"],
    ["Monday is market day, so you're there", "Won a prize of 500 euro after five days of baking.", "unknown"],
    [
      "Bereid om nachtdiensten te draaien",
      "WERKERVARING\n2014 - heden  Nachtportier, Hotel Kade, Delft\nNachtdiensten van elf tot zeven.",
      "met",
    ],
    ["You live within half an hour of Utrecht", "Adres: Kerkstraat 1, Groningen", "not_met"],
    ["Je woont in de regio Eindhoven", "Adres: Dorpsstraat 4, Veldhoven", "met"],
    ["Je hebt eigen vervoer", "Ik heb een auto en rijbewijs B.", "met"],
  ],
  careers: [
    [
      "Minimaal 2 jaar ervaring als opticien",
      "WERKERVARING\n2015 - heden  Opticien, Brilhuis, Venlo\nOogmetingen.\n2010 - 2015  Verkoper, Schoenzaak, Venlo\nVerkopen.",
      "met",
    ],
    [
      "Minimaal 2 jaar ervaring als opticien",
      "WERKERVARING\n2015 - heden  Tramconducteur, Stadsvervoer, Den Haag\nKaartjes controleren.\n2010 - 2015  Postbode, Post, Den Haag\nPost bezorgen.",
      "not_met",
    ],
    [
      "Five years as a crane operator",
      "EXPERIENCE\n2023 - present  Crane operator, Port Lift, Hull\nTower cranes.\n2015 - 2023  Forklift driver, Port Lift, Hull\nPallets.",
      "partly",
    ],
    [
      "Ten years as a crane operator",
      "EXPERIENCE\n2023 - present  Crane operator, Port Lift, Hull\nTower cranes.\n2015 - 2023  Forklift driver, Port Lift, Hull\nPallets.",
      "not_met",
    ],
    [
      "Three years of experience in a bakery",
      "EXPERIENCE\n2017 - present  Baker, Brown's Bakery, Ely\nBread and cakes.\n2012 - 2017  Waiter, Café Ely\nServing.",
      "met",
    ],
    [
      "Ervaring in een notariskantoor",
      "WERKERVARING\n2011 - heden  Notarieel medewerker, Notariskantoor Van Voorbeeld, Hoorn\nAkten opstellen.",
      "met",
    ],
    ["Ervaring met leidinggeven", "WERKERVARING\n2011 - heden  Voorman schilders, Verf & Kwast, Hoorn\nIk stuur zes schilders aan.", "met"],
    [
      "Ervaring met leidinggeven aan een groot team",
      "WERKERVARING\n2011 - heden  Huisschilder, Verf & Kwast, Hoorn\nSchilderen van gevels.",
      "unknown",
    ],
    [
      "At least two years of painting houses",
      "EXPERIENCE\n2014 - present  House painter, Brush & Co, Kent\nInterior and exterior painting.\n2008 - 2014  Postman, Mail, Kent\nDelivery.",
      "met",
    ],
    [
      "You have led a choir",
      "EXPERIENCE\n2014 - present  Music teacher, Hill School, Kent\nPiano lessons; conductor of the school choir.",
      "met",
    ],
  ],
};

/** Not reached, and what is lacking. */
const short: Record<string, string> = {
  "Proefwerken afnemen bij nieuwe rijinstructeurs": "the title's word alone stands for the whole ask",
  "You have led a choir": '"conductor of the school choir" is read as some of it',
};

test.each(Object.entries(cases))("%s", (_, list) => {
  const [reached, lacking] = [list.filter(([ask]) => !(ask in short)), list.filter(([ask]) => ask in short)];
  expect(reached.map(([ask, cv]) => [ask, cv, verdictOn(ask, cv)])).toEqual(reached);
  expect(lacking.filter(([ask, cv, verdict]) => verdictOn(ask, cv) === verdict).map(([ask]) => `${ask} is reached: ${short[ask]}`)).toEqual(
    [],
  );
});
