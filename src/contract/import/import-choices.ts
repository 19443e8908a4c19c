/** The closed lists of imports, as plain words: the schemas are made from them, and the browser takes them from here. */

/** What can be imported, in the order in which it is best done: jobs, contacts and notes name clients and candidates. */
export const importKinds = ["candidates", "clients", "contacts", "jobs", "notes"] as const;
/** What becomes of a row whose record is there already. */
export const importRules = ["skip", "update", "add"] as const;
export const importStates = [
  "mapping",
  "checking",
  "checked",
  "running",
  "paused",
  "done",
  "cancelled",
  "undoing",
  "undone",
  "failed",
] as const;
/** What became of a row; the last three when it was undone: what somebody touched since is kept. */
export const importOutcomes = ["added", "updated", "skipped", "faulty", "removed", "restored", "kept"] as const;
/** Systems whose exports are known by their heads. */
export const importSystems = ["bullhorn", "recruit_crm", "opencats", "carerix"] as const;
export const importEncodings = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1254",
  "iso-8859-15",
  "macintosh",
] as const;
export const importDelimiters = [",", ";", "\t", "|", "^", "~"] as const;
/** What can be wrong with a cell or a row. */
export const importProblems = [
  "wrong_email",
  "wrong_date",
  "wrong_number",
  "wrong_link",
  "wrong_choice",
  "wrong_phone",
  "cut_number",
  "strange_letters",
  "too_long",
  "unknown_person",
  "no_name",
  "no_title",
  "no_text",
  "no_client",
  "no_record",
  "many_records",
  "duplicate",
  "twice_in_file",
  "read_only",
  "no_file",
  "unreadable_file",
  "file_too_large",
  "file_harmful",
  "unexpected",
  "changed_since",
  "used_since",
] as const;
/** The largest file of one, in bytes: further archives can be added. */
export const IMPORT_BYTES = 200 * 1024 * 1024;
/** So long it can be undone, and its rows are kept. */
export const IMPORT_DAYS = 30;
