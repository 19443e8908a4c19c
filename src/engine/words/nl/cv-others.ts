import type { OthersWords } from "../cv-others-wording.ts";

/** Dutch: see the wording. */
export const others: OthersWords = {
  headings:
    "(?:(?:mijn|professionele|persoonlijke|zakelijke|werk) ){0,2}(?:referenties?|referent(?:en)?|aanbeveling(?:en)?|referentiegegevens)(?: (?:en|&) (?:contactpersonen|aanbevelingen))?|contactpersoon|contactpersonen|noodcontact(?:en|personen|persoon)?|(?:in geval van|bij) nood(?:geval)?(?: (?:bellen|waarschuwen))?|zij kennen mij(?:n werk)?|wie mijn werk kennen?|referenties? (?:zijn |is )?(?:op te vragen|opvraagbaar|verkrijgbaar|te verkrijgen|beschikbaar) (?:bij|via)",
  never:
    "referenties?|referent(?:en|e)?|werkgevers?|leidinggevenden?|contactperso(?:on|nen)|noodcontact|noodnummer|noodgeval|aanbevolen door|aanbeveling (?:van|door)|contact voor referenties|bij nood|(?:in )?geval van nood|inleners?|opdrachtgevers?|namens|aangeboden door|voorgesteld door|gepresenteerd door|opgesteld door|ingeschreven (?:bij|via)|bemiddel(?:d|ing) (?:door|via)|uitzendbureau|detacheringsbureau|(?:via|door) (?:het |mijn |een )?bureau",
  maybe:
    "bureau|recruiter|intercedent(?:e)?|consultant|accountmanager|manager|baas|chef|teamleider|voorman|directeur|hoofd|begeleid(?:st)?er|stagebegeleid(?:st)?er|praktijkbegeleid(?:st)?er|mentor|docent(?:e)?|leraar|lerares|coach|jobcoach|werkcoach|loopbaancoach|klant(?:en)?|collega(?:'s)?|huisbaas|partner|echtgeno(?:ot|te)|vrouw|man|moeder|vader|broer|zus|zoon|dochter|ouders?|voogd|verzorger|contact(?: bij \\p{L}+)",
  possessive: "mijn|onze|ons|uw|jouw|je|zijn|haar|de|het|voormalig|voormalige|oud|huidige|vorige|directe?",
  me: "mij|me|mijn (?:e-?mail(?:adres)?|telefoon(?:nummer)?|nummer|mobiel|adres)",
  mailboxes:
    "informatie|vacatures?|solliciteren|sollicitaties?|werving|werken\\.?bij|werk|verkoop|kantoor|administratie|klanten\\.?service|klanten|secretariaat|receptie|balie|planning|personeel|personeelszaken|pz|algemeen|pers|facturen|boekhouding|crediteuren|debiteuren|bestellingen|directie|inkoop|intake|uitzend(?:bureau)?|uitzenden|flex|vestiging|winkel|reserveringen|school|bestuur|redactie",
  labels: {
    name: "(?:volledige |gehele )?na(?:am|men)|(?:naam )?kandidaat|(?:naam )?sollicitant|naam en voornamen?|voor-? ?(?:en|&|/) ?achternaam|voornaam (?:en|&|/) achternaam|achternaam,? (?:en )?voornaam|naam,? voornaam",
    first: "voorna(?:am|men)",
    called: "roepnaam",
    last: "achternaam|familienaam|geslachtsnaam",
    infix: "tussenvoegsels?|voorvoegsels?",
    other:
      "voorletters?|initialen|titel|aanhef|geslacht|adres|straat|straat en huisnummer|postcode|postcode (?:en|&|/) (?:woon)?plaats|woonplaats|plaats|land|telefoon(?:nummer)?|tel|mobiel(?:e nummer| nummer)?|gsm|e-?mail(?:adres)?|mailadres|website|linkedin|geboortedatum|geboorteplaats|geboren|leeftijd|nationaliteit|burgerlijke staat|rijbewijs|beschikbaarheid|beschikbaar|functie|beroep|datum|handtekening|taal|talen|huisnummer",
  },
  numbers:
    "rijbewijs|vergunning|registratie|reg|big|agb|skj|crkbo|lidmaatschap|lid|order|bestel(?:ling)?|factuur|referentie|kenmerk|dossier|zaak|project|contract|polis|rekening|klant|relatie|cliënt|patiënt|personeels?|medewerkers?|student(?:en)?|studie|certificaat|certificaten|diploma|paspoort|id-?kaart|identiteits(?:kaart|bewijs)?|visum|pas|badge|serie|artikel|product|batch|charge|kenteken|chassis|btw|kvk|k\\.v\\.k|kamer van koophandel|handelsregister|loonheffing(?:en)?|fiscaal|bsn|sofi|burgerservice|vca|nen|iban|bic|bank",
};
