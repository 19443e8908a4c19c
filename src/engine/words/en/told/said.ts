import type { ToldWords } from "../../told/wording.ts";

/** English: what is denied, wished, or asked of whoever reads. */
export const said = {
  insteadOf: "instead of|rather than|in place of|in lieu of|not on",
  considered:
    "considered|weighed(?: up)?|looked (?:at|into)|evaluated|compared|assessed|thought (?:of|about)|explored|tried out|debated|discussed|between|hesitated (?:between|over)|had planned|almost chose|examined|shortlisted",
  chose:
    "(?:chose|picked|selected|took|settled (?:for|on)|went (?:for|with)|opted (?:for|to)|decided (?:on|for|against|not)|ended up (?:with|on)|stayed (?:with|on)|stuck (?:with|to)|kept (?:to|with)|preferred|bought|landed on|rejected it|dropped it)",
  allButMe:
    "(?:everybody|everyone|anybody|anyone|all(?: of (?:them|us))?|the (?:whole|entire) team|the rest|they all) ?,? ?(?:but|except(?: for)?|save|besides|other than|apart from) (?:me|myself|i)|except(?: for)? me|apart from me|bar me",
  deniedBefore:
    "(?:have|has|had) yet to|yet to (?:learn|work|use|touch|see)|(?:\\p{L}+ed|did|wrote|made|built) (?:nothing|none of (?:it|them|this|that)) (?:\\p{L}+ )?",
  deniedBehind:
    "(?:is|are|was|were|remains?|still) (?:\\p{L}+ ){0,2}(?:unknown|unfamiliar|foreign|alien|new|a mystery|a closed book|terra incognita|greek) to me|(?:is|was|are) (?:\\p{L}+ )?not (?:my|for me)(?: thing| field| forte| strength)?|means nothing to me|(?:i|we) (?:know|knew) nothing (?:of|about)|i(?:'ve| have)? only (?:heard|read)(?: (?:of|about) (?:it|that|them))?|(?:only|just) heard of(?: it)?|(?:is|are|was) (?:something )?i (?:never|don't|do not|haven't|have not)|is (?:beyond|over) me|i (?:lack|missed out on)",
  no: "(?:(?:unfortunately|sadly|alas|regrettably|sorry|honestly|well|no),? ?)?(?:no(?:t)?|none|never|nope|not yet|nothing)(?!\\p{L})(?! (?:a problem|problem|only|just|merely|to worry|an issue))",
  wish: "(?:i(?:'m| am)? |we |am |currently |very |really |always |still |also |now |and )*(?:hop(?:e|ing)(?: one day| soon| to| for| that)?|wish(?:ing)? (?:to|for)|want(?:ing)? to|wants to|would (?:like|love|want)(?: to)?|'d (?:like|love) to|plan(?:ning)? (?:to|on)|intend(?:ing)? to|aim(?:ing)? (?:to|for|at)|eager to|keen (?:to|on learning|on getting)|ready to learn|interested in|interest in|curious (?:about|to)|aspir(?:e|ing) to|dream(?:ing)? of|look(?:ing)? forward to|long(?:ing)? to|ambition(?: is)?(?: to)?|ambitious to|my (?:\\p{L}+ )?(?:next step|goal|aim|dream|ambition|wish|plan|target)(?: is|:| for)|(?:next|coming|this coming) (?:year|month|spring|summer|autumn|fall|winter|week|quarter),? i(?:'ll| will| hope| want| plan| start| am going| begin)|(?:soon|shortly|later this year|from \\p{L}+ on),? i(?:'ll| will| start| begin| am going| hope)|i(?:'ll| will| am going to|'m going to) (?:soon |shortly )?(?:start|begin|learn|take|study|get|obtain|follow|do|work|move|switch)|about to (?:start|learn|begin|take)|on my (?:wish|bucket|to-?do) ?list|would be (?:great|nice|lovely) to|open to learning|willing to learn|working towards?|to be obtained|to be taken)",
  ownInWish:
    "experience|experienced|my (?:\\p{L}+ )?(?:knowledge|skills?|expertise|background|experience|know-how)|(?:use|apply|bring|share|offer|put|deploy|contribute|combine|deepen|broaden|extend|improve|strengthen|expand|sharpen|further develop|continue|keep) (?:my|our|working|using|with|it)|skilled|proficient|fluent|knowledge of|certified|i have|i've|worked|since|already|grow further|specialised|specialized|expert|(?<!become |get |getting )(?:strong in|good at)|further|more of",
  wishLabel:
    "ambitions?|aspirations?|wish(?:es| list)?|(?:learning|career|personal|development) (?:goals?|aims?|objectives?)|next step|to learn|still to learn|on my wish ?list|future plans?|desired (?:position|job|role|training)|dream job|ideal job",
  askedHeading:
    "(?:(?:job|role|minimum|key|essential|position|candidate|hard|main) )?requirements?(?: (?:for|of) (?:the|this|your) (?:role|job|position|vacancy))?|what (?:we|they|you)(?:'re| are)? (?:ask|offer|expect|require|need|want|seek|look(?:ing)? for)(?: (?:from|of|for) (?:you|the candidate))?|who (?:we|you)(?:'re| are) looking for|(?:we|they|you) (?:ask|offer|expect|require|seek|are looking for)|our offer|what you (?:bring|need|will do|'ll do|have|get|are)|about (?:the (?:role|job|position|vacancy)|you)|(?:the )?(?:vacancy|job advert(?:isement)?|job posting|job ad)|your (?:tasks|duties|role|responsibilities|challenge)|the (?:job|role|position)|nice[- ]to[- ]haves?|must[- ]haves?|selection criteria|person specification",
  goalHeading:
    "(?:my )?(?:(?:career|learning|personal|professional|development|future|long[- ]term|short[- ]term) )?(?:goals?|aims?|ambitions?|aspirations?)(?: for (?:the future|20\\d\\d|next year))?|wish(?:es| list)?|bucket list|(?:my )?(?:desired|preferred|wanted|target|ideal|dream|next) (?:position|job|role|function|career|work|employer)|learning (?:objectives|plan|wishes)|(?:my )?future(?: plans?)?|plans(?: for the future)?|next steps?|(?:still )?to learn|want to learn|what i (?:would like|want|hope|wish|still want) (?:to (?:learn|do))?",
} satisfies Partial<ToldWords>;
