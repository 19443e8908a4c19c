import type { Matter, ProtectedWording } from "../protected-wording.ts";
import { lexicon } from "./protected-lexicon.ts";

const { diagnosis } = lexicon;
const person =
  "kandida\\p{L}+|collega(?:'?s|atje)?|medewerk\\p{L}+|iemand|personen|persoon|mensen|sollicitant\\p{L}*|type|types|krachten?|werknemers?|versterking|hostess(?:es)?|verschijning|persoonlijkheid|\\p{L}+(?:vrouw|man|meester|ster|eur|euse|iste?|ante?|ent|er|hulp|leid\\p{L}+|kok|juf|chef)";
const number = "(?:\\d\\d?|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien)";
const tens = "(?:twintig|dertig|veertig|vijftig|zestig|zeventig)";
const women = "vrouw(?:en)?|dames?|meid(?:en)?|meisjes?|moeders?|huisvrouw(?:en)?|juffrouw(?:en)?";
const men = "man(?:nen)?|heer|heren|jongens?|kerels?|vaders?|knullen|vent(?:en)?";
const tongues = "(?:nederlands|engels|duits|frans|vlaams|spaans|italiaans|pools|turks|fries)";

/** Further signs of what the law protects, read as the matters are: in a clause that doesn't speak of the work. */
export const traits: Matter[] = [
  {
    ground: "age",
    instead: "Werkervaring of het niveau dat dit werk vraagt; de leeftijd doet er niet toe",
    always: [
      `(?:maximaal|max\\.?|hooguit|hoogstens|niet meer dan|ten hoogste|niet langer dan) ${number}(?: (?:à|tot|of) ${number})? jaar (?:\\p{L}+e? )?(?:werk|praktijk|vak)?ervaring|(?:te veel|teveel) (?:werk)?ervaring|te ervaren|te senior|overgekwalificeerd\\p{L}*|kneedbaar|(?:je|jou|hem|haar) (?:nog )?(?:naar onze hand |zelf )?(?:kunnen |te )(?:vormen|kneden|boetseren)|nog te (?:vormen|kneden)`,
      `(?:opgegroeid|groot ?geworden|groot ?gebracht) met (?:een |je |de )?(?:smartphone|mobiel\\p{L}*|telefoon|internet|social media|sociale media|tiktok|instagram|youtube|i?pad|tablet|snapchat|computer|games?)|(?:tiktok|instagram|snapchat|smartphone|selfie|internet|youtube)-?generatie|(?:jonge|nieuwe|jongste) (?:generatie|garde|lichting|leeuw(?:en)?)(?= (?:\\p{L}+ )?(?:${person}|past|die|aan)|[.,;!?]|$)|(?:vers|fris|jong) bloed`,
      "senior(?:en)? (?:met tijd|gezocht|opgelet|die (?:nog|graag|wat)|hoeven|passen)|(?:kwieke?|vitale?|fitte?|krasse?|jonge|vlotte) (?:senior(?:en)?|ouderen?|gepensioneerden?|opa|oma|bejaarden?|zestigers?|zeventigers?|vijftigers?|65-?plussers?)|zeventigers?|(?:bijna|haast|vlak voor|dicht bij|tegen|vroeg|pas|net) (?:aan )?(?:je |hun |met |het |uw )*pensioen|pensioen (?:in zicht|nadert|voor de deur)|achter de geraniums|(?:vut|aow)-?(?:gerechtigd\\p{L}*|'?ers?)",
      "oudjes|ouwetjes|(?:oude|ouwe) (?:rot(?:ten)?|taart(?:en)?|mopperaars?|mannen|vrouwen|besjes?)|besjes?|stramme? \\p{L}+|seniele?|uitgeblust\\p{L}*|vastgeroest\\p{L}*|op hun retour|over hun top|(?:ingedut|ingekakt)\\p{L}*|groentjes?|snotneu(?:s|zen)|snotap(?:en)?|melkmuil(?:en)?|broekie|jong volk|jongvolwassene?n?|jonge (?:leeuw|talenten|starters?|rakkers?|wolven|wilden|wildebras)|frisse? (?:snuiten|koppies|jongelui)",
      "(?:recht)?streeks? (?:uit|van|vanaf) (?:de |je |het )?(?:school\\p{L}*|collegebanken|opleiding|studie|universiteit|hbo|mbo)|(?:uit|van) de (?:college|school)banken|(?:na|vanaf|sinds|voor) (?:19|20)\\d\\d geboren|(?:dit jaar|vorig jaar|afgelopen (?:jaar|zomer)|deze zomer|dit voorjaar) (?:\\p{L}+ ){0,2}(?:slaagt|geslaagd|afgestudeerd|afstudeert|eindexamen|je diploma)|na je (?:eind)?examen|(?:vers|pas|net|kersvers) (?:geslaagde?n?|gediplomeerde?n?)|(?:nog )?geen vijf jaar (?:van school|afgestudeerd)",
      `(?:leeftijds?-?(?:indicatie|profiel|eis|klasse|wens|opbouw|voorkeur|limiet|maximum|plafond))(?: (?:van |is )?\\d\\d(?: ?(?:-|–|tot|en) ?\\d\\d)?)?|(?:qua|in) (?:je |de )?leeftijd (?:bij|past|aansluit|in)|qua leeftijd|ongeveer (?:van )?(?:onze|dezelfde) leeftijd|leeftijdgeno(?:ot|ten)`,
    ],
    asked: [
      `jonge?(?:,| en)? (?:\\p{L}+e?,? ?(?:en )?){0,2}(?:${person})(?! ?(?:kinderen|cliënten|bezoekers))`,
      "(?:1[6-9]|[2-6]\\d)(?: ?(?:-|–|tot|à|of|en) ?[2-6]\\d)?[- ]?jarigen?|(?:ben je|bent u|je bent|u bent|bent|voor|geen|liever geen|een|of) (?:al |een )?(?:[3-7]\\d|" +
        tens +
        ") ?(?:\\+|-?plus(?:sers?)?)(?:'ers?)?(?= ?(?:[?.,;!)]|en|of|die|met|zijn|is|kan|kunnen|hoef\\p{L}*|kom\\p{L}*|$))",
      "(?:je bent|jij bent|ben je|ben jij|bent|u bent) (?:\\p{L}+,? ){0,2}jong(?= ?[,.;!?]| en |$)|(?:jong|jeugdig)(?:,| en) (?:\\p{L}+(?:,| en) )?(?:gedreven|flexibel|ongebonden|hongerig|gezond|sterk|vrij|fit|leergierig|spontaan|vlot|onbezorgd|getalenteerd)",
      `(?:nog geen|net|rond de|tegen de|al|ruim|begin|eind|boven|onder|voor je|na je|vanaf je) (?:${tens}(?:ste)?|[2-6]\\d(?:e|ste)?)(?= ?(?:[.,;!?)]|bent|ben|is|en\\b|of\\b|$))`,
      `tussen de (?:${tens}|[1-6]\\d) en (?:de )?(?:${tens}|[2-6]\\d)(?= ?(?:[.,;!?)]|bent|en\\b|jaar|die\\b|$))|(?:rijpe|oudere|volwassen|bejaarde) (?:dame|heer|vrouw|man|mensen|${person})|(?:veel )?(?:ouder|jonger) dan (?:ons|de rest|het team|wij|je collega'?s|je leidinggevende|de baas)|nog (?:veel |vele |genoeg )?(?:jaren|werkjaren) (?:voor|te gaan|in)|(?:kans|leven) nog voor zich`,
    ],
  },
  {
    ground: "gender",
    instead: "Een collega (m/v/x)",
    always: [
      `(?:winkel|kassa|bar|kantoor|promo|schoonmaak|bakkers|slagers|loop|kamer|dienst|keuken|koffie|strand|garderobe|balie|receptie|bedienings?)(?:meisjes?|jongens?|meid(?:en)?|juffrouw(?:en)?|dames?)|(?:poets|werk|schoonmaak|kantine|koffie|linnen)(?:vrouw(?:en)?|juffrouw|dames?)|dienstmeid|(?:stoere|sterke|gespierde|ruige|potige|nette|leuke|vlotte|spontane|lieve|gezellige|vrolijke|charmante|handige|breedgeschouderde|zorgzame|opgewekte|pittige|slimme|jonge|beste|flinke|stevige|aardige) (?:bink(?:en)?|venten|vent|mannen|kerels?|knul(?:len)?|jongens?|gozers?|meid(?:en)?|meisjes?|dames?|vrouw(?:en)?|moeder|heer|heren|man|gast|gasten|griet(?:en)?|tantes?|boerenzoon|boerendochter|juf)(?! (?:en|of) (?:\\p{L}+ )?(?:man|vrouw|heer|dame|mannen|vrouwen|heren|jongen|jongens|meiden))|bink(?:en)?|griet(?:en)?|kerels?|knul(?:len)?|jongedames?|jongeman(?:nen)?|huismoeders?|huisvaders?|boerenzo(?:on|nen)|boerendochters?|mannetjesputter\\p{L}*|krachtpats\\p{L}*|machomannen|macho'?s?|meisje-meisje|dametjes?|vrouwtjes?|meisjeszieltjes`,
      "geen (?:gastheer|gastvrouw|vakman|vakvrouw|broeders?|zusters?|meester|juf|obers?|serveersters?|kapsters?|secretaresses?|verpleegsters?|verkoopsters?|vrouw\\p{L}*|man(?:nen)?(?!\\p{L})|\\p{L}+(?:dames|heren|meisjes))",
      `(?:te zwaar|niets|niks|geen plek|geen plaats|geen baan|geen werk|ongeschikt|(?:niet )?geschikt|ideaal|ideale baan|perfect|bedoeld|leuk|bestemd|iets) voor (?:een |de |echte )?(?:\\p{L}+e )?(?:${women}|${men}|kerels)(?! (?:en|of) (?:${women}|${men}))(?! (?:van|met een))`,
      `(?:${women}|${men})(?:,? [\\p{L}']+){0,6},? (?:opgelet|let op|attentie|dit is jullie kans|meld je)`,
      `(?<=(?:^|[.!?\\n•*]) ?)(?:dames|meiden|heren|mannen|moeders|mama'?s|huisvrouwen|jongens|kerels|vrouwen|meisjes)(?=[,!:?])(?! (?:en |& ?)?(?:heren|dames))`,
      "(?:moederlijke?|vaderlijke?|mannelijk|vrouwelijk|zusterlijke?)(?: (?:type|figuur|persoon|instinct|uitstraling|hand|verschijning|voorkomen))|moederkloek|vrouwelijke? (?:intuïtie|intuitie|hand|schoon)|mannenkracht|mannenhand(?:en)?|spierballen|haantjes(?:gedrag)?|(?:m|v|man|vrouw) (?:heeft|krijgt|geniet) (?:de )?voorkeur|voorkeur(?: voor)?:? (?:m|v)(?= ?[.,;)]|$)|\\(alleen (?:m|v|mannen|vrouwen|dames|heren)\\)",
      "(?:ons|onze|een|echt|gezellige?|hechte?|compleet) (?:\\p{L}+ )?(?:dames|vrouwen|mannen|heren|meiden|meisjes|kerels)(?:team|ploeg|club|clubje|bende|groep)(?! (?:van (?:de|onze)|bij|1|op het|in de))",
      "(?:hij|zij) (?:moet|dient) (?:\\p{L}+ ){0,5}(?:kunnen|zijn|hebben|weten|houden|durven|bezitten|beschikken)(?<!hij of zij [^.]{0,60}|hij\\/zij [^.]{0,60}|zij\\/hij [^.]{0,60}|zij of hij [^.]{0,60})",
    ],
    asked: [
      "als (?:moeder|vader|huisvrouw|vrouw|man|dame)(?= (?:een|met|van|die|op zoek|zoek\\p{L}*|onder|wil\\p{L}*|ben|heb|voel|niet|hier|wat))|(?:van|bij) (?:mannen|vrouwen|dames|heren) onder elkaar|(?:mannen|vrouwen|dames|heren|jongens|meiden) onder elkaar|van de man(?:nen)?|onze (?:mannen|jongens|dames|meiden)(?= (?:zoeken|willen|krijgen|hebben))|vrouwelijk schoon|(?:een|die) (?:knul|vent|gozer|griet|meisje|juffrouw|mevrouw|meneer)(?! (?:of|en|\\/))|zuster(?=[^.\\n]{0,40}geen broeder)",
    ],
  },
  {
    ground: "nationality",
    instead: "Je mag in Nederland werken",
    always: [
      "(?:buitenlandse|internationale|niet-europese|niet-nederlandse|oost-europese) (?:sollicitant\\p{L}*|kandida\\p{L}+|krachten|werknemers|medewerkers|arbeiders|arbeidskrachten)(?=[^.\\n]{0,60}(?:niet|tevergeefs|geen|buiten|hoef|af(?:ge|\\b)))|(?:niet|geen)[- ](?:eu|europeanen|nederlanders|belgen)|(?:geen|liever geen) (?:\\p{L}+ )?(?:buitenlanders?|uitzendpolen|oost-europeanen|niet-nederlanders|internationals|nieuwkomers|vreemdelingen)|buitenlandse (?:papieren|paspoorten?|identiteits\\p{L}+)|(?:nederlandse?|belgische?|europese) (?:identiteits(?:kaart|bewijs)|id-kaart|id|nationaliteit)|(?:welk|welke|jouw|je|soort) (?:paspoort(?:en)?|nationaliteit(?:en)?|staatsburgerschap)(?= (?:je|u|heb|vermeld|in|op|is|moet|hebt|telt|bepaal|graag)|[.,;!?]|$)",
      "(?:genaturaliseerd\\p{L}*|nederlander (?:van geboorte|ben je|zijn|is een)|(?:alleen|uitsluitend|enkel|liefst|liever|het liefst) (?:met )?(?:nederlanders|belgen|europeanen|eu-burgers|landgenoten|eigen volk)|eigen volk|landgenoten)",
    ],
    asked: [
      "vluchtelingen|statushouders|nieuwkomers|oost-?europeanen|staatsburgers|ingezetenen|uit het buitenland|van buiten (?:de )?(?:eu|europa|nederland)|internationals|gastarbeiders?",
    ],
  },
  {
    ground: "origin",
    instead: null,
    always: [
      "(?:echte? |goed |oer-?)?(?:hollandse?|nederlandse?|twentse?|brabantse?|friese?|limburgse?|zeeuwse?|drentse?|groningse?|amsterdamse?|rotterdamse?|vlaamse?|haagse?) (?:bodem|klei|grond|wieg|nuchterheid|gezin|gezinnen|familie|boerenzoon|nest|stam|jongens?|meid(?:en)?|jongen|kerels?)(?! (?:van het jaar|producten))|oer-?hollands\\p{L}*|rasechte? \\p{L}+|van (?:echte |goede |onze |eigen )?(?:hollandse|nederlandse|vlaamse|friese|twentse|eigen) (?:bodem|klei|grond)",
      "(?:je|jouw|uw) (?:wieg|roots|wortels|voorouders|afkomst|komaf|herkomst|achternaam|bloed|huidskleur|familie (?:komt|is|woont|stamt))|wieg (?:stond|heeft gestaan)|(?:niet-)?westers(?:e)? (?:uiterlijk|naam|achternaam|mensen|achtergrond|migratie\\p{L}*)|(?:in|uit|van) (?:ons|het|dit|de|onze|deze|hier|een) (?:\\p{L}+ )?(?:dorp|streek|regio|land|stad|eiland|buurt|provincie|polder) (?:geboren|getogen|opgegroeid|vandaan|afkomstig|stamt)|(?:geboren|opgegroeid|getogen|geworteld) (?:in|op|en|uit|rond) (?:ons|het|dit|de|onze|deze|nederland|hier|een (?:\\p{L}+ )?(?:nederlands|hollands|blank|wit|christelijk)\\p{L}*)(?: \\p{L}+)?(?! bedrijf)|hier (?:niet )?(?:geworteld|vandaan|geboren)|van hier(?= (?:bent|is|komt|zijn|en)|[.,;!?]|$)|autochtoon|niet van hier",
      "(?:blanke?|witte|donkere|zwarte|bruine|gekleurde|getinte|lichtgetinte|noord-afrikaans ogende|allochtone|exotisch(?:e)?) (?:mensen|medewerk\\p{L}+|collega'?s?|kandida\\p{L}+|gastvrouw\\p{L}*|gastheer|man|mannen|vrouw|vrouwen|jongens?|meisjes?|types?|gezichten|gezicht|huid|schoonmaak\\p{L}*|verkoper|verkoopster|hostess\\p{L}*|uiterlijk|verschijning|teint)|\\p{L}+(?:isch|ees|aans|s) ogende?|kroeshaar|spleetogen|kleurlingen?|negers?|halfbloed\\p{L}*|(?:een |geen )?(?:tintje|kleurtje)(?= (?:zou|heeft|hebben|is|past|mag)|[.,;!?]|$)",
      "(?:\\p{L}+e )?(?:achternaam|naam|namen)(?= (?:mag|moet|klinkt|klinken|die))[^.,\\n]{0,30}(?:nederlands|hollands|buitenlands|uit te spreken|uitspreekbaar)|(?:buitenlands|hollands|nederlands) (?:klinkend\\p{L}*|bloed)|(?:chinees|turks|surinaams|italiaans|indisch|spaans|grieks|frans) bloed",
    ],
    asked: [
      "(?:roma|sinti)(?= (?:worden|kunnen|nemen|hoeven|zijn))|migranten\\p{L}*|allochtonen?|afkomstig uit|culturele bagage|huidtint|ras(?= ?[.,;]| of| en)",
    ],
  },
  {
    ground: "native_speaker",
    instead: "Je spreekt en schrijft uitstekend {language} (C1)",
    always: [
      `${tongues}talig (?:van huis uit|opgevoed|opgegroeid|gezin|geboren|grootgebracht)|(?:van huis uit|van oorsprong|van geboorte|van nature|geboren) (?:een )?${tongues}(?:talige?n?)?|(?:taal|${tongues}|ermee|daarmee|die) (?:waarmee |je |bent |is |er |mee )*(?:bent |is |ben )?(?:grootgebracht|opgegroeid|groot geworden|opgevoed)|moerstaal|moedertaal\\p{L}*|eerste taal|thuistaal|droomt in het`,
      "(?:zuidelijke?|noordelijke?|oostelijke?|westelijke?|buitenlandse?|plat|platte|limburgse?|brabantse?|twentse?|groningse?|belgische?|vlaamse?|amsterdamse?|rotterdamse?|hoorbare?|zachte|harde|vreemde?|lichte|licht|regionaal|regionale|dik|streek-?|storende?) ?(?:tongval|accent|uitspraak|g(?= ))|streekaccent|accent (?:is|mag|hoort|telt|werkt|verraadt|waar)|uitspraak (?:is |mag )?(?:niet te horen|accentloos|zuiver|perfect|onberispelijk)|(?:aan|in) je (?:uitspraak|stem|spraak|taal) (?:is |mag |hoor)\\p{L}*(?: \\p{L}+){0,3} (?:niet|geen)|niet (?:te )?horen dat (?:je|hij|zij|u)",
      `(?:vanaf|sinds|van) (?:je |de )?(?:geboorte|kindsbeen|kleins|jongs|wieg)(?: af)?(?: aan)?(?= ?[^.\\n]{0,30}${tongues}| (?:spreekt|sprak|gesproken|de taal|die taal))|${tongues}[^.\\n]{0,20} (?:van jongs af|van kinds|van kleins|sinds je geboorte|vanaf je geboorte|met de paplepel)`,
    ],
    asked: [`accentloos|tongval|zuiver ${tongues}`],
  },
  {
    ground: "religion",
    instead: null,
    always: [
      "(?:leeft|leven|leef|wandelt|handelt) (?:naar|volgens|vanuit|uit) (?:de |het |je |uw |gods )?(?:bijbel\\p{L}*|geloof|evangelie|koran|islam|woord|christelijk\\p{L}*|schrift|tien geboden|overtuiging)|belij(?:dt|den|d) (?:het |de |ons )?(?:\\p{L}+ )?(?:geloof|heer|here|christus)|(?:het|ons|hetzelfde|uw) (?:\\p{L}+ )?geloof (?:deelt|delen|belijdt|beleeft|beleven)|(?:christelijk|islamitisch|gereformeerd|katholiek|joods|reformatorisch|bijbels|protestants) (?:geloof|opgevoed|opvoeding|gezin|levensovertuiging)(?=[^.\\n]{0,50}(?:deel|belij|onderschrij|hebt|heeft|bent|pré?|vereist|must|$|[.,]))",
      "(?:gewetensbezwa\\p{L}+|zondagsrust|sabbat\\p{L}*|ramadan|suikerfeest|offerfeest|vasten(?:maand)?|vrijdaggebed|gebedspauzes?|bidpauzes?|gebedskleedje|moskeebezoek)(?=[^.\\n]{0,70}(?:niet|geen|mee-?eet|gewoon|door|lastig|onmogelijk|problem|vrij|opleveren|verwacht))|(?:niet|geen|geen vrij) (?:\\p{L}+ ){0,4}(?:voor|tijdens|aan|met) (?:de |het )?(?:ramadan|sabbat|suikerfeest|vrijdaggebed|gebed|moskee|kerk)|(?:vijf keer|op vaste tijden|onder werktijd|tijdens (?:je|het) werk) (?:\\p{L}+ )?(?:per dag )?(?:wil |wilt )?bid(?:t|den)",
      "(?:getuigen? van jehova|jehova'?s|zwartekousen|fijnen|gelovigen|ongelovigen|heidenen|ketters|godsdienstfanaten|bijbelvasten?|kerkgangers|moskeegangers)(?= ?[^.\\n]{0,40}(?:niet|geen|hoef|liever|welkom|voorkeur|gezocht|graag))|(?:sluiers?|boerka'?s?|hoofddoek\\p{L}*|keppel\\p{L}*|tulband\\p{L}*|kruisje|hijab)(?=\\?)|(?:je|jouw|uw) (?:kerk(?:elijke)?(?: gemeente| achtergrond| leven| lidmaatschap)?|moskee|parochie|dominee|predikant|doopbewijs|doop|geloofsleven|gebedsleven|geloofsgemeenschap)(?! (?:wordt|van de klant))|doopbewijs|(?:god|jezus|christus|allah|de heer)(?: \\p{L}+){0,3} (?:dient|dienen|liefhebt|volgt|kent|lief)|(?:hart|liefde|passie|ijver) voor (?:god|jezus|de heer|het evangelie|de kerk|gods)|(?:naar|in) (?:welke|een|de|jouw) (?:\\p{L}+ )?(?:kerk|moskee|synagoge) (?:je|u|ga|gaat|kom|komt|bezoek\\p{L}*)|wederom ?geboren|wedergeboren",
    ],
    asked: [
      "(?:heiden|ketter|fijne|zwarte kousen)s?|biddend|geloven|gelooft|van (?:welk|het|dat) geloof|seculier(?:e)?|goddeloos|geloofsbrief|geloofsleven",
    ],
  },
  {
    ground: "disability",
    instead: "Noem wat het werk lichamelijk vraagt, bijvoorbeeld tillen tot 15 kilo",
    always: [
      "(?:top|super|kip|goed|piek)-?fit(?:te)?|(?:ijzersterk\\p{L}*|ijzeren|sterke?|taaie?|robuuste?|stalen|onverwoestbare?|gezonde?) (?:gestel|conditie en gestel|lijf|lichaam|zenuwen|weerstand|immuunsysteem|afweer)|gezonde geest|(?:lichamelijk|fysiek|geestelijk|mentaal|psychisch|volledig|volkomen) (?:volledig |helemaal |volkomen |goed )?(?:valide|gezonde?|ongeschonden|in orde|belastbare?|sterk en gezond)(?= |[.,;!?]|$)(?! (?:werk|omgeving|leven))|(?:twee )?(?:goede|gezonde|sterke|stevige|werkende) (?:benen|knieën|handen|ogen|oren|longen|armen|rug|schouders|hart)(?! (?:in|voor|aan|op de|op het))|(?:geen|zonder) (?:bril|lenzen|gehoorapparaat|stok|krukken|wandelstok)(?= |[.,;!?]|$)",
      `(?:geen|liever geen|niet|niet op|zonder) (?:\\p{L}+ )?(?:kneusjes?|kneuzen|zielenpoten|zieken|ziekenhuisgangers|patiënten|probleemgevallen|aandoeningen|autisten|depressievelingen|zwakke (?:gestellen|broeders|ruggen)|slechte (?:rug|knieën|ruggen)|(?:rug|knie|hart|nek|schouder|gezondheids|psych\\p{L}+) ?(?:klachten|problemen|patiënten)|(?:psychische|lichamelijke|fysieke|geestelijke|medische|chronische) (?:of (?:\\p{L}+ )?)?(?:klachten|beperking(?:en)?|aandoening\\p{L}*|problemen|ziektes?|gebreken|mankementen))|kneusjes?|(?:zonder|geen) (?:lichamelijke|fysieke|psychische|geestelijke)(?: (?:of|en|dan wel) \\p{L}+)? (?:beperking\\p{L}*|klachten|gebreken|handicap\\p{L}*)`,
      "(?:minder dan|hooguit|maximaal|niet meer dan|hoogstens) (?:\\p{L}+|\\d+) (?:\\p{L}+ )?(?:dagen|keer|weken) (?:\\p{L}+ )?(?:verzuim\\p{L}*|ziek\\p{L}*)|(?:verzuim|ziekte)(?:cijfers?|percentage|verleden|historie|dagen|gedrag)(?=[^.\\n]{0,40}(?:je|jouw|uw|laag|vorige|nihil|nul))|(?:om de haverklap|voortdurend|steeds|altijd|elke maand|bij elk(?:e)? \\p{L}+|met een griepje|snel|regelmatig|vaak|lang|langdurig) (?:\\p{L}+ ){0,3}(?:ziek (?:thuis|meld\\p{L}*|is|bent|zijn|geweest)|thuis ?(?:zit|zitten|blijft)|in de ziektewet)|(?:uit|in) de (?:ziektewet|wia|wao|wajong)|ziektewet\\p{L}*|(?:medische|gezondheids|psychologische?|lichamelijke) ?-?(?:keuring|check|onderzoek|vragenlijst|screening)(?=[^.\\n]{0,60}(?:sollicit|proced|administrat|kantoor|vooraf|indienst|deel uit|hoort))|hoeveel (?:dagen|keer) (?:je|u) (?:\\p{L}+ ){0,4}(?:ziek|verzuim\\p{L}*)|nooit (?:overspannen|depressief|opgenomen|uitgevallen|thuisgezeten)",
      "(?:psychisch|mentaal|geestelijk|lichamelijk|emotioneel) (?:kwetsba\\p{L}+|instabiele?|labiele?|zwakke?(?:ren)?|niet in orde)|(?:doven|blinden|slechthorenden|slechtzienden|autisten|epileptici|diabetici|hartpatiënten|rugpatiënten|allergiepatiënten|kreupelen|stotteraars?|gehandicapten|invaliden|mindervaliden)(?= ?[^.\\n]{0,50}(?:niet|geen|kunnen|hoef|helaas|lastig))|last (?:van|hebt van|heeft van) (?:je |een |uw )?(?:rug|knie\\p{L}*|nek|schouders?|gewrichten|hart|allergie\\p{L}*|\\p{L}*klachten|hooikoorts|stress|paniek\\p{L}*|angst\\p{L}*)|(?:dagelijks|welke) (?:medicijnen|medicatie|pillen)|(?:zwakke|slechte|versleten|krakende) (?:rug|knieën|gezondheid|longen|hart|gestel)",
    ],
    asked: [
      `(?:${diagnosis}|neurodivers\\p{L}*|hoogsensiti\\p{L}+|paniekaanvallen|chronisch (?:ziek|moe)|rolstoelgebruikers?|hartpatiënt|slechte ogen|kleurenblind\\p{L}*|stotter\\p{L}*|slecht ter been)`,
      "valide|fysiek fit|goed ter been|gezond(?= ?(?:[.,;!?]|en\\b|bent|van\\b|$))(?<!financieel gezond)|fit(?= ?(?:[.,;!?]|en\\b|van\\b|bent|$))|(?:je|jouw|uw) (?:gezondheid|lichaam|lichamelijke gesteldheid|psyche|geestelijke gezondheid|ziektebeeld|aandoening|beperking|ziekteverzuim|verzuim)|griepje|kwaaltjes?",
    ],
  },
  {
    ground: "marital_status",
    instead: "Noem de werktijden die het werk vraagt",
    always: [
      "(?:stabiele?|geregeld|rustige?|evenwichtige?|geordende?|solide|stevige?|goede?) (?:privéleven|privé-?situatie|thuisfront|thuisbasis|thuissituatie|gezinsleven|relatie(?= thuis|[.,;!?]|$)|gezin)|zonder (?:thuisfront|gezin|aanhang|bagage|kinderen|kroost|verplichtingen|partner|koters)|(?:geen|weinig) (?:thuisfront|aanhang|kroost|koters|bagage|privéverplichtingen|verplichtingen thuis|relatie|vaste relatie|kinderen|zorgtaken|gezin)|(?:vrijgezel(?:len)?|alleenstaanden?|gehuwden|ongehuwden|getrouwden|singles|stelletjes?|gescheiden(?:en)?|weduwen|weduwnaars|samenwonenden|alleenstaande (?:moeders?|vaders?|ouders?))(?= (?:hebben|nemen|zijn|hoeven|kunnen|krijgen|gezocht|passen|man|vrouw|mannen|vrouwen|opgelet|met)|[.,;!?]|$)",
      "(?:kleintjes?|kinderen|kids|baby'?s?|peuters?|koters|kroost|gezin|partner|vrouw en kinderen|man en kinderen|iemand)(?: (?:die|dat|op je|je|er))? ?(?:thuis|op je wacht\\p{L}*|wacht(?:en)? op je|te wachten)(?! (?:te )?(?:bezoek|begeleid|help))|(?:partner|man|vrouw|vriend|vriendin|thuisfront|echtgenoot|gezin) (?:die|dat) (?:je |jou |het |er |begrip|meegaat|achter|de ruimte|jouw)[^.,\\n]{0,30}(?:ruimte|steun\\p{L}*|begrip|laat|achter|mee|opvang\\p{L}*|oké|vindt|goed)?|(?:je|jouw|uw) (?:kinderen(?= (?:hoe\\p{L}+|moeten|zijn|wachten|al))|partner|vrouw|man|gezin|thuisfront|relatie|huwelijk|kroost|huishouden|privésituatie|ex)(?= (?:vindt|wacht|eruit|ziet|geeft|gaat|wil|komt|redt|begrijpt|gunt|moet|mag|hoeft|hoeven|naar|op|van|zijn|al|gewend|niet|kan|kunnen))|(?:huis en haard|moederziel alleen)|hoe je gezin|gezins(?:samenstelling|situatie|uitbreiding|leven|plannen|verplichtingen|omstandigheden|taken)",
      "(?:een |getrouwd |werkend |kinderloos |samenwonend )(?:echtpaar|stel|koppel)(?= (?:voor|dat|die|om|met|gezocht|zonder)|[.,;!?]|$)(?! (?:schoenen|kaarten|tools))(?<!een stel|een koppel)|echtpa(?:ar|ren) (?:voor|gezocht|heeft|hebben|dat|zonder|met)|man-vrouwkoppel|(?:gescheiden|getrouwde|ongetrouwde|gehuwde|verloofde|ongebonden|kinderloze|vrijgezelle|alleenstaande|samenwonende|single) (?:man|vrouw|mannen|vrouwen|mensen|kandida\\p{L}+|collega'?s?|moeders?|vaders?|dames?|heren|chauffeur|\\p{L}+er)",
      "(?:kinderopvang|oppas|opvang|bso|kinderen)(?: \\p{L}+){0,3} (?:goed |zelf |perfect |volledig |waterdicht )?(?:geregeld|op orde|rond|achter de hand)(?<!vergoed\\p{L}*)|(?:naar|van|bij) (?:school|de opvang|de crèche|de bso|zwemles) (?:te )?(?:brengen|halen|ophalen|haalt|brengt)|(?:ouders|moeders|vaders|mensen|collega'?s) (?:van|met) (?:\\p{L}+ )?(?:jonge|kleine|schoolgaande|opgroeiende)? ?(?:kinderen|kids|kroost|baby'?s|peuters|een gezin)(?=[^.\\n]{0,60}(?:niet|redden|lastig|moeilijk|beter|voorkeur|geen|onmogelijk|voorrang|gezocht|ideaal))|(?:getrouwd|kinderen hebt|gehuwd|samenwoont|gescheiden bent|een partner hebt|een gezin hebt)(?= (?:bent|of|en)|[.,;!?]|$)|getrouwd met|ziek kind|thuiswonende",
    ],
    asked: [
      "thuisfront|gezin|kinderloos|vrijgezel(?:len)?|ongebonden|echtpaar|huwelijk|verkering|weduw(?:e|naar)|gescheiden|single(?! (?:sign|point|page|source))|partner hebt|kinderen hebt|heb je kinderen|moeder bent|ouderschap|zorgtaken|kind(?= (?:thuis|hebt|heeft|ziek))",
    ],
  },
  {
    ground: "pregnancy",
    instead: null,
    always: [
      "(?:blijde verwachting|ooievaar|geboortekaartje|beschuit met muisjes|dikke buik|buikje|bolle buik|baby ?(?:bubbel|pauze|plannen|wens|verlof|geluk)|zwangere (?:kandida\\p{L}+|vrouwen (?:kunnen|nemen|hoeven|komen)|sollicitant\\p{L}*|dames|collega'?s (?:kunnen|hebben|zijn lastig))|geen zwangerschap\\p{L}*|nestdrang|rammelende eierstokken|biologische klok|vruchtbare (?:leeftijd|periode|jaren)|eisprong|anticonceptie|de pil|miskra(?:am|men)|ivf\\p{L}*|zwangerschapstest)(?! ?(?:zorg|begeleid|cursus))",
      "(?:moeder|vader|ouder)(?: te)? worden|(?:aan|met|voor) (?:een )?(?:kinderen|gezin|kindje|baby|baby's|tweede|derde)(?: \\p{L}+)? (?:willen|wil|wilt|wenst|te) (?:beginnen|starten)|(?:aan|nog aan) kinderen (?:wil|wilt|willen|denk\\p{L}*|begin\\p{L}*)|(?:kinderen|kindje|baby|gezin) (?:al |nog |eerst |liever |maar |even )*(?:uit ?(?:te )?stel\\p{L}*|gepland|plant|plannen)|stel je (?:baby|kinderwens|gezin)|(?:met|op) (?:\\p{L}+ )?(?:zwangerschaps|bevallings|ouderschaps|baby)?verlof (?:gaat|gaan|verdwijn\\p{L}*|wil|moet|bent|zou\\p{L}*)(?! als)|(?:zwanger|uitgerekend|bevallen|in verwachting) (?:bent|bent of|is|raakt|raken|wordt|worden|wilt|van plan)|zwangerschapsverlof(?=[^.\\n]{0,30}(?:niet|geen|alweer|verwacht|gaat|gepland))|(?:kleine |jonge )?kinderen (?:al )?achter de rug|luiers?(?:fase|tijd)?|borstvoeding\\p{L}*|kolven|kolf\\p{L}*|flesjes geven|kinderwens\\p{L}*|nog (?:een )?(?:eerste|tweede|derde) (?:kind|wil\\p{L}*)",
    ],
    asked: [
      "zwanger\\p{L}*|in verwachting|kinderen (?:krijgen|willen|wilt|wil)|verlof (?:gaat|moest|wil)|baby(?:'?tje)?s?(?! ?(?:kleding|spullen|kamer|verzorg))|bevalling\\p{L}*",
    ],
  },
  {
    ground: "sexual_orientation",
    instead: null,
    always: [
      "(?:\\p{L}+e )(?:homo|gay|lesbo|lesbienne|hetero|nicht|queer|pot|transgender|travestiet|drag ?queen)(?:'?s|en)?(?= (?:die|voor|met|om|gezocht|collega|vent|kapper|man|vrouw|of)|[.,;!?]|$)|(?:hetzelfde|het eigen|hun eigen|je eigen|gelijk|ander) geslacht(?! bij)|uit de kast|(?:van|voor) de (?:andere|verkeerde) kant|(?:van )?beide walletjes|normale? (?:geaardheid|seksuele|huwelijk|mannen? die)|geaardheid|homo'?s? en lesb\\p{L}+|lhbt\\p{L}*(?= ?(?:'ers?|types?|gedoe|mensen|personen|kandida))|(?:roze|regenboog) ?(?:types?|figuren|lobby|gedoe|mensen|brigade|collega'?s?)|gender ?-?(?:neutrale (?:types?|mensen|figuren)|ideologie|fluïde|gekkies)|voornaamwoorden (?:gedoe|in je|hoef)|trans(?:gender)?(?:s|personen|mensen|vrouwen|mannen)(?= ?[^.\\n]{0,40}(?:niet|geen|kunnen|hoef|liever))|samenwo(?:ont|nen) met (?:een |iemand van )(?:man|vrouw|hetzelfde|vriend)|man-vrouwhuwelijk|vriend(?:je)? én vriendin",
    ],
    asked: ["gay|gays|homo'?s?|lesbo'?s?|transgenders?|transpersonen|heteroseksueel|hetero|seksuele voorkeur|geaardheid|dragqueens?"],
  },
  {
    ground: "political_opinion",
    instead: null,
    always: [
      "(?:fnv|cnv|vakbonds?|bonds|de unie|abvv)-?'?(?:ers?|leden|lid|tijgers?|mensen|types?|kader|militanten)|stakers?|stak(?:ing|ingen|en|t|er)(?=[^.\\n]{0,30}(?:niet|nooit|geen|houden|doen))|(?:nooit|niet|geen) (?:\\p{L}+ ){0,3}(?:gestaakt|gedemonstreerd|gestemd|georganiseerd bent|lid van een (?:bond|vakbond|partij))|(?:linkse?|rechtse?|groene|rode|progressieve|conservatieve|radicale|extreme|extreemlinkse|extreemrechtse|populistische|woke|activistische) (?:activisten|rakkers?|mensen|types?|kandida\\p{L}+|collega'?s?|hobby\\p{L}*|elite|kerk|stemmers?|ratten|vrienden|jongens|ideeën|sympathieën|opvattingen|gezindheid|inslag|signatuur|meningen)|(?:links|rechts)(?:e)? (?:georiënteerd|stem\\p{L}*|angehaucht|van het midden|bent|hoef\\p{L}*)|stem(?:t|men|de)?(?: \\p{L}+){0,4} (?:rechts|links|groen|progressief|conservatief)|op (?:wie|welke partij|wat) (?:stem|heb|je|u|jij)\\p{L}*(?: \\p{L}+){0,2}",
      "complot(?:denkers?|theorieën|gekkies)|antivaxers?|anti-?vaxxers?|viruswaanzin\\p{L}*|spandoek(?:en)?|demonstrant(?:en)?|snelweg(?:blokkeer\\p{L}+|plakkers?)|(?:boeren|klimaat|pegida|extinction rebellion|xr|antifa|black lives matter)-?(?:activist(?:en)?|demonstrant(?:en)?|betogers?|aanhangers?|types?)|(?:socialisten|communisten|liberalen|nationalisten|anarchisten|populisten|activisten|actievoerders?|feministes?|feministen|vakbondsmensen|oranjeklanten|monarchisten|republikeinen|salonsocialisten)(?= ?[^.\\n]{0,50}(?:niet|geen|hoef|adres|welkom|liever|gezocht|voorkeur|thuis|elders))|(?:liberale?|sociaaldemocratische?|socialistische?|conservatieve?|patriottische?|progressieve?|christendemocratische?|vaderlandslievende?) (?:hart|inslag|overtuiging|gedachtegoed|levenshouding|waarden|denkbeelden|instelling|principes|achtergrond)|(?:ons|hetzelfde|dit|dat) (?:politieke? )?gedachtegoed|partij(?:lid|leden|lidmaatschap|boekje|genoot|genoten|trouw)|politiek(?:e)? (?:onbesproken|dezelfde|gelijkgestemd\\p{L}*|mening\\p{L}*|uitingen|berichten|posts|lidmaatschap|correct\\p{L}*|incorrect)",
    ],
    asked: [
      "links|linkse|rechtse|activist(?:en)?|actievoerders?|vakbond|bondslid|partijpolitiek|politieke (?:partij|mening|ideeën|uitingen|activiteiten)|complotten",
    ],
  },
  {
    ground: "appearance",
    instead: "Je ontvangt mensen met aandacht en weet wat bij de gelegenheid past",
    always: [
      "fotogenieke?|(?:mooie|knappe|lelijke|aantrekkelijke|slanke|dikke|leuke|strakke|sexy|appetijtelijke|oogverblindende|bevallige|ranke|weelderige|rondborstige|stijlvol ogende|goed ogende|hippe) (?:mensen|gezichten|koppen|dames?|meiden|meisjes|jongens|heren|mannen|vrouwen|gastvrouw\\p{L}*|gastheren|hostess\\p{L}*|medewerk\\p{L}+|collega'?s?|kandida\\p{L}+|barkeepers?|serveersters?|figuur|lijn|taille|lijf|lichaam|benen|ogen|huid|tanden|lach|glimlach|types?)(?! (?:van|uit|voor) (?:onze )?(?:klant|model))|(?:bent|is|ben je|ziet eruit|oogt) (?:\\p{L}+ ){0,2}(?:knap|mooi|slank|aantrekkelijk|sexy|fotogeniek|bloedmooi|beeldschoon|een plaatje|lang en slank|goed geproportioneerd)(?= ?(?:[.,;!?]|en\\b|$))|(?:grijze muis|grijze muizen|muurbloempjes?|lelijkerds?|lelijke eendjes?|dikkerdjes?|dikzakken|dikke (?:types?|buiken)|moddervet|kilootjes|zwaarlijvig\\p{L}*|corpulent\\p{L}*|volslank\\p{L}*)|(?:verzorgd|mooi|recht|gaaf|wit|stralend) ?(?:e )?(?:gebit|tanden|huid|huidje|teint)|gave huid|(?:kaal|kale|kalende|kalen) (?:mannen|hoofd\\p{L}*|kop|koppen|types?|vent)|(?:gehoor|bril)dragers? (?:passen|past|hoef)",
      "maat (?:3[2-9]|4[0-6]|xs|s|m)(?= ?(?:[.,;!?)]|of\\b|tot\\b|hebt|heeft|draagt|past|$))|(?:in|je (?:past|draagt)|hebt|heeft|draagt|met) (?:confectie|kleding)?maat (?:3[2-9]|4[0-6])|1[.,][5-9]\\d ?(?:m|meter)?(?: of (?:langer|groter|kleiner))|(?:minimaal|minstens|tenminste|maximaal|ongeveer|niet (?:langer|kleiner|groter) dan|vanaf|onder de|boven de) (?:1[.,][5-9]\\d ?m?(?:eter)?|1[5-9]\\d ?(?:cm|centimeter)?)(?= ?(?:[.,;!?)]|lang|groot|of\\b|bent|$))|bmi(?: (?:van|onder|tussen|boven))?|overgewicht|ondergewicht|obesitas|(?:goed|slank|mooi|strak|sportief|atletisch|vrouwelijk|normaal|fit) (?:postuur|figuur|voorkomen|lijf|lichaam)|postuur(?= ?[.,;!?])|oogkleur|haarkleur|lichaamslengte",
      "(?:lang|blond|kort|donker|rood|grijs|geverfd|natuurlijk|opvallend)(?:e)? (?:\\p{L}+ )?(?:haar|haren)(?= (?:is|heeft|hebt|zijn|past|voorkeur|vereist|hebben|liever|niet)|[.!?;]|$)|(?:geen|liever geen|zonder) (?:\\p{L}+ )?(?:baard\\p{L}*|snor\\p{L}*|tatoeage\\p{L}*|tattoo\\p{L}*|piercing\\p{L}*|dreads?\\p{L}*|hanenkam\\p{L}*|bril\\p{L}*|beugel\\p{L}*|kaal\\p{L}*|rood haar|littekens?|puisten|rimpels)|(?:baarden|snorren|tatoeages|tattoo'?s|piercings|dreadlocks|kale (?:mannen|koppen)|brillen|rode haren)(?= ?[^.\\n]{0,30}(?:niet|geen|liever|nee|passen|taboe|uit den boze))|(?:twee|drie|een paar|enkele|wat|recente|je|jouw|een|met) (?:\\p{L}+ )?(?:pas)?foto'?s?(?=[^.\\n]{0,50}(?:sollicit|cv|brief|portret|ten voeten|meesturen|mee|toe|bij je|lichaam|van jezelf|niet in behandeling|insta))(?! ?(?:van (?:je|jouw|onze|het) (?:werk|project|portfolio|collectie)))|(?:cv|sollicitatie|brief|reactie)\\p{L}* zonder (?:pas)?foto|zonder (?:pas)?foto(?=[^.\\n]{0,40}(?:niet|geen|sollicit|reactie))",
    ],
    asked: [
      "(?:aantrekkelijk|knap|sexy|slank)(?:e)?(?= ?(?:[.,;!?)]|en (?:\\p{L}+)(?: |$)|bent|is|zijn|$))(?! (?:salaris|aanbod|loon))|(?:je|jouw|uw) (?:uiterlijk(?! (?:\\d|op|voor|vóór|om|in|eind|begin|\\p{L}+dag))|looks|figuur|kledingmaat|lengte|gewicht|maten|gezicht|lijf|lichaam|huid|gebit|tanden)(?! (?:van de|van het|vast|los|in een|bedek|onder))|uiterlijk(?= ?(?:[.,;!?]|is\\b|telt|doet|wil\\b|$))(?<!tot uiterlijk|stel je uiterlijk)|representatief uiterlijk|mooi(?:e)? (?:smoel|kop|snoet|lach|lijf)|piercings?|tatoeages?|tattoos?",
    ],
  },
];

