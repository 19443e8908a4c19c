import { b, e, words } from "./words.ts";

/** Personal matters that no hiring decision may rest on. */
const protectedMatters = words(
  [
    "how old (?:is|are|was) (?:she|he|they|the candidate|this candidate|NAME)|^\\W*(?:and )?how old\\W*$",
    "(?:her|his|their|NAME'?s?|the candidate'?s|what|which) age|age (?:of|is)|date of birth|birth ?dates?|birthday|(?:was|were) .{1,40} born|when .{0,30} born|year of birth|retire(?:ment)?",
    "hoe oud (?:is|was) (?:ze|zij|hij|ie|NAME|de kandidaat|deze kandidaat)|^\\W*(?:en )?hoe oud\\W*$|leeftijd|geboren|geboortedatum|geboortejaar|geboorteplaats|verjaardag|jarig|pensioenleeftijd",
    "gender|sex of|what sex|(?:a )?(?:man|woman) or (?:a )?(?:man|woman)|male|female|is (?:she|he|it|this|NAME|the candidate) (?:a )?(?:man|woman|girl|guy|lady)",
    "geslacht|man of (?:een )?vrouw|vrouw of (?:een )?man|is (?:ze|zij|hij|het|dit|NAME|de kandidaat) (?:een )?(?:man|vrouw|meisje|jongen)|gender",
    "nationalit\\p{L}+|ethnic\\p{L}*|descent|race|skin colou?r|origin|originally from|immigrant|foreigner|passport|where .{0,20} come from|(?:her|his|their) parents",
    "afkomst|herkomst|nationaliteit\\p{L}*|huidskleur|migratieachtergrond|buitenlander|allochtoon|autochtoon|paspoort|etni\\p{L}+|(?:haar|zijn|hun) ouders|waar .{0,25} vandaan|vandaan",
    "religi\\p{L}+|muslim|christian|jewish|catholic|hindu|atheist|headscarf|hijab|ramadan|goes to church|believe in god",
    "religi\\p{L}+|moslim|christen|christelijk|joods|katholiek|geloof|gelovig|hoofddoek|levensovertuiging|naar de kerk",
    "(?:is|was|are|has|does|ever been) (?:she|he|they|NAME|the candidate)?.{0,25}(?<!\\p{L})(?:ill|sick|healthy|disabled|disability|disabilities|handicap\\p{L}*|burn-?out|depress\\p{L}+|chronic\\p{L}*|adhd|autis\\p{L}+|health (?:issues?|problems?|condition))|(?:her|his|their) health|sick days|sick leave|medical condition",
    "hoe gezond|how healthy|(?:is|was|heeft|had) (?:ze|zij|hij|NAME|de kandidaat)?.{0,25}(?<!\\p{L})(?:ziek|ziek geweest|gezond|gehandicapt|handicap|beperking|burn-?out|depressi\\p{L}+|chronisch\\p{L}*|adhd|autis\\p{L}+|gezondheidsproblemen)|(?:haar|zijn) gezondheid|ziektedagen|ziekteverleden|hoe vaak .{0,20} ziek",
    "married|marital|divorced|spouse|husband|wife|boyfriend|girlfriend|family situation|(?:have|has|got|having|plan) (?:any |small |young |to have )?(?:kids|children|a family|a partner)|single parent|mother of|father of",
    "getrouwd|gehuwd|gescheiden|burgerlijke staat|echtgeno\\p{L}+|gezinssituatie|alleenstaand\\p{L}*|(?:heeft|hebben|wil|krijgt) (?:ze |zij |hij |NAME |de kandidaat )?(?:al |nog |ook )?(?:kinderen|een gezin|een partner|een relatie)|thuissituatie",
    "pregnan\\p{L}+|expecting a (?:baby|child)|maternity|zwanger\\p{L}*|kinderwens|in verwachting",
    "photos?|a picture of|look like|looks like|attractive|pretty|overweight|foto'?s?|pasfoto|uiterlijk|ziet .{0,20} eruit|knap|overgewicht",
    "gay|lesbian|homosexual|heterosexual|sexual|transgender|homo|lesbisch|hetero|seksue\\p{L}+|geaardheid",
    "young(?:er)? (?:candidates|men|women)|too (?:old|young) for|older (?:candidates|workers)|(?:only|prefers?|rather|want) (?:a )?(?:young(?:er)?|older|men|women|man|woman)|jonge(?:re)? (?:kandidaten|mannen|vrouwen)|te (?:oud|jong) voor|oudere (?:kandidaten|werknemers)|(?:alleen|liever|zoeken (?:ze|we)) (?:een )?(?:jonge\\p{L}*|oude\\p{L}*|mannen|vrouwen|vrouw|man)",
    "political\\p{L}*|votes? for|vote|politiek\\p{L}*|stemt|trade union|union member|vakbond\\p{L}*",
  ].join("|"),
);

