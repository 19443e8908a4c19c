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
