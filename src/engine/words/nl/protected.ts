import type { ProtectedWording } from "../protected-wording.ts";

const quality =
  "(?:(?:en |, ?)?(?:dynamisch|enthousiast|ambitieus|ambitieuze|fris|frisse|gezellig|gedreven|energiek|hecht|groeiend|spontaan|spontane|representatieve?|leuk|vlotte?|hip)e?,? ?(?:en )?){0,3}";

/** Dutch wordings of what the law protects. "Minimaal 18 jaar" isn't among them: other laws ask that age of some work. */
export const protectedWordings: ProtectedWording[] = [
  {
    ground: "age",
    instead: "Werkervaring of het niveau dat dit werk vraagt; de leeftijd doet er niet toe",
    patterns: [
      "tussen (?:de )?[1-6]\\d en (?:de )?[2-6]\\d jaar(?: oud)?(?! (?:werk)?ervaring)",
      "[1-6]\\d ?(?:-|–|tot|t\\/m) ?[2-6]\\d jaar(?: oud)?(?! (?:werk)?ervaring)",
      "(?:max(?:imaal|imum|\\.)?|hoogstens|hooguit|jonger dan|niet ouder dan|ouder dan|onder de|boven de|tot)(?: ca\\.?| circa| ongeveer)? (?:de )?(?:2[1-9]|[3-6]\\d)(?: jaar)?(?: oud)?(?! ?(?:jaar|jaren)? ?(?:werk)?(?:ervaring|uur|uren|kilo|kg|km|kilometer|mensen|medewerkers|collega|dagen|min(?:uten|\\.)?(?!\\p{L})|procent|%|euro|personen|per|u(?!\\p{L})))(?<=jaar|oud|de [2-6]\\d)",
      "(?:jonger|niet ouder|ouder) dan (?:2[1-9]|[3-6]\\d)(?=[.,;:!?)]|$| bent| is| zijn)",
      "leeftijd(?:scategorie)?:? ?(?:tot|van|tussen|vanaf|onder|max(?:imaal|\\.)?|rond)? ?(?:de )?[1-6]\\d(?: ?(?:-|–|tot|en) ?(?:de )?\\d{2})?(?: jaar)?",
      "in de leeftijd (?:van|tot|tussen)",
      "(?:niet ouder|jonger) dan (?:2[1-9]|[3-6]\\d)(?= (?:en|of)(?!\\p{L}))",
      "(?:boven|onder|ver in|begin|eind) de (?:twintig|dertig|veertig|vijftig|zestig)",
      "(?:jonger|ouder) dan (?:2[1-9]|[3-6]\\d)(?= (?:voor|te|aan|wordt|worden))",
      "(?:geen|liever geen) [4-6]\\d ?(?:\\+|-?plus(?:sers?)?)(?:'ers)?",
      "(?:twintiger|dertiger|veertiger|vijftiger)s?",
      "geboren (?:na|voor|in) (?:19|20)\\d\\d",
      "[1-6]\\d(?:\\+|-?plus(?:ser)?s?)(?= (?:gezocht|gewenst|hoeven))",
      "student(?:en)? van (?:max(?:imaal)? )?\\d{2}",
      "(?:van )?jeugdige? (?:leeftijd|kandidaat|medewerker|collega|uitstraling)",
    ],
  },
  {
    ground: "age",
    instead: "Je leert snel, pakt aan en brengt energie mee",
    patterns: [
      "jonge? honde?(?:n|je|jes)?",
      `jonge?(?:,| en)? ?${quality}(?:kandida(?:at|ten)|collega'?s?|talent(?:en)?|professionals?|medewerkers?|dames?|heren|heer|m[ae]n|vrouw(?:en)?|meid(?:en)?|gozers?|krachten|mensen)`,
      "(?:jong|jeugdig)(?: en |, )(?:ambitieus|dynamisch|enthousiast|energiek|fris|hongerig|gretig)",
      "jong van geest|jong bloed",
      "digital natives?",
      "grijze haren|(?:nog )?geen grijs haar",
    ],
  },
  {
    ground: "age",
    instead: "Een hecht en enthousiast team",
    patterns: [
      `jonge?(?:,| en)? ?${quality}(?:teams?|club(?:je)?|ploeg|groep(?:je)?|stel|gezelschap|crew|bende)`,
      "(?:team|ploeg|club|crew) is (?:\\p{L}+ )?jong(?!er)|(?:jonge|leuke) (?:gasten|gozers|honden)",
      "gemiddelde leeftijd(?: van| is| ligt)?(?: rond)?(?: de)? ?\\d{0,2}",
    ],
  },
  {
    ground: "age",
    instead: "Een functie op startersniveau; werkervaring is niet nodig",
    patterns: [
      "(?:pas|net|recent|kersvers|vers) (?:een )?afgestudeerde?n?",
      "(?:net|vers) (?:van|uit) (?:school|de schoolbanken|de opleiding|de universiteit)",
      "schoolverlaters?",
      "kersverse (?:hbo|wo|mbo)'?er",
    ],
  },
  {
    ground: "gender",
    instead: "Een collega (m/v/x)",
    patterns: [
      "(?:dame|jongedame|meid|meisje|jongeman|kerel|juffrouw|vakman of vakvrouw gezocht|heer)(?!-)(?! des huizes)",
      "(?:sterke|stoere|stevige|nuchtere|goede|aardige|echte|nette) (?:vent|kerel|knul|gozer|gast|man|jongen|vrouw|dame|meid)",
      "(?:vent|kerel|gozer|knul)(?= (?:die|met|gezocht))",
      "(?:dames|heren|meiden|meisjes|jongens|mannen|vrouwen) (?:gezocht|gewenst|krijgen voorrang|gaan voor|(?:hebben|genieten|krijgen) (?:onze |de |een |bij ons )*(?:lichte |sterke |duidelijke )?(?:voorkeur|voorrang))",
      "een (?:meester|juf|man|vrouw) (?:erbij|op de groep|in het team) zou",
      "(?:alleen|uitsluitend|enkel) (?:voor )?(?:vrouwen|mannen|dames|heren)",
      "(?:hopen|hoop|hoopt)(?: \\p{L}+)? op een (?:man|vrouw|dame|jongen|meid)(?!-)",
      "(?:vrouwelijke?|mannelijke?) (?:voorkeur|kandida(?:at|ten)|collega'?s?|medewerk\\p{L}+|sollicitant\\p{L}*|versterking)",
      "(?:bij voorkeur|liefst|het liefst|zoeken|zoeken wij|gezocht:?) (?:een )?(?:\\p{L}+e,? )?(?:vrouw|man|dame|heer)(?!-)(?! of (?:vrouw|man|heer|dame))",
      "voorkeur(?: \\p{L}+){0,2} (?:naar|voor) (?:een )?(?:\\p{L}+e,? )?(?:vrouw|man|dame|heer|meid|jongen|vrouwelijk\\p{L}*|mannelijk\\p{L}*)",
      "(?:liever|het liefst|graag|blij met) (?:een )?(?:\\p{L}+e,? )?(?:vrouw|man|dame|meid|jongen)(?!-)(?! of (?:vrouw|man))",
    ],
  },
  {
    ground: "nationality",
    instead: "Je mag in Nederland werken",
    patterns: [
      "(?:nederlandse?|belgische?|eu|eer|europese|duitse) (?:nationaliteit|staatsburger(?:schap)?|paspoort|burger(?:s|schap)?)",
      "(?:eu|nederlands)-paspoort",
      "nationaliteit",
      "nederlander (?:bent|zijn)",
    ],
  },
  {
    ground: "origin",
    instead: null,
    patterns: [
      "(?:nederlandse|autochtone|allochtone|westerse|niet-westerse|europese) (?:afkomst|achtergrond|komaf|roots|herkomst)",
      "(?:surinaamse|antilliaanse|turkse|marokkaanse|poolse|syrische|afrikaanse|aziatische|indische|arabische|oost-europese|buitenlandse|migratie)[- ]?(?:achtergrond|afkomst|roots|komaf)",
      "\\p{L}+se (?:afkomst|komaf|origine)",
      "autochto(?:on|ne|nen)",
      "allochto(?:on|ne|nen)",
      "(?:in nederland|hier) geboren(?: en getogen)?",
      "van nederlandse bodem|echte nederlander",
      "geboren en getogen",
      "etniciteit|huidskleur",
    ],
  },
  {
    ground: "native_speaker",
    instead: "Je spreekt en schrijft uitstekend {language} (C1)",
    patterns: [
      "moedertaal(?:spreker|niveau)?s?",
      "(?:een )?native[- ]?speakers?",
      "native (?:nederlandse?|engelse?|duitse?|franse?|vlaamse?|niveau)",
      "(?:nederlands|engels|duits|frans|vlaams) (?:op )?native(?: niveau)?",
      "accentloos|accentvrij|zonder accent|accentloze",
      "(?:van huis uit|thuis) (?:nederlands|engels|duits|frans)",
    ],
  },
  {
    ground: "religion",
    instead: null,
    patterns: [
      "christelijke? (?:levensovertuiging|achtergrond|identiteit(?=[^.\\n]{0,40}(?:onderschrij|deel|leeft|uitdra)))",
      "(?:een |praktiserend |overtuigd )(?:moslima?|christen|katholiek|protestant|hindoe|boeddhist|atheïst)",
      "(?:geen|zonder) (?:hoofddoek|keppeltje|kruisje)",
      "belijdend(?:e)? (?:lid|christen)",
      "levensovertuiging|geloofsovertuiging",
      "kerkelijk (?:meelevend|lid)",
    ],
  },
  {
    ground: "disability",
    instead: "Noem wat het werk lichamelijk vraagt, bijvoorbeeld tillen tot 15 kilo",
    patterns: [
      "(?:goede?|uitstekende?|blakende) (?:lichamelijke |geestelijke |fysieke )?gezondheid",
      "kerngezond|lichamelijk gezond|volledig gezond",
      "geen (?:lichamelijke |psychische |medische )?(?:beperkingen|beperking|klachten|handicap|aandoening\\p{L}*)",
      "geen (?:wao|wia|wajong)(?:-?verleden|-?achtergrond)?",
      "(?:nooit|zelden|niet vaak) (?:\\p{L}+ )?ziek",
      "(?:rug|knie|nek|schouder|hart)[- ]?(?:verleden|problemen|klachten)",
    ],
  },
  {
    ground: "marital_status",
    instead: "Noem de werktijden die het werk vraagt",
    patterns: [
      "ongehuwd|gehuwd|alleenstaande?|ongebonden|vrijgezel",
      "burgerlijke staat",
      "(?:geen|zonder) (?:jonge |kleine |thuiswonende )?(?:gezin|kinderen|gezinsverplichtingen|verplichtingen thuis)",
      "(?:moeder|vader|ouder)s? (?:van|met) (?:\\p{L}+ )?kinderen|(?:schoolgaande|thuiswonende) kinderen",
      "(?:iemand|mensen|kandidaten|collega'?s?|moeders?|vaders?|ouders?) met (?:een )?(?:(?:jonge|kleine|jong|schoolgaande) )?(?:kinderen|kids|gezin)(?= ?[,.;!?)]|$)",
      "gezinssituatie|thuissituatie (?:laat|moet)",
    ],
  },
  { ground: "pregnancy", instead: null, patterns: ["(?:geen )?kinderwens", "niet zwanger|zwangerschapsplannen", "gezinsuitbreiding"] },
  {
    ground: "sexual_orientation",
    instead: null,
    patterns: ["heteroseksue\\p{L}+", "homoseksue\\p{L}+", "seksuele (?:geaardheid|gerichtheid|voorkeur)"],
  },
  { ground: "political_opinion", instead: null, patterns: ["politieke (?:voorkeur|overtuiging|gezindheid)"] },
  {
    ground: "appearance",
    instead: "Je ontvangt mensen met aandacht en weet wat bij de gelegenheid past",
    patterns: [
      "(?:aantrekkelijk|knap|leuk|goed verzorgd|verzorgd|representatief|fris|vlot|jong|mooi)e? (?:uiterlijk|verschijning)",
      "goed uitziende?|knappe? (?:kandidaat|collega|dame|meid)|slanke?|mooie verschijning",
      "pasfoto|(?:met|inclusief|incl\\.?|een recente) (?:recente )?(?:pas)?foto",
      "(?:kleding)?maat (?:3[2-9]|4[0-4])",
      "geen (?:zichtbare )?(?:tatoeages|piercings)",
      "(?:minimaal |minstens )?1[.,]\\d{2} ?m(?:eter)? lang",
    ],
  },
];
