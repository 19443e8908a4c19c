import { Phrases } from "./phrases.ts";
import { fold, type Tokens, tokensOf } from "./tokens.ts";

/**
 * Towns: country, name and other names, latitude and longitude (degrees, WGS 84, rounded to about a kilometre).
 */
const towns = `
NL Amsterdam 52.37 4.90|NL Rotterdam 51.92 4.48|NL Den Haag;'s-Gravenhage;The Hague 52.08 4.31|NL Utrecht 52.09 5.12|NL Eindhoven 51.44 5.48
NL Groningen 53.22 6.57|NL Tilburg 51.56 5.09|NL Almere 52.37 5.22|NL Breda 51.59 4.78|NL Nijmegen 51.84 5.86|NL Apeldoorn 52.21 5.97|NL Haarlem 52.38 4.64
NL Arnhem 51.98 5.91|NL Enschede 52.22 6.89|NL Amersfoort 52.16 5.39|NL Zaandam;Zaanstad 52.44 4.83|NL 's-Hertogenbosch;Den Bosch 51.69 5.30|NL Haarlemmermeer 52.30 4.69
NL Hoofddorp 52.30 4.69|NL Zwolle 52.51 6.09|NL Leiden 52.16 4.49|NL Zoetermeer 52.06 4.49|NL Leeuwarden 53.20 5.79|NL Maastricht 50.85 5.69|NL Ede 52.04 5.67
NL Dordrecht 51.81 4.69|NL Alphen aan den Rijn 52.13 4.66|NL Alkmaar 52.63 4.75|NL Emmen 52.79 6.90|NL Delft 52.01 4.36|NL Venlo 51.37 6.17|NL Deventer 52.26 6.16
NL Helmond 51.48 5.66|NL Hilversum 52.22 5.17|NL Heerlen 50.88 5.98|NL Lelystad 52.52 5.47|NL Purmerend 52.51 4.95|NL Roosendaal 51.53 4.47|NL Schiedam 51.92 4.40
NL Oss 51.77 5.52|NL Spijkenisse 51.85 4.33|NL Vlaardingen 51.91 4.34|NL Almelo 52.36 6.66|NL Gouda 52.02 4.71|NL Hoorn 52.64 5.06|NL Assen 52.99 6.56
NL Capelle aan den IJssel 51.93 4.58|NL Veenendaal 52.03 5.56|NL Bergen op Zoom 51.49 4.29|NL Katwijk 52.20 4.41|NL Zeist 52.09 5.23|NL Nieuwegein 52.03 5.09
NL Hengelo 52.27 6.79|NL Roermond 51.19 5.99|NL Den Helder 52.96 4.76|NL Doetinchem 51.97 6.29|NL Hoogeveen 52.72 6.48|NL Terneuzen 51.34 3.83|NL Middelburg 51.50 3.61
NL Vlissingen 51.44 3.57|NL Goes 51.50 3.89|NL Kampen 52.56 5.91|NL Houten 52.03 5.17|NL Weert 51.25 5.71|NL Barneveld 52.14 5.59|NL Woerden 52.09 4.88
NL Heerenveen 52.96 5.92|NL Sittard 51.00 5.87|NL Geleen 50.97 5.83|NL Tiel 51.89 5.43|NL Gorinchem 51.84 4.97|NL Waalwijk 51.69 5.07|NL Drachten 53.11 6.10
NL Sneek 53.03 5.66|NL Harderwijk 52.35 5.62|NL Zutphen 52.14 6.20|NL Wageningen 51.97 5.67|NL Culemborg 51.96 5.23|NL Naaldwijk;Westland 51.99 4.21|NL Aalsmeer 52.26 4.75
NL Amstelveen 52.30 4.86|NL Schiphol;Schiphol-Rijk 52.31 4.76|NL Diemen 52.34 4.96|NL Weesp 52.31 5.04|NL Bussum 52.27 5.16|NL Naarden 52.30 5.16|NL Huizen 52.30 5.24
NL Soest 52.17 5.29|NL De Bilt 52.11 5.18|NL Bilthoven 52.13 5.20|NL Maarssen 52.14 5.04|NL IJsselstein 52.02 5.04|NL Vianen 51.99 5.09|NL Leusden 52.13 5.43
NL Nijkerk 52.22 5.49|NL Ermelo 52.30 5.62|NL Putten 52.26 5.61|NL Epe 52.35 5.98|NL Raalte 52.39 6.28|NL Winterswijk 51.97 6.72|NL Zevenaar 51.93 6.07
NL Oosterhout 51.64 4.86|NL Etten-Leur 51.57 4.64|NL Moerdijk 51.70 4.63|NL Veghel 51.61 5.55|NL Uden 51.66 5.62|NL Boxtel 51.59 5.33|NL Best 51.51 5.39
NL Veldhoven 51.42 5.40|NL Son en Breugel;Son 51.51 5.49|NL Valkenswaard 51.35 5.46|NL Deurne 51.46 5.80|NL Boxmeer 51.65 5.95|NL Cuijk 51.73 5.88|NL Venray 51.53 5.97
NL Kerkrade 50.87 6.07|NL Delfzijl 53.33 6.92|NL Stadskanaal 52.99 6.95|NL Veendam 53.11 6.88|NL Hardenberg 52.58 6.62|NL Meppel 52.70 6.19|NL Steenwijk 52.79 6.12
NL Emmeloord 52.71 5.75|NL Dronten 52.53 5.72|NL Enkhuizen 52.70 5.29|NL Schagen 52.79 4.80|NL Heerhugowaard;Dijk en Waard 52.67 4.83|NL Beverwijk 52.49 4.66|NL IJmuiden;Velsen 52.46 4.62
NL Heemskerk 52.51 4.67|NL Castricum 52.55 4.67|NL Lisse 52.26 4.56|NL Hillegom 52.29 4.58|NL Noordwijk 52.24 4.45|NL Leidschendam;Voorburg 52.09 4.39|NL Rijswijk 52.04 4.33
NL Wassenaar 52.14 4.40|NL Pijnacker 52.02 4.43|NL Bleiswijk;Lansingerland;Bergschenhoek 52.01 4.53|NL Barendrecht 51.86 4.53|NL Ridderkerk 51.87 4.60|NL Zwijndrecht 51.82 4.63|NL Papendrecht 51.83 4.69
NL Sliedrecht 51.82 4.77|NL Hellevoetsluis 51.83 4.13|NL Waddinxveen 52.04 4.65|NL Bodegraven 52.08 4.75|NL Uithoorn 52.24 4.83|NL Mijdrecht 52.21 4.86|NL Rijen 51.59 4.92
NL Oldenzaal 52.31 6.93|NL Rijssen 52.31 6.52|NL Nijverdal 52.36 6.46|NL Borne 52.30 6.75|NL Haaksbergen 52.16 6.74|NL Dalfsen 52.51 6.26|NL Elst 51.92 5.84
NL Duiven 51.95 6.02|NL Wijchen 51.81 5.73|NL Druten 51.89 5.61|NL Zaltbommel 51.81 5.25|NL Geldermalsen 51.88 5.29|NL Leerdam 51.89 5.09|NL Werkendam 51.81 4.89
BE Brussel;Brussels;Bruxelles 50.85 4.35|BE Antwerpen;Antwerp 51.22 4.40|BE Gent;Ghent 51.05 3.72|BE Brugge;Bruges 51.21 3.22|BE Leuven;Louvain 50.88 4.70|BE Luik;Liège 50.63 5.57
BE Charleroi 50.41 4.44|BE Namen;Namur 50.47 4.87|BE Mechelen 51.03 4.48|BE Hasselt 50.93 5.34|BE Genk 50.97 5.50|BE Kortrijk 50.83 3.26|BE Aalst 50.94 4.04
BE Sint-Niklaas 51.16 4.14|BE Oostende;Ostend 51.23 2.91|BE Roeselare 50.95 3.12|BE Turnhout 51.32 4.94|BE Vilvoorde 50.93 4.43|BE Zaventem 50.88 4.47|BE Dendermonde 51.03 4.10
BE Lier 51.13 4.57|BE Geel 51.16 4.99|BE Beveren 51.21 4.26|BE Lokeren 51.10 3.99|BE Waregem 50.89 3.43|BE Ieper 50.85 2.89|BE Tongeren 50.78 5.46|BE Mol 51.19 5.12
GB London 51.51 -0.13|GB Manchester 53.48 -2.24|GB Birmingham 52.48 -1.90|GB Leeds 53.80 -1.55|GB Glasgow 55.86 -4.25|GB Edinburgh 55.95 -3.19|GB Bristol 51.45 -2.59|GB Liverpool 53.41 -2.98
GB Cambridge 52.21 0.12|GB Oxford 51.75 -1.26|GB Sheffield 53.38 -1.47|GB Nottingham 52.95 -1.15|GB Cardiff 51.48 -3.18|GB Belfast 54.60 -5.93|IE Dublin 53.35 -6.26|IE Cork 51.90 -8.47
DE Berlin;Berlijn 52.52 13.40|DE Hamburg 53.55 9.99|DE München;Munich 48.14 11.58|DE Köln;Cologne;Keulen 50.94 6.96|DE Düsseldorf 51.23 6.78|DE Frankfurt 50.11 8.68|DE Stuttgart 48.78 9.18
DE Münster 51.96 7.63|DE Dortmund 51.51 7.47|DE Essen 51.46 7.01|DE Aachen;Aken 50.78 6.08|DE Duisburg 51.43 6.76|FR Paris;Parijs 48.86 2.35|FR Lyon 45.76 4.84|FR Lille;Rijsel 50.63 3.06
ES Madrid 40.42 -3.70|ES Barcelona 41.39 2.17|PT Lisbon;Lissabon;Lisboa 38.72 -9.14|IT Milan;Milano 45.46 9.19|IT Rome;Roma 41.90 12.50|AT Vienna;Wien;Wenen 48.21 16.37|CH Zürich;Zurich 47.38 8.54
DK Copenhagen;Kopenhagen 55.68 12.57|SE Stockholm 59.33 18.07|NO Oslo 59.91 10.75|FI Helsinki 60.17 24.94|PL Warsaw;Warschau 52.23 21.01|PL Krakow;Kraków 50.06 19.94|CZ Prague;Praag 50.08 14.44
LU Luxembourg;Luxemburg 49.61 6.13|US New York 40.71 -74.01|US San Francisco 37.77 -122.42|US Chicago 41.88 -87.63|US Boston 42.36 -71.06|US Seattle 47.61 -122.33|US Austin 30.27 -97.74|CA Toronto 43.65 -79.38
IN Bangalore;Bengaluru 12.97 77.59|IN Mumbai 19.08 72.88|SG Singapore 1.35 103.82|AU Sydney -33.87 151.21|AU Melbourne -37.81 144.96
`;

