import type { CustomField } from "#contract/custom-field.ts";
import type { importSystems } from "#contract/import/import-choices.ts";
import { type ImportKind, importFields } from "#contract/import/import-fields.ts";
import { customNamed } from "./custom.ts";
import { onlyPrefixes } from "./values.ts";

type System = (typeof importSystems)[number];

/** A head by its letters and digits alone, without marks: "E-mail adres" and "emailadres" are the same. */
export const plainHead = (head: string) =>
  head
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** What a field is called, in English, in Dutch and by programs; plain. The first column that has one of them is it. */
const shared: Record<string, string> = {
  name: "name fullname completename naam volledigenaam displayname",
  first_name: "firstname givenname forename voornaam roepnaam voornamen",
  prefix: "tussenvoegsel tussenvoegsels tussenv tv voorvoegsel voorvoegsels voorv prefix infix lastnameprefix surnameprefix insertion",
  last_name: "lastname surname familyname achternaam familienaam",
  email: "email emailaddress email1 primaryemail mail emailadres mailadres emailwerk emailprive personalemail workemail emailpersonal",
  phone:
    "phone phonenumber mobile mobilephone mobilenumber cellphone cell phonecell primaryphone telephone contactnumber telefoon telefoonnummer mobiel mobielnummer mobieltelefoonnummer gsm gsmnummer phonehome homephone telefoonmobiel mobieletelefoon mobieltelefoon zakelijketelefoon telefoonopwerk thuistelefoon telefoonthuis businessphone",
  city: "city town place residence location homecity addresscity stad plaats woonplaats vestigingsplaats",
  country: "country homecountry addresscountry countryname land",
  website: "website web site url webaddress homepage companyurl websiteurl internetadres",
  owner:
    "owner recruiter consultant accountmanager ownername candidateowner responsible eigenaar verantwoordelijke contactpersoonintern intercedent",
  tags: "tags labels label tag keywords trefwoorden kenmerken",
  external_id: "id externalid reference referencenumber recordid nummer referentie referentienummer slug uniqueid",
  client:
    "client company companyname clientname organisation organization organisationname organizationname customer employer account clientcorporation opdrachtgever bedrijf bedrijfsnaam klant klantnaam organisatie relatie",
  client_external_id:
    "clientid companyid companyslug clientcorporationid opdrachtgeverid bedrijfsid klantnummer bedrijfsnummer relatienummer",
  salary_min: "salary salarymin minsalary minimumsalary salaryfrom salaris salarisvan minimumsalaris brutosalaris",
  salary_max: "salarymax maxsalary maximumsalary salaryto salaristot maximumsalaris",
  currency: "currency salarycurrency valuta munteenheid",
  period: "period salaryperiod salarytype salaryunit periode salarisperiode per",
  other_cities: "othercities otherlocations andereplaatsen overigeplaatsen anderelocaties",
  languages: "languages spokenlanguages talen talenkennis",
  hours_per_week: "hours hoursperweek workinghours weeklyhours uren urenperweek arbeidsduur",
  remote: "remote workplace remotework thuiswerken werkplek locatietype",
  skills: "skills keyskills skill skillset skilllist primaryskills vaardigheden competenties kennis vaardigheid",
  role: "role function jobtitle position organizationtitle functie functietitel rol title",
  language: "language taal voertaal preferredlanguage",
  contact_name: "contact contactname contactperson primarycontact clientcontact contactpersoon naamcontactpersoon",
  contact_email: "contactemail contactpersonemail contactemailaddress emailcontactpersoon",
  contact_phone: "contactphone contactpersonphone telefooncontactpersoon",
};
const own: Record<ImportKind, Record<string, string>> = {
  candidates: {
    name: `${shared.name} candidate candidatename kandidaat kandidaatnaam naamkandidaat`,
    headline:
      "headline jobtitle organizationtitle currentrole currenttitle role position occupation function currentposition functie functietitel beroep huidigefunctie profession title",
    company:
      "currentcompany currentemployer currentorganization currentorganisation company companyname organizationname organization employer huidigewerkgever werkgever",
    certifications: "certifications certificates certification licenses certificaten certificaat certificeringen diplomas",
    summary: "summary profile about bio resumesummary profiel samenvatting profieltekst",
    years_experience:
      "yearsofexperience experience yearsexperience workexyear workexperience totalexperience jarenervaring werkervaring ervaring aantaljarenervaring",
    available_from:
      "availablefrom available dateavailable availability availabilitydate startdate beschikbaarvanaf beschikbaar beschikbaarheid beschikbaarper",
    notice_weeks: "noticeweeks noticeperiod noticeperiodweeks opzegtermijn opzegtermijnweken",
    salary_min: `${shared.salary_min} desiredsalary salaryexpectation expectedsalary desiredpay gewenstsalaris salarisindicatie salariswens`,
    employment_types: "employmenttype employmenttypes employmentpreference contracttype dienstverband contractvorm soortdienstverband",
    titles:
      "titles desiredtitles desiredjobtitle desiredjobtitles desiredposition desiredrole desiredfunction wantedjobtitle lookingfor gewenstefunctie gewenstefuncties functiewens functiewensen gewensterol zoekt",
    radius_km:
      "radiuskm radius maxdistance maximumdistance maxdistancekm traveldistance maxtraveldistance commutedistance reisafstand reisafstandkm maximalereisafstand maxreisafstand maxreisafstandkm maximaleafstand straal reisthoogstens",
    relocate:
      "relocate canrelocate willingtorelocate willrelocate opentorelocate openforrelocation relocation verhuisbereid verhuisbereidheid bereidteverhuizen wilverhuizen verhuizen",
    work_permit: "workpermit workauthorization visastatus werkvergunning tewerkstellingsvergunning",
    linkedin: "linkedin linkedinurl linkedinprofile linkedinprofiel",
    github: "github githuburl",
    source: "source candidatesource leadsource bron herkomst wervingsbron",
    note: "note notes comments generalcomments remarks opmerking opmerkingen notitie notities bijzonderheden",
    file: "file cv resume filename cvfile resumefile cvfilename resumefilename cvbestand bestand bestandsnaam document",
    external_id: `${shared.external_id} candidateid candidateslug candidatenumber employeeid kandidaatid kandidaatnummer medewerkerid`,
  },
  clients: {
    name: `${shared.client} name naam displayname`,
    status: "status clientstatus companystatus klantstatus fase",
    branch: "branch industry sector industrylist branche bedrijfstak sectornaam",
    about: "about description companydescription notes comments omschrijving beschrijving opmerkingen notities bijzonderheden",
    contact_role: "contactrole contacttitle functiecontactpersoon",
    logo: "logo logofile logofilename companylogo clientlogo logobestand logobestandsnaam",
    external_id: `${shared.external_id} ${shared.client_external_id}`,
  },
  contacts: {
    name: `${shared.name} contact contactname contactperson contactpersoon`,
    external_id: `${shared.external_id} contactid contactslug contactpersoonid`,
  },
  jobs: {
    title:
      "title jobtitle jobname job vacancy vacancytitle positionname position name functie functietitel vacature vacaturetitel vacaturenaam titel naam",
    status: "status jobstatus isopen open vacaturestatus",
    employment_type: "employmenttype contracttype jobtype type dienstverband contractvorm soortdienstverband",
    city: `${shared.city} workcity worklocation werklocatie standplaats`,
    hours_min: "hoursmin minhours minimumhours urenmin minimumuren urenvan",
    hours_per_week: `${shared.hours_per_week} hoursmax maxhours urenmax maximumuren urentot`,
    start_date: "startdate start dateavailable startdatum ingangsdatum begindatum",
    openings: "openings numberofopenings numopenings positions vacancies aantalposities aantalplaatsen aantalvacatures aantal",
    min_years: "minyears minimumyears yearsofexperience experience minexperience minimumexperience jarenervaring werkervaring ervaring",
    education_level: "educationlevel education requirededucation minimumeducation opleidingsniveau opleiding niveau",
    document:
      "document file filename vacancyfile vacancydocument jobfile jobdescriptionfile attachment attachments bestand bestandsnaam vacaturebestand vacaturedocument bijlage bijlagen",
    description: "description jobdescription publicdescription vacancytext omschrijving functieomschrijving vacaturetekst beschrijving",
    external_id: `${shared.external_id} jobid joborderid jobslug vacancyid vacatureid vacaturenummer publicationid`,
  },
  notes: {
    text: "note notes text comments comment content body description notitie tekst opmerking inhoud verslag omschrijving",
    at: "date dateadded created createdat createdon createddate timestamp when addedon datum aangemaakt aangemaaktop datumnotitie datumtijd tijdstip",
    author:
      "author createdby addedby commentingperson enteredby user owner writtenby auteur aangemaaktdoor door medewerker gebruiker schrijver",
    candidate_external_id: "candidateid personreferenceid candidateslug employeeid kandidaatid kandidaatnummer relatedtoid",
    candidate_email: `candidateemail ${shared.email} emailkandidaat`,
    candidate_name: `candidate candidatename person about personreference regarding kandidaat kandidaatnaam naamkandidaat betreft ${shared.name}`,
    job: "job jobtitle joborder vacancy vacature vacaturetitel",
    job_external_id: "jobid joborderid jobslug vacancyid vacatureid vacaturenummer",
    external_id: `${shared.external_id} noteid notitieid`,
  },
};

