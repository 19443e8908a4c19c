/** Who a CV's person is and how they are reached, as people write it. What isn't told is left out of what is right. */
export interface NamedPerson {
  cv: string;
  name?: string;
  email?: string;
  phone?: string;
  website?: string;
}

/** Referees, employers, agencies and people at home stand in the CV too: none of them is the candidate. */
export const amongOthers: NamedPerson[] = [
  {
    cv: "Wietske Oldenbeuving\nw.oldenbeuving@example.org\n\nReferenties\nDhr. Harm Scholtens, directeur Bakkerij Scholtens, harm@bakkerij-scholtens.example, 0546 81 22 33",
    name: "Wietske Oldenbeuving",
    email: "w.oldenbeuving@example.org",
  },
  {
    cv: "Callum Featherstone\n\nWork experience\nStorekeeper, Marlow Supplies, 2018 - present\nContact: orders@marlowsupplies.example, 020 7946 0123\n\nReferees\nPriya Nair, priya.nair@marlowsupplies.example, 07700 900 461",
    name: "Callum Featherstone",
  },
  {
    cv: "Aangeboden door Uitzendbureau Kompaan\nContactpersoon: Marjolein Kuipers, m.kuipers@kompaan.example, 038 422 11 00\n\nNaam: Sjoerd Wiarda\nWoonplaats: Sneek\n\nWerkervaring\nHeftruckchauffeur, Van der Meulen Logistiek, 2016 - heden",
    name: "Sjoerd Wiarda",
  },
  {
    cv: "Rosalind Achterberg\nrosalind.achterberg@example.org\n07700 900 118\n\nEmergency contact: Tom Achterberg, tom@example.net, 07700 900 999\n\nWork experience\nNurse, St Aidan's Hospital, 2014 - present",
    name: "Rosalind Achterberg",
    email: "rosalind.achterberg@example.org",
    phone: "07700 900 118",
  },
  {
    cv: "Jurre Tamminga\n06 44 55 66 77\n\nWerkervaring\nMonteur, Installatiebedrijf De Haan, 2017 - heden\nLeidinggevende: Bert de Haan, b.dehaan@dehaan-installatie.example, 050 312 44 55",
    name: "Jurre Tamminga",
    phone: "06 44 55 66 77",
  },
  {
    cv: "Imogen Castellane\nimogen@castellane.example\n\nReferences\nDr Peter Abelson\nHead of Finance, Northgate Ltd\np.abelson@northgate.example\n+44 20 7946 0888\n\nMs Farah Aziz\nfarah.aziz@example.com",
    name: "Imogen Castellane",
    email: "imogen@castellane.example",
  },
  {
    cv: "Thijmen Bronkhorst\n\nProfiel\nTimmerman met twaalf jaar ervaring.\n\nReferentie: mevr. A. Leferink, a.leferink@bouwgroep.example, 0541 55 66 77",
    name: "Thijmen Bronkhorst",
  },
  {
    cv: "Beatrix Holloway\n\nProfile\nOffice manager with ten years of experience.\nReferences: my former manager Ann Lee (ann.lee@example.com) will gladly tell more.",
    name: "Beatrix Holloway",
  },
  {
    cv: "Floor Rensink\nfloor.rensink@example.org | 06 21 43 65 87\n\nWerkervaring\nTeamleider klantenservice, Energiehuis, 2019 - heden\nBeantwoordde de post van klantenservice@energiehuis.example en 0900 1234567\n\nReferenties\nOp verzoek",
    name: "Floor Rensink",
    email: "floor.rensink@example.org",
    phone: "06 21 43 65 87",
  },
  {
    cv: "Recruiter: Dave Okafor, dave@talentbridge.example, +44 20 7946 0777\n\nCandidate: Niamh Gallagher\nnurse practitioner\n\nExperience\nNurse practitioner, Elm Clinic, 2015 - present",
    name: "Niamh Gallagher",
  },
  {
    cv: "Owen Bramley\nowen@bramley.example\n\nReferences available from:\nSusan Hart - s.hart@hart.example - 07700 900 111",
    name: "Owen Bramley",
    email: "owen@bramley.example",
  },
  {
    cv: "Tjitske Hofstra\n\nReferenties op te vragen bij:\nPiet Post - p.post@post.example - 0515 48 90 00",
    name: "Tjitske Hofstra",
  },
];

