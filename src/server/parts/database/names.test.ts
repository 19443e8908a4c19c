import { afterAll, expect, test } from "vitest";
import { plainText } from "#contract/text/letters.ts";
import { searchQuery } from "#server/core/search.ts";
import { newDatabase } from "#tests/support/postgres.ts";
import { openEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

const url = process.env.TEST_DATABASE_URL;
const databases = [
  await openEmbedded({ dump: "dist/migrated.tar" }),
  ...(url ? [await openPostgres(await newDatabase(url, "names"))] : []),
];
for (const database of databases) await migrate(database);
afterAll(() => Promise.all(databases.map((database) => database.close())));

/** A text as SQL says it. */
const said = (text: string | null) => (text === null ? "null" : `'${text.replaceAll("'", "''")}'`);
/** What each database answers, in a row for each. */
const asked = (values: readonly string[]) =>
  Promise.all(
    databases.map(async (database) =>
      (
        await database.executeSql(`${values.map((value, at) => `select ${value} as told, ${at} as at`).join(" union all ")} order by at`)
      ).rows.map(({ told }) => told),
    ),
  );

test("letters are made plain the same way in the program and in the database", async () => {
  const texts = [
    "Łukasz",
    "Sørensen-Weiß",
    "ÆGIR þór",
    "Đorđe",
    "Œuvre",
    "Yıldırım İnce",
    "O’Brien",
    "Zoë",
    "ẞ",
    "ŊƏ ŧĦ",
    "naïve ﬁ",
    "Ünal",
    "שרה",
    "Ελένη",
  ];
  for (const told of await asked(texts.map((text) => `plain_text(${said(text)})`))) expect(told).toEqual(texts.map(plainText));
});

test("names are found by plain letters, and typed together or apart", async () => {
  const found: [search: string, name: string][] = [
    ["lukasz", "Łukasz Kowalczuk"],
    ["Łukasz", "Lukasz Kowalczuk"],
    ["sorensen", "Mette Sørensen"],
    ["weiss", "Jürgen Weiß"],
    ["Weiß", "Jurgen Weiss"],
    ["aegir", "Ægir Jónsson"],
    ["thorsteinn", "Þorsteinn Eiríksson"],
    ["djordje", "Djordje Petrović"],
    ["dorde", "Đorđe Petrović"],
    ["coeur", "Amélie Cœur"],
    ["yildirim", "Ayşe Yıldırım"],
    ["vandenberg", "Jan van den Berg"],
    ["janvandenberg", "Jan van den Berg"],
    ["van den berg", "Jan Vandenberg"],
    ["denberg", "Jan van den Berg"],
    ["vanthek", "Wim van 't Hek"],
    ["van ’t hek", "Wim Vanthek"],
    ["obrien", "Aoife O’Brien"],
    ["OBrien", "Aoife O'Brien"],
    ["o'brien", "Aoife OBrien"],
    ["jeanpaul", "Jean-Paul Moreau"],
    ["Jean-Paul", "Jeanpaul Moreau"],
    ["elamrani", "Yasmina El Amrani"],
    ["van-den-berg", "Jan van den Berg"],
    ["Berg, Jan", "Jan van den Berg"],
    ["VAN DEN BERG", "jan van den berg"],
    ["skłodowska", "Maria Sklodowska-Curie"],
    ["sklodowskacurie", "Maria Skłodowska-Curie"],
    ["strauss", "Anna Strauß"],
    ["bjorn", "Bjørn Ødegård"],
    ["odegard", "Bjørn Ødegård"],
    ["dhaene", "Luc d’Haene"],
    ["d'haene", "Luc D`Haene"],
    ["thart", "Bas 't Hart"],
    ["’t hart", "Bas ‘t Hart"],
    ["sgravesande", "Cor ’s-Gravesande"],
  ];
  const not: [search: string, name: string][] = [
    ["berg jansen", "Jan van den Berg"],
    ["denver", "Jan van den Berg"],
    ["anberg", "Jan van den Berg"],
    ["brien o", "Brian Oates"],
    ["weis", "Jan Wei"],
    ["vandenberg", "Jan van den Bos"],
    ["luca", "Łukasz Kowalczuk"],
  ];
  const holds = ([search, name]: [string, string]) => `words_of_name(${said(name)}) @@ to_tsquery('simple', ${said(searchQuery(search))})`;
  for (const told of await asked(found.map(holds))) expect(found.filter((_, at) => told[at] !== true)).toEqual([]);
  for (const told of await asked(not.map(holds))) expect(not.filter((_, at) => told[at] !== false)).toEqual([]);
});

test("a telephone number is found in whatever form it is typed, and by its last figures", async () => {
  const found: [search: string, phone: string, country?: string][] = [
    ...["0612345678", "+31612345678", "+31 6 12345678", "06-12345678", "0031612345678", "0031 6 12 34 56 78", "+31 (0)6-12 34 56 78"].map(
      (search): [string, string] => [search, "+31 (0)6-12 34 56 78"],
    ),
    ...["612345678", "12345678", "345678", "5678", "31612345678", "061234", "06 12 34 56", "+31 6 1234", "06.12.34.56.78"].map(
      (search): [string, string] => [search, "06 12345678"],
    ),
    ["(020) 123 45 67", "+31 20 1234567"],
    ["020-1234567", "0031201234567"],
    ["0475 12 34 56", "+32 475 12 34 56"],
    ["+32475123456", "0475/12.34.56", "België"],
    ["+44 7700 900123", "07700 900123", "United Kingdom"],
    ["0171 1234567", "+49 171 1234567"],
    ["(06) 12345678", "0612345678"],
    ["06/12345678", "0612345678"],
    ["06 – 1234 5678", "0612345678"],
    ["06\u00a012345678", "0612345678"],
    ["0031 (0)6 12345678", "0612345678"],
    ["31 6 12345678", "0612345678"],
    ["+316-12345678", "0612345678"],
    ["+48 501 234 567", "0048501234567"],
    ["501234567", "+48 501 234 567"],
    ["501-234-567", "+48501234567"],
  ];
  const not: [search: string, phone: string][] = [
    ["0612345679", "06 12345678"],
    ["+32612345678", "06 12345678"],
    ["2018-2021", "06 12345678"],
    ["2021", "06 12342021"],
    ["3456", "06 12345678"],
    ["678", "06 12345678"],
    ["5678 AB", "06 12345678"],
    ["0612345678", "geen"],
  ];
  const holds = ([search, phone, country]: [string, string, string?]) =>
    `words_of_number(${said(phone)}, ${said(country ?? null)}) @@ to_tsquery('simple', ${said(searchQuery(search))})`;
  for (const told of await asked(found.map(holds))) expect(found.filter((_, at) => told[at] !== true)).toEqual([]);
  for (const told of await asked(not.map(holds))) expect(not.filter((_, at) => told[at] !== false)).toEqual([]);
});

test("people are sorted by their surname without its prefixes, or by the one name they have", async () => {
  const keys: [first: string | null, last: string | null, key: string][] = [
    ["Jan", "van den Berg", "berg jan"],
    ["Wim", "van 't Hek", "hek wim"],
    ["Wim", "van ’t Hek", "hek wim"],
    ["Suharti", null, "suharti"],
    [null, "Madonna", "madonna"],
    ["Suharti", "", "suharti"],
    ["Ans", "De Wit", "wit ans"],
    ["Bas", "'t Hart", "hart bas"],
    ["Cor", "'s-Gravesande", "gravesande cor"],
    ["Dirk", "in 't Veld", "veld dirk"],
    ["Eva", "op den Akker", "akker eva"],
    ["Fem", "v.d. Meer", "meer fem"],
    ["Guus", "vd Meer", "meer guus"],
    ["Hans", "von Bülow", "bulow hans"],
    ["Ivo", "ter Braak-ten Kate", "braak ten kate ivo"],
    ["José", "de la Cruz", "cruz jose"],
    ["Łukasz", "Żak", "zak lukasz"],
    // What only begins alike stays.
    ["Kim", "Vandenberg", "vandenberg kim"],
    ["Lou", "Denver", "denver lou"],
    ["Max", "Delacroix", "delacroix max"],
    ["Ned", "Vanhanen", "vanhanen ned"],
    ["Olga", "De", "de olga"],
    ["Aoife", "O’Brien", "obrien aoife"],
    ["Piet", "Over", "over piet"],
    ["Quint", "Terpstra", "terpstra quint"],
    ["Ria", "Op Heij", "op heij ria"],
    [null, null, ""],
  ];
  for (const told of await asked(keys.map(([first, last]) => `sort_name(${said(first)}, ${said(last)})`)))
    expect(told).toEqual(keys.map(([, , key]) => key));
});
