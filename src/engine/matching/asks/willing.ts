/** "A forklift licence, or the will to get one": being on the way to it is enough. */
const orOnTheWay =
  /(?<!\p{L})(?:of|or)\s(?:\p{L}+\s){0,3}(?:bereid\p{L}*|wilt?|willen|willing|want|will to|prepared|happy|eager|bezig|studeert|studying|working (?:on|towards)|onderweg|op weg|in opleiding|in training|halen|haalt|behalen|plan to|about to|regelt|regelen|arranges?|sorts? (?:it|that))(?!\p{L})/iu;

/** "Prepared to travel", "you don't mind machine translation": a will is all that is asked. */
const onlyWill =
  /(?<!\p{L})(?:prepared to|willing(?:ness)? to|ready to|happy to|open to|not afraid of|not scared of|don't mind|do not mind|no problem with|bereid(?:heid)? (?:om |tot |te )|geen bezwaar|niet bang (?:voor|om)|niet vies van|vindt het (?:leuk|fijn|niet erg|geen probleem))/iu;

/** Is a will all that is asked? */
export const isWillAsked = (text: string) => onlyWill.test(text);

/** Is whoever wants it, or is on the way to it, as welcome as who has it? */
export const isWillEnough = (text: string) => orOnTheWay.test(text) || onlyWill.test(text);

const onTheWay =
  /(?<!\p{L})(?:wil|willen|graag|bereid|want|willing|glad to|happy to|keen|eager|would (?:like|love)|plan(?:ned|ning)?|gepland|booked|geboekt|bezig|started|gestart|begonnen|begun|enrolled|ingeschreven|in opleiding|in training|exam(?:en)?s?|studying|studeer|not afraid to|zie er niet tegen op|no objection|geen bezwaar|geen probleem|gladly|love|enjoy|fine (?:by|with) me|prima|applied for|requested|aangevraagd|in aanvraag|modules?|under way|lopend|volg)(?!\p{L})/iu;
const given =
  /(?<!\p{L})(?:nooit afgemaakt|gestopt|afgebroken|never finished|dropped out|gave up|stopped|not interested|geen interesse|not planning)(?!\p{L})/iu;

/** Does a passage tell that somebody wants it or is on the way to it? */
export const tellsWill = (text: string) => onTheWay.test(text) && !given.test(text);
