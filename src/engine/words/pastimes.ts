/** What people do besides their work, English and Dutch: no skills where a list of them stands among skills. */
const pastimes = new Set(
  `
chess|board games|card games|puzzles|hiking|walking|running|jogging|cycling|mountain biking|football|soccer|tennis|padel|golf|hockey|rugby|cricket|volleyball|basketball|badminton|squash
swimming|sailing|rowing|surfing|kitesurfing|diving|skiing|snowboarding|ice skating|skating|skateboarding|climbing|bouldering|yoga|pilates|fitness|crossfit|gym|boxing|judo|karate
martial arts|dancing|salsa|singing|playing guitar|guitar|piano|playing the piano|drums|music|listening to music|reading|books|writing poetry|poetry|films|movies|cinema|theatre|series
travel|travelling|traveling|camping|fishing|birdwatching|bird watching|gardening|cooking|baking|knitting|crochet|sewing|drawing|painting|pottery|photography|video games|gaming|horse riding
pets|dogs|cats|my dog|wine|wine tasting|coffee|gastronomy|volunteering|astronomy|history|fashion|motorcycling|motorbikes|cars|formula 1|sports|sport|nature|concerts|festivals|museums
schaken|bordspellen|kaarten|puzzelen|wandelen|hardlopen|fietsen|wielrennen|mountainbiken|voetbal|voetballen|tennissen|golfen|hockeyen|volleybal|zwemmen|zeilen|roeien|surfen|duiken
skiën|skien|snowboarden|schaatsen|klimmen|boulderen|fitnessen|boksen|dansen|zingen|gitaar|gitaar spelen|piano spelen|muziek|muziek luisteren|lezen|boeken|dichten|film|toneel|reizen
kamperen|vissen|vogels kijken|tuinieren|koken|bakken|breien|haken|naaien|tekenen|schilderen|boetseren|fotografie|fotograferen|gamen|paardrijden|huisdieren|honden|katten|wijn|koffie
vrijwilligerswerk|sterrenkunde|geschiedenis|mode|motorrijden|auto's|sporten|natuur|festivals|musea|klussen|knutselen|uit eten|afspreken met vrienden|stedentrips
`
    .trim()
    .split(/[|\n]/),
);

export const isPastime = (folded: string): boolean => pastimes.has(folded);
/** A heading or a label of them: "Hobby's", "In my spare time", "Skills & interests". */
export const tellsOfPastimes = (text: string): boolean =>
  /(?<!\p{L})(?:hobb(?:y|ies|ys|y's|y’s)|interests?|interesses?|pastimes?|passions?|passies?|(?:spare|free|vrije)[ -]?(?:time|tijd)|leisure|besides work|outside (?:of )?work|naast (?:mijn|het) werk)(?!\p{L})/iu.test(
    text,
  );
