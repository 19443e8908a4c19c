import type { lexicon as dutch } from "../nl/protected-lexicon.ts";

/** English names of what the law protects, as patterns in lower case: for vacancies and CVs alike. */
export const lexicon: typeof dutch = {
  believer:
    "christians?|muslims?|jews?|hindus?|buddhists?|sikhs?|atheists?|catholics?|protestants?|anglicans?|methodists?|baptists?|evangelicals?|pentecostals?|presbyterians?|quakers?|mormons?|jehovah'?s? witness(?:es)?|adventists?|believers?|non-?believers?|churchgoers?|agnostics?|unbelievers?",
  faithAdjective:
    "christian|muslim|islamic|jewish|catholic|hindu|buddhist|sikh|protestant|anglican|methodist|baptist|evangelical|pentecostal|presbyterian|orthodox|god-?fearing|born-?again|church-?going|religious|devout|secular",
  church: "church|mosque|synagogue|parish|chapel|gurdwara|temple|kingdom hall|congregation",
  garment:
    "head ?scar(?:f|ves)|hijabs?|niqabs?|burkas?|burqas?|turbans?|kippahs?|yarmulkes?|skull ?caps?|crucifix(?:es)?|veils?|religious (?:dress|symbols?|clothing|jewell?ery|garments?|headwear)|faith symbols?",
  diagnosis:
    "adhd|add|autism|autistic|asperger'?s?|dyslexia|dyslexic|dyspraxia|dyspraxic|depression|depressed|anxiety|burn-?out|nervous breakdown|breakdown|ptsd|bipolar|borderline|schizophrenia|eating disorder|anorexia|addiction|alcoholism|recovering (?:alcoholic|addict)|diabetes|diabetic|epilepsy|epileptic|arthritis|rheumatism|fibromyalgia|asthma|asthmatic|copd|migraines?|crohn'?s|colitis|ibs|cancer|leukaemia|leukemia|lymphoma|hiv|aids|hepatitis|stroke|heart (?:attack|failure|condition|surgery)|brain injury|concussion|multiple sclerosis|parkinson'?s|long covid|m\\.?e\\.?/cfs|chronic (?:fatigue|pain|illness|condition)|eczema|psoriasis|endometriosis|rsi|whiplash|bad back|back (?:problems?|trouble|pain|injury)|slipped dis[ck]|mental (?:health (?:issues?|problems?|history|condition)|illness|breakdown)|hard of hearing|hearing (?:aids?|loss|impairment)|partially sighted|visual impairment|wheelchair|prosthe(?:sis|tic)|stoma|pacemaker|stammer|tourette'?s",
  treatment:
    "chemo(?:therapy)?|radiotherapy|(?:\\p{L}+ )?(?:hip|knee) replacement|(?:\\p{L}+ )?(?:surgery|operation|transplant|bypass)|rehab|hospitali[sz](?:ed|ation)|stay in hospital|sick leave|long[- ]term sick(?:ness)?|off sick|signed off|ill health|ill-health|medical (?:leave|retirement)|illness|slipped dis[ck]|broken (?:leg|back|hip|ankle)",
  scheme:
    "disability (?:allowance|benefit|living allowance|card)|registered disabled|blue badge|access to work|pip award|incapacity benefit|employment and support allowance",
  medicine: "medications?|medicines?|tablets|antidepressants|insulin|pills|prescriptions?",
  party:
    "labour(?: party)?|conservatives?(?: party)?|tor(?:y|ies)|liberal democrats?|lib dems?|green party|the greens|reform uk|ukip|snp|scottish national party|plaid cymru|sinn f[eé]in|dup|sdlp|fine gael|fianna f[aá]il|republican party|democratic party|republicans|democrats|brexit party|momentum",
  partyYouth: "young (?:conservatives|labour|liberals|greens|democrats|republicans|fabians)|fabian society|federation of young",
  union: "trade unions?|unions?|unison|unite|gmb|usdaw|rmt|neu|nasuwt|ucu|aslef|pcs|teamsters|tuc|siptu",
  gay: "gays?|homosexuals?|lesbians?|bisexuals?|transgender|trans (?:man|woman|people)|transsexuals?|non-?binary|queers?|lgbt\\p{L}*|asexual|pansexual|intersex",
};
