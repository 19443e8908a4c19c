import type { ToldWords } from "../../told/wording.ts";

/** English: who is told of. */
export const people = {
  self: "i|we|me|us|myself|ourselves",
  withSelf: "(?:and|&|with|plus) (?:i|me|myself|we|us)",
  determiner:
    "my|our|the|a|an|one of (?:my|our|the)|some(?: of (?:my|our|the))?|several|most|many|all(?: of)?(?: my| our| the)?|both|other|his|her|their|each|every|an? external|outside|external",
  otherOne:
    "another|(?:an|the|some) other|other|the next|the neighbou?ring|their|an external|external|a different|a separate|someone else's",
  counts:
    "\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|dozens of|a dozen|a number of",
  never:
    "colleagues?|co-?workers?|team-?mates?|peers?|clients?|customers?|suppliers?|vendors?|(?:sub)?contractors?|agenc(?:y|ies)|bureaus?|third part(?:y|ies)|outsiders?|(?:hosting|external|outside|business|implementation|technology|it|service|channel) (?:partners?|provider|company|firm|party)|hosting provider|consultancy|head office|somebody else|someone else|others|other people|predecessor|successor",
  kin: "brother|sister|husband|wife|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|father|mother|mum|mom|dad|parents|son|daughter|children|kids|uncle|aunt|cousin|nephew|niece|grandfather|grandmother|grandparents|brother-in-law|sister-in-law|friends?|room-?mate|flat-?mate|neighbou?rs?",
  role: "(?:(?:co-)?(?:manager|boss|supervisor|chief|leader|director|head|owner|founder|president|ceo|cto|cfo|cio)|team ?lead|lead|foreman|draughts(?:man|woman)|drafter|surveyor|scaffolder|analyst|architect|accountant|bookkeeper|engineer|developer|programmer|designer|consultant|administrator|admin|tester|planner|secretary|assistant|receptionist|nurse|doctor|physician|surgeon|gp|therapist|psychologist|dentist|pharmacist|vet|teacher|professor|lecturer|tutor|trainer|coach|mentor|student|pupil|intern|trainee|apprentice|graduate|candidate|fellow|driver|operator|mechanic|electrician|plumber|welder|painter|carpenter|builder|fitter|worker|employee|practitioner|holder|specialist|expert|technician|scientist|researcher|chef|cook|waiter|waitress|baker|butcher|guard|officer|lawyer|solicitor|jurist|notary|recruiter|buyer|seller|salesperson|marketer|editor|writer|journalist|photographer|translator|interpreter|clerk|controller|auditor|banker|broker|agent|shareholder|volunteer|temp|freelancer|picker|packer|cleaner|carer|caretaker|farmer|gardener|pilot|captain|sailor|member|person|man|woman|guy|user|dba|scrum master|product owner)",
  roles:
    "(?:managers|bosses|supervisors|leaders|leads|directors|heads|owners|founders|foremen|draughtsmen|drafters|surveyors|scaffolders|analysts|architects|accountants|bookkeepers|engineers|developers|programmers|designers|consultants|administrators|admins|testers|planners|secretaries|assistants|receptionists|nurses|doctors|physicians|surgeons|therapists|psychologists|teachers|professors|lecturers|tutors|trainers|coaches|mentors|students|pupils|interns|trainees|apprentices|graduates|candidates|fellows|drivers|operators|mechanics|electricians|plumbers|welders|painters|carpenters|builders|fitters|workers|employees|staff|personnel|crew|people|persons|practitioners|holders|specialists|experts|technicians|scientists|researchers|chefs|cooks|waiters|bakers|butchers|guards|officers|lawyers|solicitors|recruiters|buyers|sellers|salespeople|marketers|editors|writers|journalists|translators|interpreters|clerks|controllers|auditors|bankers|brokers|agents|shareholders|volunteers|temps|freelancers|pickers|packers|cleaners|carers|farmers|gardeners|pilots|sailors|members|men|women|guys|users|dbas|residents|applicants|contractors|professionals|hires|joiners|starters)",
  group:
    "teams?|departments?|divisions?|squads?|units?|groups?|crews?|desks?|offices?|branch(?:es)?|sections?|tribes?|companies|company|firms?",
  department:
    "finance|financial|accounting|accounts|purchasing|procurement|buying|sales|marketing|communications?|hr|human resources|people|personnel|payroll|legal|compliance|it|ict|operations|ops|infrastructure|infra|hosting|security|logistics|warehouse|planning|quality|qa|research|engineering|design|data|analytics|bi|support|service|facilities|maintenance|production|platform|network|database|treasury|risk|audit",
  namedGroup:
    "(?:the |our )?(?:(?:senior |upper |middle )?management|board(?: of directors)?|works council)|(?:the )?(?:DEPARTMENT)(?: and (?:DEPARTMENT))? (?:GROUP|people|staff|guys|colleagues)|the (?:GROUP) (?:next door|upstairs|downstairs|across (?:the (?:hall|road|street))|beside us|next to us|of (?:finance|hr|marketing|sales|purchasing))",
  they: "they",
} satisfies Partial<ToldWords>;
