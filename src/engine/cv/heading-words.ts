import { isPartHeading } from "#engine/facts/told/parts.ts";
import { fold } from "./page/characters.ts";
import { titleScore } from "./vocabulary.ts";

export type SectionKind =
  | "contact"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "languages"
  | "certifications"
  | "projects"
  | "links"
  | "availability"
  | "other";

const WORDS: Record<Exclude<SectionKind, never>, string> = {
  contact:
    "personliche daten|personliche angaben|zur person|kontakt|contact|contact details|contact information|contact info|contactgegevens|personal|personal details|personal information|personal info|personal data|persoonlijk|persoonlijke gegevens|persoonsgegevens|personalia|gegevens|bio data|biodata|info|address|adres|adresgegevens|facts|particulars|personal profile details|algemene gegevens|naw gegevens",
  summary:
    "wie ben ik|wie ik ben|over mijzelf|over mezelf|over mij|wie is|in short|in brief|in a nutshell|kernpunten|even voorstellen|waar ik goed in ben|summary|profile|about|about me|profiel|over mij|samenvatting|objective|career objective|career summary|executive summary|personal statement|career profile|introduction|introductie|wie ben ik|persoonlijk profiel|personal profile|highlights|career highlights|bio|biography|short resume|overview|career overview|statement|intro|who am i|who i am|qualifications summary|summary of qualifications|professional summary|executive profile|career focus|doel|doelstelling|motivatie|in het kort|kort profiel|persoonlijke omschrijving",
  experience:
    "present post|current post|previous posts|present position|current position|previous positions|other employment|wat ik doe|wat ik nu doe|wat ik deed|wat ik gedaan heb|wat ik heb gedaan|wat heb ik gedaan|wat deed ik|what i do|what i do now|what i have been doing|employers|werkgevers|werkgevers en functies|opdrachten|opdrachten en functies|assignments|beruflicher werdegang|berufliche erfahrung|berufliche stationen|berufspraxis|arbeitserfahrung|praktische erfahrung|werdegang|berufserfahrung|professional career|gewerkt bij|ik werkte bij|werkte bij|waar ik gewerkt heb|waar heb ik gewerkt|worked at|worked for|i worked at|sea service|sea service record|service record|record of sea service|sea time|seagoing experience|vaartijd|vaarervaring|zeedienst|voyages|flying experience|flight experience|engagements|postings|posts held|clinical posts|clinical posts held|loopbaan in het kort|baantjes|bijbaantjes|baan|banen|banen en bijbanen|bijbanen en stages|stages en bijbanen|loopbaanoverzicht|mijn loopbaan|werkgeschiedenis|dienstverbanden|waar ik werkte|where i've worked|where i have worked|waar ik heb gewerkt|where i worked|what i did|what i have done|arbeidservaring|carriereoverzicht|functieoverzicht|track record|jobs so far|recente ervaring|eerdere functies|eerdere banen|other jobs|earlier|earlier jobs|earlier career|previous employment|previous roles|side jobs|placements|internships and jobs|career overview|loopbaan tot nu toe|history|experience|experiences|work experience|employment|employment history|work history|working experience|career history|career|professional experience|professional background|werkervaring|ervaring|ervaringen|loopbaan|werk|arbeidsverleden|werkverleden|carriere|relevante werkervaring|relevante ervaring|beroepservaring|stages|stage|stage ervaring|stage-ervaring|internships|internship|internship experience|positions|appointments|jobs|job history|work|work experience and internships|bijbanen|bijbaan|vakantiejobs|vakantiewerk|studentenjobs|studentenervaringen|teaching experience|research experience|industry experience|leadership experience|military experience|professional history|functies|opdrachten|projectervaring|academic experience|clinical experience|employment experience|work experiences|company experience|organizational experience|werkzaamheden|work history and experience|praktijkervaring|teaching|leadership",
  education:
    "ausbildung|schule und ausbildung|aus- und weiterbildung|schulbildung|bildung|studium|school|scholen|papers and school|school en papieren|diploma|leren|schoolopleiding|schoolopleidingen|studies en cursussen|opleidingen en diploma's|learning|schools and degrees|study|education|educational background|academic background|academics|academic qualifications|academic history|educational qualifications|education and training|education & training|opleiding|opleidingen|onderwijs|studie|studies|scholing|opleiding en cursussen|opleidingen en cursussen|opleidingen & cursussen|educatie|studieverleden|academic profile|qualifications|academic qualification|educational qualification|diploma's|diplomas|genoten opleidingen|formal education|education and qualifications|schools|degrees|education history|schooling|vooropleiding|educations|training and education",
  skills:
    "kenntnisse|edv-kenntnisse|systemen en software|software en systemen|computer|computers|programma's|pakketten|ik werk graag met|waar ik mee werk|machines|techniek|wat ik kan|dit kan ik|what i can do|systems|systems and tools|software and systems|stack|mijn stack|technische skills|kennis van|skills en systemen|kunde|vakkennis|skills|technical skills|key skills|core skills|core competencies|competencies|competences|competenties|vaardigheden|skills and tools|technologies|technical expertise|expertise|areas of expertise|area of expertise|areas of specialization|specialties|specialisaties|specialisms|technical proficiency|technical summary|it skills|it-vaardigheden|ict-vaardigheden|ict vaardigheden|computer skills|computervaardigheden|computerkennis|programming skills|programming languages|programmeertalen|programmeervaardigheden|programming|tools|technieken|software|kennis|kennis en vaardigheden|skills and competencies|skills & competencies|skills & abilities|skills and abilities|professional skills|soft skills|hard skills|strengths|sterke punten|kwaliteiten|eigenschappen|persoonlijke eigenschappen|skill|skill set|skillset|skill highlights|technical competencies|technology|tech stack|software skills|it & programming|it knowledge|it kennis|digitale vaardigheden|systemen|gereedschap|technische vaardigheden|technische kennis|proficiencies|technical knowledge|overige vaardigheden|kerncompetenties|key competencies|top skills|belangrijkste vaardigheden|talents|skills summary|technical|libraries|frameworks|languages and technologies|technologies and languages|knowledge|computer proficiency|it proficiency|technical strengths|technical stack|core qualifications|abilities|computer literacy|tools & technologies|tools and technologies|skills & tools|sector expertise|software proficiency|kerncompetentie",
  languages:
    "sprachen|sprachkenntnisse|speak|speaks|i speak|ik spreek|spreek|languages|language|language skills|talen|taal|talenkennis|taalvaardigheid|taalvaardigheden|spoken languages|languages spoken|language proficiency|linguistic skills|kennis van talen|foreign languages|known languages|languages known",
  certifications:
    "papieren|cursussen en papieren|licenties|registraties|registratie|registrations|registration|diploma's en certificaten|diploma's en cursussen|certificaten en diploma's|getuigschriften|tickets|tickets and licences|licences and tickets|cards and tickets|opleidingen op de werkvloer|workshops en cursussen|certifications|certification|certificates|certificate|certificaten|certificering|certificeringen|licenses|licences|licenses and certifications|licenses & certifications|courses|cursussen|trainingen|training|trainings|cursussen en trainingen|trainingen en cursussen|cursussen en certificaten|cursus|accreditations|professional development|certificates and courses|courses and certifications|courses & certifications|certifications and training|certifications & training|bijscholing|nascholing|professional certifications|licensure|online courses|workshops|professional training|relevant coursework|coursework|bevoegdheden|rijbewijs",
  projects:
    "projects|project|personal projects|side projects|academic projects|key projects|projecten|open source|open source contributions|open-source|open source projects|portfolio|selected projects|open source experience|relevant projects|work projects|software projects|project experience|research projects|project details|projects and research|personal and open source projects|major projects",
  links:
    "links|websites|web|online|social|social media|profiles|weblinks|websites, portfolios, profiles|websites, portfolios and profiles|online profiles",
  availability: "availability|beschikbaarheid|beschikbaar|opzegtermijn|notice period|work preferences|voorkeuren",
  other:
    "teaching|supervision|grants|funding|exhibitions|tentoonstellingen|en verder|verder|daarnaast|en ook|ook nog|and also|also|furthermore|vrijwillig|vrije tijd en hobby's|karakter|kenmerken|prive|privé|personality|character|in my spare time|in mijn vrije tijd|naast het werk|papierwerk|mission|extra|in de vrije tijd|free time|spare time|beyond work|outside work|practical|praktisch|wat ik zoek|ik zoek|looking for|what i am looking for|motivation|homelab|resultaten|results|key points|nog meer|tot slot|besides work|references|referenties|referees|hobbies|hobby's|hobbys|hobby’s|interests|interesses|hobby's en interesses|hobby’s en interesses|interests and hobbies|hobbies and interests|hobbies & interests|publications|publicaties|publication|awards|awards and honors|awards & honors|honors and awards|honors & awards|awards and recognition|awards and achievements|achievements|accomplishments|prestaties|onderscheidingen|honors|honours|honors & certificates|scholarships|volunteering|volunteer|volunteer work|volunteer experience|volunteering experience|vrijwilligerswerk|vrijwilligerservaring|vrijwilligersfuncties|nevenfuncties|nevenfunctie|vrijwilliger|extracurricular|extracurricular activities|extra-curricular activities|extra curricular activities|extracurriculaire activiteiten|activities|activiteiten|nevenactiviteiten|leisure activities|vrije tijd|patents|presentations|presentation|talks|conferences|memberships|affiliations|professional affiliations|lidmaatschappen|associations|other|overig|overige|overige informatie|overige gegevens|other information|additional information|additional|miscellaneous|writing|research|research interests|research interest|declaration|community|community service|service|invited talks|speaking|lectures|program committees|program committee|press|media|opleiding en werk|a day of my life|my life philosophy|most proud of|philosophy|quotes|grants|funding|supervision|selected publications|publications and talks|services|professional services|editorial|exhibitions|performances|personal interests|over deze cv|recommendations|testimonials|key achievements|highlighted achievements|honors and scholarships|scores|tests|exams|militaire dienst|military service|marital status|burgerlijke staat|nationaliteit|contributions|blog|blogs|articles|artikelen|social engagement|engagement|bestuurservaring|bestuursfuncties|bestuur|commissies|courses taught|theses|thesis|disclaimer|personal traits|leadership and activities|professional memberships|extracurriculars|academic achievements|seminars",
};

