import { officeWords } from "#engine/skills/data/like/office.ts";
import { peopleWords } from "#engine/skills/data/like/people.ts";
import { technicalWords } from "#engine/skills/data/like/technical.ts";
import { likeWords } from "#engine/skills/data/like-words.ts";
import { wordPairs } from "#engine/skills/data/word-pairs.ts";
import { neutral } from "#engine/skills/neutral.ts";
import { stem } from "#engine/skills/stem.ts";

/**
 * Words of work in general, of which ESCO's labels say little: each line holds words that stand for each other in vacancies and CVs, in
 * both languages. What stands behind "<" is a kind of what stands before it: who worked for a ministry worked for the government, not the
 * other way round.
 */
const alike = `
phone telephone call calls telefoon telefonisch bellen bel
mail email e-mail inbox mailbox mailen mails
chat livechat chatten whatsapp
colleague colleagues collega collegas teamleden
starter starters nieuwe new newcomers juniors
train trained trainer trainen training opleiden opgeleid inwerken ingewerkt onboarding buddy
coach coached coachen begeleiden begeleid begeleiding mentor guide guided supervised
junior junioren trainee trainees stagiair stagiairs leerling leerlingen apprentice apprentices hulpkok hulpkoks interns
pupil pupils leerling leerlingen kinderen children klas class
parent parents ouder ouders
guest guests gast gasten
patient patients patiënt patiënten
client clients cliënt cliënten bewoners residents
customer customers klant klanten afnemers consumers shoppers
angry boos boze upset kwaad agressief complaints klacht klachten klagende
friendly vriendelijk vriendelijke smile glimlach geduld patience patient kalm calm kalmeren gastvrij hospitable
shop store winkel winkels webshop boutique retail
municipality gemeente gemeenten gemeentelijk municipal city council
government overheid overheidsorganisatie public < rijksoverheid ministerie ministry provincie province waterschap gemeente municipality
ministry ministerie
province provincie
council raad raadsvoorstel raadsvoorstellen collegevoorstel collegevoorstellen collegeadvies collegeadviezen gemeenteraad
alderman wethouder wethouders bestuurder
housing huisvesting woningbouw woningen wonen huizen
region regional regio regionaal regionale
cooperation samenwerking samenwerkingsverband samenwerken partnership werkgroep alliance
stainless rvs roestvast inox
neighbourhood district wijk wijkteam wijkverpleging thuiszorg community
vegetarian vegetarisch vegetarische vegan plantaardig plantaardige
dish dishes gerecht gerechten menu
temperature temperatuur gekoeld koel koeling koelwagens koeltransport reefer reefers frigo chilled refrigerated frozen vries diepvries conditioned geconditioneerd
load loads lading ladingen vrachten freight cargo
lorry truck vrachtwagen vrachtwagens trailer
query queries query's sql
write wrote written schrijven schreef geschreven opstellen opgesteld drafted
report reports rapport rapporten rapportage rapportages verslag verslagen
plan planned planning plannen inplannen schedule scheduled scheduling rooster roosters
repair repaired repareren reparatie reparaties herstellen fix fixed
maintain maintained maintenance onderhoud onderhouden servicing
clean cleaned cleaning schoonmaken schoonmaak reinigen reiniging
sell sold selling sales verkoop verkopen verkocht
buy bought purchasing procurement inkoop inkopen bestellen bestelling bestellingen ordering
supplier suppliers vendor leverancier leveranciers
stock inventory voorraad voorraden
invoice invoices factuur facturen facturatie invoicing billing declaraties
payment payments betaling betalingen debiteuren debtors receivables
safety safe veiligheid veilig
quality kwaliteit
machine machines installation installaties apparatuur equipment
drawing drawings tekening tekeningen blueprint blueprints
measure measuring meten meetgereedschap metingen schuifmaat micrometer
budget budgets begroting
team teams ploeg crew afdeling department
lead led leading leiding leidinggeven aansturen aangestuurd managed supervised
project projects projecten
process processes proces processen procedure procedures
research onderzoek onderzoeken
advise advised advice adviseren advies adviseerde consulting
sterilise sterilised sterilize sterilization sterilisation steriliseren sterilisatie autoclaaf autoclave
hygiene infection hygiëne infectiepreventie infecties
implant implants implantaten implantologie implantology
brace braces beugel beugels orthodontie orthodontics orthodontic
solar zonnepanelen pv
charging laadpaal laadpalen
battery batteries thuisbatterij thuisbatterijen accu
insurance verzekering verzekeringen verzekeraar verzekeringsbranche insurer
care zorg zorgsector healthcare < ouderenzorg verpleeghuis ziekenhuis thuiszorg hospital gehandicaptenzorg
hospital ziekenhuis
education onderwijs school scholen teaching
construction bouw
hotel hotels hotelreceptie
restaurant restaurants horeca brasserie keuken kitchen
online digital digitaal
independent independently zelfstandig zelfstandige
accurate precise nauwkeurig precies secuur zorgvuldig meticulous careful
discreet discretion vertrouwelijk confidential confidentiality geheimhouding vertrouwelijkheid
flexible flexibel
volunteer volunteers vrijwilliger vrijwilligers
funding subsidie subsidies grants fondsenwerving
contract contracts contracten overeenkomst overeenkomsten
law legislation wet wetgeving
agreement agreements afspraak afspraken prestatieafspraken akkoord
association associations corporatie corporaties woningcorporatie woningcorporaties vereniging
night nights nacht nachten nachtdienst nachtdiensten
evening evenings avond avonden avonddienst avonddiensten
weekend weekends weekenden
travel abroad buitenland reizen
present presented presentation presentations presenteren presentatie presentaties
negotiate negotiated negotiation onderhandelen onderhandeld onderhandelingen
sew sewing naaien naaiwerk naaimachine
weld welded welding lassen lasser
paint painted painting schilderen schilderwerk verf
cut cutting knippen snijden
hair haar kapper kapsalon
animal animals dieren dier
garden gardens gardening tuin tuinen tuinonderhoud
forest woods bos bosbouw
bake baked baking bakken brood
wash laundry wassen wasserij was
child children kind kinderen kids toddlers peuters
elderly ouderen older bejaarden senioren
disability disabled beperking gehandicapten handicap
dementia dementie dementerende
medication medicine medicatie medicijnen
wound wounds wond wonden wondzorg wondverzorging
blood bloed
catheter katheter katheters
event events evenement evenementen
press media pers
newsletter newsletters nieuwsbrief nieuwsbrieven
website websites site
photo photos photography foto fotografie
film video videos filmen
music muziek
translate translated translation vertalen vertaling vertalingen
`;

