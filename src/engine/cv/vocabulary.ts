import { fold } from "./characters.ts";

/**
 * Words by which a reader tells a job title from an employer, a degree from a school, and a place from both.
 * Matched without accents or case, as whole words unless marked as an ending.
 */

const words = (text: string) => new Set(text.split(/\s+/).filter((word) => word !== ""));

const TITLE_WORDS = words(`
engineer developer manager director analyst consultant designer architect administrator assistant associate specialist coordinator
officer supervisor lead leader head chief president founder cofounder co-founder owner partner intern internship trainee apprentice
programmer scientist researcher professor lecturer teacher tutor instructor trainer coach nurse physician doctor surgeon therapist
psychologist pharmacist dentist caregiver carer technician mechanic electrician plumber carpenter welder operator driver chauffeur
accountant auditor bookkeeper controller cashier clerk receptionist secretary recruiter buyer planner scheduler merchandiser
salesman salesperson seller representative advisor adviser agent broker banker teller underwriter trader lawyer attorney paralegal
solicitor counsel editor writer author journalist reporter copywriter translator interpreter photographer artist animator producer
actor musician chef cook baker waiter waitress bartender barista server host hostess housekeeper cleaner janitor guard security
marketer strategist evangelist advocate tester expert executive ceo cto cfo coo cio cmo vp svp evp contractor freelancer volunteer
student fellow postdoc postdoctoral phd chairman chairwoman chair chairperson treasurer member ambassador mentor captain pilot
steward stewardess attendant foreman superintendent inspector surveyor estimator handler packer picker loader worker labourer laborer
helper crew staff principal dean superuser sysadmin webmaster devops sre maintainer contributor organizer moderator publicist
medewerker medewerkster adviseur beheerder ontwikkelaar programmeur verkoper verkoopster verkoopmedewerker winkelmedewerker
vakkenvuller kassamedewerker kassiere caissiere docent leraar lerares leerkracht onderwijsassistent onderzoeker promovendus
verpleegkundige verzorgende helpende begeleider begeleidster hulpverlener arts huisarts tandarts apotheker fysiotherapeut psycholoog
pedagoog boekhouder accountmanager teamleider teamleidster leidinggevende bedrijfsleider filiaalmanager projectleider
projectmanager projectmedewerker hoofd directeur directrice eigenaar oprichter mede-oprichter zzper zzp'er freelancer stagiair
stagiaire stage afstudeerstage leerling uitzendkracht monteur installateur elektricien loodgieter timmerman lasser schilder metselaar
stukadoor uitvoerder werkvoorbereider opzichter calculator constructeur tekenaar ontwerper vormgever chauffeur bezorger koerier
magazijnmedewerker logistiek orderpicker heftruckchauffeur productiemedewerker operator procesoperator planner inkoper verkoopleider
vertegenwoordiger relatiebeheerder consulent jurist advocaat notaris secretaresse secretaris receptionist receptioniste
administrateur administratie administratief redacteur journalist schrijver vertaler tolk fotograaf kok sous-chef bediening barman
barmedewerker gastheer gastvrouw kapper kapster schoonmaker schoonmaakster schoonmaak beveiliger conciërge conciergerie concierge
vrijwilliger vrijwilligster bestuurslid voorzitter penningmeester lid trainer skileraar instructeur zwemonderwijzer oppas nanny
analist specialist deskundige expert coordinator adjunct assistent assistente functioneel applicatiebeheerder systeembeheerder
netwerkbeheerder testmanager tester scrummaster architect bouwkundige werkstudent jobstudent arbeider bediende opvoeder
consultant detacheringsconsultant intercedent recruiter medeoprichter zelfstandige zelfstandig ondernemer verantwoordelijke
captain soldier sergeant lieutenant major corporal marine commander
`);
const TITLE_ENDINGS =
  /(medewerker|medewerkster|manager|ontwikkelaar|leider|leidster|beheerder|adviseur|verkoper|monteur|begeleider|consultant|engineer|developer|designer|specialist|assistent|assistente|directeur|docent|leraar|chauffeur|planner|analist|analyst|coordinator|kundige|operator|technicus|technician|therapeut|hulp|kracht|meester|verzorgende|beveiliger|schilder|bouwer|maker|trainer|redacteur|secretaris|secretaresse|recruiter|tester|architect|officer|master|controller|stagiair|stagiaire|vuller|bezorger|verantwoordelijke|verpleegkundige|baas|chef|er-ontwerper)$/;
