import { expect, test } from "vitest";
import { verdictOn } from "#tests/support/verdict-on.ts";

/**
 * Technical trades, transport and green work: what is asked and what is told share few words or none, often not even the language. Written
 * from knowledge of the trades before any of it was run. The last group tells of something near that proves nothing.
 */
type Case = [ask: string, cv: string, verdict: "met" | "partly" | "not_met" | "unknown"];

const cases: Record<string, Case[]> = {
  building: [
    [
      "You can set up profiles and lay face brickwork",
      "WERKERVARING\n2016 - heden  Metselaar, Bouwbedrijf Kroon, Zwolle\nProfielen stellen, schoon metselwerk in wildverband en het invoegen daarvan.",
      "met",
    ],
    [
      "Machinegestuurd graven met GPS",
      "WERKERVARING\n2016 - heden  Machinist rupskraan, Grondverzet Oost, Zwolle\nCunetten en taluds gedraaid met Trimble 3D-besturing.",
      "met",
    ],
    [
      "Begeleiden van kopers bij woonwensen",
      "WERKERVARING\n2016 - heden  Kopersadviseur, Van Delden Bouw, Zwolle\nShowroomgesprekken, optielijsten en meerwerkoffertes voor nieuwe bewoners.",
      "met",
    ],
    [
      "Ervaring met leggen van kabels",
      "EXPERIENCE\n2016 - present  Cable layer, Delve Civils, Leeds\nDug in low voltage and fibre ducts along roads.",
      "met",
    ],
  ],
  installation: [
    [
      "Onderhoud aan gasgestookte toestellen",
      "EXPERIENCE\n2016 - present  Heating engineer, Warm Homes, Leeds\nAnnual boiler services and flue gas analysis.",
      "met",
    ],
    [
      "Slimme meters plaatsen",
      "EXPERIENCE\n2016 - present  Meter engineer, Energy Home, Leeds\nExchanged gas and electricity meters for smart meters.",
      "met",
    ],
  ],
  manufacturing: [
    [
      "5-assig frezen",
      "EXPERIENCE\n2016 - present  Mill operator, Precise Parts, Leeds\nSimultaneous five-axis machining of impellers on a Hermle.",
      "met",
    ],
    [
      "Passen en meten op honderdsten",
      "WERKERVARING\n2016 - heden  Fijnmechanisch verspaner, Fijn Metaal, Zwolle\nToleranties van 0,01 mm, schroefmaat en meetklok.",
      "met",
    ],
  ],
  "process and laboratory": [
    ["Ervaring met DeltaV", "WERKERVARING\n2016 - heden  Procesoperator, Melkpoeder BV, Zwolle\nBediening via Siemens PCS 7.", "partly"],
    [
      "Kweken en tellen van micro-organismen",
      "EXPERIENCE\n2016 - present  Microbiology analyst, Food Lab, Leeds\nPlating, incubating and enumerating total viable count and Listeria.",
      "met",
    ],
    [
      "Kwalificeren van apparatuur",
      "EXPERIENCE\n2016 - present  Validation engineer, Pharma West, Leeds\nWrote and executed IQ, OQ and PQ protocols for autoclaves.",
      "met",
    ],
    [
      "Werken volgens ISO 17025",
      "WERKERVARING\n2016 - heden  Analist, Lab Noord, Zwolle\nGeaccrediteerd lab (RvA), ringonderzoeken en controlekaarten.",
      "partly",
    ],
    [
      "Bereiden van oplossingen en media",
      "EXPERIENCE\n2016 - present  Lab technician, Cell Lab, Leeds\nMade up buffers, reagents and culture media.",
      "met",
    ],
    ["VAPRO C", "OPLEIDING\n2012 - 2014  Vapro-A, diploma", "not_met"],
    [
      "Ervaring met LabWare LIMS",
      "WERKERVARING\n2016 - heden  Analist, Lab Noord, Zwolle\nResultaten verwerkt in SampleManager.",
      "partly",
    ],
  ],
  energy: [
    [
      "Maatwerkadviezen voor verduurzaming",
      "WERKERVARING\n2016 - heden  Adviseur, Energie Loket, Zwolle\nWoningopnames in Uniec 3, isolatie en warmtepompscenario's met terugverdientijd.",
      "met",
    ],
    [
      "Bedienen van een vergister",
      "EXPERIENCE\n2016 - present  AD plant operator, Green Gas, Leeds\nFeeding digesters, monitoring gas quality, CHP upkeep.",
      "met",
    ],
    [
      "Energieverbruik analyseren en verlagen",
      "EXPERIENCE\n2016 - present  Energy manager, Paper Mill, Leeds\nMetering, audits and a 12% cut in gas use.",
      "met",
    ],
  ],
  "ships and aircraft": [
    ["Varen op de Rijn", "WERKERVARING\n2016 - heden  Kapitein, Duwvaart West, Zwolle\nRijnpatent tot Mannheim, ADN-tankvaart.", "met"],
    [
      "Stuwplannen maken",
      "EXPERIENCE\n2016 - present  Ship planner, Quay Terminals, Leeds\nPrepared stowage and discharge sequences for feeders.",
      "met",
    ],
    ["IRATA level 3", "CERTIFICATES\nIRATA Level 1, valid until 2027", "not_met"],
    ["Ervaring met Altéa", "EXPERIENCE\n2016 - present  Passenger service agent, Handling Co, Leeds\nDeparture control in SITA.", "partly"],
    [
      "Gevaarlijke goederen door de lucht",
      "EXPERIENCE\n2016 - present  Air cargo agent, Freight Hub, Leeds\nIATA DGR category 6, acceptance checks.",
      "met",
    ],
    [
      "Storingen zoeken in avionica",
      "EXPERIENCE\n2016 - present  Avionics technician, Fly Tech, Leeds\nTroubleshot autopilot and radio faults.",
      "met",
    ],
    ["EASA Part-66 B1", "LICENCES\nEASA Part-66 category A", "not_met"],
  ],
  "rail and road": [
    [
      "Controle van vervoerbewijzen",
      "EXPERIENCE\n2016 - present  Train guard, Rail North, Leeds\nChecked tickets, doors and departure, handled fare dodgers.",
      "met",
    ],
    [
      "Onderhoud van rollend materieel",
      "EXPERIENCE\n2016 - present  Rolling stock technician, Depot, Leeds\nBogies, brakes and door systems of EMUs.",
      "met",
    ],
    ["Groepen vervoeren door Europa", "EXPERIENCE\n2016 - present  Coach driver, Trips, Leeds\nSchool ski trips to Austria.", "met"],
    [
      "Reizigers informeren bij vertraging",
      "EXPERIENCE\n2016 - present  Train guard, Rail North, Leeds\nAnnouncements and onward travel advice during delays.",
      "met",
    ],
  ],
  vehicles: [
    [
      "Stellen van diagnoses met uitleesapparatuur",
      "EXPERIENCE\n2016 - present  Vehicle technician, Garage Hill, Leeds\nScanned fault codes with Bosch KTS and traced wiring faults.",
      "met",
    ],
    ["Veilig werken aan hoogvoltsystemen", "CERTIFICATEN\nVOP e-mobiliteit (NEN 9140), 2024", "met"],
    [
      "Occasions inkopen en taxeren",
      "WERKERVARING\n2016 - heden  Verkoopadviseur auto's, Dealer Zuid, Zwolle\nInruilauto's getaxeerd met ATD en Autotelex.",
      "met",
    ],
    [
      "Ervaring met elektrische en hybride auto's",
      "EXPERIENCE\n2016 - present  EV technician, Dealer North, Leeds\nIsolated and swapped battery modules on Leaf and Zoe.",
      "met",
    ],
    [
      "Ervaring met ETKA",
      "WERKERVARING\n2016 - heden  Onderdelenspecialist, Dealer Zuid, Zwolle\nOnderdelen besteld via Partslink24.",
      "partly",
    ],
  ],
  green: [
    [
      "Zaaien, spuiten en oogsten",
      "EXPERIENCE\n2016 - present  Tractor driver, Contract Farming, Leeds\nDrilling, spraying and combining with RTK guidance.",
      "met",
    ],
    ["Oculeren en enten", "EXPERIENCE\n2016 - present  Nursery worker, Tree Nursery, Leeds\nGrafting and budding of fruit trees.", "met"],
    [
      "Stapelwagens met bloemen distribueren",
      "WERKERVARING\n2016 - heden  Medewerker bloemenlogistiek, Veiling Oost, Zwolle\nDeense karren en fustwagens over de distributie gereden met trekker.",
      "met",
    ],
    ["Blessen en vellen", "EXPERIENCE\n2016 - present  Forestry worker, Woodland, Leeds\nMarking and felling in thinnings.", "met"],
    [
      "Onderhoud van eigen machines",
      "EXPERIENCE\n2016 - present  Tractor driver, Contract Farming, Leeds\nGreased and serviced balers and drills over winter.",
      "met",
    ],
    ["Ervaring met Priva", "EXPERIENCE\n2016 - present  Grower, Glass House, Leeds\nClimate control in Hoogendoorn iSii.", "partly"],
  ],
  food: [
    ["Kaas maken", "EXPERIENCE\n2016 - present  Cheesemaker, Dairy Farm, Leeds\nCurd cutting, pressing, brining.", "met"],
    [
      "Nieuwe recepten ontwikkelen",
      "EXPERIENCE\n2016 - present  NPD technologist, Sauces, Leeds\nKitchen samples to factory trials, shelf life testing.",
      "met",
    ],
    [
      "Tempereren van chocolade",
      "WERKERVARING\n2016 - heden  Chocoladebewerker, Bonbon BV, Zwolle\nBonbons gegoten en getrempeerd.",
      "met",
    ],
    ["Worst maken", "EXPERIENCE\n2016 - present  Butcher, Farm Shop, Leeds\nMade sausages and burgers.", "met"],
    ["FSSC 22000", "WERKERVARING\n2016 - heden  Kwaliteitsmedewerker, Sausfabriek, Zwolle\nIFS Food begeleid.", "partly"],
  ],
  "environment and waste": [
    ["Emissiemetingen", "EXPERIENCE\n2016 - present  Stack tester, Air Quality, Leeds\nIsokinetic sampling of dust and NOx.", "met"],
    [
      "Bezoekers helpen met scheiden",
      "EXPERIENCE\n2016 - present  Recycling centre attendant, City Waste, Leeds\nDirected visitors to the right containers, charged for rubble.",
      "met",
    ],
    [
      "Containers wisselen met haakarm",
      "EXPERIENCE\n2016 - present  Hooklift driver, City Waste, Leeds\nSwapping roll-on roll-off skips.",
      "met",
    ],
  ],
  "engineering and safety": [
    [
      "Prototypes bouwen en testen",
      "WERKERVARING\n2016 - heden  Ontwikkelaar, Sens BV, Zwolle\nProefmodellen 3D-geprint en duurproeven uitgevoerd.",
      "met",
    ],
    ["MVK of HVK", "CERTIFICATES\nNEBOSH International Diploma", "unknown"],
    [
      "Leveranciers technisch beoordelen",
      "EXPERIENCE\n2016 - present  Mechanical engineer, Motion, Leeds\nVetted suppliers' technical proposals.",
      "met",
    ],
  ],
  "goods and customs": [
    ["Werken met een WMS", "EXPERIENCE\n2016 - present  Stock controller, DC South, Leeds\nBookings in Manhattan and cycle counts.", "met"],
    [
      "Oorsprong bepalen",
      "EXPERIENCE\n2016 - present  Customs consultant, Border, Leeds\nPreferential origin, EUR.1 and supplier declarations.",
      "met",
    ],
    [
      "Onderhandelen met rederijen over tarieven",
      "EXPERIENCE\n2016 - present  Ocean freight procurement, Forward, Leeds\nAgreed annual rates with carriers.",
      "met",
    ],
    ["Ervaring met Stream", "WERKERVARING\n2016 - heden  Declarant, Grens BV, Zwolle\nAangiften in AEB.", "partly"],
  ],
  "near, but no proof": [
    [
      "Ervaring met grootformaat tegels",
      "WERKERVARING\n2016 - heden  Verkoper sanitair, Tegelhuis, Zwolle\nKlanten adviseren over badkamers en vloeren.",
      "unknown",
    ],
    [
      "Programmeren van CNC-machines",
      "WERKERVARING\n2016 - heden  Metaalbewerker, Smederij, Zwolle\nZagen, boren en ontbramen van profielen.",
      "unknown",
    ],
    [
      "Opschalen van reacties naar pilotplant",
      "WERKERVARING\n2016 - heden  Docent scheikunde, Lyceum, Zwolle\nPractica en lessen.",
      "unknown",
    ],
    [
      "Ervaring met windturbines",
      "WERKERVARING\n2016 - heden  Medewerker communicatie, Wind Noord, Zwolle\nPersberichten over windparken.",
      "unknown",
    ],
    ["Vliegen op instrumenten", "WERKERVARING\n2016 - heden  Luchthavenbeveiliger, Veilig BV, Zwolle\nBagage screenen.", "unknown"],
    ["Toezicht houden als groene boa", "WERKERVARING\n2016 - heden  Hovenier, Groen BV, Zwolle\nTuinen onderhouden.", "unknown"],
    ["FEM calculations", "WERKERVARING\n2016 - heden  Monteur, Kraanbouw, Zwolle\nHydrauliekcilinders vervangen.", "unknown"],
    ["Internationale ritten", "WERKERVARING\n2016 - heden  Bezorger, Boodschap, Zwolle\nBoodschappen thuis in de stad.", "unknown"],
    [
      "Storingen zoeken aan PLC-besturingen",
      "WERKERVARING\n2016 - heden  Elektromonteur woningbouw, Volt & Zn, Zwolle\nStopcontacten en schakelaars monteren.",
      "unknown",
    ],
    [
      "Ervaring met distillatiekolommen",
      "WERKERVARING\n2016 - heden  Operator, Koekfabriek, Zwolle\nDeeg mengen en ovens bewaken.",
      "unknown",
    ],
    ["Navigeren met ECDIS", "WERKERVARING\n2016 - heden  Matroos, Sea Lines, Zwolle\nDek schilderen en trossen behandelen.", "unknown"],
    ["Koeien insemineren", "WERKERVARING\n2016 - heden  Paardenverzorger, Stal, Zwolle\nBoxen uitmesten.", "unknown"],
    ["Afval ophalen", "WERKERVARING\n2016 - heden  Schoonmaker, Kantoor, Zwolle\nPrullenbakken legen en stofzuigen.", "unknown"],
    ["Voorraadbeheer in SAP", "WERKERVARING\n2016 - heden  Orderpicker, DC, Zwolle\nOrders gepickt met scanner.", "unknown"],
    ["Torenkraan bedienen", "WERKERVARING\n2016 - heden  Heftruckchauffeur, DC, Zwolle\nPallets verplaatsen.", "unknown"],
    ["GMP environment", "WERKERVARING\n2016 - heden  Laborant, Waterlab, Zwolle\nDrinkwater geanalyseerd.", "unknown"],
    ["Revisie van scheepsdiesels", "WERKERVARING\n2016 - heden  Matroos, Sea Lines, Zwolle\nSchoonmaken en schilderen.", "unknown"],
    ["Aerial photography with drones", "EXPERIENCE\n2016 - present  Ramp agent, Handling Co, Leeds\nPushback.", "unknown"],
    ["Forklift certificate", "EXPERIENCE\n2016 - present  Packer, Web Store, Leeds\nBoxing parcels.", "unknown"],
    ["Overhead line", "EXPERIENCE\n2016 - present  Electrician, Amp Ltd, Leeds\nLighting in shops.", "unknown"],
    ["Storingen analyseren in het DCS", "WERKERVARING\n2016 - heden  Productiemedewerker, Folie BV, Zwolle\nRollen inpakken.", "unknown"],
    ["Vleermuisonderzoek", "WERKERVARING\n2016 - heden  Hondentrimmer, Trim, Zwolle\nHonden wassen.", "unknown"],
    [
      "Kennis van lasmethodebeschrijvingen",
      "WERKERVARING\n2016 - heden  Productiemedewerker, Folie BV, Zwolle\nRollen verpakken.",
      "unknown",
    ],
    ["Ervaring op de A320", "WERKERVARING\n2016 - heden  Steward, Zon Vluchten, Zwolle\nService aan boord.", "unknown"],
    ["Pootaardappelen selecteren", "WERKERVARING\n2016 - heden  Kasmedewerker, Tomaat BV, Zwolle\nTomaten plukken.", "unknown"],
    ["Ontwerpen van houten bruggen", "WERKERVARING\n2016 - heden  Tekenaar, Keuken BV, Zwolle\nKeukens getekend.", "unknown"],
  ],
};

test.each(Object.entries(cases))("%s", (_, list) => {
  expect(list.map(([ask, cv]) => [ask, cv, verdictOn(ask, cv)])).toEqual(list);
});
