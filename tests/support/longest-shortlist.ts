import type { LinkPage } from "#contract/proposal/client-page.ts";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { sharedBlind, sharedInEnglish, sharedList } from "./shared-proposal.ts";

/** What the client's page of the longest shortlist that the contract allows is drawn of. */
export function longestShortlist(): LinkPage {
  const [strength] = sharedInEnglish.strengths;
  const [line] = sharedInEnglish.requirements;
  const strengths = Array.from({ length: 7 }, (_, at) => ({ ...strength, title: `${at} ${"x".repeat(100)}`, text: "Word ".repeat(400) }));
  const requirements = Array.from({ length: 100 }, (_, at) => ({
    ...line,
    text: `${at} ${"ask ".repeat(240)}`,
    note: "note ".repeat(100),
  }));
  // Each is one of the proposal's own, but for its texts.
  const shared = { ...sharedInEnglish, letter: "A paragraph of the letter. ".repeat(370), strengths, requirements } as SharedProposal;
  const one = { shared, response: null, thread: [], pdf_url: null, docx_url: null };
  const items = Array.from({ length: 8 }, (_, at) => ({ ...one, place: at + 1 }));
  const nothing = { needs_password: false, response: null, thread: [], expires_at: "2026-12-19T09:12:00.000Z" };
  const papers = { pdf_url: null, docx_url: null, other_pdf_url: null, other_docx_url: null };
  const shortlist = { ...sharedList, items };
  return {
    token: "0123456789012345678901",
    address: "https://proffer.example/p/0123456789012345678901",
    language: "en",
    is_chosen: false,
    place: null,
    today: "2026-11-23",
    state: {
      kind: "share",
      share: { kind: "shortlist", ...nothing, ...papers, agency: sharedBlind.agency, shared: null, shortlist },
      interviews: [],
    },
  };
}
