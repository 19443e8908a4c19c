import type { Frames, Matter } from "../protected-wording.ts";
import { lexicon } from "./protected-lexicon.ts";

const { believer, faithAdjective, church, garment, diagnosis, medicine, party, partyYouth, scheme, gay } = lexicon;
const people =
  "collega'?s?|krachten?|kandida\\p{L}+|medewerk\\p{L}+|iemand|personen|persoon|mensen|sollicitant\\p{L}*|versterking|aanwinst|type|personeel|werknemers?|team(?:lid|leden)|\\p{L}+(?:er|ster|eur|euse|ist|ent|ante|ant|esse|man|hulp|meester|ière|ier|or|kracht|genoot|genote)";
const decades = "(?:twintig|dertig|veertig|vijftig|zestig|2\\d|3\\d|4\\d|5\\d|6\\d)";
const notMeasured =
  "(?! ?(?:euro|uur|kilo|kg|collega|medewerkers|mensen|procent|%|graden|km|kilometer|klanten|minuten|dagen|meter|cm|personen|vestigingen|winkels))";

/** What Dutch vacancies ask of the person that the law protects, by ground. */
export const matters: Matter[] = [
  {
    ground: "age",
    instead: "Werkervaring of het niveau dat dit werk vraagt; de leeftijd doet er niet toe",
    always: [
      `(?:wat |iets |een beetje |lekker )?(?:rijpere|gerijpte|jeugdige|bejaarde) (?:${people}|dame|heer|vrouw|man)`,
      "(?:niet )?(?:ouder|jonger) dan (?:achttien|negentien|twintig|(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen)(?:en|ën)(?:twintig|dertig|veertig|vijftig)|dertig|veertig|vijftig|zestig)(?! (?:jaar )?(?:ervaring|euro|uur|dagen|weken|maanden|minuten|kilo|meter))|(?:de )?(?:twintig|dertig|veertig|vijftig|zestig) (?:gepasseerd|voorbij|ruim voorbij|nog niet gepasseerd)|(?:scholier|student)(?:en)? (?:gezocht|gevraagd|van \\d\\d)|nog thuis woont|grijze koppen|jong talent gezocht|(?:aan het )?(?:begin|eind|einde) van (?:je|hun|zijn|haar) (?:loopbaan|carrière|werkzame leven)|jaren tot (?:je|aan je) pensioen",
      "jonkies?|broekies?|jong(?:e)? (?:spul|grut|goden?|blaadjes?|haantjes?)|jongelui|jongeling(?:en)?|jong en (?:wild|gretig|hongerig|fris|onbevangen)|jeugdig(?:e)? (?:elan|enthousiasme|energie|uitstraling|type)",
      "(?:niet langer dan|hooguit|hoogstens|maximaal|minder dan|korter dan) (?:\\p{L}+|\\d+) (?:jaar|maanden|jaren) (?:geleden )?(?:van school|afgestudeerd|geslaagd|je diploma|je bul|gediplomeerd)",
      "(?:net|pas|amper|nog maar net|vers) (?:klaar met|van|uit|af van) (?:je |de |jouw |het )?(?:school|schoolbanken|studie|opleiding|hbo|mbo|wo|universiteit|collegebanken|middelbare school|havo|vwo|vmbo)",
      "(?:net|pas|recent|onlangs|vers) (?:je |een )?(?:diploma|bul|bachelor|master|papiertje) (?:gehaald|behaald|op zak|binnen)",
      "(?:afgestudeerd|geslaagd|diploma behaald) (?:in|na|vanaf|sinds) (?:19|20)\\d\\d|(?:jaar van afstuderen|afstudeerjaar|examenjaar)",
      "(?:de )?middelbare leeftijd|(?:een )?zekere leeftijd|nog (?:vele |heel wat |een hoop )?jaren mee (?:kan|kunt|gaat)|(?:heel|hele) (?:leven|carrière|loopbaan|toekomst) (?:nog )?voor (?:je|zich)",
      "bakvis(?:sen)?|ouwe (?:lullen|bokken|knarren|sokken)|oude (?:garde|bokken|knarren|zeuren)|fossielen|dino'?s|uitgeblust|bejaarden? hoeven",
      "(?:jonge )?(?:twintig|dertig|veertig|vijftig|zestig)(?:er|ers)(?: en (?:twintig|dertig|veertig|vijftig|zestig)ers)?",
      "generatie (?:z|x|y|alpha)|gen[- ]z(?:'er|'ers)?|millennials?|boomers?|baby ?boomers?",
      "(?:begin|midden|eind|half|ver in|rond|voorbij|tegen) (?:de )?(?:twintig|dertig|veertig|vijftig|zestig)(?: bent| is| zijn)?(?= ?[.,;!?)]| bent| is| zijn|$)",
    ],
    asked: [
      `(?:wat |iets |een beetje )?(?:oudere|jongere|ouwere) (?:collega|kracht|kandida\\p{L}+|medewerk\\p{L}+|iemand|dame|heer|persoon|vrouw|man|sollicitant\\p{L}*|generatie)`,
      "gepensioneerden?|(?:pre|vroeg)?pensionado'?s?|aow'?ers?|aow-leeftijd|vutters?|(?:\\p{L}+ig|\\d\\d)-?plus(?:sers?|ser)?|pensioengerechtigd\\p{L}*|(?:net|al) met pensioen",
      "(?:jouw|je|uw|hun|zijn|haar) (?:leeftijd|geboortejaar|geboortedatum|levensfase)|geboortejaar|geboortedatum|hoe oud (?:je|u|jij) (?:bent|ben)|(?:hoge|hogere|jonge|jongere|oudere|gevorderde) leeftijd|leeftijdsgrens|op leeftijd|leeftijd",
      `(?:onder|boven|rond|voorbij|tegen|richting) de ${decades}${notMeasured}`,
      `tussen de (?:achttien|${decades}) en (?:de )?${decades}${notMeasured}`,
      `(?:bent|ben je|is|iemand van|leerling van|scholieren? van|studenten? van|jongeren van|iemand tussen|iemand rond) (?:tussen |ongeveer |circa |rond |zo'n |nog geen |pas |al )?(?:de )?[1-6]\\d(?:(?:, | of | en | à |-|–| tot | t/m )(?:de )?[1-6]\\d){0,3}(?: jaar)?(?: oud| jong)?(?! ?(?:jaar|jaren)? ?(?:of ouder|en ouder|\\+|werk|ervaring|in dienst|actief|lid|specialist|marktleider|een begrip|\\p{L}*bedrijf))${notMeasured}`,
      "[1-6]\\d, [1-6]\\d (?:of|en) [1-6]\\d jaar(?: oud)?",
      "te oud|te jong|oud genoeg om|nog jong|jong bent|jong van (?:hart|lijf|leden|leeftijd)|piepjong|jong(?:e)? en onervaren",
    ],
  },
  {
    ground: "gender",
    instead: "Een collega (m/v/x)",
    always: [
      "(?:mannen|vrouwen|dames|heren|meiden|meisjes|jongens|kerels|vakvrouwen|moeders|huisvrouwen) (?:aan de bak|gezocht|gevraagd|gewenst|welkom|opgelet|hoeven niet|hebben we liever|nemen we liever|zien we liever|passen hier|maken meer kans|krijgen|genieten|zijn (?:hier )?(?:beter|geschikter|minder|niet geschikt|te))",
      "(?:echte )?(?:mannenwerk|mannenbaan|vrouwenwerk|vrouwenbaan|meidenbaan|mannenwereld|mannenclub|mannenbolwerk|vrouwenhanden|vrouwenhand|mannetjesputters?|vrouwentouch)",
      `(?:vrouwelijke?|mannelijke?) (?:${people}|touch|hand|inslag|uitstraling|energie|charme|aanpak|blik)`,
      "(?:geen|liever geen|alleen|uitsluitend|enkel|liefst|het liefst) (?:plek |plaats |baan |werk |iets |functie )?(?:voor )?(?:mannen|vrouwen|dames|heren|meiden|meisjes|jongens|kerels|watjes|mietjes)",
    ],
    asked: [
      "een (?:vrouw|dame|man|meid|kerel|jongen)(?! (?:of|en|\\/) )|kerels|vrouw gezocht|\\((?:m|v)\\)|(?:een )?(?:huisvrouw|huisman|moedertje|moederfiguur|vaderfiguur|huismoeder|stoere vrouw|sterke man|sterke vrouw|handige man|handige vrouw|knappe kop van een vent|wijf|vrouwtje|mannetje)",
      "(?:mannen|vrouwen)(?! ?(?:en|of|of|/) ?(?:vrouwen|mannen))(?<!mannen en vrouwen|vrouwen en mannen|mannen of vrouwen|vrouwen of mannen)",
      "(?:je|jouw) (?:geslacht|sekse)|vrouw (?:is|bent|zijn)|man (?:is|bent|zijn)|van het (?:mannelijke?|vrouwelijke?|andere) geslacht",
    ],
  },
  {
    ground: "nationality",
    instead: "Je mag in Nederland werken",
    always: [
      "(?:geen|liever geen) (?:buitenlanders?|arbeidsmigranten|migranten|expats|statushouders|asielzoekers|vluchtelingen|gelukszoekers|oostblokkers)",
      "(?:buitenlanders?|arbeidsmigranten|expats|statushouders|asielzoekers|vluchtelingen) (?:hoeven|komen niet|nemen we|sollicit|vallen af|sluiten we)",
      "(?:nederlandse?|belgische?|europese?|duitse?|eu|eer)[- ](?:paspoort|staatsburgers?|ingezetenen?|onderda(?:an|nen)|burgers?)",
    ],
    asked: [
      "buitenlanders?|expats|arbeidsmigranten|asielzoekers?|vluchtelingen|statushouders?",
      "staatsburgers?(?:chap)?|dubbele nationaliteit|(?:tweede|ander|buitenlands) paspoort",
      "(?:uit|van buiten) (?:oost-europa|het oostblok|de eu|europa)",
    ],
  },
  {
    ground: "origin",
    instead: null,
    always: [
      "(?:je |hun |de )?(?:ouders|grootouders|voorouders)(?: \\p{L}+){0,4} (?:in nederland|hier|uit nederland|nederlands) (?:geboren|opgegroeid|vandaan)?",
      "(?:hier|in (?:nederland|holland|de buurt|het dorp|de streek|onze regio|twente|brabant|limburg|friesland|zeeland)) (?:geboren|getogen|opgegroeid|groot ?gebracht|naar school (?:geweest|gegaan))",
      "(?:blank|wit|donker|zwart|getint)e? (?:huid|huidskleur|mensen|kandida\\p{L}+|collega\\p{L}*)|(?:een |geen )?kleurtje|etnisch\\p{L}*|huidskleur|geboorteland|land van herkomst|geboorteplaats",
      "(?:nederlandse|hollandse|vlaamse|buitenlandse|exotische) (?:achternaam|naam|komaf|afkomst|opvoeding|bloed)|nederlands bloed|hollands (?:achter|in de|op de|aan)|hollandse (?:jongens?|meiden?|meisjes?|jongen|meid|nuchterheid in je bloed)|rasechte? \\p{L}+|echte (?:hollander|nederlander|tukker|brabander|fries|limburger|zeeuw|amsterdammer|rotterdammer)s?",
      "(?:zonder|geen) (?:migratieachtergrond|buitenlandse achtergrond)|migratieachtergrond",
    ],
    asked: [
      "afkomst|komaf|herkomst|roots|etnische achtergrond|culturele achtergrond",
      "inheems|import|van buiten (?:het dorp|de streek)|zigeuners?|woonwagenbewoners?|kampers?",
    ],
  },
  {
    ground: "native_speaker",
    instead: "Je spreekt en schrijft uitstekend {language} (C1)",
    always: [
      "(?:near-?native telt niet, )?native(?: \\p{L}+)? (?:wel|vereist|een must|is een must|gewenst|noodzakelijk|graag)|natives? only|alleen natives?|(?:een |echte )natives?(?! (?:app|apps|reactie))",
      "(?:thuistaal|eerste taal|geboortetaal|van jongs af aan|met de paplepel|met de moedermelk)(?: (?:is|moet|nederlands|engels|duits|frans|vlaams))?(?= ?(?:is|moet|nederlands|engels|duits|frans|vlaams|gesproken|[.,;!]|$|ingegoten))",
      "(?:geen|zonder|met|met een|een|licht|hoorbaar|sterk|enig|buitenlands) (?:hoorbaar |buitenlands |sterk |zwaar |storend |enkel )?(?:accent|tongval)|onvervalst (?:\\p{L}+ )?accent|(?:algemeen beschaafd nederlands|\\babn\\b)",
      "opgegroeid met (?:het |de )?(?:nederlands|nederlandse taal|engels|duits|frans)|(?:nederlands|engels|duits|frans) (?:opgevoed|van huis uit|van geboorte|als eerste taal)|(?:nederlands|engels|duits|frans)talig opgevoed|tweetalig opgevoed",
    ],
    asked: ["moedertaalniveau"],
  },
  {
    ground: "religion",
    instead: null,
    always: [
      `(?:geen|zonder|liever geen|niet) (?:een )?(?:${garment})|(?:${garment}) (?:af|thuis|thuislaten|niet|is niet|zijn niet|mag niet|mogen niet|dragen we niet|kan niet)`,
      "(?:bijbelse|christelijke|gereformeerde|islamitische|reformatorische|evangelische|katholieke) (?:grondslag|levensstijl|levenswandel|levensovertuiging|beginselen|normen)(?=[^.\\n]{0,60}(?:onderschrij|leeft|deel|uitdra|bent|achter sta))",
      "(?:grondslag|gezag|waarheid) van (?:de |het )?(?:bijbel|gods woord|schrift|koran|evangelie)(?: van harte)?(?: (?:onderschrij\\p{L}+|erken\\p{L}+|aanvaard\\p{L}+))?|gods woord|onderschrij\\p{L}+ (?:\\p{L}+ ){0,4}(?:grondslag|identiteit|bijbel|geloof|belijdenis)|(?:grondslag|belijdenis|drie formulieren)(?: \\p{L}+){0,4} onderschrij\\p{L}+",
      `(?:mee ?levend|actief|trouw|betrokken|belijdend|kerkelijk) (?:lid|christen|kerklid)(?: van (?:een|de|onze) (?:\\p{L}+ )?(?:${church}))?|lid (?:bent |zijn )?van (?:een|de|onze) (?:\\p{L}+e? )?(?:${church})|kerklid|kerkganger|(?:naar|in) de (?:kerk|moskee|synagoge) (?:gaat|komt|gaan|komen)|zondags (?:\\p{L}+ )?(?:naar|in) de kerk|gedoopt|belijdenis gedaan|(?:brief|verklaring|referentie|aanbeveling) van (?:je|de|uw) (?:predikant|dominee|pastoor|imam|kerkenraad|voorganger|priester)`,
      "thuis in (?:de |het )?(?:bijbel|koran|woord|geloof)|(?:bezoekt|bijwonen|bijwoont) (?:trouw )?de (?:eredienst|kerkdienst|mis|samenkomst)|eredienst(?:en)?|persoonlijke? (?:relatie|geloof|wandel) (?:met|in) (?:god|jezus|christus|de heer)|geloof in (?:god|jezus|christus|allah)|(?:zondagsrust|zondagsheiliging|sabbatsrust|ramadan|vastenmaand|bidden|gebedstijden)(?=[^.\\n]{0,50}(?:niet|geen|probleem|storen|lastig|kan|mag|respecteer|houd|tijdens|onder werktijd))",
    ],
    asked: [
      `(?:${believer})`,
      `(?:${faithAdjective})(?= ?(?:[.,;!?)]|bent|is|zijn|opgevoed|en |of |bent|van huis|gezin|nest|achtergrond|opvoeding|collega|kandida|medewerk|sollicitant|man|vrouw|jongen|meisje|broeder|zuster|person|mensen|$))`,
      "(?:jouw|je|uw|welk|hetzelfde|ons|een) (?:geloof|religie|godsdienst|geloofsrichting|kerk|kerkgenootschap)|geloofsovertuiging|kerkelijke achtergrond|kerkgenootschap|godsdienst|religieuze (?:overtuiging|achtergrond|verplichtingen)",
      `(?:${garment})`,
    ],
  },
  {
    ground: "disability",
    instead: "Noem wat het werk lichamelijk vraagt, bijvoorbeeld tillen tot 15 kilo",
    always: [
      "kerngezonde?|(?:blakend|fysiek|lichamelijk|mentaal|geestelijk|psychisch|medisch) (?:volledig |helemaal |kern|top)?(?:gezonde?|fit|stabiele?|in orde|honderd procent|100 ?%|goedgekeurd|sterke? gezondheid)|goed gezond|gezond van (?:lijf en leden|lichaam en geest)|gezond(?:e)? (?:en|,) (?:sterk|fit|vitaal)e?|(?:vitale?|sterke?|fitte?) (?:en|,) gezonde?",
      "burn-?out ?-?(?:verleden|gevoelig\\p{L}*|klachten)|(?:ziekte|verzuim|medisch|psychisch|psychiatrisch|verslavings)-?(?: )?(?:verleden|historie|geschiedenis|dossier)|(?:laag|weinig|geen|nul|minimaal) (?:ziekte)?verzuim(?= ?(?:[.,;!?]|in je|verleden|$))",
      `(?:geen|zonder|liever geen|vrij van|niet) (?:een |verleden met |last van |last hebt van |gevoelig voor )?(?:${diagnosis}|rugzakje|handicaps?|lichamelijke beperkingen?|gebreken|kwalen|kwaaltjes|aandoening\\p{L}*|medische (?:klachten|problemen|bijzonderheden)|psychische (?:klachten|problemen)|fysieke (?:klachten|beperkingen?|problemen)|allergie(?:ën)?|fobie(?:ën)?)`,
      "chronisch zieken?|stotter(?:aars?|en|t)|slechthorenden?|slechtzienden?|bril(?:len)?dragers?|zorgenkindjes?|brokkenpiloten|kwakkel\\p{L}*|zwakke (?:rug|gezondheid)|indicatie banenafspraak|rugzakje|(?:medische|gezondheids|medisch)-? ?(?:verklaring|vragenlijst|dossier)(?: van (?:je|de) (?:huisarts|arts|dokter|bedrijfsarts))?(?=[^.\\n]{0,60}(?:cv|sollicit|stuur|lever|mee|voorleg|vooraf|gesprek|je |u ))|(?:arts|huisarts|dokters)verklaring|(?:goede|gezonde|sterke) (?:rug|knieën|gezondheid|conditie en gezondheid)|(?:twee )?gezonde (?:handen|benen|armen|longen|ogen)|goed (?:kunt|kan) (?:horen en zien|zien en horen)",
      "(?:nooit|zelden|haast nooit|bijna nooit|nauwelijks|amper|niet snel|niet vaak|niet te vaak) (?:eens )?(?:ziek|verkouden|afwezig wegens ziekte)(?: \\p{L}+)?|niet bij elk(?:e)? (?:\\p{L}+ )?(?:griepje|verkoudheid|kuchje|snotneus)\\p{L}*|ziekmeld(?:er|ers|ingen)|ziekte ?dagen (?:per jaar|vorig|afgelopen)|hoe vaak (?:je|u) ziek",
      "(?:niet|geen) (?:rolstoel\\p{L}*|gehandicapte?n?|mindervalide\\p{L}*|invalide\\p{L}*|slechthorende?n?|slechtziende?n?|doven?|blinden?)",
    ],
    asked: [
      `(?:${diagnosis})`,
      `(?:welke |je |jouw |gebruik van |geen )?(?:${medicine})`,
      "(?:gehandicapt|invalide|mindervalide|minder valide|arbeidsongeschikt|rolstoelafhankelijk|ziekelijk|zwak gestel|labiel|overspannen|gebrekkig)(?:e|en)?|handicaps?|lichamelijke (?:beperking|gebreken)|arbeidsbeperking|chronisch(?:e)? (?:ziek|aandoening\\p{L}*|ziekte)",
      `(?:${scheme})`,
      "(?:jouw|je|uw) (?:gezondheid|gezondheidstoestand|medische (?:situatie|verleden|geschiedenis|gegevens)|ziekte)|gezondheidstoestand|(?:heel|volkomen|helemaal|volledig|100% ?|honderd procent) (?:gezonde?|fit)",
    ],
  },
  {
    ground: "marital_status",
    instead: "Noem de werktijden die het werk vraagt",
    always: [
      "(?:nog )?(?:lekker |gewoon )?(?:thuis )?(?:bij )(?:pa en ma|je ouders|paps en mams|mama|moeders|pappie en mammie)(?: (?:woont|thuis|wonen))?|thuiswonend(?:e)?|uitwonend(?:e)?",
      "(?:thuissituatie|thuisfront|privé(?:situatie|leven)|gezinsleven|gezinssituatie|relatiestatus|huwelijkse staat)(?: (?:is|moet|dient|goed|die|dat|stabiel|op orde|geen|staat|toelaat|laat))?(?=[^.\\n]{0,50}(?:stabiel|op orde|geregeld|toela|rustig|in balans|achter|flexibel|steunt|begrip|laat|kent|moet|dient|is\\b|delen|vertel|vragen|horen))",
      "kinderen (?:de|het) (?:deur|huis) uit|kinderen (?:zijn )?(?:al )?(?:uit huis|groot|volwassen|het nest uit|zelfstandig)|lege? nest|kinderloze?|zonder kroost|geen kroost|(?:jonge|kleine|schoolgaande|thuiswonende) (?:kinderen|kids)(?= (?:thuis|hebt|heeft|hebben|is|zijn|passen|past|lastig|kan))",
      "(?:je|jouw|uw|hun) (?:partner|man|vrouw|echtgeno(?:ot|te)|vriend|vriendin|gezin|relatie)(?= (?:ook|heeft|is|werkt|achter|steunt|vindt|moet|thuis|staat|mag|het))|(?:een )?vriendin of vrouw|gezin om voor te zorgen|vijf monden te voeden|kostwinner|(?:naar|bij|van|om \\p{L}+ uur bij|voor) (?:de |het )?(?:opvang|crèche|bso|kinderopvang|schoolplein|schoolhek)(?=[^.\\n]{0,60}(?:halen|moet|hoeft|racen|rennen|staan|staat|ophalen|haal|weg))|oppas (?:geregeld|achter de hand|regelen|thuis)|(?:kinder)?opvang (?:zelf |goed )?geregeld|zieke? (?:kind(?:eren)?|kroost)(?=[^.\\n]{0,40}(?:thuis|bellen|reden|afzeg|niet|geen))|mama-?dag(?:en)?|papa-?dag(?:en)?",
      "(?:gelukkig|stabiel|goed|net) (?:getrouwd|gehuwd|relatie)|(?:getrouwd|gehuwd|samenwonend|vrijgezel(?:len)?|single|singles|alleenstaand(?:e|en)?|gescheiden|weduw(?:e|en|naar|naars)|ongebonden|vaste relatie|(?:een )?stabiele relatie|huwelijkspartner)(?= (?:bent|ben je|is|zijn|stel|echtpaar|man|vrouw|iemand|kandida\\p{L}+|zonder|met|en)|[.,;!?)]|$)",
      "(?:echtpaar|man en vrouw|stel|koppel|huisvader|huismoeder|gezinsmens|familieman|familiemens|gezinshoofd)(?= (?:gezocht|gevraagd|dat|die|met)|[.,;!]|$)(?<!stel|koppel|paar)|(?:getrouwd )?(?:echtpaar|stel|koppel) (?:gezocht|gevraagd)",
    ],
    asked: [
      "(?:\\p{L}+ )?(?:kinderen|kids|kroost|peuters?|kleuters?|baby'?s|gezin|gezinnetje|gezinsplannen|huwelijksplannen|partner|relatie|echtgeno(?:ot|te)|man of vrouw|vriendin)(?= (?:hebt|heeft|hebben|hebt|thuis|om voor|of niet|wilt|wil|krijg\\p{L}*|heb)| ?[?]|$)(?<!klanten|patiënten)",
      "(?:geen|zonder|hoeveel|je|jouw|eigen) (?:\\p{L}+e )?(?:kinderen|kids|kroost|gezin|zorgtaken|gezinstaken|huishouden thuis|partner|relatie|thuisverplichtingen|privéverplichtingen|verplichtingen thuis)",
      "getrouwd|gehuwd|samenwonend|vrijgezel(?:le)?|alleenstaand|(?:werkende |jonge |alleenstaande )(?:moeders?|vaders?|ouders?)|mantelzorg(?:er|ers|taken)",
    ],
  },
  {
    ground: "pregnancy",
    instead: null,
    always: [
      "luiers|kraambed(?:den)?|(?:binnenkort|straks|snel|ooit|nog) (?:\\p{L}+ )?kinderen (?:wil|wilt|willen|krijgt|krijgen|verwacht)|(?:alweer|weer|nog|niet) (?:een )?(?:zwangerschap|verlof)|(?:klaar|klaar is|uitgekinderd|klaar bent) (?:is |bent )?met (?:baby'?s|kinderen|kindjes) (?:krijgen|maken)|uitgekinderd|voltooid gezin|gezin (?:is )?(?:compleet|voltooid|af)|kinder ?wens\\p{L}*|zwangerschaps ?(?:plannen|wens|test)|(?:binnenkort |snel |meteen |gelijk |straks )?(?:weer )?(?:met|op) (?:zwangerschaps)?verlof (?:gaat|wil|moet|verdwijn\\p{L}*)|babyplannen|baby'?s? (?:in de planning|op komst|krijgen)|kinderen (?:in de planning|willen krijgen|wilt krijgen|krijgen)",
      "(?:niet |momenteel |binnenkort |nu |al |niet van plan bent )?zwanger(?: (?:bent|ben|raakt|raken|wilt|wil|worden|wordt|of|te worden|is|zijn)(?: (?:of )?(?:\\p{L}+ ){0,5}worden)?)",
    ],
    asked: [
      "zwanger(?:e|schap)?|in verwachting|gezinsuitbreiding|moederschap|borstvoeding|kolven|vruchtbaar(?:heid)?|anticonceptie|zwangerschapsverlof|ouderschapsverlof",
    ],
  },
  {
    ground: "sexual_orientation",
    instead: null,
    always: [
      "scheppings ?orde(?: van man en vrouw)?|(?:bijbelse|traditionele|christelijke) (?:visie|kijk|opvatting|leer) op (?:huwelijk|seksualiteit|relaties|het huwelijk|man en vrouw)|huwelijk (?:is )?(?:alleen |uitsluitend )?tussen (?:een )?man en (?:een )?vrouw|homo-?(?:relatie|huwelijk|praktijk|seksu\\p{L}+)|homofiel\\p{L}*|(?:een |geen |als )homo(?:'s|s)?|hetero(?:'s|s|seksu\\p{L}+)?|regenboog ?(?:gedoe|vlag|types?)|op (?:mannen|vrouwen|hetzelfde geslacht) (?:valt|vallen)|nichterig\\p{L}*|verwijfd\\p{L}*|flikkers?|potten|nichten|homofielen?|andersgeaarden?|op (?:wie|welk geslacht) je valt|gender(?:gekte|gedoe)|regenbooggedoe",
    ],
    asked: [`(?:${gay})`, "(?:jouw|je) (?:geaardheid|seksualiteit)|geaardheid|gender ?gedoe|genderneutra\\p{L}+"],
  },
  {
    ground: "political_opinion",
    instead: null,
    always: [
      "(?:klimaat|milieu|dieren)?activist(?:en)? |klimaat(?:activisten|drammers|plakkers)|(?:baudet|wilders|timmermans|trump|farage|corbyn|rutte|klaver|jetten|marijnissen|omtzigt|poetin|erdogan)-? ?(?:fans?|stemmers?|aanhangers?|adepten|liefhebbers?)|(?:woke|linkse?|rechtse?|klimaat|extreemrechtse?|extreemlinkse?) ?-?(?:gedoe|gezeur|gezeik|drammers?|types?|rakkers?|gekkies|gekken|hobby'?s|praatjes|onzin|figuren|wappies)|wokies?|wappies?|activisten hoeven|geen activisten",
      `(?:${party}|sp|denk|volt)-? ?(?:stemmers?|aanhangers?|leden|lid|sympathisant(?:en)?|kiezers?)|(?:fvd|pvv|vvd|sp|bbb|sgp|cda|d66|pvda)- (?:en|of) (?:${party}|sp|denk)-? ?(?:stemmers?|aanhangers?|leden|kiezers?)|(?:leden|lid|stemmers?|aanhangers?|sympathisant(?:en)?|kiezers?)(?: of \\p{L}+)? van (?:de |het )?(?:${party}|sp|denk|volt|een politieke partij)(?: (?:bent|zijn))?|stem(?:t|men)? (?:op |je )?(?:de |het )?(?:${party}|links|rechts)`,
      `vakbonds? ?-?(?:leden|lid|mensen|types?|lidmaatschap|man|activist(?:en)?|verleden)|(?:lid|leden) (?:bent |zijn |is )?van (?:een|de) (?:vak)?bond|lid(?:maatschap)? van (?:een|de) vakbond|(?:geen|zonder) vakbond\\p{L}*|bondslid`,
      `politiek(?:e)? (?:\\p{L}+ )?(?:voorkeur|kleur|opvatting\\p{L}*|standpunten|gezindheid|links|rechts|neutraal|actief|verleden|ideeën)|(?:links|rechts|conservatief|progressief|liberaal)(?:e)? (?:georiënteerd|denk\\p{L}*|gedachtegoed|hart|bent|ben|inslag|wereldbeeld)|hart (?:zit |klopt |ligt )?(?:links|rechts|op de linker)|gedachtegoed van (?:de |het )?(?:${party}|sp|partij)|(?:socialist|communist|nationalist|anarchist|kapitalist|feminist)(?:en)?(?=[^.\\n]{0,40}(?:hoev|geen|niet|pas|welkom|bent|gezocht))`,
    ],
    asked: [
      `(?:${party}|${partyYouth.replace("|rood|perspectief", "")})`,
      "(?:een |de |onze )(?:partij|politieke partij) (?:lid|onderschrij\\p{L}+|steun\\p{L}*)|socialist(?:en)?|communist(?:en)?|levensbeschouwing|demonstreer\\p{L}*|klimaatactivist(?:en)?",
    ],
  },
  {
    ground: "appearance",
    instead: "Je ontvangt mensen met aandacht en weet wat bij de gelegenheid past",
    always: [
      "(?:vlot|goed|fris|jong|leuk|verzorgd|slank|sportief) ?ogende?|(?:de |minimaal )?1 ?(?:m|meter) ?[5-9]\\d|roodhari(?:g|ge|gen)|kalende?|puist\\p{L}*|beugels?|flaporen|mooie ogen|mooie benen|blonde \\p{L}+|(?:mooi|leuk|lekker|fris|knap|fotogeniek|appetijtelijk)e? (?:koppie|kop|snoet|snoetje|smoel|smoeltje|gezicht|gezichtje|ding|verschijning|lijf|figuur|lach en figuur)|lust voor het oog|oogstrelend|om te zien|mag er (?:zijn|wezen)|ziet er (?:goed|leuk|knap|mooi|fris|aantrekkelijk)(?: verzorgd)? uit|er (?:goed|leuk|knap|mooi|aantrekkelijk) uitziet|moeders mooiste|model(?:len)?maten|uitstraling van een (?:model|fotomodel)",
      "(?:dikke|te dikke|lelijke|mollige|gezette|kale) (?:mensen|kandidaten|collega's|types|dames|mannen|vrouwen)|(?:overgewicht|obesitas|bmi|slank(?:e)?|slanke? (?:den|lijn|bouw|postuur|voorkomen)|gezond gewicht|normaal postuur|fors postuur|atletisch(?:e)? (?:bouw|lichaam|gebouwd|postuur|figuur)|goed figuur|maatje (?:3[2-9]|4[0-6])|confectiemaat|kledingmaat|kleine maat)(?! (?:proces|organisatie|team|werkwijze|scale|code|oplossing))",
      "(?:lichaams)?lengte (?:van )?(?:minimaal|minstens|maximaal|vanaf|boven|tussen)? ?(?:de )?(?:1[.,]\\d\\d?|\\d{3} ?cm|1\\d\\d)|(?:minimaal|minstens|niet kleiner dan|kleiner dan|langer dan|groter dan|maximaal|boven de) (?:1[.,]\\d\\d|1 meter \\d\\d|1\\d\\d ?cm|1m\\d\\d)(?: (?:meter|m|lang|groot))?|(?:hoe (?:lang|zwaar) (?:je|u) bent)|gewicht en lengte|lengte en gewicht|je gewicht",
      "(?:(?:recente|duidelijke|leuke|goede|mooie|vlotte|nette|portret|profiel|vakantie|eigen) ?-?)(?:pas)?foto'?s?(?: van (?:jezelf|uzelf|je gezicht))?(?=[^.\\n]{0,60}(?:cv|sollicit|stuur|mee|brief|bij|naar|mail|verplicht|app|toevoeg|upload|[.!)]))|(?:cv|brief|motivatie|sollicitatie|reactie)(?: (?:en|met|incl(?:usief)?\\.?|plus|voorzien van))+ (?:een |je )?(?:pas)?foto|(?:foto|pasfoto) (?:van (?:jezelf|uzelf)|is verplicht|verplicht|vereist|niet vergeten|meesturen|bij je (?:cv|sollicitatie|brief))|(?:stuur|voeg|mail|app|sturen)(?: \\p{L}+){0,4} (?:foto|selfie|filmpje van jezelf)|selfie|ten voeten uit",
      "(?:geen|zonder|liever geen) (?:zichtbare |opvallende |gekke )?(?:tattoos?|tatoeages?|piercings?|baard(?:en)?|snor(?:ren)?|dreads|dreadlocks|gekleurd haar|brilletje|brildragers?)(?: of \\p{L}+)?|(?:tattoos?|tatoeages?|piercings?) (?:zijn (?:niet|taboe|uit den boze)|niet|mogen niet|kan niet|afdekken|bedekt)|(?:blond|lang|donker)(?:e)? (?:haar|haren|lokken|blondine)|blondines?|brunettes?",
    ],
    asked: [
      "jouw uiterlijk|uiterlijk (?:is belangrijk|telt|voorkomen|vertoon)|(?:je |jouw |uw )(?:postuur|figuur|lichaamsbouw|voorkomen|gewicht)(?! van (?:de|het|een|onze))",
      "charmante? (?:verschijning|uiterlijk|dame|gastvrouw)|aantrekkelijke? (?:man|vrouw|persoon|persoonlijkheid en uiterlijk|types?)|dik bent|te dik|lelijk",
    ],
  },
];

