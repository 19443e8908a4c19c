import type { ToldWords } from "../../told/wording.ts";

/** English: what is done, by whom, for whom. */
export const deeds = {
  contrast: "while|whereas|but|though|although",
  place: "(?:of|from|at|in|on|next to|across|behind|within|for)(?: [\\p{L}\\d'’&.-]+){1,4}?",
  adverb:
    "(?:already|also|always|mostly|usually|often|only|mainly|still|now|then|both|all|never|solely|entirely|partly|daily|independently|later|once|currently|previously|alone)",
  opening:
    "(?:there|then|here|meanwhile|at first|later|afterwards|earlier|before|in the end|back then|at that time|at the time|that year|every day|in (?:19|20)\\d\\d|since (?:19|20)\\d\\d|until (?:19|20)\\d\\d|and|but|while|whereas|though|in (?:the )?future|one day|some ?day|eventually|this year|next year|in (?:that|this) (?:project|team|job|role)|on (?:that|this) project|at (?:work|home))",
  deed: "uses|used|using|works|worked|runs|ran|writes|wrote|builds|built|makes|made|manages|managed|handles|handled|does|did|keeps|kept|maintains|maintained|develops|developed|configures|configured|administers|administered|set up|sets up|installs|installed|creates|created|draws|drew|designed|modelled|modeled|delivers|delivered|provides|provided|supplies|supplied|produces|produced|prepares|prepared|drafted|edits|edited|speaks|spoke|knows|knew|hosted|deploys|deployed|operates|operated|owns|owned|looks after|looked after|takes care of|took care of|programmed|coded|administrates|booked|processed|recorded|analy[sz]es?|analy[sz]ed|holds|held|mastered|implements|implemented|introduces|introduced|migrates|migrated|moved|rolls out|rolled out|chooses|chose|carries out|carried out|performs|performed|tested|controlled|monitors|monitored|engineered|automates|automated|documented|designed|sends|sent|brings|brought|teach(?:es)?|taught|studied|filled|tracked|entered|enters|published|publishes|shipped|scripted|queried|integrated|integrates|customi[sz]ed|supported|(?:has|had)(?! (?:included|access|been|the (?:option|opportunity|choice)|to )(?!\\p{L}))|(?<=(?:s|staff|people|personnel|they|children|men) )(?:use|work|run|write|build|make|manage|handle|do|keep|maintain|develop|configure|administer|install|create|draw|deliver|provide|produce|prepare|edit|speak|know|deploy|operate|own|look after|take care of|administrate|hold|implement|introduce|migrate|roll out|choose|perform|monitor|automate|send|bring|enter|integrate|have(?! (?:included|access|been|the (?:option|opportunity|choice)|to )(?!\\p{L})))",
  frontedDeed: "(?!)",
  being:
    "(?:is|was|are|were|became|has been|had been|works? as|worked as)(?! (?:[\\p{L}]+ly |very |so |really |always |not )?(?:\\p{L}+ed|taught|told|shown|given|sent|taken|led|built|made|brought|kept|known|seen|happy|glad|pleased|satisfied|impressed|enthusiastic|proud|grateful)(?!\\p{L}))",
  passive:
    "(?:is|was|are|were|been|being|gets?|got|be)(?: (?:mostly|mainly|only|always|all|usually|often|then|already|also|fully|entirely|largely|partly|solely|both|not|never))?",
  by: "by",
  notDeeds:
    "asked|praised|appreciated|trained|coached|managed|supervised|supported|hired|invited|chosen|thanked|rated|awarded|approved|checked|reviewed|accepted|inspired|guided|assisted|accompanied|motivated|followed|owned|loved|liked|requested|required|wanted|needed|surrounded|mentored|taught|recommended|recogni[sz]ed|nominated|valued|replaced|audited|assessed|verified|validated|signed off|adopted|read|seen|visited|sponsored|funded|certified",
  belongs:
    "(?:is|was|are|were|remained) (?:mostly |mainly |always |all |really |still )?(?:of|up to|down to|left to|in the hands of|the (?:\\p{L}+ )?(?:task|job|work|responsibility|domain|duty|business|field|remit|territory|turf) of|something of|a (?:task|job|matter) (?:of|for))|belong(?:s|ed) to|l(?:ay|ies) with|sat with|sits with|(?:come|came|comes)(?: to us| in)? from|(?:was |were |is |are )?(?:outsourced|contracted out|delegated|subcontracted|entrusted|assigned|farmed out) to|fell (?:to|under)|falls (?:to|under)|stayed with|remained with|(?:we|i) (?:got|received|bought|ordered) (?:it |them )?from|reached us from",
  goesOnMine:
    ",? ?(?:which|that|who|whom|where|whose|with which|in which|for which|on which|what) (?:\\p{L}+ ){0,3}?(?:i|we|my)|,? ?and (?:so (?:did|do|was|am|have) (?:i|we)|i did (?:so )?too|(?:i|we) (?:also|helped|joined|did the same|trained them))",
  takenUp:
    ",? ?and (?:i|we) (?:(?:then|later|also) )?\\p{L}+ (?:it|that|this)(?!\\p{L})|,? ?and so (?:did|do|was|am|have) (?:i|we)|,? ?(?:like|as did) (?:me|i)(?!\\p{L})",
  adds: "(?:also|too|as well|joined|helped)(?!\\p{L})|(?:(?:did|do) )?so too",
  who: "who",
  anybodyWho: "(?:an?|the|my|our|one of the|two|three|four|some|several)(?! (?:only|first|one|sole)(?!\\p{L}))(?: [\\p{L}-]+){1,3},? who",
  whose: "whose",
  that: "that|which",
  reader:
    "you|your (?:\\p{L}+ ){0,2}?(?:company|team|firm|organisation|organization|department|vacancy|ad|advert|advertisement|client|clients|colleagues|people|site|office|school|hospital|shop|business|job|role|posting)",
  readersDeed:
    "(?:(?:are|is|were) (?:\\p{L}+ )?)?(?:looking|seeking|searching|hiring|asking|working|using)|looks?|needs?|asks?|asked|uses?|work|works|seeks?|wants?|search(?:es)?|requires?|offers?|expects?|mentions?|mentioned|names?|runs?|have|has|build|builds|list|lists|must|should|could|would like|speaks?",
  toReader:
    "(?:in this (?:role|position|job),? )?you(?:'ll| will| are going to)|we (?:offer|expect|ask|seek|require)(?: you| of you)?(?! (?:them|it|him|her|our (?:guests|clients|customers)))|(?:looking for|in search of|wanted:|we need|we want) (?:someone|somebody|a person|a colleague|people) (?:who|that|with)",
  dealing:
    "supervis(?:es?|ed|ing)|manag(?:es?|ed|ing)|leads?|led|leading|head(?:s|ed|ing)|direct(?:s|ed|ing)|schedul(?:es?|ed|ing)|plan(?:s|ned|ning)?|roster(?:s|ed|ing)?|deploy(?:s|ed|ing)?|coach(?:es|ed|ing)?|train(?:s|ed|ing)?|teach(?:es|ing)?|taught|tutor(?:s|ed|ing)?|mentor(?:s|ed|ing)?|guid(?:es?|ed|ing)|assist(?:s|ed|ing)?|support(?:s|ed|ing)?|help(?:s|ed|ing)?|hir(?:es?|ed|ing)|recruit(?:s|ed|ing|ment of)?|employ(?:s|ed|ing)?|interview(?:s|ed|ing)?|select(?:s|ed|ing)?|plac(?:es?|ed|ing)|suppl(?:y|ies|ied|ying)|report(?:s|ed|ing)? to|work(?:s|ed|ing)? (?:with|beside|under|alongside|for|next to)|assistant (?:of|to)|sat next to|sought|look(?:s|ed|ing)? for|search(?:es|ed|ing)? for|check(?:s|ed|ing)?|inspect(?:s|ed|ing)?|audit(?:s|ed|ing)?|verif(?:y|ies|ied|ying)|control(?:s|led|ling)?|register(?:s|ed|ing)?|renew(?:s|ed|ing)?|administer(?:s|ed|ing)?|monitor(?:s|ed|ing)?|arrang(?:es?|ed|ing)|file[ds]?|record(?:s|ed|ing)?|instruct(?:s|ed|ing)?|examin(?:es?|ed|ing)|assess(?:es|ed|ing)?|responsible for|in charge of|(?:a )?(?:team|crew|group|pool|fleet|shift) of|dispatch(?:es|ed|ing)?|call(?:s|ed|ing)?|gave (?:\\p{L}+ )?to|cook(?:s|ed|ing)? (?:for|at)|counsel(?:s|led|ling)?|advis(?:es?|ed|ing)|served?|serving|represent(?:s|ed|ing)?|treat(?:s|ed|ing)?|host(?:s|ed|ing)?|accompan(?:y|ied|ying)|collaborat(?:es?|ed|ing) with|liais(?:es?|ed|ing) with|contact (?:person )?(?:for|with)|briefed|briefing|paid|paying|onboard(?:ed|ing)",
  seeking:
    "hir(?:ed|ing|e)|recruit(?:ed|ing|ment of)?|sourc(?:ed|ing|es?)|search(?:ed|ing|es)? for|look(?:ed|ing|s)? for|sought|interview(?:ed|ing|s)?|plac(?:ed|ing|es?)|sat (?:next to|beside|near|opposite)|sit(?:ting|s)? (?:next to|beside|near|opposite)|work(?:ed|ing|s)? (?:next to|beside|near|opposite)|neighbou?r of|friends with",
  holding:
    "with|holding|having|who (?:all )?(?:hold|held|have|had|need|needed|obtained|got)|that (?:hold|held|have|had)|in (?:the )?possession of|needing|without|for (?:their|his|her)",
  asOne: "as(?: an?| the)?|being(?: an?)?|am(?: an?)?|i'm(?: an?)?|became(?: an?)?|myself(?: an?)?",
  own: "myself|own|my|also|too|both|i|me",
  of: "of|from|held by|by|for",
  toward: "with|to|for|of|by|from|among|beside|under|than|between|alongside|at",
  certified:
    "certified|qualified|registered|accredited|trained|licensed|level|degree|holding|candidate|certificate|research|master's|graduate",
  paperNoun:
    "certificates?|certification|diplomas?|exams?|examination|training|course|licen[cs]e|level|degree|qualification|programme|program|school|test",
} satisfies Partial<ToldWords>;