interface Town {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
  plain: boolean;
}

const all: Town[] = [];
const phrases = new Phrases();
const indexByName = new Map<string, number>();
/** Towns whose name is also an everyday word or a name: they count only beside "in", "te", "Locatie" and the like. */
const doubtful = new Set([
  "Best",
  "Houten",
  "Huizen",
  "Epe",
  "Goes",
  "Elst",
  "Mol",
  "Geel",
  "Lier",
  "Essen",
  "Aalst",
  "Austin",
  "Son",
  "Cork",
  "Ede",
  "Soest",
  "Borne",
  "Rijen",
  "Putten",
  "Weert",
  "Aken",
  "Namen",
  "Deurne",
  "Lisse",
  "Bristol",
  "Cambridge",
  "Oxford",
]);

function load(): void {
  for (const entry of towns.split(/[\n|]/)) {
    const parts = /^([A-Z]{2}) (.+) (-?[\d.]+) (-?[\d.]+)$/.exec(entry);
    if (!parts) continue;
    const [, country = "", names = "", latitude = "", longitude = ""] = parts;
    const list = names.split(";");
    const index = all.length;
    all.push({
      name: list[0] as string,
      country,
      latitude: Number(latitude),
      longitude: Number(longitude),
      plain: !doubtful.has(list[0] as string),
    });
    for (const name of list) {
      phrases.add(name, index);
      indexByName.set(placeKey(name), index);
    }
  }
}

