/** Dutch words beside a job that are no title, employer or place, as a pattern for a whole phrase. */
export const notes = [
  "(?:(?:ca\\.?|circa|gemiddeld|min(?:imaal)?\\.?) )?\\d{1,2}(?:[.,]\\d)?(?: ?[-–/] ?\\d{1,2}| tot \\d{1,2})? ?(?:uur|uren|u)(?:(?: per|\\/| p\\/) ?(?:week|w))?(?: ?\\(.{0,30}\\))?",
  "(?:ca\\.? |gemiddeld )?\\d{1,2} (?:dag(?:en)?|ochtenden|avonden)(?: (?:per|in de|p\\/) ?week)?",
  "(?:\\d{1,2}(?:[.,]\\d)? (?:jaar|jaren|maand(?:en)?|mnd|weken|week)[ ,en]*){1,2}",
  "voltijds?|deeltijd|fulltime|full-time|parttime|part-time|tijdelijk|vast|vaste aanstelling|vast contract|(?:op )?uitzendbasis|oproepbasis|flex|freelance|zzp|als zzp'?er|zzp'?er|als freelancer|zelfstandig|detachering|gedetacheerd|seizoen(?:swerk)?|weekend(?:en|s)?|avonden en weekenden|zaterdagen|nachtdienst(?:en)?|vakanties|zomers?|naast (?:mijn )?(?:studie|school)|tijdens (?:mijn )?(?:studie|school)|vrijwillig|onbetaald",
  "(?:div(?:erse|\\.)?(?! \\p{L}*(?:werk|banen|baantjes|klussen|functies))|verschillende|meerdere|wisselende)(?: \\p{Ll}+){1,2}",
  "(?:ma|di|wo|do|vr|za|zo)(?:(?: ?[-,/&] ?| t/m | tot | en )(?:ma|di|wo|do|vr|za|zo)){0,6}|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?",
  "(?:de )?laatste jaren.*|faillissement.*|contract (?:liep af|beëindigd|afgelopen)|reorganisatie|periode|duur|heden|\\d{1,3} ?%|\\d(?:[.,]\\d+)? fte",
  "(?:twee|drie|vier|\\d) (?:verschillende )?(?:functies|rollen|banen)|(?:bij |voor )?particulieren",
  "idem|(?:de|het)?zelfde (?:bedrijf|werkgever|organisatie)",
].join("|");

/** What people write where others name an employer: work for themselves. */
export const ownWork = "freelance|zzp(?:'?er)?|als zzp'?er|zelfstandig(?:e)?|eigen (?:bedrijf|onderneming|praktijk|zaak)|eenmanszaak";

/** The same as a title. */
export const ownTitle = "zzp'?er|zelfstandige|freelancer";

/** Ends of Dutch compounds that name an organisation: "aannemingsbedrijf", "verpleeghuis". */
export const companyEndings =
  "bedrijf|bedrijven|groep|bank|ziekenhuis|verpleeghuis|verzorgingshuis|zorghuis|bouwbedrijf|fabriek|kantoor|bureau|winkel|markt|praktijk|corporatie|stichting|vereniging|school|college|verzekeringen|verzekeraar|centrum|museum|theater|podium|poppodium|drukkerij|huis|contactcentrum|reisbureau|bakkerij|slagerij|kwekerij|veiling|werf|maatschappij|dienst|diensten|gemeente|provincie|waterschap|coöperatie|cooperatie|brasserie|restaurant|hotel|garage|makelaardij|accountants|advocaten|notariskantoor|woningen|thuiszorg|ouderenzorg|jeugdzorg|zorggroep|combinatie|techniek|logistiek|transport|distributie|schoonmaak|installatie|installaties|mechanisatie|automatisering|advies|handel|groothandel|belastingen|uitzendbureau|verhuur";