let loaded: Map<string, string[]> | null = null;

function known(): Map<string, string[]> {
  if (loaded) return loaded;
  const ways = new Map<string, Set<string>>();
  const join = (all: string[]) => {
    for (const one of all) {
      const set = ways.get(one) ?? new Set<string>();
      for (const other of all) if (other !== one) set.add(other);
      ways.set(one, set);
    }
  };
  const stemsIn = (words: string) =>
    words
      .trim()
      .split(" ")
      .map((word) => stem(neutral(word.normalize("NFD").replace(/\p{M}/gu, ""))));
  for (const line of `${alike}${likeWords}${technicalWords}${peopleWords}${officeWords}`.split("\n")) {
    if (line === "") continue;
    const [all = "", kinds] = line.split("<");
    const wide = stemsIn(all);
    join(wide);
    if (kinds) for (const one of wide) ways.set(one, new Set([...(ways.get(one) ?? []), ...stemsIn(kinds)]));
  }
  for (const line of wordPairs.trim().split("\n")) {
    const [english = "", dutch = ""] = line.split(":");
    for (const one of dutch.split(",")) join([english, one]);
  }
  loaded = new Map([...ways].map(([one, set]) => [one, [...set]]));
  return loaded;
}

/** Other stems that may stand for one, in both languages; not itself. */
export const waysOf = (one: string): string[] => known().get(one) ?? [];
