/** Surnames that are trades as well, English, Dutch and German. */
const trades = `
archer baker barber bishop brewer butcher butler carpenter carter chandler clark clerk cook cooper dean draper driver dyer falconer farmer fisher fletcher
forester forster fowler fuller gardener gardner glover hunter judge knight mason mercer miller page painter palmer parker parson piper plumber porter potter
sawyer shepherd singer skinner slater smith spicer steward stewart tailor taylor thatcher tiler turner tyler walker weaver wright
bakker boer boeren brouwer brouwers bode coster dekker draaier drukker hoedemaker hovenier jager kapper kleermaker klerk koetsier kok kooiman koopman
koopmans koster kramer kuiper kuipers leerlooier meester metselaar molenaar mulder mulders naaier ruiter schaper scheper schilder schilders schipper schippers
schoenmaker schoenmakers schrijver schuurman slager slagers smeets smid smit smits snijder snijders spijker stuurman timmerman timmermans tuinman verver visser
vissers voogd wagenaar wagenmaker wever winkelman zager zanger
bauer becker fischer jaeger koch krueger maurer metzger mueller muller schaefer schmidt schneider schreiner schumacher wagner weber zimmermann
`;
/** Given names that are everyday words as well: names only where their place says so. */
const everyday = `
art bill carter chase dean dick drew earl eve faith frank gene grace grant guy harry hope hunter ivy jack joy june mark mason may merit nick olive
pat pearl ray rich rob robin rod rose ruby sandy sky sue summer victor will
beer bloem boy door ernst gul hart mei rein roos sterre storm wijs
`;
/** Words that stand before a trade and are no name, besides those that occupations are called by. */
const qualifiers = `
experienced skilled passionate dedicated enthusiastic creative certified professional self-employed happy proud retired famous award-winning hard-working
allround all-round ervaren ervaringsdeskundige enthousiast enthousiaste gedreven creatieve vakkundig vakkundige gepassioneerd gepassioneerde trotse zzp zzp-er
interim ambulant ambulante fulltime parttime gezocht beste echte ambachtelijk ambachtelijke meewerkend
`;

const setOf = (words: string) => new Set(words.trim().split(/\s+/));
const [ofTrades, ofDays, before] = [setOf(trades), setOf(everyday), setOf(qualifiers)];

/** "baker", "timmerman". */
export const isSurnameOfTrade = (folded: string): boolean => ofTrades.has(folded);
/** "mark", "rose". */
export const isEverydayGivenName = (folded: string): boolean => ofDays.has(folded);
/** "allround", "experienced". */
export const isQualifier = (folded: string): boolean => before.has(folded);
