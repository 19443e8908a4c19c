/** How English running prose tells of work, as patterns. */
export const prose = {
  /** What comes behind is a title: "worked as a cook", "became team leader", "I am a nurse". */
  becomes:
    "(?<!(?:trained|qualified|educated|known|such|well|regarded|seen|studied) )as|became|become|promoted to|promotion to|(?:I|he|she|they) (?:was|is|were|became)|I am|I'm|have been|I've been|employed as|made me|(?:my|the|a) (?:role|job|position) (?:was|is|as|of)|work(?:ed|ing)? (?:as|like)|to be|position of|role of",
  /** Words between those and the title itself. */
  articles: "an?|the|there|their|its|first|then|later|eventually|again|also|now|currently|still",
  /** What comes behind is an employer. */
  employers:
    "at|for myself,? \\(?|for|with|joined|join(?:ing)?|(?:moved|switched|transferred|went|came|changed|returned) (?:over )?to|under the name(?: of)?|trading as|hired by|employed by|called|named|run by",
  /** A title ends before these. */
  ends: "as|at|for|in|with|from|until|till|where|when|who|which|and|but|then|on|since|because|before|after|to|via|through|under|by|of (?:the|a|an|my)",
  /** What may stand before a date: it is no part of a title or name. */
  beforeDate:
    "from|since|in|until|till|to|through|between|around|early|late|mid|the (?:end|start|beginning|summer|spring|autumn|winter) of|starting|by|of|and",
  until: "until|till|up to|through",
  since: "since|from|starting",
  /** Somebody speaks of what they do today. */
  today: "I am|I'm|I have been|I've been|I (?:still )?work|currently|(?:he|she) is|has been",
  /** Somebody speaks of themselves: a sentence, no head of a job. */
  speaks:
    "I(?:'m|'ve|'d)|I (?:am|was|have|had|work(?:ed)?|start(?:ed)?|joined|became|moved|switched|did|do|led|ran|run|spent|took|went|came|left|studied|learned|learnt|helped|got|made|served|qualified|stayed|left|trained|managed|delivered|drove|sold|repaired|cooked|wrote|cared|retired|quit|opened|built|taught|looked|returned|began|grew)",
};
