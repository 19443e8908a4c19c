import { expect, test } from "vitest";
import { plainCharacters, withPlainMark } from "./characters.ts";

test.each([
  ["Fran¸cois", "François"],
  ["Franc¸ois", "François"],
  ["Gar¸con, Cura¸cao", "Garçon, Curaçao"],
  ["Coup´e-M¨uller", "Coupé-Müller"],
  ["na¨ıve", "naïve"],
  ["Dvoˇr´ak", "Dvořák"],
  ["˚Angstr¨om", "Ångström"],
  ["Erd˝os", "Erdős"],
  ["Wałe¸sa, Lech", "Wałeşa, Lech"],
  ["Wał˛esa", "Wałęsa"],
  ["Toru´n", "Toruń"],
  ["S¸ahin", "Şahin"],
  ["´Elan", "Élan"],
  ["jos´e´s foto´s", "josé's foto's"],
  ["´s-Hertogenbosch", "'s-Hertogenbosch"],
  ["5´ 10", "5´ 10"],
  ["˜5 years", "˜5 years"],
])("accents beside their letters are joined with them: %s", (written, read) => {
  expect(plainCharacters(written)).toBe(read);
});

test.each([
  ["o   Planned trips", "•   Planned trips"],
  ["o Planned trips", "• Planned trips"],
  ["§   Planned trips", "•   Planned trips"],
  ["Ø   ritten gepland", "•   ritten gepland"],
  ["o desenvolvimento", "o desenvolvimento"],
  ["of course", "of course"],
  ["o.a. Planning", "o.a. Planning"],
  ["v. Goghstraat 1", "v. Goghstraat 1"],
])("a letter that stands for the mark of a list: %s", (line, read) => {
  expect(withPlainMark(line)).toBe(read);
});
