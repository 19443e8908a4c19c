import type { ClaimWords } from "../claim-wording.ts";

/** English words of claims: patterns in lower case. */
export const claims: ClaimWords = {
  led: "led(?! to(?!\\p{L}))|leads(?! to(?!\\p{L}))|leading(?= (?:a|an|the|its|our|\\d|teams?|people|projects?|two|three|four|five|six|ten)(?!\\p{L}))|headed|heads|managed(?! to(?!\\p{L}))|manages(?! to(?!\\p{L}))|managing|directed|directs|chaired|chairs|supervised|supervises|supervising|spearheaded|in charge of|at the helm of|head of",
  leader:
    "manager|lead|leader|head|chief|director|supervisor|foreman|forewoman|captain|principal|chair|chairman|chairwoman|coordinator|owner|founder|ceo|cto|cfo|coo",
  helped:
    "assisted|supported|helped|took part|participated|was part|present (?:in|at)|sat in|attended|stood in|replaced|covered for|shadowed|observed|back room",
  praise:
    "(?:the|one of the) (?:very )?(?:best|finest|greatest)(?! (?:way|time|moment|fit|match|practices?|route|option)(?!\\p{L}))|brilliant(?:ly)?|exceptional(?:ly)?|outstanding|unrivalled|unrivaled|unparalleled|unmatched|world[- ]class|extraordinary|superb|stellar|genius|gifted|second to none|peerless|incomparable|born (?:leader|teacher|salesperson|organiser)|most (?:experienced|talented|reliable|skilled|gifted|respected|brilliant)",
  toldByOthers:
    "(?:colleagues?|clients?|customers?|managers?|supervisors?|bosses|peers|teams?|everybody|everyone|patients?|guests?|employers?|references?) (?:\\p{L}+ ){0,2}(?:describe|call|praise|admire|consider|commend|recommend|rave|adore|love|trust|respect|speak highly)(?:s|d|ed)?|(?:described|praised|admired|loved|respected|recommended|valued) (?:as|by|for)|known (?:as|for|to be)|renowned|highly regarded|well respected|reputation",
  vouched:
    "recommend\\p{L}*|testimonial\\p{L}*|references?|colleagues? say|clients? say|award\\p{L}*|known (?:as|for)|praised|reputation|feedback|rated",
  begins: "starts?|starting|begins?|beginning|available|join|joins|joining",
  worked: "worked|works|built|has been|have been|did|was|were|delivered|completed",
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
