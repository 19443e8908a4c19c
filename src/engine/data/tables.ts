import { rowsOf } from "./read.ts";

/**
 * The skills of a trade, or `certificate` for papers that one holds or doesn't hold. `!` before a name or alias: its case counts unless it
 * stands as an item of a list. `?`: it is also an ordinary word or a single letter, so that its case and the words around it must support
 * it. Several rows of one name add up.
 */
export const skillRows = (trade: string) => rowsOf(`shared/skills/${trade}.tsv`, ["name", "aliases", "implies", "related"]);

/** Families of tools that do the same work, and what each of their tools implies. */
export const toolFamilyRows = () => rowsOf("shared/tool-families.tsv", ["name", "trade", "aliases", "implies"]);

/** The tools of the families; whoever knows one learns another of its family in weeks. */
export const toolRows = () => rowsOf("shared/tools.tsv", ["family", "name", "aliases"]);

/** What a skill is called in Dutch where the lexicon's own name is English. Products and papers keep their names. */
export const dutchSkillNames = () => rowsOf("nl/skill-names.tsv", ["skill", "name"]);

/** Single words of the lexicon that are names of their own (`proper`), or aren't although they stand among those of `it` (`ordinary`). */
export const nameKinds = () => rowsOf("shared/name-kinds.tsv", ["name", "kind"]);

/** Spellings of the lexicon that also mean an ordinary word, another name, or letters for something else. */
export const ambiguousSpellings = () => rowsOf("shared/ambiguous-spellings.tsv", ["spelling", "meaning"]);

/** Professions: the normalised role, its titles, and roles near it. The exact profession stands before a wider one that shares its words. */
export const titleRows = () => rowsOf("shared/titles.tsv", ["role", "trade", "titles", "related"]);

/** What is done in one kind of work, in the words of those who do it; the form of a pattern stands in `skills/patterns/patterns.ts`. */
export const practiceRows = (work: string) => rowsOf(`shared/practice/${work}.tsv`, ["skill", "dutch", "patterns"]);

/** Kinds of employers, by words of their names and of what people tell of them. */
export const sectorRows = () => rowsOf("shared/sectors.tsv", ["name", "patterns"]);

/** Fields of study, as degrees, diplomas and vacancies name them. */
export const studyFieldRows = () => rowsOf("shared/study-fields.tsv", ["name", "wider", "patterns"]);

/** Words that stand for each other in vacancies and CVs, a meaning a row; `kinds` are kinds of it, which count one way only. */
export const likeWordRows = (field: string) => rowsOf(`shared/like-words/${field}.tsv`, ["words", "kinds"]);

/** English stems and the Dutch ones that mean the same, from the labels of ESCO. */
export const wordPairs = () => rowsOf("shared/word-pairs.tsv", ["english", "dutch"]);

/** Towns that people name most. They go before `towns-of-europe.json`, which has every town once. */
export const knownTowns = () => rowsOf("shared/known-towns.tsv", ["name", "country", "latitude", "longitude", "aliases", "sureness"]);

const wordsIn = (file: string) => rowsOf(file, ["word"]).map(({ word }) => word);
const namesIn = (file: string) => rowsOf(file, ["name"]).map(({ name }) => name);

/** Given names that are common here or among those who came here, without accents; words that are daily ones aren't among them. */
export const firstNames = () => namesIn("shared/first-names.tsv");

/** Further given names, from everywhere: a mask knows more of them than the reader of CVs needs. */
export const furtherFirstNames = () => namesIn("shared/further-first-names.tsv");

/** Large towns and regions outside the Netherlands, Belgium and Britain, as English and Dutch write them. */
export const farTowns = () => namesIn("shared/far-towns.tsv");

/** What the inhabitants of a country or region are called. Used to tell who somebody is, never what they speak. */
export const peoples = () => rowsOf("shared/peoples.tsv", ["dutch", "dutch_persons", "english", "english_persons"]);

/** Words that end a job title in a language, folded: whole words, and in Dutch ends of compounds. */
export const titleHeads = (language: "en" | "nl" | "de") => wordsIn(`${language}/title-heads.tsv`);

/** Further words of job titles in CVs, in both languages and any place of the title. */
export const titleWords = () => wordsIn("shared/title-words.tsv");

/** Words by which an organisation is known: legal forms, kinds of organisations, and large ones whose names are words. */
export const companyWords = () => wordsIn("shared/company-words.tsv");

/** Countries in one word, as English and Dutch write them. */
export const countries = () => wordsIn("shared/countries.tsv");

/** States, provinces and counties in one word. */
export const regions = () => wordsIn("shared/regions.tsv");

/** What CVs call their sections, in the languages that are read and some that stand beside them. */
export const cvHeadings = () => rowsOf("shared/cv-headings.tsv", ["heading", "kind"]);

/** Words of questions and CVs that mean the same. */
export const bilingualWords = () => rowsOf("shared/bilingual-words.tsv", ["english", "dutch"]);
