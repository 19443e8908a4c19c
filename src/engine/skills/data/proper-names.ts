/**
 * Which single words of the lexicon are names of their own. Whatever has a capital inside, a digit or a sign is one by its spelling, and so
 * are tools of a family and papers; in `it` a single word is one unless it stands among `ordinaryWords`, elsewhere only if it stands among
 * `properNames`.
 */
export const ordinaryWords = `
Blockchain, Clustering, Encryption, Firewalls, Mainframe, Microservices, Networking, Serverless, Statistics, Storage, Troubleshooting,
Virtualisation
`;

export const properNames = `
Axure, Bluebeam, Creo, Dreamweaver, Incoterms, Jeugdwet, Rhino, Sketch, Slack, Wlz, Wmo, Zoom, Zorgverzekeringswet
`;