const KIND_OF = new Map<string, SectionKind>();
for (const [kind, words] of Object.entries(WORDS)) for (const word of words.split("|")) KIND_OF.set(fold(word), kind as SectionKind);

const MODIFIERS =
  /^(?:my|mijn|selected|relevant|relevante|recent|other|overige|key|main|additional|aanvullende|previous|eerdere|vorige|further|professional|professionele|personal|persoonlijke|academic|current|huidige|general|detailed|technical|core|formal|notable|major|related|full[- ]time|part[- ]time|summary of|overview of|list of|overzicht)\s+/;
/** "Dienstverband 2", "Employer 3": a form's own blocks of work. */
const NUMBERED =
  /^(?:dienstverband|baan|functie|werkgever|werkervaring|job|position|employer|employment|work experience) (?:nr\.? ?)?\d{1,2}$/;
const JOINED = /\s*(?:\band\b|\ben\b|\bof\b|&|\/|\+|,|\||·)\s*/;

/** "Bijbaan, Zeta BV", "Internship (Harbour Lab)": a kind of work and a name behind it, which is a job and no heading. */
function opensJob(written: string): boolean {
  const [, work = "", name = ""] = /^\P{L}*(\p{L}[\p{L} -]{2,30}?)\s*[,|·(]\s*(\p{Lu}.*?)\)?$/u.exec(written) ?? [];
  return work !== "" && titleScore(work) >= 0.7 && headingKind(name) === null;
}

