import type { OthersWords } from "../cv-others-wording.ts";

/** English: see the wording. */
export const others: OthersWords = {
  headings:
    "(?:(?:my|professional|personal|academic|character|work|business|employment|available|key) ){0,2}(?:references?|referees?|recommendations?|testimonials?)(?: (?:and|&) (?:contacts?|referees?|recommendations?))?(?: details| list| contacts?)?|(?:in case of )?emergency(?: contacts?| contact details)?|ice contact|next of kin|contact persons?|people (?:who|that) know my work|(?:references?|referees?) (?:are |is )?(?:available|to be had|can be obtained)(?: (?:from|at|via|through))?|recommend(?:ed|ation) by|contacts? for references?",
  never:
    "references?|referees?|employers?|line managers?|contact persons?|emergency(?: (?:contact|number|phone))?|next of kin|recommend(?:ed|ation) by|contacts? for references?|on behalf of|(?:re)?presented by|submitted by|introduced by|prepared by|(?:via|through|by) (?:the |my |an? )?(?:\\p{L}+ )?agency|(?:staffing|recruitment|temp|temping|employment) agency",
  maybe:
    "agency|recruiter|recruitment consultant|consultant|account manager|manager|boss|supervisor|team ?lead(?:er)?|head teacher|tutor|mentor|coach|teacher|client|customer|colleague|landlord|partner|spouse|husband|wife|mother|father|brother|sister|son|daughter|parent|guardian|clients?|customers?|principal|contact(?: at \\p{L}+)",
  possessive: "my|our|your|his|her|the|former|current|previous|direct|immediate",
  me: "me|my(?: (?:own|private|personal))? (?:e-?mail|phone|mobile|number|address|cell)",
  mailboxes:
    "info|information|contact|contactus|hr|hrm|human\\.?resources|jobs?|careers?|recruit(?:ment|ing|er)?|hiring|talent|apply|applications?|sales|office|admin|administration|support|service|services|customer\\.?(?:service|care)|service\\.?desk|help\\.?desk|help|reception|front\\.?desk|people|team|general|enquir(?:y|ies)|inquir(?:y|ies)|marketing|press|media|finance|invoices?|billing|accounts?|payroll|orders?|purchasing|no\\.?reply|do\\.?not\\.?reply|webmaster|postmaster|privacy|legal|management|booking(?:s)?|reservations?|shop|store|staff|personnel|dispatch|events?|school|secretary",
  labels: {
    name: "(?:full |complete |candidate(?:'s)? |applicant(?:'s)? |legal )?names?|candidate|applicant|name (?:and surname|of (?:the )?(?:candidate|applicant))|first (?:name )?(?:and|&) (?:last name|surname)|surname,? (?:and |& )?first name|last name,? (?:and |& )?first name|names? (?:in full|\\(in full\\))",
    first: "first names?|given names?|forenames?|christian names?",
    called: "preferred name|known as|nick ?name|calling name",
    last: "surname|last name|family name",
    infix: "prefix|infix|name prefix",
    other:
      "middle names?|initials|title|salutation|sex|gender|pronouns|address|home address|street|post ?code|zip(?: ?code)?|city|town|country|place|residence|phone(?: (?:number|no))?|telephone(?: (?:number|no))?|tel|mobile(?: (?:phone|number|no))?|cell(?: ?phone)?|e-?mail(?: address)?|mail|website|web|linkedin|github|skype|date of birth|birth ?date|d\\.?o\\.?b|born|place of birth|age|nationality|marital status|driving licen[cs]e|availability|position|job title|occupation|profession|date|signature|language|languages|fax",
  },
  numbers:
    "licen[cs]e|licen[cs]ing|driving|registration|registered|reg|membership|member|order|invoice|reference|ref|job ref|case|ticket|file|project|contract|policy|account|bank|sort code|customer|client|patient|personnel|employee|staff|payroll|student|candidate|enrolment|certificate|certification|diploma|passport|identity|id|visa|permit|badge|serial|part|batch|article|item|product|patent|tracking|booking|vat|tax|tin|ein|ssn|social security|national insurance|ni|nin[o]?|nhs|nmc|gmc|hcpc|gdc|sia|cscs|pin|iban|isbn|issn|doi|arxiv|pmid|orcid|dea|npi|duns|chamber of commerce|company(?= (?:no|number|reg))",
};