/** Heads that are a system's own, by which its exports are known, and what they are where that isn't said above. */
const systems: Record<System, { own: string; means?: Partial<Record<ImportKind, Record<string, string>>> }> = {
  bullhorn: {
    own: "dateadded lastnote clientcorporation clientcontact joborder occupation primaryskills candidatesource generalcomments dateavailable employmentpreference datelastmodified clientcorporationid personreference personreferenceid commentingperson numopenings payrate primaryemail dayrate desiredlocations namesuffix skillset isdeleted",
    means: {
      candidates: { headline: "occupation", company: "companyname", employment_types: "employmentpreference" },
      contacts: { role: "occupation title" },
      notes: { text: "comments", candidate_name: "personreference" },
    },
  },
  recruit_crm: {
    own: "contactnumber currentorganization currentorganisation workexyear candidateslug companyslug contactslug jobslug salaryexpectation currentsalary noticeperiod locality resume addedon updatedon candidateowner relevantexperience employmentstatus numberofopenings jobcategory stagedate lastorganisation",
    means: { clients: { branch: "industry" }, jobs: { title: "name jobname" }, contacts: { role: "designation" } },
  },
  opencats: {
    own: "phonecell phonehome phonework keyskills email1 email2 candidateid joborderid isactive currentemployer datecanstart canrelocate currentpay desiredpay besttimetocall enteredby isHot clientjobid ratemax openingsavailable",
    means: {
      candidates: { available_from: "dateavailable datecanstart", skills: "keyskills", note: "notes miscnotes" },
      contacts: { role: "title" },
      jobs: { openings: "openings openingsavailable", external_id: "joborderid clientjobid" },
    },
  },
  carerix: {
    own: "employeeid publicationid vacancyid lastnameprefix tocompany tocontact toowner toemployee tovacancy medewerkernummer vacaturenummer kandidaatnummer notitietype contactpersoonid toagency tovacancystatus tostatus crcompany cruser cremployee",
    means: {
      candidates: { phone: "mobilenumber homenumber", owner: "toowner", city: "homecity", available_from: "availabilitydate" },
      jobs: {
        client: "tocompany",
        contact_name: "tocontact",
        owner: "toowner",
        city: "workcity",
        status: "tostatus",
        external_id: "vacancyid publicationid",
      },
      contacts: { client: "tocompany" },
      notes: { candidate_name: "toemployee", candidate_external_id: "employeeid", author: "toowner cruser" },
    },
  },
};
const SURE = 2;