/** "III. Work", "B) Education", "Deel 2: Opleiding": the number of a heading, written in letters. */
const IN_LETTERS =
  /^[\s\p{P}\p{S}]*(?:(?:[Dd]eel|[Pp]art|[Ss]ection|[Hh]oofdstuk|[Cc]hapter)\s+(?:\d{1,2}|[IVX]{1,4})|[IVX]{1,4}|[A-H])\s*[.):–-]+\s*(?=\p{L}{3})/u;

/** The kind of section that a heading's words announce; null when they announce none. */
export function headingKind(written: string): SectionKind | null {
  const text = fold(written.replace(IN_LETTERS, ""))
    .replace(/^[\s\p{P}\p{S}\d]+(?=\p{L})/u, "")
    .replace(/[\s\p{S}:.,;\-–—_|•>*#/]+$/u, "")
    .replace(/\s+/g, " ")
    .replace(/\s*\([^)]{0,40}\)$/, "");
  if (text.length < 3 || text.length > 60 || (written.length < 90 && opensJob(written))) return null;
  const exact = KIND_OF.get(text.replaceAll("’", "'"));
  if (exact) return exact;
  if (isPartHeading(text)) return "other";
  if (NUMBERED.test(text)) return "experience";
  const bare = text.replace(MODIFIERS, "").replace(MODIFIERS, "");
  const found = KIND_OF.get(bare);
  if (found) return found;
  const parts = bare.split(JOINED).filter((part) => part !== "");
  if (parts.length < 2 || parts.length > 4) return null;
  const kinds = parts.map((part) => KIND_OF.get(part) ?? KIND_OF.get(part.replace(MODIFIERS, "")) ?? null);
  if (kinds.filter((kind) => kind === null).length > (parts.length > 2 ? 1 : 0))
    return kinds[0] === null || parts.length > 2 ? null : looseKind(parts, kinds);
  return kinds.find((kind) => kind !== null && kind !== "other") ?? "other";
}

/** "Experience and …": the first word decides when it is one of the great sections. */
function looseKind(parts: string[], kinds: (SectionKind | null)[]): SectionKind | null {
  const first = kinds[0];
  return first && ["experience", "education", "skills", "languages"].includes(first) && (parts[1]?.length ?? 99) < 25 ? first : null;
}

const EDGES: [kind: SectionKind, pattern: RegExp][] = [
  ["experience", /(?:^|\s)(?:experience|(?:werk)?ervaring|loopbaan|career|employment|employment history|work history|jobs)$/],
  [
    "experience",
    /^(?:(?:earlier|previous|past|former|my|other) )?(?:work |working )?(?:experience|employment|career|jobs|work) (?:as|in|with|at|since)\s|^(?:(?:eerdere|vroegere|mijn|overige) )?(?:werk)?(?:ervaring|loopbaan|werk) (?:als|in|bij|sinds)\s/,
  ],
  ["education", /\s(?:education|opleiding(?:en)?|studies?|diploma'?s)$/],
  ["skills", /\s(?:skills|vaardigheden|competenties)$/],
  ["certifications", /\s(?:certificaten|certificates|cursussen|courses|training(?:en|s)?|papieren)$/],
];
/** "Ervaring verpleegkundige": what as, right behind the word. */
const WORK_AS = /^(?:(?:werk)?ervaring|loopbaan|experience|career|employment) (?=\p{L})/u;
/** "User experience", "de leukste ervaring": what the last word means in other company. */
const OTHERWISE = /^(?:customer|user|guest|employee|client|candidate|shopping|digital|my best|de leukste|mijn leukste)\s/;

/** "ICT experience", "Ervaring als chauffeur": a heading by its first or last word, for lines that look like one. */
export function looseHeadingKind(written: string): SectionKind | null {
  const text = fold(written)
    .replaceAll("’", "'")
    .replace(/[\s:.\-–—]+$/u, "")
    .trim();
  if (text.length > 45 || text.split(/\s+/).length > 5 || /[\d,;|@]/.test(text) || OTHERWISE.test(text)) return null;
  const work = WORK_AS.exec(text)?.[0].length;
  if (work !== undefined && titleScore(text.slice(work)) >= 0.7) return "experience";
  return EDGES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const IN_JOB =
  /^(?:(?:key |selected |major )?(?:projects?|projecten|results?|resultaten|achievements|accomplishments|prestaties|activities|activiteiten|opdrachten|training(?:en|s)?|courses|cursussen|highlights)|(?:used )?(?:technolog(?:y|ies)|tools?|software|systems|systemen|machines|techniek(?:en)?|stack|tech stack|frameworks|libraries))\W*$/iu;
/** What a job may have a list of under a label of its own: "Highlights", "Technologies". */
export const isLabelInJob = (text: string): boolean => IN_JOB.test(text);
