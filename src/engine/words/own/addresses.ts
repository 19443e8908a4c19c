/** Parts of addresses as the Netherlands, Belgium, Germany, France, Britain, Ireland and America write them; patterns. */

/** Ends the name of a street that is one word: "Kerkstraat", "Lindenstraße". */
export const streetEndings =
  "straat|str\\.|laan|weg|plein|gracht|kade|kaai|singel|dreef|hof|pad|steeg|dijk|plantsoen|park|markt|kamp|burg|lei|baan|haven|wal|veld|akker|erf|brink|oord|zoom|hoek|poort|vaart|berg|dal|kwartier|werf|tuin|hoven|donk|horst|meent|wijk|sluis|wetering|drift|beemd|gaarde|kreek|schans|hiem|weide|straatje|boulevard|esplanade|passage|hofje|stra(?:ß|ss)e|gasse|allee|platz|ufer|damm|chaussee|steig";

/** Behind the number and the name, or as an own word. */
export const streetKinds =
  "Street|Road|Avenue|Lane|Drive|Close|Square|Terrace|Crescent|Way|Grove|Gardens?|Place|Court|Park|Hill|Row|Mews|Walk|Green|View|Rise|Gate|Wharf|Quay|Parade|Boulevard|Circle|Yard|Buildings|Cottages?|Villas|Heights|Wynd|Brae|Loan|Croft|Fold|Mount|Path|Parkway|Highway|Trail|Turnpike|Embankment|Broadway|Causeway|Esplanade|Promenade|Alley|Meadows?|Fields?|Dell|Vale|Avenue|Cres|Gdns|Blvd|Pkwy|Hwy|Ln|Dr|Ct|Pl|Sq|Ter|St|Rd|Ave";

/** French words before the name. */
export const frenchStreets = "[Rr]ue|[Aa]venue|[Cc]hauss[ée]e|[Bb]oulevard|[Pp]lace|[Qq]uai|[Ii]mpasse|[Cc]hemin|[Aa]ll[ée]e|[Rr]oute";

/** A part of a building, before or behind the street. */
export const units =
  "(?:[Ff]lat|[Aa]partment|[Aa]pt|[Aa]ppartement|[Aa]pp|[Uu]nit|[Rr]oom|[Rr]m|[Ss]uite|[Ss]te|[Bb]lock|[Ff]loor|[Ss]tudio|[Kk]amer|[Bb]us|[Bb]te|[Bb]ox|[Bb]oîte|[Ww]ohnung|[Ss]taircase|[Nn]o)\\.? ?(?:#?\\d{1,4}[A-Za-z]?(?:[/-]\\d{1,3})?|[A-Z]\\d{0,3}(?![\\p{L}\\p{N}]))|(?:[Tt]op|[Gg]round|[Ff]irst|[Ss]econd|[Tt]hird|\\d(?:st|nd|rd|th)) [Ff](?:loor|lat)(?: (?:[Ll]eft|[Rr]ight))?|\\d{1,2}/\\d{1,2}(?=,? \\d{1,4} )|#\\d{1,4}[A-Z]?|\\d ?hoog";

/** Boxes at a post office. */
export const boxes = "(?:Postbus|PO Box|P\\.? ?O\\.? Box|Postfach|BP|Antwoordnummer) \\d{1,6}";

/** Names of houses; alone such a word tells no address. */
export const houses =
  "Cottage|House|Farm|Farmhouse|Lodge|Barn|Hoeve|Villa|Forge|Mill|Rectory|Vicarage|Manse|Hostel|Towers?|Mansions|Point|Hall|Bungalow|Stables|Croft|Boerderij|Flat|Residentie|Huize";

/** States whose letters stand before a postcode. */
export const states =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR";
