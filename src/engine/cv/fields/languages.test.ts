import { expect, test } from "vitest";
import { findLanguages } from "./languages.ts";

const read = (text: string) => findLanguages(text, 0, true).map(({ value, level }) => `${value} ${level ?? "–"}`);

test.each([
  ["English excellent, Hindi and Marathi mother tongue, Dutch basic", ["en C2", "hi native", "mr native", "nl A2"]],
  ["Afrikaans and English (both mother tongue), Northern Sotho conversational", ["af native", "en native", "nso B1"]],
  ["Greek, Dutch (both native)", ["el native", "nl native"]],
  ["Nederlands mt, Engels goed, Iers redelijk", ["nl native", "en B2", "ga B1"]],
  ["Yoruba: native\nIgbo: fluent\nTagalog and Cebuano (native)", ["yo native", "ig C1", "tl native", "ceb native"]],
  ["Frysk (memmetaal), Tamazight moedertaal, Papiamento goed, Sranan een beetje", ["fy native", "ber native", "pap B2", "srn A2"]],
  ["Engels kan ik lezen en ik red me in een gesprek: redelijk", ["en B1"]],
  ["Duits kan ik lezen", ["de A2"]],
  ["Nederlandse Gebarentaal (goed), Limburgs (thuistaal)", ["sgn B2", "li native"]],
  ["foutloos; moedertalen Nederlands en Turks. Engels goed", ["nl native", "tr native", "en B2"]],
  ["Nederlands (moeders taal), Engels C2", ["nl native", "en C2"]],
  [
    "Deutsch: Muttersprache\nNiederländisch: Grundkenntnisse\nEnglisch: gut\nFranzösisch fließend",
    ["de native", "nl A2", "en B2", "fr C1"],
  ],
  ["Nederlands, Engels goed", ["nl –", "en B2"]],
  // What isn't spoken is not listed.
  ["Nederlands (moedertaal)\nGeen Engels", ["nl native"]],
  ["Dutch native, no English or German", ["nl native"]],
  ["Ik spreek goed Engels. Ik spreek geen Duits", ["en B2"]],
  ["Dutch: fluent\nGerman: none\nFrench - not at all\nSpanish (no)", ["nl C1"]],
  ["Nederlands, geen Engels, wel Duits (goed)", ["nl –", "de B2"]],
  ["Engels of Duits spreek ik niet, Frans wel", ["fr –"]],
  ["I don't speak German, my English is fluent", ["en C1"]],
  ["Nederlands goed, geen Engels, Duits of Frans", ["nl B2"]],
  ["Dutch fluent, no English, German, or French", ["nl C1"]],
  ["Dutch fluent, no English at all", ["nl C1"]],
  ["Dutch: none, fluent English", ["en C1"]],
  // A no that is said of something else denies no language.
  ["Geen Engels diploma, wel vloeiend", ["en C1"]],
  ["No English certificate, but fluent", ["en C1"]],
  ["I explain it to colleagues who don't speak Dutch", ["nl –"]],
  ["French: no, only a little", ["fr A1"]],
  ["Rijbewijs: geen\nEngels: goed", ["en B2"]],
  ["Duits: niet zo goed, Engels: geen probleem, French: no problem", ["de –", "en –", "fr –"]],
])("%s", (text, languages) => {
  expect(read(text)).toEqual(languages);
});