const TITLE_OPENERS =
  /^(senior|sr\.?|junior|jr\.?|medior|lead|principal|staff|head of|director of|vice president|vp of|assistant|associate|chief|interim|freelance|trainee|founding|owner|hoofd|allround|eerste|tweede|graduate|part-time|full-time|fulltime|parttime|co-|zelfstandig)\b/;

const COMPANY_WORDS = words(`
inc inc. ltd ltd. llc llp plc corp corp. corporation company co. gmbh ag sa s.a. sas srl spa bv b.v. nv n.v. vof v.o.f. cv pty pvt pvt.
limited private group groep holding holdings bank bancorp hospital clinic ziekenhuis kliniek university universiteit college school
institute instituut foundation stichting association vereniging agency bureau ministry ministerie gemeente municipality provincie
government county council department dept studio studios labs lab laboratory laboratories technologies technology solutions systems
services consulting partners associates industries international enterprises ventures capital insurance verzekeringen airlines
restaurant cafe hotel supermarket supermarkt store stores shop winkel apotheek pharmacy center centre centrum zorg zorggroep
thuiszorg logistics transport bouw bouwbedrijf installaties techniek media press news broadcasting network networks software digital
interactive games entertainment energy oil gas motors automotive electronics pharma pharmaceuticals healthcare health medical academy
museum library army navy force police politie church kerk club federation union startup bakkerij slagerij garage
uitzendbureau detachering advocaten accountants makelaardij schoonmaakdiensten horeca kinderopvang basisschool lyceum hogeschool
umc mc ggz roc uwv ing abn philips shell asml kpn rabobank google microsoft amazon ibm oracle accenture deloitte kpmg pwc ey
capgemini infosys wipro tcs cognizant facebook meta apple netflix
`);