export const frames: Frames = {
  asks: [
    "(?:je|jij|u) (?:bent|hebt|heeft|leeft|woont|komt|voelt|onderschrijft|gaat|bezoekt|stemt|moet|hoeft|mag|gebruikt|slikt|draagt|bezit|bidt|gelooft|houdt|rookt|deelt|belijdt|behoort|staat|dient|kunt|vindt|wilt|valt)|(?:ben|heb|kom|leef|geloof|stem|hoor|slik|gebruik|draag|moet|wil|woon|zit) (?:je|jij|u)|heeft u|bent u",
    "gezocht|gevraagd|gewenst|vereist|een (?:must|eis|vereiste|pre|pré|voordeel)|streepje voor|zoeken|zoekt|op zoek naar|willen|wil graag|wensen|verwachten|vragen|verlangen|denken aan|mikken op|gaan voor|nemen|aannemen|liever|liefst|bij voorkeur|voorkeur|voorrang|graag|alleen|uitsluitend|enkel|louter|puur|geen|niet|nooit|zonder",
    "kandida\\p{L}+|sollicitan\\p{L}+|sollicit\\p{L}+|reageren|reageer|iemand|wie|degenen|diegene|persoon|type|mensen die|collega die|nieuwe (?:collega|medewerker|kracht)|zou(?:den)? (?:fijn|mooi|leuk|welkom|ideaal|perfect|goed)|geschikt voor|ideaal voor|perfect voor|past (?:bij|hier|niet|goed)|open voor|staat open|bestemd voor|bedoeld voor|iets voor|baan voor|plek voor|welkom|hebben we liever|kunnen wij|kunnen we|laten we|tolereren|accepteren|nemen we|in aanmerking|hoeven|hoeft",
    "vermeld|geef aan|laat weten|vertel|noem|stuur|voeg|lever|meesturen|bijvoegen|opgeven|vragen (?:wij|we)? ?naar|verklaar\\p{L}*|bevestig\\p{L}*|formulier|vragenlijst|in je (?:brief|cv|motivatie|sollicitatie)",
    "ervaring(?:en)? mee|beter|harder|hardste|lastig|ongeschikt|ongeschikter|lui",
  ],
  ofWork: [
    "bestaat (?:nu )?uit|team van|ploeg van|gevaccineerd|vaccin\\p{L}*|ingeënt|test(?:en|t)?|klant(?:en)?|cliënt(?:en)?|clienten|patiënt(?:en)?|patienten|leerling(?:en)?|bewoners?|gasten|bezoekers?|doelgroep(?:en)?|deelnemers?|kwetsbare|hulpvragers?|zorgvragers?|inwoners|burgers|consumenten|gebruikers|lezers|publiek|markt|werkzoekenden|werknemers met|gezinnen|ouderen|slachtoffers|pupillen|studenten|statushouders (?:begeleid|help)\\p{L}*",
    "begeleid\\p{L}*|verzorg\\p{L}*|help(?:t|en)?|ondersteun\\p{L}*|advise\\p{L}*|behandel\\p{L}*|onderwijs|onderwijst|lesgeven|les aan|voorlichting|opvang van|hulp aan|zorg(?:t|en)? voor|werken met|werkt met|gewerkt met|gewerkt|omgaan met|om kunnen gaan|ervaring met|kennis van|affiniteit|gespecialiseerd|expertise|behandeling|onderzoek\\p{L}*|diagnos\\p{L}*|coach(?:t|en|ing)|bemiddel\\p{L}*|bedien(?:t|en)|verkoop(?:t|en)?|verkopen|exporte?er\\p{L}*|leveren|beleid|campagne|artikel\\p{L}*|afdeling|polikliniek|projecten?|kleding|mode|schoenen|woordvoer\\p{L}*|fractie|raadsleden|wethouders?|onderhandel\\p{L}*|aanspreekpunt|contact met|overleg|samenwerk\\p{L}* met|vergader\\p{L}*",
    "mag (?:je|bij ons)|gewoon dragen|werkneemsters?|verlof|vergoed\\p{L}*|betalen|doorbetaal\\p{L}*|toeslag|korting|regeling(?:en)?|verzekering|pensioen|bieden|krijg je|kinderopvangtoeslag|fietsplan|sportabonnement|wet|wettelijk|arbowet|cao|vervanging|vervangen|waarneming|feestdagen|iedereen|alle (?:leeftijden|achtergronden)|aanpassing\\p{L}*|toegankelijk\\p{L}*|uitgenodigd|nodigen|moedigen|juist (?:ook )?welkom|van harte (?:uitgenodigd|welkom)|welkom bij ons|ook als|taalcursus|inclusie\\p{L}*|divers\\p{L}*|rijbewijs|recht\\b",
  ],
};
