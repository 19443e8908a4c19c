import type { ClaimWords } from "../claim-wording.ts";

/** English words of claims: patterns in lower case. */
export const claims: ClaimWords = {
  led: "led(?! to(?!\\p{L}))|leads(?! to(?!\\p{L}))|leading(?= (?:a|an|the|its|our|\\d|teams?|people|projects?|two|three|four|five|six|ten)(?!\\p{L}))|headed|heads|managed(?! to(?!\\p{L}))|manages(?! to(?!\\p{L}))|managing|directed|directs|chaired|chairs|supervised|supervises|supervising|spearheaded|in charge of|at the helm of|head of|(?<=\\S )(?:is|was|been|became|as|becoming) (?:an? |the |their )?(?:team ?lead(?:er)?|shift lead(?:er)?|supervisor|manager|director|foreman|head)(?! of)",
  leader:
    "manager|lead|leader|head|chief|director|supervisor|foreman|forewoman|captain|principal|chair|chairman|chairwoman|coordinator|owner|founder|ceo|cto|cfo|coo",
  helped:
    "assisted|supported|helped|took part|participated|was part|present (?:in|at)|sat in|attended|stood in|replaced|covered for|shadowed|observed|back room",
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
