/**
 * Which single words of the lexicon are names of their own. Whatever has a capital inside, a digit or a sign is one by its spelling, and so
 * are tools of a family and papers; in `it` a single word is one unless it stands among `ordinaryWords`, elsewhere only if it stands among
 * `properNames`.
 */
export const ordinaryWords = `
Blockchain, Clustering, Containerisation, Encryption, Firewalls, Mainframe, Microservices, Networking, Serverless, Statistics, Storage,
Troubleshooting, Virtualisation
`;

export const properNames = `
Aanbestedingswet, Arbeidstijdenwet, Arbowet, Awb, Axure, Bbl, Bluebeam, bol.com, Bouwbesluit, Channable, Creo, Dreamweaver, Eurocode,
Gatekeeper act, Gmail, Grasshopper, Hay method, Heijunka, Incoterms, Instagram, Ishikawa, Jenaplan, Jeugdwet, Kaizen, Kanjertraining,
Kimball method, Kotter model, Krachtwerk methode, Lean, Lockout-tagout, Machinery directive, Meldcode, Montessori, Nieuwe autoriteit,
Participation act, Poka-yoke, Prosci, Rhino, Seveso, Sketch, Slack, Vecozo, Waadi, Wab, Wgs, Wkb, Wkkgz, Wlz, Wmo, Wob, Woo, Wsnp, Wvggz, Wwft,
Zoom, Zorgverzekeringswet
`;
