/** Dutch names of what the law protects, as patterns in lower case: for vacancies and CVs alike. */
export const lexicon = {
  believer:
    "christen(?:en|vrouw)?|christin|moslim(?:a|s|a'?s)?|islamiet(?:en)?|jood|jodin|joden|hindoes?|boeddhist(?:en)?|sikhs?|atheïst(?:en)?|katholie(?:k|ken)|protestant(?:en)?|gereformeerden|hervormden|jehova'?s? getuigen?|baptist(?:en)?|mormo(?:on|nen)|alevie(?:t|ten)|soennie(?:t|ten)|sjiie(?:t|ten)|gelovigen?|ongelovigen?|andersdenkenden|zevendedagsadventist(?:en)?|humanist(?:en)?",
  faithAdjective:
    "(?:(?:rooms-)?katholiek|christelijk|protestants|gereformeerd|hervormd|islamitisch|joods|hindoeïstisch|boeddhistisch|evangelisch|orthodox|reformatorisch|bijbelgetrouw|bijbelvast|gelovig|ongelovig|kerkelijk|godsdienstig|godvrezend|godvruchtig|doopsgezind|remonstrants|koptisch|niet-gelovig)e?|orthodoxe|joodse",
  church:
    "kerk|moskee|synagoge|parochie|(?:kerkelijke|gereformeerde|hervormde|protestantse|evangelische|christelijke|doopsgezinde|joodse) gemeente|pinkstergemeente|koninkrijkszaal",
  garment:
    "hoofddoek(?:je|jes|en)?|hijabs?|nikab|niqab|boerka|keppeltjes?|keppels?|tulband(?:en)?|kruisjes?|sluiers?|religieuze (?:symbolen|uitingen|kleding|tekens|sieraden)|geloofsuitingen",
  diagnosis:
    "adhd|add|autisme|autist(?:en|isch)?|asperger|pdd-?nos|dyslexie|dyslectisch|dyscalculie|depressies?|depressief|burn-?outs?|overspannen(?:heid)?|bore-?out|ptss|bipolair|borderline|schizofrenie|angststoornis|eetstoornis|anorexia|verslaving|verslaafd|alcoholist|diabetes|diabeet|diabetespatiënt|suikerziekte|epilepsie|reuma|artrose|fibromyalgie|\\p{L}*hernia|astma|copd|migraine|crohn|colitis|kanker|borstkanker|leukemie|hiv|aids|hepatitis|herseninfarct|hersenbloeding|beroerte|hartinfarct|hartaanval|hersenletsel|hersenschudding|multiple sclerose|long ?-?covid|post-?covid|eczeem|psoriasis|endometriose|rsi|whiplash|nierziekte|darmziekte|spierziekte|chronische (?:ziekte|aandoening|darmziekte|pijn|vermoeidheid)|rugklachten|knieklachten|rugproblemen|slechthorend(?:heid)?|slechtziend(?:heid)?|doof|gehoorapparaat|rolstoel|prothese|stoma|pacemaker",
  treatment:
    "chemo(?:therapie|kuren|kuur)?|bestraling(?:en)?|ziekenhuisopname|opname in het ziekenhuis|(?:\\p{L}+-?)?(?:operatie|transplantatie|amputatie)|nieuwe (?:heup|knie)|revalidatie(?:traject)?|afkickkliniek|ziektewet|ziekteverlof|ziek(?:te)?bed|langdurig ziek|ziek geweest|ziek thuis|arbeidsongeschikt(?:heid)?|reïntegratietraject|re-integratietraject",
  scheme:
    "doelgroep(?:en)?register|banenafspraak|garantiebaan|wajong|wia|wao|iva|wsw|loonkostensubsidie|jobcoach|no-?riskpolis|participatiewet",
  medicine: "medicijn(?:en|gebruik)?|medicatie|antidepressiva|insuline|pillen",
  party:
    "pvda|vvd|cda|d66|groenlinks|groen ?links|gl-pvda|pvv|bbb|christenunie|sgp|fvd|forum voor democratie|ja21|50plus|partij voor de dieren|pvdd|bij1|nsc|vlaams belang|n-va|open vld|cd&v",
  partyYouth: "jonge democraten|jovd|jonge socialisten|dwars|cdja|rood|perspectief|pink!|sgp-?jongeren|jfvd|jongerenfractie",
  union: "vakbond(?:en)?|fnv|cnv|vcp|abvakabo|abvv|acv|unie|aob|nu'91",
  gay: "homo'?s?|homoseksueel|homoseksuelen|lesbisch(?:e)?|lesbiennes?|biseksueel|biseksuele|transgenders?|transseksueel|transvrouw|transman|non-?binair|queer|intersekse|aseksueel|panseksueel",
};
