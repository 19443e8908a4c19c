/** What a label says that the words behind it are; null: dates and the like. */
export type Label = "title" | "company" | "place" | null;

const LABELS: [label: Label, words: string][] = [
  [
    "title",
    "post held|functie(?:titel|naam)?|(?:occupation or )?position held|occupation or position|(?:beroep of functie|functie of beroep|beroep/functie)|rank|rang|grade|job ?title|rol|job|title|wat|what|position|role|designation|werkzaam als|als|as(?= an? )|occupation|beroep",
  ],
  [
    "company",
    "(?:name and address|name) of (?:the )?employer|(?:naam en adres|naam)(?: van de)? werkgever|employer name|werkgever|waar|where|bij wie|voor wie|bedrijf(?:snaam)?|company(?: name)?|employer|organi[sz]ati(?:on|e)|client|klant|opdrachtgever|operator|reder(?:ij)?|airline|ship ?owner|owner|werkzaam bij|name of employer",
  ],
  [
    "place",
    "(?:type of )?(?:vessel|ship|aircraft)(?: type| name)?|vlag|flag|(?:type )?schip|project|afdeling|department|locati(?:on|e)|(?:vestigings)?plaats|place|city",
  ],
  [
    null,
    "opleiding|school|instituut|institution|degree|period(?:e)?|date from|date to|dates?|duur|from|to|tot|until|van|datum|jaar|jaren|years?|wanneer|when|werkzaamheden|taken|duties|activities|van\\s*[-–]\\s*tot(?: en met)?|from\\s*[-–]\\s*to|start(?:datum|[ -]date)?|begindatum|eind(?:e|datum)?|end[ -]date|in dienst|uit dienst|omschrijving|toelichting|description|main activities(?: and responsibilities)?|type of business(?: or sector)?|(?:voornaamste|belangrijkste) (?:werkzaamheden|taken)(?: en verantwoordelijkheden)?|(?:soort|type) bedrijf(?: of sector)?",
  ],
];

export const LABEL = LABELS.map(([label, words]) => ({ label, strict: new RegExp(`^(?:${words})(?:\\s*:\\s*|\\s*$)`, "iu") }));

/** What the head of a table's column says it holds: null for dates and the like, undefined when the words are no label. */
export const labelOf = (text: string): Label | undefined =>
  LABEL.find(({ strict }) => strict.exec(text.trim())?.[0].length === text.trim().length)?.label;

const STUDY_LABELS: [label: Label, pattern: RegExp][] = [
  [
    "title",
    /^(?:(?:naam )?(?:van de )?opleiding|studie(?:richting)?|richting|diploma|kwalificatie|degree|qualification|(?:title of )?qualification(?: awarded)?|study|course|programme|programma)$/iu,
  ],
  [
    "company",
    /^(?:(?:naam )?(?:van (?:de|het) )?(?:onderwijs|opleidings)?(?:school|instelling|instituut)|institut(?:e|ion)|university|college|(?:name and type of )?organi[sz]ation(?: providing education and training)?|provider)$/iu,
  ],
  [null, /^(?:diploma behaald|behaald|niveau|level|afgerond|completed|result(?:aat)?|grade|cijfer)$/iu],
];

/** The same of a form's labels for studies, where "title" is the degree and "company" the school. */
export const studyLabelOf = (text: string): Label | undefined => STUDY_LABELS.find(([, pattern]) => pattern.test(text))?.[0];

/** The cells of a table's row as text tells them: parted by bars, tabs, wide gaps or slashes. */
export const cellsOfRow = (text: string): string[] => text.split(/\s*\|\s*|\s{3,}|\t|\s+\/\s+/).filter((cell) => cell !== "");