const wordsIn = (said: string | undefined) => new Set((said ?? "").toLowerCase().split(" ").filter(Boolean));
const owns = Object.fromEntries(Object.entries(systems).map(([system, { own: heads }]) => [system, wordsIn(heads)])) as Record<
  System,
  Set<string>
>;

/** Whose export it is: the system of which it has most heads that nobody else uses; null where that are few. */
export function systemOf(heads: readonly string[]): System | null {
  const plain = new Set(heads.map(plainHead));
  const hits = (Object.keys(systems) as System[]).map((system) => ({
    system,
    hits: [...plain].filter((head) => owns[system].has(head)).length,
  }));
  const [best, next] = hits.sort((one, other) => other.hits - one.hits);
  return best && best.hits >= SURE && best.hits > (next?.hits ?? 0) ? best.system : null;
}

/**
 * What each column is for as its head says, in both languages and in a system's own words; each field goes to one column. The name of
 * a field that the workspace added says more than a word for one that all have; written in another way, less. What no head says, cells
 * may say that can be nothing else.
 */
export function mappingOf(
  kind: ImportKind,
  columns: readonly { head: string; samples?: readonly string[] }[],
  system: System | null = systemOf(columns.map(({ head }) => head)),
  own_fields: readonly CustomField[] = [],
): (string | null)[] {
  const heads = columns.map(({ head }) => head);
  const means = system ? systems[system].means?.[kind] : undefined;
  const plain = heads.map(plainHead);
  const taken = new Map<number, string>();
  const used = new Set<string>();
  const takeOwn = (isSame: (name: string, head: string) => boolean) => {
    for (const [at, head] of heads.entries()) {
      const key = taken.has(at) ? undefined : customNamed(own_fields, head, isSame);
      if (!key || used.has(key)) continue;
      taken.set(at, key);
      used.add(key);
    }
  };
  const takeFirst = (key: string, isIt: (at: number) => boolean) => {
    const at = used.has(key) ? -1 : heads.findIndex((_, index) => !taken.has(index) && isIt(index));
    if (at < 0) return;
    taken.set(at, key);
    used.add(key);
  };
  const takeByCells = (tells: readonly [key: string, pattern: RegExp][]) => {
    for (const [key, pattern] of tells)
      if (importFields[kind].some((field) => field.key === key))
        takeFirst(key, (at) => {
          const samples = columns[at]?.samples ?? [];
          return samples.length > 0 && samples.every((cell) => pattern.test(cell.trim()));
        });
  };
  takeOwn((name, head) => name.trim() === head.trim());
  takeByCells(links);
  // A system's own words first, then those of the kind, then what all call it; of several heads the one named first.
  for (const said of [means, own[kind], shared] as (Record<string, string> | undefined)[])
    for (const { key } of importFields[kind]) {
      if (used.has(key)) continue;
      const at = [...wordsIn(said?.[key])].map((word) => plain.findIndex((head, index) => head === word && !taken.has(index)));
      const found = at.find((index) => index >= 0);
      if (found === undefined) continue;
      taken.set(found, key);
      used.add(key);
    }
  takeOwn((name, head) => plainHead(name) === plainHead(head));
  for (const { key } of importFields[kind]) {
    const words = new Set([...wordsIn(own[kind][key]), ...wordsIn(shared[key])]);
    takeFirst(key, (at) => looserHeads(heads[at] ?? "", key).some((head) => words.has(head)));
  }
  takeByCells(contents);
  return heads.map((_, at) => taken.get(at) ?? null);
}

