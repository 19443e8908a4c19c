import { inEach, type Language } from "#contract/text/languages.ts";

/** What each table's rows are, for the person they are about. */
const meanings = inEach<Record<string, string>>({
  en: {
    candidates: "Your profile, your CV as text, and where each fact was read in it",
    files: 'The files that you or others gave us; they lie in the folder "files"',
    extractions: "CVs that were read and not taken over yet",
    matches: "How you were compared with vacancies: score, each requirement with its verdict, and what a recruiter changed",
    decisions: "Who looked at such a comparison and decided what",
    decision_snapshots: "What the comparison said at that moment",
    shown_rankings: "In which lists you were shown to whom, with your place on the page and your score",
    proposals: "Proposals of you to clients",
    proposal_editions: "What clients could read in them",
    proposal_shares: "When and to whom they were sent, and whether they were opened",
    proposal_messages: "Messages about them between client and recruiter",
    shortlist_items: "Shortlists that you stood on",
    consent_requests: "What you were asked",
    consent_answers: "What you answered",
    activities: "What happened around you",
    notes: "Notes that recruiters wrote about you, calls among them",
    note_versions: "What such notes said before they were changed",
    to_dos: "What recruiters had to do that was about you",
    interviews: "Interviews with you: when, where and how they went",
    import_rows: "Lines about you in files that were moved in from another system",
    external_ids: "By which number another system knows you",
    merges: "That two records of you were made one, and when",
    merge_rows: "What that changed, so that it can be undone",
    chats: "Conversations of recruiters with the assistant about you",
    chat_messages: "Their questions and its answers",
    privacy_requests: "What you asked about your data",
    letters: "E-mails about you that wait to be sent",
    named_in: "Where your name stands in what was written about something else, with the words around it",
  },
  nl: {
    candidates: "Je profiel, je cv als tekst en waar elk gegeven daarin gelezen is",
    files: 'De bestanden die jij of anderen ons gaven; ze staan in de map "files"',
    extractions: "Cv's die gelezen en nog niet overgenomen zijn",
    matches: "Hoe je met vacatures vergeleken bent: score, het oordeel per eis en wat een recruiter daaraan veranderde",
    decisions: "Wie zo'n vergelijking bekeek en wat besloot",
    decision_snapshots: "Wat de vergelijking op dat moment zei",
    shown_rankings: "In welke ranglijsten je aan wie getoond bent, met je plaats op de pagina en je score",
    proposals: "Voorstellen van jou aan opdrachtgevers",
    proposal_editions: "Wat opdrachtgevers daarin konden lezen",
    proposal_shares: "Wanneer en aan wie ze verstuurd zijn, en of ze geopend zijn",
    proposal_messages: "Berichten daarover tussen opdrachtgever en recruiter",
    shortlist_items: "Shortlists waarop je stond",
    consent_requests: "Wat je gevraagd is",
    consent_answers: "Wat je geantwoord hebt",
    activities: "Wat er rond jou gebeurd is",
    notes: "Notities die recruiters over je schreven, ook van telefoongesprekken",
    note_versions: "Wat zulke notities eerder zeiden",
    to_dos: "Taken van recruiters die over jou gingen",
    interviews: "Gesprekken met je bij opdrachtgevers: wanneer, waar en hoe ze gingen",
    import_rows: "Regels over je in bestanden die uit een ander systeem zijn overgezet",
    external_ids: "Onder welk nummer een ander systeem je kent",
    merges: "Dat twee profielen van je zijn samengevoegd, en wanneer",
    merge_rows: "Wat daarbij veranderde, zodat het ongedaan kan worden gemaakt",
    chats: "Gesprekken van recruiters met de assistent over jou",
    chat_messages: "Hun vragen en zijn antwoorden",
    privacy_requests: "Wat je over je gegevens gevraagd hebt",
    letters: "E-mails over jou die nog verstuurd worden",
    named_in: "Waar je genoemd wordt in wat over iets anders ging, met de woorden eromheen",
  },
});
const heads = inEach({
  en: "This is everything that is held about you. data.json holds it as a list for each subject:",
  nl: "Dit is alles wat over je bewaard wordt. data.json bevat het als lijst per onderwerp:",
});

/** The page that lies beside the data: what is in it, and how many of each. */
export function whatIsWhat(language: Language, rows: Record<string, unknown[]>): string {
  const lines = Object.entries(rows).map(([table, of]) => `${table} (${of.length}): ${meanings[language][table] ?? table}`);
  return `${heads[language]}\r\n\r\n${lines.join("\r\n")}\r\n`;
}
