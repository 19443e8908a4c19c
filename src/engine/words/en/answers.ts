/** English words by which a sentence of an answer is read, each a part of a pattern. */
export const answerWords = {
  /** What an answer calls its sources. */
  documents:
    "documents?|cvs?|résumés?|resumes?|vacanc(?:y|ies)|profiles?|passages?|notes?|records?|sources?|job (?:text|description|ad\\p{L}*)",
  /** It is told that something isn't told: by itself, and where the sources are named beside it. */
  unstated:
    "(?:not|never|nowhere|isn['’]t|aren['’]t|wasn['’]t) (?:\\p{L}+ ){0,2}?(?:stated|mentioned|named|said|specified|indicated|given|listed|described|documented|told|found|in the (?:documents?|cv|vacancy|passages?|profile|notes?))|no (?:information|mention|details?|indication|reference|word)|unknown|unclear|silent (?:on|about)|(?:leaves?|left) (?:\\p{L}+ ){0,4}?open|nothing (?:in|about|on|further|more)|(?:do|does|did)(?: not|n['’]t) (?:\\p{L}+ )?(?:mention|state|specify|indicate|name|list)",
  untold:
    "(?:do|does|did)(?: not|n['’]t) (?:\\p{L}+ )?(?:say|state|mention|name|tell|hold|contain|show|specify|indicate|list|give|describe|include|speak)|(?:say|state|mention|name|tell|hold|contain|show|list|give)s? (?:nothing|nowhere|no(?: more| further)?)",
  /** Of what isn't told a part may stand there: how well, since when. */
  asks: "whether|if|how(?: many| much)?|which|what|when|why|where|since|exact(?:ly)?|details?|more|further|reasons?",
  level: "how (?:well|good|fluent)|levels?",
  denies:
    "not|no(?!-\\p{L})|never|none|neither|nor|isn['’]t|aren['’]t|wasn['’]t|hasn['’]t|haven['’]t|doesn['’]t|don['’]t|didn['’]t|cannot|can['’]t|won['’]t|lacks?|refuses?|rather not",
  /** A no that is told as a fact of somebody. */
  deniesFact:
    "(?:has|have|had|holds?|held|speaks?|knows?|knew|worked|works|used) (?:\\p{L}+ )?(?:no|not|never|none)|never (?:\\p{L}+ )?(?:worked|used|held|led|had|done|managed)|(?:does|do|did|has|have|had|is|was|can)(?: not|n['’]t) (?:\\p{L}+ )?(?:have|had|hold|held|speak|know|worked|used|led|own|possess|able|licensed|certified|registered)|cannot|lacks?",
  /** How somebody stands beside what a job asks. */
  verdict: "met|meets|partly|partially|unknown|verdicts?|requirements?|fulfil(?:s|led)",
  contrast: "but|though|although|while|however|instead|rather than|yet",
  /** Words that tell nothing by themselves. */
  filler: "a|an|the|she|he|they|her|his|their|is|was|has|have|had|did|and|at|in|of|with|for|on",
  candidate: "she|he|they|her|his|the candidate|this candidate",
  job: "vacancy|job|role|position|client|employer asks|team",
  asksOf:
    "asks?|asked|requires?|required|requirements?|needs?|needed|wants?|wanted|seeks?|looking for|meets?|offers?|offered|pays?|must|prefers?|preferred",
  /** Somebody led: told where a passage has a word of the same list. */
  leads:
    "leads?|led|leading|manages?|managed|managing|heads?(?= (?:of|the|a)(?!\\p{L}))|headed|head (?:chef|nurse|cook|coach)|chief|chairs?|chaired|chairs|chairman|supervis\\p{L}+|directs|directed|director|(?<!(?:account|project|product|process|community|content|case|relationship) )manager|managerial|management|team ?lead(?:er)?s?|in charge|leadership|responsible for \\d+|foreman|principal",
  /** Of which a translation may make that somebody led. */
  leadsToo: "responsible|in charge|coordinat\\p{L}+|runs?|running|ran|owns?|owned|accountable",
  /** What a passage says with a reserve; a sentence keeps it. */
  wish: "would like|would love|want(?:s|ed)? to|wish(?:es)? to|hop(?:es?|ing) to|interest(?:ed)? in|eager to|aims? to|looking for|seek(?:s|ing)|prefers? to|ambition\\p{L}*|in the future|plans? to|wishes|keen|aspir\\p{L}+",
  helped:
    "help(?:s|ed|ing)?|assist(?:s|ed|ing)?|contribut\\p{L}+|support(?:s|ed|ing)?|participat\\p{L}+|took part|takes? part|involved|members? of|was on|sat on|part of|co-\\p{L}+|shadow\\p{L}*",
  unfinished:
    "(?:not|never) (?:yet )?(?:finished|completed|graduated|obtained)|unfinished|ongoing|in progress|currently|still|now|present|expected|(?:first|second|third|fourth|final|last) year|planned|scheduled|booked|studying|studies|student|follow(?:s|ing)|is doing|part-time|started|began|taking|working towards|on (?:his|her|their) way",
  /** Whom somebody works under or for: that title is another's. */
  serves: "(?:reports?|reporting|answers?) to|under|for the|on behalf of",
  passed: "obtained|completed|passed|graduated|certified",
  finished:
    "holds?|has (?:a|an|the|his|her)|obtained|completed|finished|graduated|earned|gained|with a (?:degree|diploma)|degree|graduate|qualified",
  study: "study|studied|studies|degree|course|training|programme|program|diploma|education|qualification",
  begins: "since|from|start(?:s|ed)?|joined|began|begun|became|employed",
  ends: "until|till|left|ended|finished|through|graduated|completed",
  /** Beside an employer: it is told of work after or before. */
  around: "before|after|since leaving|following|prior to|until|left|leaving",
  now: "currently|now|at present|presently|today|still|works?|is working|current",
  home: "lives?|living|resides?|based|home",
  notWork: "notice|contract|valid|holiday|course|lessons|guarantee|training",
  allWork: "experience|career|in total|altogether|overall|working life",
  more: "more than|over|at least|a little over|just over|upwards of",
  /** About so much, or a bound. */
  loosely: "about|around|roughly|approximately|some|circa|up to|at most|as many as|between|no more than|fewer than|less than",
  nearly: "almost|nearly|just under|close to",
  /** A number that is made of others. */
  reckoned:
    "together|in total|total|altogether|difference|above|below|more than|less than|higher|lower|comes? to|sum|combined|between them|range|by more than|half|fell|rose|dropped|grew|up from|down from|increase\\p{L}*|decrease\\p{L}*|saving",
  counted: {
    jobs: "jobs?|positions?|roles?|employers?|companies|company|firms?|organisations?|internships?",
    languages: "languages?",
    studies: "degrees?|studies|diplomas?|educations?|courses?",
    certificates: "certificates?|certifications?|licen[cs]es?",
    candidates: "candidates|people",
    requirements: "requirements?|musts?|wishes|criteria|points",
  },
  /** What may come of it is not what it is. */
  prospect: "(?:with a view to|prospect of|chance of|possib\\p{L}+ of|leading to|after which)[^.;\\n]*",
  until: "until|till|valid|expir\\p{L}*|through",
  /** Orders of the jobs that somebody had. */
  firstJob: "(?:first|earliest) (?:job|role|position|employer)|started (?:his|her|their) career",
  lastJob: "(?:latest|last|most recent|current) (?:job|role|position|employer)",
  /** One thing had ended when another began; both went on together. */
  over: "already (?:over|done|gone|ended|left|stopped|finished|given up)|had (?:already )?(?:given up|stopped|ended|left|finished|quit)|only then|not (?:started|begun) until",
  atOnce: "overlap(?:s|ped|ping)?|at the same time|simultaneously|alongside|side by side",
  /** What is done with a language: reading, writing, speaking. */
  uses: ["read(?:s|ing)?", "writ(?:es?|ing|ten)", "speak(?:s|ing)?|spoken|convers\\p{L}+|talks?|oral"],
  /** Of a title: ranks that stand in it, or don't. */
  manages: "\\p{L}*manager|director|head of|chief|vice president",
  senior: "senior|lead|principal",
  under: "assistant|deputy|sous-?\\p{L}*|apprentice|intern|internship|trainee|vice",
  master: "(?<!(?:scrum|web|station|head) ?)masters?(?:['’]s)?",
  /** How often: a day, a week, a month, a quarter, a year, an hour, a night. */
  each: [
    "(?:a|per|each|every) (?:working )?day(?! (?:before|after|later|earlier|ago|or|and))|daily",
    "(?:a|per|each|every) (?:working )?week(?! (?:before|after|later|earlier|ago|or|and))|weekly",
    "(?:a|per|each|every) month(?! (?:before|after|later|earlier|ago|or|and))|monthly",
    "(?:a|per|each|every) quarter(?! (?:before|after|later|earlier|ago|or|and))|quarterly",
    "(?:a|per|each|every) year(?! (?:before|after|later|earlier|ago|or|and))|annually|yearly",
    "(?:an|per|each|every) hour|hourly",
    "(?:a|per|each|every) (?:night|evening)|nightly",
  ],
  /** A half, a third, a quarter. */
  shares: ["half|halv\\p{L}+", "(?:a|one|by a) third|two[- ]thirds|(?:fell|rose|cut) by a third", "quarters?(?! of)|(?:a|one) quarter"],
  /** The first, the second, … year of a study. */
  inYear: ["first-year|freshm[ae]n", "second-year", "third-year", "fourth-year", "final-year"],
  must: "must|musts|required|requires|requirement|mandatory|essential|knock-?out|obligatory|has to|needs to|necessary",
  nice: "nice|wish|plus|preferred|preferably|bonus|advantage|optional|desirable|welcome|not (?:a )?(?:must|required|mandatory)",
  /** Of each pair a passage says one, and no sentence the other. */
  opposites: [
    ["permanent", "temporary|fixed-term|contract for \\p{L}+ (?:year|months?)|(?:one|1)-year|for a year|interim"],
    ["full-?time", "part-?time|(?:8|12|16|20|24|28|30|32) hours(?: (?:a|per) week)?"],
    ["gross", "net(?!\\p{L}|work)"],
    ["at least|minimum|minimal|from at least", "at most|up to|maximum|no more than"],
    [
      "grew|grown|rose|risen|increas\\p{L}+|raised|up from",
      "fell|fallen|dropped|decreas\\p{L}+|reduced|cut|brought [^.]{0,40}down|lowered|down from|saved",
    ],
    ["including|inclusive of|incl", "excluding|exclusive of|excl|not included"],
    ["straight away|immediately|from the start|right away|at once", "notice|available from|after \\p{L}+ (?:months?|years?|weeks?)"],
    ["remote(?:ly)?|from home", "on-?site|at the office|in the office"],
    ["expired|lapsed", "valid|renewed"],
    ["early shift", "late shift|night shift"],
  ],
};
