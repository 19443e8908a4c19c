import { expect, test } from "vitest";
import { candidateFrom, draftInput, jobFrom } from "#tests/support/drafts.ts";
import { missingIn } from "../ledger.ts";
import { prepareSources } from "../sources.ts";

const vacancy = `Teamleider operatie
Havenbedrijf Zilverkade, Delfzijl

Wij vragen
- Vijf jaar ervaring in een loods
- Kennis van Transpas
- Heftruckcertificaat`;

const cv = `Wendelmoet Brinkhorst
Zwolle

Werkervaring
Ploegleider
Vink Logistiek, Zwolle
maart 2019 - heden
- Stuurt elf chauffeurs aan en plant 1.940 ritten per week
- Werkt in WMS Boltrics
- Haalde in 2021 VCA-VOL

Magazijnmedewerker
Koelhuis Terborg, Doetinchem
juni 2014 - februari 2019
- Laadde 45 trailers per dag

Opleiding
MBO 3 Logistiek, Graafschap College, 2011 - 2014

Talen
Nederlands (moedertaal). Geen Engels.

Geen ervaring met SAP`;

const ready = prepareSources(draftInput(jobFrom(vacancy, { title: "", client: "Havenbedrijf Zilverkade" }), candidateFrom(cv), "nl"));
const beyond = (text: string) => missingIn(ready, [{ text, passages: [] }])[0]?.beyond_words;

test.each([
  ["a way to reach somebody", "Bel Wendelmoet op 06 1234 5678.", "06 1234 5678"],
  ["a way to reach somebody", "Mail naar w.brinkhorst@post.example voor meer.", "w.brinkhorst@post.example"],
  ["a figure", "Wendelmoet plant 2.600 ritten per week.", "2.600"],
  ["a figure", "Wendelmoet cut waste by 30 percent.", "30 percent"],
  ["years that no date gives", "Wendelmoet heeft 22 jaar ervaring.", "22 jaar"],
  ["a date", "Wendelmoet werkt sinds mei 2017 bij Vink Logistiek.", "sinds mei 2017"],
  ["a person", "Wendelmoet werkte onder Jelte Posthumus.", "Posthumus"],
  ["an employer", "Eerder werkte Wendelmoet bij Philips.", "Philips"],
  ["a product", "Wendelmoet werkt in Kubernetes en WMS.", "Kubernetes"],
  ["a certificate", "Wendelmoet is gecertificeerd voor ISO 9001.", "ISO 9001"],
  ["a town", "Wendelmoet werkte in Rotterdam.", "Rotterdam"],
  ["a higher degree than any", "Wendelmoet heeft een hbo-diploma.", "hbo"],
  ["a language", "Wendelmoet spreekt Pools.", "Pools"],
  ["a language that the CV denies", "Wendelmoet spreekt goed Engels.", "Engels"],
  ["a product that the CV denies", "Wendelmoet werkt met SAP.", "SAP"],
  ["praise above all", "Wendelmoet is de beste planner van Zwolle.", "beste"],
  ["praise by others", "Colleagues describe Wendelmoet as calm.", "Colleagues describe"],
  ["a promise", "Wendelmoet zal jullie verwachtingen zeker overtreffen.", "zeker"],
  ["a promise", "She will certainly exceed your expectations.", "will certainly"],
  ["a figure in a question", "Sprak Wendelmoet ooit 900 mensen aan?", "900"],
  ["a figure in a question", "Did Wendelmoet ever cut waste by 30 percent?", "30 percent"],
  ["years in a question", "Wist u dat Wendelmoet 22 jaar ervaring heeft?", "22 jaar"],
  ["an employer in a question", "Werkte Wendelmoet niet eerder bij Philips?", "Philips"],
  ["a product in a question", "Werkt Wendelmoet ook in Kubernetes?", "Kubernetes"],
  ["a promise that holds from the start", "Wendelmoet will certainly exceed your expectations from the start.", "will certainly"],
  ["a promise besides a plan", "She will certainly double your sales and start in March.", "will certainly"],
  ["a promise that holds from the start", "Wendelmoet zal zeker jullie verwachtingen overtreffen vanaf de start.", "zal zeker"],
  ["a promise for the start", "Wendelmoet zal zeker vanaf het begin.", "zal zeker"],
  ["a promise to begin with a result", "She will certainly start exceeding your expectations.", "will certainly"],
])("%s that no source holds stands by nobody's word: %s", (_what, sentence, piece) => {
  expect(beyond(sentence)?.join(" | ")).toContain(piece);
});

test.each([
  ["a word of the trade in another language", "Wendelmoet runs a warehouse team and its transport planning."],
  ["a capital of a headline", "Sterke Planning op Schaal"],
  ["a headline in English", "Reliable Leadership in Refrigerated Warehousing"],
  ["a number that stands at another employer", "Bij Koelhuis Terborg plande Wendelmoet 1.940 ritten per week."],
  ["a certificate's year that is another's", "Wendelmoet haalde in 2014 VCA-VOL."],
  ["a number told round", "Wendelmoet plant bijna 2.000 ritten per week."],
  ["years that dates give", "Samen is dat ruim twaalf jaar in de logistiek."],
  ["how many jobs there are", "Na twee werkgevers is Wendelmoet toe aan de haven."],
  ["a larger part than was told", "Wendelmoet gaf leiding aan het koelhuis."],
  ["a question with a number", "Schikt een gesprek van 40 minuten?"],
  ["a question with a time", "Kunt u donderdag om 10 uur?"],
  ["a question with a number of the CV", "Zijn elf chauffeurs voor u een vergelijkbare ploeg?"],
  ["a question for what the client asks", "Zullen we bespreken of Wendelmoet met Transpas werkte?"],
  ["a question for a language", "Spreekt Wendelmoet ook Pools?"],
  ["a plan to begin", "Wendelmoet gaat in maart zeker beginnen."],
  ["a plan to begin", "Wendelmoet gaat in het voorjaar zeker aan de slag."],
  ["a plan to begin", "Wendelmoet will certainly start in March."],
  ["a plan to begin", "Wendelmoet zal zeker in maart kunnen beginnen."],
  ["a plan to begin", "Wendelmoet zal zeker in maart beschikbaar zijn."],
  ["what is missing, told as such", "Engels spreekt Wendelmoet niet."],
  ["what the client asks", "Jullie vragen Transpas."],
  ["years written in words", "Wendelmoet drives the plan for eleven drivers."],
])("%s is left to a reader: %s", (_what, sentence) => {
  expect(beyond(sentence)).toEqual([]);
});