const DEGREE =
  /\b(bachelor('?s)?|master('?s)?|ph\.?\s?d\.?|d\.?phil|doctor(ate|aat|al|aal|andus)?|doctoraal|diploma|degree|associate('?s)?( degree| of)|b\.?\s?sc\.?|m\.?\s?sc\.?|b\.?\s?a\.?|m\.?\s?a\.?|b\.?\s?eng|m\.?\s?eng|b\.?\s?e\.?|m\.?\s?e\.?|b\.?\s?tech|m\.?\s?tech|b\.?\s?com|m\.?\s?com|b\.?\s?b\.?\s?a|m\.?\s?b\.?\s?a|m\.?\s?c\.?\s?a|b\.?\s?c\.?\s?a|pgdm|pgd|ll\.?\s?b|ll\.?\s?m|b\.?\s?s\.?|m\.?\s?s\.?|m\.?\s?phil|b\.?\s?ed|m\.?\s?ed|mfa|bfa|md|hbo|mbo|mavo|havo|vwo|vmbo|lts|mts|hts|heao|meao|propedeuse|gymnasium|atheneum|middelbare school|high school|secondary school|secondary|higher secondary|ged|a[- ]levels?|gcse|baccalaureate|baccalaureaat|abitur|licentiaat|ingenieur|burgerlijk|kandidatuur|post-?doc(toral)?|minor|major in|schakeljaar|premaster|pre-master|cum laude|exchange|uitwisseling|certificate (in|of)|hsc|ssc|hnd|btec|nvq|sslc|cbse|10th|12th|xiith?|xth|intermediate|undergraduate|graduate|postgraduate|specialisatie|niveau \d|n[34]|kunsthumaniora|aso|tso|bso|engineering|informatics|informatica|technicus)(?!\p{L})/iu;

const SCHOOL =
  /(universi[tdp]|\bcollege|\bschool|hogeschool|\binstitu|academ|\broc\b|lyceum|gymnasium|polytech|\bpoly\b|faculty|faculteit|conservator|\bmit\b|eth\b|epfl|tu delft|tu\/e|tu eindhoven|\bvu\b|\buva\b|\brug\b|ku leuven|ugent|kth\b|ucl\b|ucla|uc berkeley|\biit\b|\bnit\b|iiit|avans|fontys|saxion|hanze|inholland|windesheim|zuyd|\bhan\b|\bhva\b|\bhku\b|alfa-college|noorderpoort|deltion|rijn ijssel|\bgti\b|athene|vidyalaya|\bunivers|humaniora|scholengemeenschap|seminar(y|ie)|\beducation (board|centre|center)|opleidingscentrum|\bloi\b|\bncoi\b|\bnha\b|bootcamp|coursera|udacity|udemy|\bedx\b|fachhochschule|hochschule|école|ecole|universidad|università|campus|mbo college|koning willem|da vinci|albeda|zadkine|graafschap|landstede|summa)/iu;

const COUNTRIES = words(`
netherlands nederland holland belgium belgie germany duitsland deutschland france frankrijk uk usa us england scotland wales ireland
spain spanje italy italie portugal switzerland zwitserland austria oostenrijk poland polen sweden zweden norway noorwegen denmark
denemarken finland greece griekenland turkey turkije turkiye russia ukraine romania bulgaria hungary india china japan korea s.korea
singapore australia canada brazil mexico argentina israel egypt morocco marokko suriname curacao indonesia malaysia thailand vietnam
philippines pakistan bangladesh nigeria kenya ghana luxembourg luxemburg iran uae qatar taiwan hungary croatia serbia estonia latvia
lithuania iceland chile colombia peru nepal afghanistan syria syrie iraq
`);
const COUNTRY_PHRASES =
  /\b(united (kingdom|states)( of america)?|the netherlands|south korea|republic of korea|new zealand|south africa|saudi arabia|hong kong|czech republic|sri lanka|united arab emirates|costa rica)\b/i;
const REGIONS = words(`
alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky
louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania
tennessee texas utah vermont virginia wisconsin wyoming ontario quebec alberta manitoba saskatchewan
drenthe flevoland friesland gelderland limburg noord-brabant noord-holland overijssel zeeland zuid-holland brabant
bavaria bayern catalonia lombardy karnataka maharashtra telangana kerala gujarat rajasthan punjab haryana bihar odisha orissa
`);
const CITIES = words(`
amsterdam rotterdam utrecht eindhoven tilburg groningen almere breda nijmegen enschede haarlem arnhem zaanstad amersfoort apeldoorn
hoofddorp maastricht leiden dordrecht zoetermeer zwolle deventer delft alkmaar venlo leeuwarden hilversum heerlen oss helmond roosendaal
purmerend schiedam lelystad gouda assen emmen hengelo almelo vlaardingen veenendaal ede zeist nieuwegein woerden houten barneveld
amstelveen diemen hoorn heerenveen sneek drachten middelburg vlissingen terneuzen goes bergen roermond sittard weert kerkrade
antwerpen antwerp gent ghent brugge brussel brussels brussel leuven mechelen hasselt genk kortrijk aalst luik liege
london manchester birmingham edinburgh glasgow dublin paris berlin munich hamburg cologne frankfurt stuttgart vienna zurich geneva
basel madrid barcelona lisbon porto rome milan athens istanbul ankara izmir stockholm oslo copenhagen helsinki warsaw krakow prague
budapest bucharest sofia moscow kiev kyiv tallinn riga vilnius boston chicago seattle austin dallas houston denver atlanta miami
phoenix philadelphia pittsburgh portland detroit minneapolis toronto vancouver montreal ottawa sydney melbourne brisbane perth auckland
bangalore bengaluru mumbai delhi hyderabad chennai pune kolkata noida gurgaon gurugram ahmedabad kochi jaipur seoul tokyo osaka
beijing shanghai shenzhen hangzhou guangzhou taipei singapore bangkok jakarta manila dubai doha riyadh cairo lagos nairobi tehran
`);
const CITY_PHRASES =
  /\b(den haag|the hague|den bosch|'s-hertogenbosch|bergen op zoom|new york|san francisco|los angeles|san jose|san diego|palo alto|mountain view|menlo park|redwood city|new delhi|tel aviv|hong kong|washington|menlo park|capelle aan den ijssel|alphen aan den rijn|krimpen aan den ijssel|são paulo|sao paulo|santa clara|salt lake city|las vegas|kuala lumpur|ho chi minh)\b/i;
const US_STATE =
  /,\s*(AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|ON|BC|QC)\b\.?\s*(\d{5})?$/;

const tokens = (text: string) => fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}.'&+-]*/gu) ?? [];
const bare = (token: string) => token.replace(/(?<![.'])[.']+$/, "");

/** How much a phrase looks like a job title: 0 not at all, 1 likely, 2 certain. */
export function titleScore(text: string): number {
  if (text.length > 140) return 0;
  const all = tokens(text);
  if (all.length === 0 || all.length > 16) return 0;
  let score = 0;
  for (const token of all) if (TITLE_WORDS.has(bare(token)) || (token.length > 6 && TITLE_ENDINGS.test(bare(token)))) score += 1;
  if (TITLE_OPENERS.test(fold(text))) score += 0.7;
  return Math.min(score, 2) * (all.length > 9 ? 0.6 : 1);
}

/** How much a phrase looks like an organisation. */
export function companyScore(text: string): number {
  if (text.length > 500) return 0;
  const all = tokens(text);
  if (all.length === 0 || all.length > 14) return 0;
  let score = 0;
  for (const token of all) if (COMPANY_WORDS.has(token) || COMPANY_WORDS.has(bare(token))) score += 0.8;
  if (/\b(B\.?V|N\.?V|Inc|Ltd|LLC|GmbH|Pvt|Corp|PLC|S\.A)\b\.?/.test(text)) score += 1;
  return Math.min(score, 2);
}

export const isDegree = (text: string): boolean => DEGREE.test(text);
export const isSchool = (text: string): boolean => SCHOOL.test(text);

/** How much a phrase looks like a place: "Utrecht", "Seoul, S.Korea", "Remote", "Mountain View, CA". */
export function placeScore(text: string): number {
  const written = text.trim();
  if (written.length > 60 || written.length < 2) return 0;
  const all = tokens(written);
  if (all.length === 0 || all.length > 6) return 0;
  if (/^(remote|hybrid|hybride|thuiswerk|op afstand|on-?site|online|virtual|worldwide|telecommute)$/i.test(written)) return 2;
  if (US_STATE.test(written)) return 2;
  let score = 0;
  const known = all.filter(
    (token) => COUNTRIES.has(bare(token)) || COUNTRIES.has(token) || CITIES.has(bare(token)) || REGIONS.has(token),
  ).length;
  if (known > 0) score = known / all.length > 0.5 || (written.includes(",") && known / all.length > 0.4) ? 2 : 0.8;
  if (COUNTRY_PHRASES.test(written) || CITY_PHRASES.test(written)) score = Math.max(score, all.length <= 4 ? 2 : 0.8);
  if (score === 0 && /^\p{Lu}[\p{L} .'-]+,\s*\p{Lu}[\p{L} .'-]+$/u.test(written) && all.length <= 4) score = 0.5;
  return score;
}

export const isCountry = (text: string): boolean => COUNTRIES.has(fold(text).trim()) || COUNTRY_PHRASES.test(text);
/** The country that a short phrase names, as written there: "United Kingdom. SK13 8AT" → "United Kingdom". */
export function countryIn(text: string): string | null {
  const phrase = COUNTRY_PHRASES.exec(text)?.[0];
  if (phrase) return text.length < phrase.length + 14 ? phrase : null;
  return COUNTRIES.has(fold(text).trim()) ? text.trim() : null;
}
export const isCity = (text: string): boolean => CITIES.has(fold(text).trim()) || CITY_PHRASES.test(text);
