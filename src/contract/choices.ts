/**
 * The closed lists of the contract as plain words. The schemas are made from them; the browser takes them from here, and so
 * loads no schema: a form's choices, a filter in an address.
 */
export const verdicts = ["met", "partly", "not_met", "unknown"] as const;
export const requirementKinds = ["must", "nice", "knock_out"] as const;
export const languageLevels = ["A1", "A2", "B1", "B2", "C1", "C2", "native"] as const;
export const employmentTypes = ["permanent", "temporary", "freelance", "secondment", "internship", "volunteer"] as const;
export const remotes = ["onsite", "hybrid", "remote"] as const;
export const periods = ["hour", "day", "week", "month", "year"] as const;
/** Ordered from the lowest to the highest. */
export const educationLevels = ["none", "vmbo", "mbo1", "mbo2", "mbo3", "mbo4", "havo", "vwo", "hbo", "bachelor", "master", "phd"] as const;
export const unreadableReasons = ["empty", "scanned", "encrypted", "broken", "too_slow", "too_large", "wrong_kind"] as const;
/** The programs of others that read what the product can't by itself. */
export const readingTools = ["tesseract", "libreoffice"] as const;
/** Kinds of files that a CV or vacancy may be, by their endings; pictures by their type too, by which a phone offers its camera. */
export const READABLE_FILES = ".pdf,.docx,.txt,.md,.doc,.rtf,.odt,.jpg,.jpeg,.png,image/jpeg,image/png";
/** What a reading that takes long is at. */
export const readingSteps = ["waiting", "converting", "scan", "model"] as const;
/** What the text of a reading lacks: keys of messages. */
export const readingNotes = ["letters_unreadable"] as const;
/** Where a candidate can stand with a job; a workspace names, orders and adds to these, each of its own counting as one of them. */
export const stages = ["suggested", "shortlisted", "proposed", "interview", "offer", "placed", "rejected"] as const;
/** What a stage means: which of the seven count as each says `contract/job/pipeline.ts`. */
export const stageKinds = ["open", "interview", "offer", "placed", "closed"] as const;
export const stageColors = ["gray", "blue", "teal", "green", "yellow", "orange", "red", "grape"] as const;
/** Whose no it was. */
export const refusalSides = ["agency", "client", "candidate"] as const;
/** Why somebody is turned down, as long as a workspace has no list of its own: by whose no it is. A client's as on the page of a proposal. */
export const usualReasons = {
  agency: ["requirement_missing", "others_stronger", "references"],
  client: ["experience", "skills", "availability", "pay", "location", "position_filled", "other"],
  candidate: ["not_interested", "other_job", "terms", "distance", "no_response"],
} as const;
/** As many cards as one call moves. */
export const MOST_MOVES = 100;
/** Cards of a stage that a board shows, and shows at most once somebody asks for more. */
export const USUAL_CARDS = 200;
export const MOST_CARDS = 1000;
/** As many stages as a pipeline has, and as many reasons as stand in the list. */
export const MOST_STAGES = 24;
export const MOST_REASONS = 60;
/**
 * Why somebody isn't ranked. knock_out: fails one · nothing_found: nothing of what is asked speaks for them · little_found: too little
 * to be among those who are ranked · unread_cv: a file that isn't read, and nothing else · empty_profile: neither file nor profile.
 */