/** Dates, papers and orders have numbers too. */
export const withNumbers: NamedPerson[] = [
  { cv: "Marloes Hagedoorn\n\nWerkervaring\nPlanner, Rederij Zilt\n05/2018 - 09/2310", name: "Marloes Hagedoorn" },
  { cv: "Edmund Harcastle\n\nWork experience\nClerk, Brook & Sons\n201801 - 202112", name: "Edmund Harcastle" },
  { cv: "Edmund Harcastle\n\nWork experience\nClerk, Brook & Sons\n01012018 - 31122021", name: "Edmund Harcastle" },
  { cv: "Rutger Velthuis\nRijbewijs C 4821993076", name: "Rutger Velthuis" },
  { cv: "Hannah Prewitt\nDriving licence no. PREWI 805123\nLicence number 0612345678", name: "Hannah Prewitt" },
  { cv: "Simone Terlouw\nBIG-nummer 49901234567\nKvK 01234567\n06-18273645", name: "Simone Terlouw", phone: "06-18273645" },
  { cv: "Gareth Pugh-Morgan\nNMC PIN 0123456789\nMobile 07700 900 333", name: "Gareth Pugh-Morgan", phone: "07700 900 333" },
  { cv: "Liesbeth Onderwater\nOrdernummer 0201234567\nIBAN NL91 ABNA 0417 1643 00", name: "Liesbeth Onderwater" },
  { cv: "Oscar Lindgren\nPassport 0712345678\nMember no: 0204567891", name: "Oscar Lindgren" },
  { cv: "Anouk Siersma\nWerkervaring\nVerpleegkundige, Zorghuis, 12-03-2015 - 01-09-2099", name: "Anouk Siersma" },
];

/** A family name may stand first, and labels before both. */
export const turned: NamedPerson[] = [
  { cv: "Visser, Marieke\nmarieke.visser@example.org", name: "Marieke Visser", email: "marieke.visser@example.org" },
  { cv: "Whitcombe, Alistair\na.whitcombe@example.org", name: "Alistair Whitcombe", email: "a.whitcombe@example.org" },
  { cv: "Name: Okonkwo, Grace\nPhone: 07700 900 555", name: "Grace Okonkwo", phone: "07700 900 555" },
  { cv: "Naam: Heuvel, Sanne van den\nE-mail: sanne@example.org", name: "Sanne van den Heuvel", email: "sanne@example.org" },
  { cv: "van Dijk, Koen\nkoen@example.org", name: "Koen van Dijk", email: "koen@example.org" },
  { cv: "Jong, Femke de\n06 13 57 24 68", name: "Femke de Jong", phone: "06 13 57 24 68" },
  { cv: "ACHTERHUIS, JOLANDA\njolanda@example.org", name: "Jolanda Achterhuis", email: "jolanda@example.org" },
  { cv: "Achternaam: ter Horst\nVoornaam: Wessel\nE-mail: wessel@example.org", name: "Wessel ter Horst", email: "wessel@example.org" },
  { cv: "Surname: Fairweather\nFirst name: Joyce\nE-mail: joyce@example.org", name: "Joyce Fairweather", email: "joyce@example.org" },
  {
    cv: "Name\nE-mail\nPhone\nDaniel Ashworth\ndaniel@example.org\n07700 900 222",
    name: "Daniel Ashworth",
    email: "daniel@example.org",
    phone: "07700 900 222",
  },
  {
    cv: "Curriculum vitae\nMeer, Tom van der\nAdres: Dorpsstraat 4, Beilen\nTelefoon: 06 11 22 33 44",
    name: "Tom van der Meer",
    phone: "06 11 22 33 44",
  },
];

/** A narrow column breaks an address over two lines. */
export const brokenOver: NamedPerson[] = [
  { cv: "Mirthe Kloosterboer\nmirthe.kloosterboer@\nexample.org", name: "Mirthe Kloosterboer", email: "mirthe.kloosterboer@example.org" },
  { cv: "Mirthe Kloosterboer\nmirthe.kloosterboer\n@example.org", name: "Mirthe Kloosterboer", email: "mirthe.kloosterboer@example.org" },
  { cv: "Mirthe Kloosterboer\nmirthe.\nkloosterboer@example.org", name: "Mirthe Kloosterboer", email: "mirthe.kloosterboer@example.org" },
  {
    cv: "Bernard Thistlewood\nE-mail: bernard.thistlewood@\nexample.co.uk\nPhone: 07700 900 123",
    name: "Bernard Thistlewood",
    email: "bernard.thistlewood@example.co.uk",
    phone: "07700 900 123",
  },
  { cv: "Bernard Thistlewood\nbernard.thistlewood@example.\norg", name: "Bernard Thistlewood", email: "bernard.thistlewood@example.org" },
  { cv: "Bernard Thistlewood\nbernard.thistlewood@exam\nple.org", name: "Bernard Thistlewood", email: "bernard.thistlewood@example.org" },
  { cv: "Bernard Thistlewood\nbernard.thistle\nwood@example.org", name: "Bernard Thistlewood", email: "bernard.thistlewood@example.org" },
  {
    cv: "Noortje Zwanenburg\nnoortje@example.org\nwww.noortje-\nzwanenburg.nl",
    name: "Noortje Zwanenburg",
    email: "noortje@example.org",
    website: "www.noortje-zwanenburg.nl",
  },
  {
    cv: "Contact\nhello.ingrid@\nsolveig.example.com\n\nIngrid Solveig",
    name: "Ingrid Solveig",
    email: "hello.ingrid@solveig.example.com",
  },
  { cv: "Mail me at bernard@example.org.\nBernard Thistlewood\nBaker in Leeds", name: "Bernard Thistlewood", email: "bernard@example.org" },
];
