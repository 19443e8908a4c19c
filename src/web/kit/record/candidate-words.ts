import { fieldsOfCandidate } from "#contract/candidate/candidate-fields.ts";
import { fieldWords } from "./field-words.ts";

/** A candidate's fields and what is said of them. */
export const candidateWords = fieldWords(fieldsOfCandidate, "candidates");