export const unrankedReasons = ["knock_out", "nothing_found", "little_found", "unread_cv", "empty_profile"] as const;
/** The lists that can be searched, and seen through a saved view. */
export const listNames = ["candidates", "jobs", "proposals", "recruiters", "clients"] as const;
/** What notes and tasks are written on. */
export const notedRecords = ["candidate", "job", "client", "proposal"] as const;
/** A call is a note that says whom one spoke to, and when. */
export const noteKinds = ["note", "call", "mail"] as const;
export const reachKinds = ["call", "mail"] as const satisfies (typeof noteKinds)[number][];
/** Why a colleague tells somebody something: they were named in a note, or a task became theirs. */
export const colleagueNews = ["mention", "assigned"] as const;
/** The same, and what a client said of a proposal or an interview, or a candidate about being proposed or kept. */
export const notificationKinds = [
  ...colleagueNews,
  "client_interview",
  "client_question",
  "client_not_a_fit",
  "interview_picked",
  "interview_suggested",
  "consent_yes",
  "consent_no",
  "consent_withdrawn",
  "renewal_yes",
  "renewal_no",
  "renewal_withdrawn",
] as const;
/** What of that somebody switches on and off, each in the app and by e-mail: one kind, or several that say the same sort of thing. */
export const newsSwitches = [
  ...colleagueNews,
  "client_answer",
  "client_question",
  "interview_picked",
  "interview_suggested",
  "consent",
] as const;
/** Kinds of records that can be the same one twice, and be merged. */
export const mergedRecords = ["candidate", "job", "client"] as const;
/** What speaks for two candidates being the same, the strongest first: server/areas/duplicate/certainty/rules.ts weighs them. */
export const candidateReasons = ["file", "link", "email", "phone", "name_and_employer", "name_and_school", "name_and_city"] as const;
/** The same of any two records: of jobs their titles and texts, of clients the rest. */
export const duplicateReasons = [...candidateReasons, "title", "text", "name", "website", "email_domain"] as const;
/** Whose value a merge takes for a field; `both` of a list. */
export const mergeSides = ["kept", "other", "both"] as const;
/** Days in which a merge can be undone. */
export const MERGE_DAYS = 30;
/** Where an agency stands with a client. */
export const clientStatuses = ["prospect", "active", "former"] as const;
export const roles = ["owner", "admin", "recruiter", "viewer"] as const;
/** What the search over everything finds, in the order in which it is told. */
export const foundKinds = ["candidate", "job", "client", "contact", "proposal", "note", "file", "recruiter", "chat"] as const;
/** What a candidate's CV is made as. */
export const resumeKinds = ["pdf", "docx", "json"] as const;
export const anonymities = ["full", "no_contact", "initials", "blind"] as const;
/** The background work there is, by name. */
export const taskNames = [
  "send_code",
  "send_letter",
  "send_reset",
  "remove_files",
  "rotate_secret",
  "make_export",
  "run_import",
  "match_workspace",
  "make_vectors",
  "judge_matches",
  "find_duplicates",
  "send_sandbox_event",
  "make_invoice",
  "stop_renewal",
  "reconcile_orders",
  "compact_database",
  "tidy",
] as const;
/** What reads documents: those that need no programs of others, and those that do. */
export const readerKinds = ["plain", "slow"] as const;
export const consentPolicies = ["off", "warn", "block"] as const;
export const decisions = ["interview", "question", "not_a_fit"] as const;
/** What an agency hands over about how it processes people's data and uses AI. */
export const complianceDocuments = [
  "processing-register",
  "dpia",
  "processing-agreement",
  "instructions-for-use",
  "candidate-notice",
] as const;
/** Those that everybody in a workspace reads; the others are for owners and admins. */
export const openDocuments = [
  "instructions-for-use",
  "candidate-notice",
] as const satisfies readonly (typeof complianceDocuments)[number][];
export const consentBases = ["consent", "legitimate_interest", "contract"] as const;
export const consentAnswers = ["yes", "no", "withdrawn"] as const;
/** What somebody may ask about their own data: articles 15, 17, 16, 21 and 18 GDPR. */
/** Whose data it is: a candidate's, or that of somebody with an account. */
export const privacyRequestOf = ["candidate", "account"] as const;
export const privacyRequestKinds = ["access", "erasure", "correction", "objection", "restriction"] as const;
export const privacyOutcomes = ["done", "refused"] as const;
export const planKeys = ["free", "solo", "team"] as const;
export const limitNames = [
  "candidates",
  "active_jobs",
  "proposals_per_month",
  "chat_messages_per_month",
  "recipients_per_day",
  "notices_per_day",
  "model_calls_per_day",
  "model_tokens_per_day",
  "storage_mb",
] as const;
/** What statistics count in a period; contract/statistics.ts says how. */
export const figureNames = ["candidates", "jobs", "proposals", "opened", "answered", "interviews", "placements"] as const;
/** Steps from suggestion to placement, in their order. */
export const funnelStages = ["suggested", "shortlisted", "proposed", "interview", "offer", "placed"] as const;
export const medianNames = ["vacancy_to_first_proposal_days", "vacancy_to_placement_days", "proposal_to_answer_days"] as const;
export const rowFigures = ["candidates", "jobs", "proposals", "opened", "answered", "declined", ...funnelStages] as const;
/** As many records as one call changes. */
export const MOST_AT_ONCE = 500;
/** As many rows of a list are asked for by their ids: they stand in its address. */
export const PICKED_AT_ONCE = 100;
/** As long as a search may be, in characters. */
export const SEARCH_LENGTH = 500;
/** As many strengths as a proposal has. */
export const MOST_STRENGTHS = 7;
/** As many seats as can be bought without asking, where a plan has no limit. */
export const MOST_SEATS = 500;
/** Days after which what lies in the trash is deleted for good. */
export const TRASH_DAYS = 30;
/** Terms that hold before the law without more: four weeks after a procedure, a year with consent; in days, since 52 weeks are no year. */
export const retentionPresets = { four_weeks: 28, one_year: 365 } as const;
/** So long before their consent ends, candidates are asked whether they may be kept for longer. */
export const RENEWAL_DAYS = 30;
/** Who takes back the consent that they are kept by is erased that much later: in time, and not before anybody could answer. */
export const WITHDRAWAL_HOURS = 20;
/** Seconds between two letters with a code to one mailbox. */
export const CODE_PAUSE_SECONDS = 60;
/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;
/** So long a client may leave a proposal unopened, or say nothing once it was opened, before one asks. */
export const SILENT_DAYS = 3;
/** So early it is told that somebody's consent, or the term to keep them, ends. */
export const LEAVING_DAYS = 7;
/** Below this many cases a share or a median says little, and the screen says so. */
export const FEW = 5;
/** Candidates per job below which a skill is scarce. */
export const SCARCE = 2.5;