const placeKey = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
load();

export interface FoundPlace {
  /** The town's usual name. */
  name: string;
  country: string;
  start: number;
  end: number;
}

const leading = new Set([
  "in",
  "te",
  "bij",
  "near",
  "from",
  "uit",
  "locatie",
  "location",
  "standplaats",
  "plaats",
  "regio",
  "region",
  "city",
  "omgeving",
  "nabij",
  "based",
  "wonend",
]);

/** The towns named in a text. "Best", "Goes", "Houten" and others that are also words need "in", "te", "Locatie:" before them. */
export function findPlaces(text: string, tokens: Tokens = tokensOf(text)): FoundPlace[] {
  const found: FoundPlace[] = [];
  for (const hit of phrases.find(text, tokens)) {
    const town = all[hit.entry] as Town;
    const first = text.charAt(hit.start);
    if (first !== "'" && first.toLowerCase() === first && !/^s-/i.test(text.slice(hit.start, hit.start + 2))) continue;
    if (!town.plain && !leading.has(tokens.keys[hit.token - 1] ?? "")) continue;
    found.push({ name: town.name, country: town.country, start: hit.start, end: hit.end });
  }
  return found;
}

function town(city: string): Town | null {
  const key = placeKey(city);
  const index = indexByName.get(key) ?? indexByName.get(placeKey(city.split(",")[0] ?? ""));
  return index === undefined ? null : (all[index] as Town);
}

