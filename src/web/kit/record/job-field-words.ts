import { fieldsOfJob } from "#contract/job/job-fields.ts";
import { fieldWords } from "./field-words.ts";

/** A job's fields and what is said of them. */
export const jobFieldWords = fieldWords(fieldsOfJob, "jobs");