/** The largest files, in bytes. */
export const CV_BYTES = 10 * 1024 * 1024;
export const IMAGE_BYTES = 2 * 1024 * 1024;

/**
 * Points that a criterion is worth where neither the job nor the workspace says otherwise; a point of relevance is a tenth of all
 * others. Learned from graded pairs, held near what was set by hand before: docs/decisions/0033-ranking.md.
 */
export const usualWeights = {
  must: 4,
  nice: 1,
  title: 5,
  years: 4,
  education: 3,
  language: 4,
  place: 3,
  hours: 1,
  start: 1,
  salary: 1,
  relevance: 5,
};

/**
 * From this score on a match is told of by itself, and a list shows it: of the labelled sets about 2 in 3 from there on were worth a
 * call, and 1 in 4 below (`npm run eval -- weights`). Everybody else is one click away.
 */
export const STRONG = 60;

/** How weights came to be what they are; contract/job/weights.ts says how. */
export const weightChangeKinds = ["set", "learned", "refused"] as const;

/** Points of the longer side of a CV that is a picture: of its paper it tells nothing, and A4 is usual. */
export const PICTURE_POINTS = 842;

/** The choice that a value from outside names, or undefined. */
export const oneOf = <T extends string>(choices: readonly T[], value: unknown): T | undefined => choices.find((choice) => choice === value);

/** What of an agency's letters it can say in its own words. */
export const voiceFields = ["salutation", "invitation", "closing"] as const;

/** Why a line of a vacancy is no requirement. */
/** What a vacancy tells, besides its text. `pay` is in cents, its `unit` "EUR/month". */
export const vacancyFactKinds = [
  "title",
  "client",
  "contact",
  "contact_email",
  "contact_phone",
  "place",
  "remote",
  "contract",
  "hours",
  "pay",
  "start",
  "openings",
  "education",
  "language",
  "requirement",
] as const;

export const leftOutReasons = ["boilerplate", "offer", "duty", "company", "protected", "agency_notice", "not_asked"] as const;
/** What European and Dutch equal-treatment law protects. */
export const protectedGrounds = [
  "age",
  "gender",
  "nationality",
  "origin",
  "religion",
  "disability",
  "marital_status",
  "pregnancy",
  "sexual_orientation",
  "appearance",
  "native_speaker",
  "political_opinion",
] as const;

/** What a stretch of a CV may be said to be. */
export const pointableFields = ["name", "headline", "city", "title", "employer", "degree", "certificate"] as const;
/** What a stretch of a vacancy may be said to be, besides a requirement. */
export const pointableJobFields = ["title", "client", "city", "hours", "pay"] as const;
/** What became of a line that the law protects: left out, replaced by the neutral wording, or kept by a person. */
export const protectedHandlings = ["left_out", "replaced", "kept"] as const;

