/**
 * What English says of matters that no employer may weigh (directives 2000/43, 2000/78, 2006/54): patterns for running text
 * (`anywhere`), and for a cell that says nothing else (`alone`). Work with children, patients or believers is no such matter.
 */
export const anywhere = [
  "(?:my|our|the|\\d|an?|one|two|three|four|five|six) (?:\\p{L}+ )?grand(?:child(?:ren)?|kids?|sons?|daughters?)\\b",
  "(?<!\\p{L})born(?!\\p{L})(?= *(?:\\d|in\\b|on\\b|:|\\p{Lu}))|date of birth|birth ?(?:date|place|day)|place of birth|\\bd\\.?o\\.?b\\b",
  "\\bage(?:d)? *:? *\\d{2}\\b|at my age|\\d{2}[- ]years?[- ](?:old|young)|\\d{2}[- ]year[- ]old|(?:i am|i'm) \\d{2}(?! (?:years|months|hours|days) (?:in|into|at|of))(?= *(?:[,.;]|years old|and\\b|$))",
  "marital status|(?<!\\p{L})(?:married|unmarried|divorced|widowed|engaged to|living together|cohabiting|civil partnership)\\b",
  "(?:mother|father|parent|dad|mum|mom|grandmother|grandfather) (?:of|to) (?:\\p{L}+ ){0,2}(?:\\d|one|two|three|four|five|twins|a|boys|girls|kids|children)\\b|\\bmy (?:\\p{L}+ )?(?:wife|husband|spouse|partner|girlfriend|boyfriend|fiancée?|kids?|child(?:ren)?|sons?|daughters?|twins|family|mother|father|parents|mum|mom|dad)\\b|(?:have|has|with) (?:\\d|a|one|two|three|four|five) (?:\\p{L}+ )?(?:kids|child(?:ren)?|sons?|daughters?)\\b(?! (?:with|in|under))|stay(?:ed)?[- ]at[- ]home (?:mum|mom|dad|parent)|(?:caring|carer|cared) for my|raising (?:my|our|a) (?:family|children|kids|son|daughter)",
  "nationality|citizenship|of \\p{Lu}\\p{L}+ (?:descent|origin)",
  "religion *:|religious (?:belief|affiliation)|(?:i am|i'm) (?:a )?(?:\\p{L}+ )?(?:christian|muslim|catholic|protestant|jewish|hindu|believer)|practising (?:christian|muslim|catholic|jew|hindu)|church (?:elder|council|member)|member of (?:the|my|our) (?:\\p{L}+ )?(?:church|mosque|parish|congregation)|(?:gospel|church) choir",
  "(?:gender|sex) *:",
  "pregnan(?:t|cy)|(?:maternity|paternity|parental) leave(?! (?:cover|replacement|policy))|expecting (?:a|our|my) (?:child|baby|first|second)",
  "blood (?:group|type)|wheelchair user|(?:i have|i had|my|due to|because of|after|recovering from|recovered from|suffer(?:ing)? from) (?:an? |my |severe |mild )?(?:\\p{L}+ )?(?:burn-?out|depression|illness|disability|back (?:injury|problems)|injury|cancer|autism|adhd|dyslexia|diabetes|epilepsy|heart attack)\\b|registered disabled|long[- ]term sick",
  "sexual orientation",
  "(?:stopped|left|quit|gave up|gave it up|had to stop|changed trades?|retrained) (?:working )?(?:because of|due to|after|with|owing to) (?:an? |my |the |\\p{L}+ ){0,2}(?:ec[zs]ema|allerg(?:y|ies)|rsi|arthritis|hernia|fibromyalgia|long covid|burn-?out|back|knees?|shoulder|health|skin)(?!\\p{L})|(?:ec[zs]ema|arthritis|pain) (?:on|in) my(?!\\p{L})|(?:(?:i was|i am|i'm|was|been|got) (?:treated for|diagnosed with)|diagnosed with) (?:an? )?(?:adhd|add|autism|cancer|depression|bipolar|asperger)",
  "(?:i |we )?(?:came|arrived|moved) (?:\\p{L}+ ){0,8}from (?:eritrea|syria|iraq|iran|afghanistan|somalia|ethiopia|sudan|ukraine|morocco|turkey|suriname|congo|yemen|bosnia|yugoslavia|vietnam|china|poland|romania|bulgaria|india|nigeria|ghana)(?!\\p{L})",
  "in my (?:early |mid |late )?(?:twenties|thirties|forties|fifties|sixties)\\b|(?:i am|i'm) (?:twenty|thirty|forty|fifty|sixty)(?:[- ]\\p{L}+)?(?= *(?:[.,;]|years old|and\\b|$))|(?:i am|i'm) [^.\\n]{0,30}, \\d{2}(?= *(?:[.,;]|and\\b|$))|until (?:my )?retirement",
  "\\b(?:our|my) (?:\\p{L}+ )?(?:youngest|eldest|baby|toddler|twins|little (?:brother|sister)|brother|sister|in-laws|fianc[ée]e?|parents|mother|father|grandmother)\\b(?! (?:company|tongue|language))|single (?:mother|mum|mom|father|dad|parent)|new(?:ly)? (?:mum|mom|dad|father|mother)\\b|newlywed",
  "(?:wear|wearing|my) (?:\\p{L}+ ){0,2}(?:headscarf|hijab|kippah|turban)|ramadan|sabbath|prayer (?:time|day|break|room)|church choir|bible study|sunday school|raised (?:as )?(?:a )?(?:\\p{L}+ )?(?:catholic|muslim|christian|jewish|protestant|hindu)|born[- ]again",
  "(?:i am|i'm|as a) (?:an? )?(?:openly )?(?:gay|lesbian|bisexual|transgender|trans (?:man|woman)|non-?binary|queer)\\b",
  "(?:i have|i've|i live with|living with|my|due to|because of) (?:\\p{L}+ ){0,2}(?:adhd|autism|asperger'?s?|dyslexia|diabetes|epilepsy|asthma|migraines?|crohn'?s|arthritis|chronic \\p{L}+|(?:health )?condition|disability|diagnosis)\\b|(?:i am|i'm) (?:\\p{L}+ )?(?:deaf|hard of hearing|blind|dyslexic|autistic|colou?r[- ]?blind|disabled|neurodivergent)\\b",
  "originally from|my (?:roots|home country|native country|birthplace|hometown is)|fled (?:from )?\\p{Lu}|fled in \\d{4}|refugee status|(?:as a|i am a) refugee|naturali[sz]ed|residence permit|\\b(?:raised|grew up) in \\p{Lu}",
  "member of (?:the )?(?:\\p{L}+ )?(?:labour|conservative|green|liberal|republican|democratic) party|trade union member|(?:height|weight) *: *\\d",
];

