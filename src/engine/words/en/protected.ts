import type { ProtectedWording } from "../protected-wording.ts";

const quality =
  "(?:(?:and |, ?)?(?:dynamic|ambitious|enthusiastic|energetic|fresh|vibrant|driven|motivated|friendly|fun|hungry|attractive|smart|presentable),? ?(?:and )?){0,3}";
const tongue = "(?:dutch|english|german|french|spanish|italian|flemish|polish)";

/** English wordings of what the law protects. "At least 18" isn't among them: other laws ask that age of some work. */
export const protectedWordings: ProtectedWording[] = [
  {
    ground: "age",
    instead: "The experience or level that the work needs; age doesn't matter",
    patterns: [
      "between (?:the ages of )?[1-6]\\d and [2-6]\\d(?= ?(?:years? (?:old|of age|young)|preferred|wanted|only|because|$|[.,;!)]))(?: ?years?)?(?: ?(?:old|of age|young))?",
      "(?:aged?|ages|age range|age group):? (?:between |of )?[1-6]\\d(?: ?(?:-|–|to|and) ?[2-6]\\d)?",
      "(?:under|below|younger than|no older than|not older than|older than|over|up to|max(?:imum)?\\.?) (?:the age of )?(?:2[1-9]|[3-6]\\d) (?:years? (?:old|of age)|of age)",
      "(?:under|younger than|no older than|not older than) (?:2[1-9]|[3-6]\\d)(?= ?[.,;!)]|$| would| please| only| preferred)",
      "maximum age(?: of)?:? ?\\d{0,2}|max(?:imum)?\\.? age:? ?\\d{2}|age limit",
      "in (?:your|their) (?:early |mid |late )?(?:twenties|thirties|forties|20s|30s|40s)",
      "(?:twenty|thirty|forty)[- ]?somethings?",
      "all under (?:2[1-9]|[34]\\d)",
      "youthful|mature (?:lady|gentleman|person|woman|man)",
    ],
  },
  {
    ground: "age",
    instead: "You learn fast, get things done and bring energy",
    patterns: [
      `young,? ?${quality}(?:guys?|lads?|girls?|folks?|workers?|drivers?|professionals?|graduates?|talents?|candidates?|persons?|people(?= (?:who|with|wanted|needed))|individuals?|colleagues?|lad(?:y|ies)|m[ae]n|wom[ae]n|guns?|dogs?|minds?|starters?)`,
      "young(?: and |, )(?:ambitious|dynamic|energetic|hungry|enthusiastic)",
      "young at heart|young blood",
      "digital natives?",
    ],
  },
  { ground: "age", instead: "A close and enthusiastic team", patterns: [`young,? ?${quality}(?:team|crew|company culture|bunch)`] },
  {
    ground: "age",
    instead: "An entry-level position; no work experience needed",
    patterns: [
      "(?:recent|fresh|new|recently) (?:college |university |school )?(?:graduates?|graduated|school leavers?)",
      "(?:fresh|straight) out of (?:school|college|university)",
      "school leavers?",
    ],
  },
  {
    ground: "gender",
    instead: "A colleague (all genders)",
    patterns: [
      "(?:only|male|female) (?:men|women|candidates?|applicants?|only)",
      "(?:male|female)s? (?:preferred|only|wanted)",
      "(?:men|women|males|females|ladies|gentlemen) (?:have|get|are given|will be given|enjoy|take) (?:an? |our |the )?(?:slight |strong )?(?:preference|priority|precedence)|(?:preference|priority) (?:for|to|(?:is |will be )?given to) (?:an? )?(?:male|female|men|women|man|woman)",
      "(?:preferably|ideally|looking for|seeking|want|prefer) (?:an? )?(?:\\p{L}+,? ){0,2}(?:male|female|woman|man|lady|gentleman|girl|guy|gal)",
      "(?:an? )?(?:\\p{L}+ )?(?:lady|gentleman|salesgirl|girl friday)(?! (?:gaga|justice|chair))",
      "(?:rather|prefer(?:ably)?|like|love|want)(?: to)?(?: hire| have| see| find| get)? (?:an? )?(?:\\p{L}+ )?(?:woman|man|female|male|girl|guy|lady|gentleman)(?! or (?:wo)?man)",
      "(?:tough|strong|big|young|sturdy) (?:lads|guys|girls|boys|men|women)|a (?:girl|woman|man|lady|guy|lad) would (?:fit|suit|be)|(?:man|woman)'s world",
      "(?:guys|lads|gals|girls|ladies|gentlemen|men|women) (?:preferred|only|wanted|between)",
      "(?:salesman|handyman|foreman|girls?|boys|ladies|gentlemen) wanted",
    ],
  },
  {
    ground: "nationality",
    instead: "You have the right to work in the Netherlands",
    patterns: [
      `(?:${tongue}|belgian|eu|eer|eea|european|british|us|american) (?:nationality|nationals?(?= (?:only|first|preferred|go|have|get|take|come))|citizens?(?:hip)?(?: only)?|passport(?: holders?)?)`,
      "must be (?:a )?(?:dutch|british|eu|us|european) (?:citizen|national)",
    ],
  },
  {
    ground: "origin",
    instead: null,
    patterns: [
      "(?:dutch|european|western|caucasian|white|black|asian|african|surinamese|turkish|moroccan|polish|indian|arab|latin|eastern european|migrant) (?:background|origin|descent|ethnicity|heritage|roots)",
      "ethnic(?:ity)? (?:background )?(?:required|preferred)",
      "born and (?:bred|raised)",
      "(?:born and raised|born) in (?:the )?(?:netherlands|uk|holland|us|europe|britain)",
      "skin colou?r",
    ],
  },
  {
    ground: "native_speaker",
    instead: "You speak and write excellent {language} (C1)",
    patterns: [
      `(?<!near[- ])native[- ](?:level )?(?:${tongue}[- ])?(?:speakers?|speaking)`,
      "(?<!near[- ])native[- ]level(?! (?:performance|code|api|apps?))",
      `(?<!near[- ])native(?:[- ]level)?(?: in)? ${tongue}`,
      `${tongue}[- ](?:native|mother tongue)`,
      `${tongue} (?:is|as|must be|should be) (?:your |a |their |the )?(?:native|mother tongue|first language)(?: (?:language|tongue))?`,
      "(?:a )?native (?:or (?:bilingual|near[- ]native) )?(?:tongue|proficiency|fluency|command)",
      "mother tongue|first language",
      "without (?:an? )?(?:\\p{L}+ )?accent|no (?:foreign |strong )?accent|accent-free",
    ],
  },
  {
    ground: "religion",
    instead: null,
    patterns: [
      "(?:christian|muslim|jewish|catholic) (?:faith|background|believers?)",
      "(?:no|without) (?:an? )?(?:headscarf|hijab|turban)",
      "(?:head ?scarf|head ?scarves|hijabs?|turbans?)(?= (?:and|or|are|is|not))",
      "church member",
      "(?:an? |practi[sc]ing |devout )(?:muslim|christian|catholic|protestant|hindu|buddhist|jew)(?! (?:school|organi[sz]ation|charity|foundation|hospital|university|ngo))",
    ],
  },
  {
    ground: "disability",
    instead: "Say what the work needs of the body, such as lifting up to 15 kilos",
    patterns: [
      "able[- ]bodied|in (?:good|excellent|perfect) health|perfectly healthy",
      "no (?:disabilities|disability|health issues|medical conditions|health problems)",
      "never (?:ill|sick)",
    ],
  },
  {
    ground: "marital_status",
    instead: "Say which working hours the job needs",
    patterns: [
      "single (?:candidates?|person|status)|unmarried|marital status",
      "(?:mothers?|fathers?|parents?) (?:of|with) (?:\\p{L}+ )?(?:children|kids)|school-age children",
      "(?:with|without) (?:young|small) (?:children|kids)",
      "(?:no|without) (?:young |small )?(?:family|kids|children|family (?:commitments|obligations|ties))",
    ],
  },
  {
    ground: "pregnancy",
    instead: null,
    patterns: ["not pregnant|pregnan(?:t|cy) (?:test|plans)|plans? to have children|planning a family"],
  },
  { ground: "sexual_orientation", instead: null, patterns: ["heterosexual|homosexual|straight only"] },
  { ground: "political_opinion", instead: null, patterns: ["political (?:views|affiliation) (?:required|preferred)"] },
  {
    ground: "appearance",
    instead: "You welcome people with care and know what suits the occasion",
    patterns: [
      "good[- ]looking|attractive (?:appearance|looks|lady|candidate|person)|well[- ]groomed (?:lady|appearance)|pleasant appearance|presentable (?:lady|appearance|looks)",
      "(?:recent |full-length )?photo(?:graph)? (?:required|of yourself)|(?:attach|include|enclose|with) (?:a |your )?(?:recent )?photo(?:graph)?",
      "no (?:visible )?(?:tattoos|piercings)|slim (?:figure|build)",
    ],
  },
];