/** What is kept of a match's history: looked at, moved to another stage, a verdict changed. */
export const decisionKinds = ["seen", "stage", "verdict"] as const;
/** Lists that automatic ranking makes: a job's candidates, those whom it leaves out or puts low, and a candidate's jobs. */
export const shownLists = ["candidates", "not_ranked", "jobs"] as const;
/** So many days it is kept which ranking was shown to whom; no less than six months (AI Act, article 26(6)). */
export const SHOWN_DAYS = 365;

/** What a program may do by an API key; contract/account/api-key.ts says which calls that is. */
export const apiScopes = [
  "candidates:read",
  "candidates:write",
  "jobs:read",
  "jobs:write",
  "matches:read",
  "matches:write",
  "proposals:read",
  "proposals:write",
  "statistics:read",
] as const;
export type ApiScope = (typeof apiScopes)[number];
/** Mailboxes that are those of whoever runs a domain (RFC 2142). */
export const domainMailboxes = ["postmaster", "admin"] as const;
/** Why a provider of single sign-on can't be used: it doesn't answer, isn't public, isn't who it is said to be, or refuses us. */
export const ssoProblems = ["unreachable", "not_public", "not_openid", "no_pkce", "client_refused"] as const;
/** Why somebody wasn't let in by single sign-on, as the security log tells it. */
export const ssoRefusals = [
  "sso_refused",
  "sso_denied",
  "sso_provider_away",
  "sso_no_email",
  "sso_email_unverified",
  "sso_other_domain",
  "sso_other_person",
  "sso_no_seat",
  "suspended",
] as const;
/** Days that a key lasts where nobody says otherwise. */
export const KEY_DAYS = 90;

/** Who runs a language model: a provider, Ollama, or any server that speaks OpenAI's chat protocol. */
export const modelProviders = ["openai", "anthropic", "mistral", "azure", "ollama", "openai-compatible"] as const;
/** Where those are asked that have an address of their own, the same for everybody. */
export const modelAddresses: Partial<Record<(typeof modelProviders)[number], string>> = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  mistral: "https://api.mistral.ai/v1",
  ollama: "http://localhost:11434/v1",
};
/** Those that may ask for no key. */
export const keylessProviders = ["ollama", "openai-compatible"] as const satisfies readonly (typeof modelProviders)[number][];
/** What a language model may be let do. */
export const modelTasks = ["answer", "judge", "draft", "read", "translate"] as const;
/** What models are asked for: their tasks, comparing by meaning, and trying whether they answer. */
export const modelUses = [...modelTasks, "compare", "test"] as const;
/**
 * Why a model gives no list or no answer. key_refused: its key isn't accepted · no_model: it has no such model · refused: what was asked
 * isn't accepted · not_public: the address is none of the internet · unreachable: nobody is there · timeout · busy: too many questions, or
 * nothing left to spend · unavailable: a fault of its own · unreadable: what answers is no model · empty · too_long · cut_off ·
 * no_list: it answers, and has no list of models.
 */
export const modelProblems = [
  "key_refused",
  "no_model",
  "refused",
  "not_public",
  "unreachable",
  "timeout",
  "busy",
  "unavailable",
  "unreadable",
  "empty",
  "too_long",
  "cut_off",
  "no_list",
] as const;

/** What a workspace may add fields to, and of which kinds: what each holds says `custom-field.ts`. */
export const customRecords = ["candidate", "job", "client"] as const;
export const customKinds = ["text", "number", "date", "choice", "choices", "yes_no", "link"] as const;

/** Where an interview stands: times wait for the client, times of the client's wait for the recruiter, its time is fixed, it is off. */
export const interviewStates = ["offered", "suggested", "planned", "cancelled"] as const;
/** What was said afterwards. */
export const interviewOutcomes = ["strong_yes", "yes", "no", "no_show"] as const;
/** As many times as are offered at once, and as many as a client proposes. */
export const MOST_SLOTS = 10;
export const MOST_OWN_SLOTS = 5;

/** Where an archive of a whole workspace stands, and for how many hours it is kept. */
export const exportStates = ["making", "ready", "failed"] as const;
export const EXPORT_HOURS = 24;
