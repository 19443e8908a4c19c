import { expect, test } from "vitest";
import { strangeness } from "./strange-letters.ts";

const listed = (text: string) => text.split("|");

test("names and texts of any language look right", () => {
  const right = listed(
    "Milošević|Božena Mašková|Kašpar Košťál|Tomáš|Žofie|Đorđe|Łukasz Wąsik|Michał|Małgorzata Żak|Świętek|Ștefan Gheorghiță|Jokūbas Šimkus|" +
      "Agnė Kairytė|Kristīne Bērziņa|O’Brien|‘t Hart|van ‘t Hek|in ‘t Veld|d’Haene|François|Åse Ångström|Ærø|İpek|Şükrü|Ñuñez|Straße|Weiß|" +
      "McÉwan|MacÁrdle|DeÁngelis|LeÉtoile|Þóra Guðrún|Trần Văn Đức|Ελένη Παπαδοπούλου|Иван Петров|МойОфис|محمد|李小龍|KÄRCHER|L’Haÿ-les-Roses|" +
      "„Führungskraft“|café ‘De Zon’|rock ‘n’ roll|C++ • C#|1½ jaar|€ 3.000|£50|20 m²|5 m³|12 °C|ITIL® v4|naïef|coördinator",
  );
  expect(right.filter((text) => strangeness(text) > 0)).toEqual([]);
});

test("letters that were read in another encoding than they were written in look wrong", () => {
  const wrong = listed(
    "Zo‘|Zo‰|MŸller|FranÁais|Bj¿rn|RenŽ|Bjšrn|Kšhler|Mˆhring|Ren¸|£ukasz|¯ak|Micha³|W¹sik|Ma³gorzata|ZoÃ«|MÃ¼ller|Å‚ukasz|Oâ€™Brien|Fran‡ois|M\ufffdller",
  );
  expect(wrong.filter((text) => strangeness(text) === 0)).toEqual([]);
});