/** Are these two names of the same town? By the table, else letter by letter. */
export function isSamePlace(one: string, other: string): boolean {
  const first = town(one);
  const second = town(other);
  return first && second ? first === second : placeKey(one) !== "" && placeKey(one) === placeKey(other);
}

/** Kilometres as the crow flies (haversine, mean earth radius 6371 km), rounded; null when the table lacks one of them. */
export function kilometresBetween(one: string, other: string): number | null {
  const from = town(one);
  const to = town(other);
  if (!from || !to) return null;
  const radians = Math.PI / 180;
  const dLatitude = (to.latitude - from.latitude) * radians;
  const dLongitude = (to.longitude - from.longitude) * radians;
  const a =
    Math.sin(dLatitude / 2) ** 2 + Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(dLongitude / 2) ** 2;
  return Math.round(2 * 6371 * Math.asin(Math.sqrt(a)));
}

const countryNames: [RegExp, string][] = [
  [/\b(?:nederland|netherlands|holland)\b/i, "NL"],
  [/\b(?:belgi[eë]|belgium)\b/i, "BE"],
  [/\b(?:duitsland|germany|deutschland)\b/i, "DE"],
  [/\b(?:united kingdom|england|verenigd koninkrijk|engeland|scotland)\b/i, "GB"],
  [/\b(?:ireland|ierland)\b/i, "IE"],
  [/\b(?:france|frankrijk)\b/i, "FR"],
  [/\b(?:united states|usa)\b/i, "US"],
];

/** ISO 3166-1 alpha-2 of the country that a text names, or null. */
export function countryIn(text: string): { country: string; start: number; end: number } | null {
  for (const [pattern, country] of countryNames) {
    const hit = pattern.exec(text);
    if (hit) return { country, start: hit.index, end: hit.index + hit[0].length };
  }
  return null;
}