export const alone = [
  "(?:aged? *:? *)?(?:1[6-9]|[2-6]\\d)(?: ?(?:years? old|y\\.?o\\.?))",
  "single|separated|divorced|widow(?:er)?|partnered|in a relationship",
  "(?:no|\\d|a|one|two|three|four|five) (?:\\p{L}+ )?(?:kids|child(?:ren)?|sons?|daughters?|grandchildren)(?: ?(?:\\(|aged).{0,20})?",
  "male|female|non-binary|mr|mrs",
  "(?:(?:orthodox|practi[sc]ing|lapsed|devout|non-practi[sc]ing) )?(?:protestant|(?:roman )?catholic|christian|muslim|islam|jewish|hindu|buddhist|atheist|sikh)",
  "(?:dutch|british|irish|american|german|french|belgian|polish|turkish|moroccan|indian|italian|spanish|portuguese|romanian|bulgarian|greek|ukrainian|syrian|chinese|nigerian|south african|surinamese|canadian|australian)(?: (?:national|citizen|passport))?(?:,? settled .{0,30})?",
  "(?:non-?smoker|vegan|vegetarian)",
];

/** What somebody writes of years in which they didn't work: no job. */
export const gaps =
  "(?:six|three|nine|\\d+) months (?:off|abroad|travel\\p{L}*)|backpack\\p{L}*|a year|travel(?:l?ing|s)?|gap year|sabbatical|career break|at home|unemployed|between jobs|out of work|parental leave|maternity leave|illness|sick leave|moved? to \\p{Lu}|moved? to the \\p{Lu}|language course|caring for|carer for|raising|relocation|homemaker|housewife";
