import type { ClaimWords, RaisedWords } from "../claim-wording.ts";

/** English words of claims: patterns in lower case. */
export const claims: ClaimWords = {
  led: "led(?! to(?!\\p{L}))|leads(?! to(?!\\p{L}))|leading(?= (?:a|an|the|its|our|\\d|teams?|people|projects?|two|three|four|five|six|ten)(?!\\p{L}))|headed|heads|managed(?! to(?!\\p{L}))|manages(?! to(?!\\p{L}))|managing|directed|directs|chaired|chairs|supervised|supervises|supervising|spearheaded|in charge of|at the helm of|head of|(?<=\\S )(?:is|was|been|became|as|becoming) (?:an? |the |their )?(?:team ?lead(?:er)?|shift lead(?:er)?|supervisor|manager|director|foreman|head)(?! of)",
  leader:
    "manager|lead|leader|head|chief|director|supervisor|foreman|forewoman|captain|principal|chair|chairman|chairwoman|coordinator|owner|founder|ceo|cto|cfo|coo",
  helped:
    "assisted|supported|helped|took part|participated|was part|present (?:in|at)|sat in|attended|stood in|replaced|covered for|shadowed|observed|back room",
  begins: "starts?|starting|begins?|beginning|available|join|joins|joining",
  worked: "worked|works|built|has been|have been|did|was|were|delivered|completed",
  promised:
    "guarantees? (?:that|you)|(?:is|are) guaranteed to|(?:i|we) promise|promises (?:you|to)|(?:will|would|is|are) (?:certainly|definitely|surely|undoubtedly|without (?:a |any )?doubt|no doubt|never fail to|never disappoint|not disappoint|exceed)|won['’]t disappoint|rest assured|(?:won['’]t|will not|will never) regret|no doubt (?:that|will)|(?:is|are) sure to",
  leans:
    "(?:this|these|that|those|it|its|there|they|such|so|both|here|the same|also there|then|since then|with (?:this|that|it)|because of (?:this|that)|as a result|thanks to (?:this|that)|in (?:this|that) (?:role|work|job|team|project)|for (?:this|that)|in addition)",
  pointsBack: "this|that|these|those|it",
  ofAnyPaper:
    "certificate|certified|certificates|certification|training|course|level|diploma|licence|license|card|basic|holder|belt|master|lead|green|the|and|for",
  alike: [
    "key user",
    "key users",
    "key user",
    "customer audit",
    "customer audits",
    "shift leader",
    "shift",
    "deviation",
    "deviations",
    "settlement",
    "complaints",
    "night shift",
    "work instructions",
    "purchase orders",
    "stock",
    "planning",
    "budget",
    "rota",
    "handover",
    "works council",
    "payroll",
    "annual accounts",
    "care plan",
    "care plans",
    "switchboard",
    "logbook",
  ],
};

/** English words by which a sentence says more of somebody than facts: patterns in lower case. */
export const raised: RaisedWords = {
  alone: {
    told: "alone|single-?handed(?:ly)?|solely|(?:by|on) (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own|independently|without (?:any )?(?:help|supervision)",
    held: "",
  },
  whole: {
    told: "always|invariably|without (?:exception|fail|interruption)|at all times|(?:all|whole|entire|throughout|through) (?:of )?(?:his|her|their|the)? ?(?:whole |entire |working )?(?:career|life)|every (?:job|role|position|employer)|all (?:his|her|their) (?:jobs|roles|positions)|exclusively",
    held: "",
  },
  best: {
    told: "best(?! (?:practi[cs]es?|regards|wishes|way|time|moment|fit|match|route|option|candidate)\\p{L}*)|(?:fin|great|larg|bigg|high|fast|strong|smart|clean|safe|bright|sharp)est|(?:the|his|her|their) most (?!recent|of(?!\\p{L}))\\p{L}+|number one|top (?:performer|talent|expert|seller|\\d+)|world[- ]class|un(?:rivall?ed|paralleled|matched|ique)|exceptional(?:ly)?|extraordinary|outstanding|brilliant(?:ly)?|superb|stellar|genius|gifted|peerless|incomparable|second to none|born (?:leader|teacher|salesperson|organiser)|experts?|leading (?:expert|authority|specialist)|award\\p{L}*|renowned|like no other|(?:the|as) first (?:\\p{L}+ ){0,2}(?:to|at|who)(?!\\p{L})|far ahead of",
    held: "awards?|prizes?|won|winner|first|top",
  },
  peerless: {
    told: "(?:nobody|no one|no|few|hardly any) (?:\\p{L}+ ){0,8}?(?:as (?:well|good|much|many|fast)|better)",
    held: "best|unrivall?ed|awards?|prizes?",
  },
  others: {
    told: "(?:colleagues?|clients?|customers?|managers?|supervisors?|boss(?:es)?|peers|teams?|staff|crew|drivers?|everybody|everyone|people|patients?|guests?|parents?|pupils|students|residents|suppliers|employers?|references?) (?:\\p{L}+ ){0,3}?(?:describe|call|praise|admire|consider|commend|recommend|rave|adore|love|like|enjoy|trust|respect|value|rate|appreciate|look up to|swear by|speak highly|speak well)(?:s|d|ed)?|(?:described|praised|admired|loved|liked|respected|recommended|valued|appreciated|trusted|rated) (?:as|by|for)|known (?:as|for|to be)|(?:are|is|were|was) (?:\\p{L}+ )?(?:happy|pleased|delighted) with|enthusiastic about (?:him|her)|renowned|highly regarded|well[- ](?:respected|liked|loved)|popular|reputation|favourite",
    held: "recommend\\p{L}*|testimonial\\p{L}*|references?|colleagues? say|clients? say|award\\p{L}*|known (?:as|for)|praised|reputation|feedback|rated|satisf\\p{L}+|surveys?|reviews?|scores?",
  },
  cause: {
    told: "thanks to|because|due to|owing to|as a result|result(?:s|ed|ing)? (?:in|from)|led to|leading to|which meant that|made sure that|ensur(?:es|ed|ing) that",
    held: "so|by|through|after|since|caus\\p{L}+|reduc\\p{L}+|cut|cuts|lower\\p{L}*|fell|fall\\p{L}*|dropp\\p{L}+|rose|grew|grow\\p{L}*|rais\\p{L}+|increas\\p{L}+|decreas\\p{L}+|improv\\p{L}+|sav(?:ed|es|ing)|brought|introduc\\p{L}+|built|won|halv\\p{L}+|doubl\\p{L}+",
  },
  wish: {
    told: "(?:is|are|was|be) (?:\\p{L}+ )?(?:keen|eager|motivated|excited|open) to|keen on|passionate about|passion for|dreams? of|longs? to|(?<!(?:i|we|you) )would (?:\\p{L}+ )?(?:love|like|prefer|be (?:happy|willing|glad|open)) to|(?<!(?:i|we|you) )(?:wants?|hopes?|wishes|aims) to|ambition (?:is|to)",
    held: "would|wants?|wish\\p{L}*|hop(?:es?|ing)|interest\\p{L}*|eager|aims?|looking for|seek\\p{L}*|prefer\\p{L}*|ambition\\p{L}*|future|plans?|keen|aspir\\p{L}+|willing|open to|happy to|passion\\p{L}*|motivat\\p{L}+|available",
  },
};
