/**
 * What the inhabitants of a country or region are called: "Dutch adjective | Dutch person, plural | English adjective |
 * English person, plural where those aren't the adjective and its s". Used to tell who somebody is, never what they speak.
 */
const rows = `
nederlands | nederlander nederlanders | dutch | dutchman dutchmen dutchwoman dutchwomen dutchie dutchies
hollands | hollander hollanders | - |
belgisch | belg belgen | belgian |
vlaams | vlaming vlamingen | flemish |
waals | waal walen | walloon |
duits | duitser duitsers | german |
oostenrijks | oostenrijker oostenrijkers | austrian |
zwitsers | zwitser zwitsers | swiss |
frans | fransman fransen fransmannen française | french | frenchman frenchmen frenchwoman
luxemburgs | luxemburger luxemburgers | luxembourgish | luxembourger luxembourgers
brits | brit britten | british | brit brits briton britons
engels | engelsman engelsen | english | englishman englishmen englishwoman
schots | schot schotten | scottish | scot scots
welsh | - | welsh | welshman welshmen
iers | ier ieren | irish | irishman irishmen irishwoman
spaans | spanjaard spanjaarden | spanish | spaniard spaniards
catalaans | catalaan catalanen | catalan |
portugees | portugezen | portuguese |
italiaans | italiaan italianen | italian |
grieks | griek grieken | greek |
cypriotisch | cyprioot cyprioten | cypriot |
maltees | maltezer maltezers | maltese |
pools | pool | polish | pole poles
tsjechisch | tsjech tsjechen | czech |
slowaaks | slowaak slowaken | slovak | slovakian slovakians
sloveens | sloveen slovenen | slovenian | slovene slovenes
hongaars | hongaar hongaren | hungarian |
roemeens | roemeen roemenen | romanian |
bulgaars | bulgaar bulgaren | bulgarian |
moldavisch | moldaviër moldaviërs | moldovan |
kroatisch | kroaat kroaten | croatian | croat croats
servisch | serviër serviërs serven | serbian | serb serbs
bosnisch | bosniër bosniërs | bosnian |
albanees | albanezen | albanian |
kosovaars | kosovaar kosovaren | kosovan | kosovar kosovars
macedonisch | macedoniër macedoniërs | macedonian |
montenegrijns | montenegrijn montenegrijnen | montenegrin |
joegoslavisch | joegoslaaf joegoslaven | yugoslav | yugoslavian
zweeds | zweed zweden | swedish | swede swedes
noors | noor noren | norwegian |
deens | deen denen | danish | dane danes
fins | fin finnen | finnish | finn finns
ijslands | ijslander ijslanders | icelandic | icelander icelanders
ests | est esten | estonian |
lets | let letten | latvian |
litouws | litouwer litouwers | lithuanian |
russisch | rus russen | russian |
oekraïens | oekraïner oekraïners | ukrainian |
wit-russisch | wit-rus wit-russen | belarusian |
georgisch | georgiër georgiërs | georgian |
armeens | armeniër armeniërs armeen armenen | armenian |
azerbeidzjaans | azerbeidzjaan azeri azeri's | azerbaijani |
turks | turk turken | turkish | turk turks
koerdisch | koerd koerden | kurdish | kurd kurds
marokkaans | marokkaan marokkanen | moroccan |
algerijns | algerijn algerijnen | algerian |
tunesisch | tunesiër tunesiërs | tunisian |
libisch | libiër libiërs | libyan |
egyptisch | egyptenaar egyptenaren | egyptian |
syrisch | syriër syriërs | syrian |
libanees | libanezen | lebanese |
iraaks | irakees irakezen irakiër | iraqi |
iraans | iraniër iraniërs | iranian |
perzisch | pers perzen | persian |
afghaans | afghaan afghanen | afghan |
pakistaans | pakistaan pakistanen | pakistani |
indiaas | indiër indiërs | indian |
bengaals | bengaal bengalen | bengali | bangladeshi bangladeshis
nepalees | nepalezen | nepalese | nepali nepalis
israëlisch | israëliër israëliërs | israeli |
palestijns | palestijn palestijnen | palestinian |
jordaans | jordaniër jordaniërs | jordanian |
saoedisch | saoedi saoedi's | saudi |
jemenitisch | jemeniet jemenieten | yemeni |
arabisch | arabier arabieren | arab | arabian arabs
somalisch | somaliër somaliërs | somali |
eritrees | eritreeër eritreeërs | eritrean |
ethiopisch | ethiopiër ethiopiërs | ethiopian |
soedanees | soedanezen | sudanese |
nigeriaans | nigeriaan nigerianen | nigerian |
ghanees | ghanezen | ghanaian |
senegalees | senegalezen | senegalese |
kameroens | kameroener kameroeners | cameroonian |
congolees | congolezen | congolese |
angolees | angolezen | angolan |
keniaans | keniaan kenianen | kenyan |
oegandees | oegandezen | ugandan |
rwandees | rwandezen | rwandan |
gambiaans | gambiaan gambianen | gambian |
sierra leoons | - | sierra leonean |
zimbabwaans | zimbabwaan zimbabwanen | zimbabwean |
zuid-afrikaans | zuid-afrikaan zuid-afrikanen | south african |
kaapverdisch | kaapverdiaan kaapverdianen kaapverdiër kaapverdiërs | cape verdean |
surinaams | surinamer surinamers | surinamese |
hindoestaans | hindoestaan hindoestanen | hindustani |
javaans | javaan javanen | javanese |
creools | creool creolen | creole |
antilliaans | antilliaan antillianen | antillean |
arubaans | arubaan arubanen | aruban |
curaçaos | curaçaoënaar curaçaoënaars | curaçaoan |
moluks | molukker molukkers | moluccan |
indonesisch | indonesiër indonesiërs | indonesian |
indisch | indo indo's | - |
chinees | chinezen | chinese |
taiwanees | taiwanezen | taiwanese |
japans | japanner japanners | japanese |
koreaans | koreaan koreanen | korean |
vietnamees | vietnamezen | vietnamese |
thais | thai thailander thailanders | thai |
filipijns | filipijn filipijnen filipino filipino's | filipino | filipina filipinas philippine
maleisisch | maleisiër maleisiërs | malaysian |
mongools | mongolen | mongolian |
srilankaans | sri lankaan tamil tamils | sri lankan | tamil tamils
australisch | australiër australiërs | australian | aussie aussies
nieuw-zeelands | nieuw-zeelander nieuw-zeelanders | new zealander | kiwi kiwis
amerikaans | amerikaan amerikanen | american |
canadees | canadezen | canadian |
mexicaans | mexicaan mexicanen | mexican |
braziliaans | braziliaan brazilianen | brazilian |
argentijns | argentijn argentijnen | argentinian | argentine argentines
chileens | chileen chilenen | chilean |
colombiaans | colombiaan colombianen | colombian |
venezolaans | venezolaan venezolanen | venezuelan |
peruaans | peruaan peruanen | peruvian |
boliviaans | boliviaan bolivianen | bolivian |
ecuadoraans | ecuadoraan ecuadoranen | ecuadorian |
cubaans | cubaan cubanen | cuban |
dominicaans | dominicaan dominicanen | dominican |
haïtiaans | haïtiaan haïtianen | haitian |
jamaicaans | jamaicaan jamaicanen | jamaican |
caribisch | - | caribbean | west indian
europees | europeanen | european |
oost-europees | oost-europeaan oost-europeanen oostblokker oostblokkers | eastern european |
west-europees | west-europeaan west-europeanen | western european |
zuid-europees | zuid-europeaan zuid-europeanen | southern european |
westers | westerling westerlingen | western | westerner westerners
niet-westers | - | non-western |
afrikaans | afrikaan afrikanen | african |
noord-afrikaans | noord-afrikaan noord-afrikanen | north african |
aziatisch | aziaat aziaten | asian |
zuid-amerikaans | zuid-amerikaan zuid-amerikanen | south american |
latijns-amerikaans | latino latino's latina | latin american | latino latina latinos
scandinavisch | scandinaviër scandinaviërs | scandinavian |
baltisch | balt balten | baltic |
slavisch | - | slavic | slav slavs
autochtoon | autochtonen | caucasian |
allochtoon | allochtonen | - |
roma | sinti zigeuner zigeuners | - | gypsy gypsies romani
`;

