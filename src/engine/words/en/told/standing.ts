import type { ToldWords } from "../../told/wording.ts";

const months = "(?:january|february|march|april|may|june|july|august|september|october|november|december)(?! (?:19|20)\\d\\d)";

/** English: how far somebody is with a thing. */
export const standing = {
  notDone:
    "never (?:done|used|worked|had)|no (?:experience|practice)(?: with (?:it|that))?|no live \\p{L}+|i refuse|not (?:done|held|obtained)|(?:never|not) (?:finished|completed)|(?:is|are|was|were|gets?) (?:done|handled|taken care of|carried out) by (?!(?:me|us|my team|our team)(?!\\p{L}))\\p{L}+|no longer (?:do|want)|not any ?more|(?:only|just) (?:seen|watched)(?: it)?",
  refused: "rather not|prefer not to|not yet|never|none|no|only at home",
  unafraid: "not (?:afraid|scared)",
  afraid: "afraid|scared|terrified",
  weak: "(?:i (?:can't|cannot|can not)(?: do)? yet(?= ?:)|still to learn|less strong|weak(?:ness(?:es)?| (?:points?|spots?|sides?))|not my (?:strong|strongest) (?:suit|point|side))",
  expired: "expired|no longer valid|lapsed|not renewed|ran out",
  allExpired: "all (?:of them )?(?:have )?expired|all lapsed",
  noLonger: "no longer (?:use|used|work(?:ed|ing)? with|do)|not since (?:19|20)\\d\\d|long ago",
  lastUsed: "until|till|up to|last used(?: in)?",
  planned: `exam (?:is )?(?:in|on) (?:\\d{1,2} )?${months}|exam to follow|booked (?:for|in)|is booked|are booked|enrolled for|(?:still|yet) to (?:be )?(?:obtain|get|take|pass|do|follow)\\p{L}*|want to (?:learn|get|obtain|take)|would like to|would love to|willing to (?:learn|obtain|get)`,
  nextExam: `exam,? (?:(?:is|on) ){0,2}\\d{1,2} ${months}`,
  plannedBehind: "planned|scheduled|on (?:the|my) (?:to-?do )?(?:planning|list|agenda)",
  underWay:
    "applied for|requested|application|pending|in progress|ongoing|studying|started|expected|learning|\\d+ (?:of the|out of|of) \\d+ (?:exams?|modules?|parts)",
  student: "student|apprentice",
  little:
    "basic|basics|fundamentals|beginner|a bit(?: of)?|a little|some knowledge|first steps|shadow(?:ed|ing)|after agreement with|once(?! (?:a|per|every|the))|under (?:\\p{L}+ )?(?:supervision|guidance|eye)|sat in on|occasionally|now and then|a few times|only with (?:the|a|my) \\p{L}+ in the room|(?:together )?with (?:a|my) (?:more )?(?:senior|experienced)|tried|hobby(?: ?project)?|(?<!(?:for|at|of|in|to|with)(?: an?)? )(?:simple|old)|nothing more|not (?:yet )?(?:at|for) work|together with my (?:mentor|supervisor)|(?<!(?:for|at|of|in|to|with)(?: an?)? )small|know what it is|heard of|for (?:my )?(?:family|friends|neighbours)|watch(?:ed)? along|(?:still|quite) (?:difficult|hard)",
  course:
    "course|online course|e-learning|workshop|tutorial|bootcamp|minor|(?:half an?|one|1|(?<!s |within |in )a) day(?! (?:per|a|in the|each|every|week))|(?:one|two|three|\\d) (?:terms?|semesters?)|in my studies|(?:during|on|in) (?:my|an|the) internships?|(?:at|in|from) (?:high )?school|practicals",
  atSchool: "at school",
  listedCourse: "(?:online|basic)[ -]?(?:course|certificate)|bootcamp|courses?|certificate \\(online\\)",
  some: "some",
  pastime: "hobbies|interests?|in my (?:spare|free) time",
} satisfies Partial<ToldWords>;