/** No question about the documents: other work, other instructions, talk. */
const offTopic = new RegExp(
  [
    `${b}(?:ignore|disregard|forget|override|bypass)${e}.{0,60}${b}(?:instructions?|rules|prompts?|previous|above|everything|told)${e}`,
    `${b}(?:negeer|vergeet)${e}.{0,60}${b}(?:instructies|opdrachten|regels|vorige|alles|hierboven)${e}`,
    `${b}(?:system prompt|your (?:instructions|prompt|rules)|jouw (?:instructies|prompt|regels)|je (?:instructies|prompt)|jailbreak|pretend (?:to be|you)|act as|doe alsof|developer mode)${e}`,
    `${b}(?:poems?|haiku|songs?|jokes?|story|essay|recipe|lyrics|gedicht(?:je)?|liedje|mopje|mop|grap(?:je)?|recept|verhaaltje?|sinterklaasgedicht)${e}`,
    `${b}(?:weather|stock market|world cup|bitcoin|het weer|weerbericht|voetbal gisteren|capital of|hoofdstad van|president of)${e}`,
    `${b}(?:who|what) are you${e}|${b}are you (?:an? )?(?:ai|robot|human|model|chatgpt)${e}|${b}what can you do${e}|${b}how do you work${e}|${b}wie ben (?:je|jij)${e}|${b}wat (?:kun|kan) (?:je|jij)(?: allemaal)?(?: doen)?\\s*\\??$|${b}wat ben (?:je|jij)${e}|${b}ben (?:je|jij) (?:een )?(?:ai|robot|mens)${e}|^\\s*(?:help|hulp)\\s*[!?.]*$`,
    `^\\s*(?:hi|hello|hey|hallo|hoi|hai|dag|thanks|thank you|thx|bedankt|dank je(?: wel)?|dankjewel|ok|oke|okay|top|great|super|goedemorgen|goedemiddag|good morning)(?:\\s+\\p{L}+)?\\s*[!.]*$`,
    `^\\s*(?:please |can you |could you |kun je |kan je |wil je )?(?:send|delete|remove|change|update|book|call|schedule|invite|reject|shortlist|order|buy|stuur|verwijder|wijzig|verander|bel|boek|plan een|nodig|keur|bestel)${e}`,
    `${b}(?:write|schrijf|maak|make|generate)${e}.{0,30}${b}(?:code|script|python function|programma|sql query|software|blog|tweet|linkedin post)${e}`,
    `${b}(?:rate|score|geef|give)${e}.{0,30}${b}(?:100|10\\/10|a ten|een tien|maximum score|highest score|hoogste score)${e}`,
    `^\\s*(?:translate|vertaal)${e}(?!.*${b}(?:passage|line|sentence|part|what|cv|vacancy|note|about|zin|regel|stuk|deel|wat|vacature|notitie|over)${e})`,
  ].join("|"),
  "iu",
);

/** Words of protected matters that here speak of the work. */
const aboutWork = words(
  "(?:age|ages) of (?:the )?(?:system|software|code)|patients?|pati[eë]nten|clients|cli[eë]nten|residents|bewoners|elderly|ouderenzorg|dementia|dementie|gehandicaptenzorg|disability care|healthcare|health care|gezondheidszorg|mental health|health insurance|zorg(?:instelling|sector)|experience with .{0,20}(?:children|kids)|ervaring met .{0,20}kinderen|race condition|origin of (?:goods|the data)|certificates? of origin|single (?:page|sign)|photography|photoshop|fotografie|sexual health|ziekenhuis|ziekteverzuim|absence|work permit|right to work|(?:allowed|permitted|eligible) to work|visa|sponsor\\p{L}*|werkvergunning|verblijfsvergunning|visum|mag .{0,25} werken|sick pay|(?:sick days|sick leave|ziektedagen) (?:a|per|do|does|krijg\\p{L}*|zijn er|are there|bij)|(?:paid|betaalde) (?:sick days|sick leave|ziektedagen)",
);

/** A question about what the law protects, as far as it isn't about the work. */
export const isProtected = (text: string): boolean => protectedMatters.test(text) && !aboutWork.test(text);

/** No question about the documents at all. */
export const isOffTopic = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text) || offTopic.test(text);