const people = rows
  .trim()
  .split("\n")
  .map((row) => row.split("|").map((cell) => cell.trim().replace(/^-$/, "")));
const words = (cell: string | undefined) => (cell ? cell.split(" ") : []);
/** "Chinees" → "chinese", "Fries" → "Friese"; "autochtoon" → "autochtone". */
const inflected = (adjective: string) => `${adjective.replace(/ee(?=s$)|oo(?=n$)/, (pair) => pair.slice(1))}e`;
/** Words that are another thing in daily language, and can't stand alone for a people. */
const otherThings = new Set([
  "lets",
  "let",
  "turks",
  "poles",
  "kiwi",
  "kiwis",
  "pers",
  "est",
  "ests",
  "fin",
  "noor",
  "zweden",
  "schot",
  "pool",
  "waal",
  "waals",
  "walen",
  "balt",
  "rus",
]);
/** Of these, what a person is called: "ik ben Pool". */
export const ambiguousPerson = "pool|turk|rus|fin|noor|schot|waal|let|est|balt|pole";
const longestFirst = (list: string[]) => [...new Set(list)].filter(Boolean).sort((one, other) => other.length - one.length);

const dutchAdjectives = people.flatMap(([adjective = ""]) => (adjective ? [adjective, inflected(adjective)] : []));
const englishAdjectives = people.map(([, , adjective = ""]) => adjective);
const englishPersons = people.flatMap(([, , adjective = "", persons]) => [
  ...words(persons),
  ...(adjective && /(?:an|i|ian|ean|er)$/.test(adjective) ? [`${adjective}s`] : []),
]);
const dutchPersons = people.flatMap(([, persons]) => words(persons));

/** Patterns in lower case: adjectives ("Romanian", "Roemeense"), and persons of either number ("Roemenen", "Poles"). */
export const originAdjective = longestFirst([...dutchAdjectives, ...englishAdjectives]).join("|");
export const originPerson = longestFirst([...dutchPersons, ...englishPersons])
  .filter((word) => !otherThings.has(word))
  .join("|");
