/** English words beside a job that are no title, employer or place, as a pattern for a whole phrase. */
export const notes = [
  "(?:(?:approx\\.?|about|average|c\\.) )?\\d{1,2}(?:[.,]\\d)?(?: ?[-–/] ?\\d{1,2}| to \\d{1,2})? ?(?:hours?|hrs?|h)(?:(?: per| a|\\/) ?(?:week|wk))?",
  "(?:\\d{1,2}(?:\\.\\d)? ?(?:years?|yrs?|months?|mos?|weeks?)\\b[ ,and·]*){1,2}|less than a year",
  "full[- ]?time|part[- ]?time|permanent|temporary|temp|contract|contractor role|freelance|self[- ]employed|seasonal|internship|apprenticeship|weekends?|(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays)|evenings(?: and weekends)?|night shifts?|summers?|holidays|voluntary|unpaid|maternity cover|fixed[- ]term|zero[- ]hours|casual|fte|\\d(?:\\.\\d+)? fte|\\d{1,3} ?%",
  "(?:various|several|multiple|different)(?: \\p{Ll}+){1,2}",
  "present|current|duration|period|role|page \\d.*|rotation .*",
  "(?:two|three|four|\\d) (?:different )?(?:positions|roles|jobs)|(?:for |in )?private (?:households|clients|homes)",
  "ibid\\.?|(?:the )?same (?:company|employer|firm|organi[sz]ation)",
].join("|");

/** What people write where others name an employer: work for themselves. */
export const ownWork = "freelance(?:r)?|self[- ]employed|own (?:business|company|practice)|sole trader|independent";

/** The same as a title. */
export const ownTitle = "freelancer|sole trader|self-employed \\p{L}+";

/** Verbs by which English CVs tell what was done. */
export const pastVerbs =
  "Led|Ran|Built|Wrote|Took|Kept|Held|Taught|Set|Made|Won|Cut|Sold|Gave|Grew|Managed|Supervised|Coordinated|Organi[sz]ed|Developed|Designed|Implemented|Introduced|Reduced|Increased|Improved|Supported|Assisted|Maintained|Prepared|Planned|Trained|Created|Delivered|Handled|Worked|Helped|Responsible|Started|Launched|Achieved|Oversaw|Conducted|Performed|Provided|Ensured|Processed|Installed|Repaired|Negotiated|Migrated|Tested|Monitored";