/** Words that people write short in a head, and those that say which of several it is, where a record holds one. */
const short: Record<string, string> = { nr: "nummer", no: "number", tel: "telefoon", mob: "mobiel", kand: "kandidaat", cand: "candidate" };
const whichOf = new Set(
  "huidig huidige current present primary main prive private personal werk work zakelijk business 1 value".split(" "),
);
const ofSeveral = new Set(["headline", "company", "client", "role", "email", "phone", "city", "country", "website"]);

/** A head without what stands in brackets and with its words written out; for one of several also without what says which it is. */
function looserHeads(head: string, key: string): string[] {
  const words = head
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\([^()]*\)/g, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (Object.hasOwn(short, word) ? (short[word] ?? word) : word));
  return [words, ...(ofSeveral.has(key) ? [words.filter((word) => !whichOf.has(word))] : [])].map((each) => each.join(""));
}

/** What cells are that can be nothing else, whatever their head says. */
const links: [key: string, pattern: RegExp][] = [
  ["linkedin", /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\//i],
  ["github", /^(?:https?:\/\/)?(?:www\.)?github\.com\/[\w-]+\/?$/i],
];
/** What they are where no head says another thing. */
const contents: [key: string, pattern: RegExp][] = [
  // Dutch surnames' first words, which other countries' lists keep among middle names.
  ["prefix", onlyPrefixes],
  ["email", /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i],
];

const words = [shared, ...Object.values(own), ...Object.values(systems).flatMap(({ means }) => Object.values(means ?? {}))];
const known = new Set(
  [...words.flatMap((said) => Object.values(said)), ...Object.values(systems).map(({ own: heads }) => heads)].flatMap((said) => [
    ...wordsIn(said),
  ]),
);

/** How many cells of a row are heads of columns that are known, each once, whatever the table is of. */
export const knownHeads = (cells: readonly string[]): number =>
  new Set(
    cells
      .filter((cell) => cell.length <= 60)
      .flatMap((cell) => [plainHead(cell), ...looserHeads(cell, "email")].find((head) => known.has(head)) ?? []),
  ).size;

/** Words that stand in the heads of one kind of table alone. */
const tell: Record<ImportKind, RegExp> = {
  notes: /^(note|notes|notitie|comments|tekst|text|inhoud)$|commentingperson|personreference/,
  jobs: /vacatur|vacancy|job(title|name|slug|orderid|description)|openings|opdrachtgever/,
  contacts: /contactslug|contactpersoon|contactid|clientcorporation$|tocompany/,
  clients: /^(companyname|bedrijfsnaam|company|bedrijf|branche|industry|companyslug|klantnaam|kvk\w*)$/,
  candidates: /kandidaat|candidate|skills|vaardigheden|resume|^cv|availab|beschikbaar|linkedin|headline|occupation/,
};

/** What kind of record a table seems to be of: the one that most of its columns speak of. */
export function kindOf(heads: readonly string[]): ImportKind {
  const plain = heads.map(plainHead);
  const columns = heads.map((head) => ({ head }));
  const points = (kind: ImportKind) =>
    mappingOf(kind, columns).filter(Boolean).length + 2 * plain.filter((head) => tell[kind].test(head)).length;
  const isPerson = plain.some((head) => /^(firstname|voornaam|lastname|achternaam|roepnaam)$/.test(head));
  const kinds: ImportKind[] = isPerson ? ["candidates", "contacts", "notes"] : ["candidates", "clients", "jobs", "notes", "contacts"];
  return kinds.reduce((best, kind) => (points(kind) > points(best) ? kind : best));
}