/** Told wherever it stands, whatever the clause says of the work besides. */
export const plain: ProtectedWording[] = [
  {
    ground: "gender",
    instead: "Een collega (m/v/x)",
    patterns: [
      `(?:liefst|liever|graag|voorkeur) (?:\\p{L}+ ){0,4}(?:door|met|bij|van|aan|naar) een (?:vrouw|man|dame|heer|meisje|meid|jongen|kerel)(?! (?:of|en|met))`,
      `(?:zoekt?|zoeken|gezocht|willen|wil) (?:wij |we )?(?:een |nog een )?(?:\\p{L}+e )?(?:poetsvrouw|werkster|mannetje|vrouwtje)`,
      `(?:vrouwen|mannen|dames|meisjes|jongens|meiden) (?:kunnen|redden|houden|doen|snappen|klagen|zeuren|werken|zijn|hebben) (?:\\p{L}+ ){0,4}(?:niet|beter|minder|harder|netter|nauwkeuriger|preciezer|sneller|slechter|gevoel voor|geen kracht)`,
    ],
  },
  {
    ground: "nationality",
    instead: "Je mag in Nederland werken",
    patterns: [
      "(?:vluchtelingen|statushouders|asielzoekers|migranten|expats|buitenlanders|arbeidsmigranten)(?: met \\p{L}+ \\p{L}+)? (?:plaatsen|nemen|kunnen|willen) (?:wij|we) [^.\\n]{0,20}niet",
    ],
  },
  {
    ground: "sexual_orientation",
    instead: null,
    patterns: [
      "(?:zoekt?|zoeken|gezocht:?|willen) (?:wij |we )?(?:een |nog een )?(?:\\p{L}+e ){0,2}(?:homo|gay|lesbienne|lesbo|queer|nicht|hetero)",
    ],
  },
  {
    ground: "appearance",
    instead: "Je ontvangt mensen met aandacht en weet wat bij de gelegenheid past",
    patterns: ["(?:te )?(?:dikke|lelijke|kale|mooie) (?:mensen|types|kandidaten|sollicitanten)(?! (?:ontmoet|te ontmoeten))"],
  },
  {
    ground: "age",
    instead: "Werkervaring of het niveau dat dit werk vraagt; de leeftijd doet er niet toe",
    patterns: ["qua leeftijd (?:bij|past|in|aansluit)"],
  },
  {
    ground: "origin",
    instead: null,
    patterns: [
      "(?:zien|hebben|willen|wil|ziet|heeft) (?:\\p{L}+ ){0,3}(?:liever|liefst) (?:geen|een|de) (?:\\p{L}+ )?(?:blanke?|witte|donkere|zwarte|gekleurde|buitenlandse|allochtone|hollandse) \\p{L}+",
    ],
  },
];
