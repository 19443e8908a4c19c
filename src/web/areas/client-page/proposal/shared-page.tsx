import { type ComponentType, useEffect, useState } from "react";
import type { ClientInterview } from "#contract/interview/interview-link.ts";
import type { LinkPage, OpenShare } from "#contract/proposal/client-page.ts";
import type { ClientResponse, ClientThread } from "#contract/proposal/proposal.ts";
import { proposalWords } from "#contract/proposal/proposal-words.ts";
import type { ClosedShare, SharedProposal, SharedShortlist, ShareKind } from "#contract/proposal/shared-proposal.ts";
import { isOtherRead } from "#contract/text/two-languages.ts";
import { whenLookedAt } from "#web/areas/client-page/attention.ts";
import {
  fetchInterviews,
  fetchShared,
  openWithPassword,
  pickTime,
  type Result,
  type ShownInterviews,
  sendAnswer,
  sendMessage,
  suggestTimes,
  tellSeen,
} from "#web/areas/client-page/calls.ts";
import { usePageLanguage } from "#web/areas/client-page/page-language.ts";
import { pageWords } from "#web/areas/client-page/page-words.ts";
import type { ShortlistPageProps } from "#web/areas/client-page/shortlist/shortlist-page.tsx";
import { Closed, Password, type Refusal, Trouble } from "#web/areas/client-page/states.tsx";
import type { AnswerProblem, ClientAnswer } from "./answer-card.tsx";
import { ClientPage, type FileKind } from "./client-page.tsx";
import type { MeetingProps } from "./meeting.tsx";

type State =
  | { kind: "locked"; of: ShareKind; agency: SharedProposal["agency"] }
  | { kind: "open"; share: OpenShare & { shared: SharedProposal } }
  | { kind: "list"; share: OpenShare & { shortlist: SharedShortlist } }
  | { kind: "closed"; closed: ClosedShare }
  | { kind: "missing" };

function stateOf(share: OpenShare): State {
  const { shared, shortlist } = share;
  if (shared) return { kind: "open", share: { ...share, shared } };
  if (shortlist) return { kind: "list", share: { ...share, shortlist } };
  return { kind: "locked", of: share.kind, agency: share.agency };
}

/** `/p/{token}/2`: whose page of a shortlist is open. */
const placeOfAddress = (): number | null => Number(location.pathname.split("/")[3]) || null;

/** Somebody came by a link: reloading and going back aren't visits. */
function isVisit(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type !== "reload" && navigation?.type !== "back_forward";
}

/** Whether there is anything of interviews behind a link: one that is planned or offered, or a client who wants one. */
export const hasMeeting = ({ response, shortlist }: OpenShare, interviews: readonly ClientInterview[]): boolean =>
  interviews.length > 0 ||
  [response, ...(shortlist?.items ?? []).map((item) => item.response)].some((said) => said?.decision === "interview");

interface SharedPageProps {
  page: LinkPage;
  share: OpenShare;
  interviews: ClientInterview[];
  /** How a shortlist is shown, where the link leads to one. */
  List: ComponentType<ShortlistPageProps> | null;
  /** How interviews are shown, where there are any. */
  Meeting: ComponentType<MeetingProps> | null;
}

/** The page behind a client's link: what is shared, or the password that opens it. */
export function SharedPage({ page, share, interviews: known, List: loaded, Meeting: loadedMeeting }: SharedPageProps) {
  const { token } = page;
  const [state, setState] = useState<State>(() => stateOf(share));
  const [List, setList] = useState(() => loaded);
  const [Meeting, setMeeting] = useState(() => loadedMeeting);
  const [interviews, setInterviews] = useState(known);
  // Kept for as long as the page is open, and nowhere else.
  const [key, setKey] = useState<string | null>(null);
  const [place, setPlace] = useState(page.place);
  const isList = state.kind === "list";
  const agency = "share" in state ? state.share.agency : "closed" in state ? state.closed.agency : "agency" in state ? state.agency : null;
  const shown = usePageLanguage(page.language, (language) =>
    (isList ? pageWords[language].shortlist_title : proposalWords[language].page_title)((agency ?? share.agency).name),
  );
  const { language } = shown;
  const sent = { language, key };

  useEffect(() => {
    const follow = () => setPlace(placeOfAddress());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  useEffect(() => {
    // Who gives the password is somebody.
    if (share.needs_password) return undefined;
    return whenLookedAt(() => tellSeen(token, { language: page.language, key: null }, isVisit()));
  }, [token, share.needs_password, page.language]);

  async function show(next: OpenShare) {
    // Who reads one proposal doesn't wait for what only several need.
    if (next.shortlist && !List) {
      const { ShortlistPage } = await import("#web/areas/client-page/shortlist/shortlist-page.tsx");
      setList(() => ShortlistPage);
    }
    setState(stateOf(next));
  }

  /** Interviews are shown by a piece of their own, which comes with the first of them. */
  async function showInterviews(next: ClientInterview[], isWanted: boolean) {
    setInterviews(next);
    if (Meeting || !isWanted) return;
    const piece = await import("./meeting.tsx").catch(() => null);
    if (piece) setMeeting(() => piece.Meeting);
  }

  /** Null when it arrived, else why not, in words. */
  async function arranged(result: Result<ShownInterviews>): Promise<string | null> {
    if (result.kind === "done") return showInterviews(result.data.interviews, true).then(() => null);
    if (result.kind === "overtaken") {
      setInterviews((result.now as ShownInterviews).interviews);
      return result.text;
    }
    if (result.kind === "closed") setState(result);
    const { problem } = pageWords[language];
    return problem[result.kind === "offline" || result.kind === "too_many" ? result.kind : "refused"];
  }

  const isPlanned = (about: number | null) => interviews.some(({ place: at, state }) => at === about && state === "planned");

  /** What is to be said and chosen of interviews with one candidate; nothing before anybody wants one. */
  function meetingOf(about: number | null, shared: SharedProposal, response: ClientResponse | null) {
    const own = interviews.filter((one) => one.place === about);
    if (!Meeting || (own.length === 0 && response?.decision !== "interview")) return null;
    const where = about === null ? {} : { place: about };
    return (
      <Meeting
        interviews={own}
        shared={shared}
        name={response?.name ?? shared.contact_name}
        language={language}
        onPick={async (picked) => arranged(await pickTime(token, sent, picked))}
        onSuggest={async (suggested) => arranged(await suggestTimes(token, sent, { ...suggested, ...where }))}
      />
    );
  }

  async function open(password: string): Promise<Refusal | null> {
    const given = await openWithPassword(token, sent, password);
    if (given.kind !== "done") return refused(given);
    const opened = { language, key: given.data.key };
    const result = await fetchShared(token, opened);
    if (result.kind !== "done") return refused(result);
    tellSeen(token, opened, isVisit());
    setKey(given.data.key);
    const found = await fetchInterviews(token, opened);
    if (found.kind === "done") await showInterviews(found.data.interviews, hasMeeting(result.data, found.data.interviews));
    return show(result.data).then(
      () => null,
      () => ({ kind: "offline" }),
    );
  }

  /** Why it didn't open; null where the page is another one by now. */
  function refused(result: Exclude<Result<unknown>, { kind: "done" }>): Refusal | null {
    if (result.kind === "invalid" || result.kind === "locked") return { kind: "wrong" };
    if (result.kind === "too_many" || result.kind === "offline") return result;
    if (result.kind === "failed" || result.kind === "refused" || result.kind === "overtaken") return { kind: "failed" };
    setState(result.kind === "closed" ? result : { kind: "missing" });
    return null;
  }

  async function answer(given: ClientAnswer, about?: number): Promise<AnswerProblem | null> {
    const result = await sendAnswer(token, sent, { ...given, ...(about !== undefined && { place: about }) });
    if (await settled(result, about)) {
      // From here on times can be chosen and proposed.
      if (given.decision === "interview") await showInterviews(interviews, true);
      return null;
    }
    return result.kind === "offline" || result.kind === "too_many" ? result.kind : "refused";
  }

  async function ask(message: { name: string; text: string }, about?: number): Promise<string | null> {
    const result = await sendMessage(token, sent, { ...message, ...(about !== undefined && { place: about }) });
    if (await settled(result, about)) return null;
    const { problem } = pageWords[language];
    if (result.kind === "refused") return result.text;
    return problem[result.kind === "offline" || result.kind === "too_many" ? result.kind : "refused"];
  }

  /** Shows what the client's words changed: the answer and thread, or that the page is another one by now. False: nothing arrived. */
  async function settled(result: Result<{ response: ClientResponse; thread: ClientThread }>, about?: number): Promise<boolean> {
    if (result.kind === "done") {
      const { response, thread } = result.data;
      setState((now) => {
        if (now.kind === "open") return { kind: "open", share: { ...now.share, response, thread } };
        if (now.kind !== "list") return now;
        const items = now.share.shortlist.items.map((item) => (item.place === about ? { ...item, response, thread } : item));
        return { ...now, share: { ...now.share, shortlist: { ...now.share.shortlist, items } } };
      });
      return true;
    }
    // Somebody was taken off the shortlist meanwhile: the page shows who is left.
    if (result.kind === "gone") {
      const left = await fetchShared(token, sent);
      if (left.kind === "done") await show(left.data);
    } else if (result.kind === "closed" || result.kind === "missing") setState(result);
    else if (result.kind === "locked" && agency) setState({ kind: "locked", of: isList ? "shortlist" : "proposal", agency });
    else return false;
    return true;
  }

  /** Behind a password a file's address is good for minutes, and a reader takes longer: it is asked for anew. */
  async function download(kind: FileKind, address: string, of: number | null = null) {
    const result = await fetchShared(token, sent);
    if (result.kind === "closed") setState(result);
    else if (result.kind !== "done") location.assign(address);
    else if (result.data.needs_password) setState({ kind: "locked", of: result.data.kind, agency: result.data.agency });
    else {
      const { shared, shortlist } = result.data;
      const from = of === null ? result.data : shortlist?.items.find((item) => item.place === of);
      const other = of === null && shared && isOtherRead(shared, language) ? result.data[`other_${kind}_url`] : null;
      location.assign(other || from?.[`${kind}_url`] || address);
    }
  }

  const query = page.is_chosen || language !== page.language ? `?lang=${language}` : "";
  const addressOf = (to: number | null) => `/p/${token}${to === null ? "" : `/${to}`}${query}`;
  function go(to: number | null) {
    history.pushState(null, "", addressOf(to));
    setPlace(to);
  }

  if (state.kind === "locked") return <Password {...shown} kind={state.of} agency={state.agency} onOpen={open} />;
  if (state.kind === "closed") return <Closed {...shown} closed={state.closed} address={page.address} />;
  if (state.kind === "list" && List) {
    const { shortlist, expires_at, pdf_url } = state.share;
    return (
      <List
        language={language}
        today={page.today}
        shortlist={shortlist}
        place={place}
        expires_at={expires_at}
        pdf_url={pdf_url}
        onPlace={go}
        addressOf={addressOf}
        onAnswer={(about, given) => answer(given, about)}
        onAsk={(about, message) => ask(message, about)}
        meetingOf={(item) => meetingOf(item.place, item.shared, item.response)}
        isPlanned={isPlanned}
        {...(key && { onDownload: download })}
      />
    );
  }
  if (state.kind === "open") {
    const { shared, response, thread, expires_at, pdf_url, docx_url, other_pdf_url, other_docx_url } = state.share;
    return (
      <ClientPage
        {...shown}
        today={page.today}
        shared={shared}
        response={response}
        expires_at={expires_at}
        pdf_url={pdf_url}
        docx_url={docx_url}
        other_pdf_url={other_pdf_url}
        other_docx_url={other_docx_url}
        onAnswer={(given) => answer(given)}
        thread={thread}
        onAsk={(message) => ask(message)}
        meeting={meetingOf(null, shared, response)}
        is_planned={isPlanned(null)}
        {...(key && { onDownload: (kind: FileKind, address: string) => download(kind, address) })}
      />
    );
  }
  return <Trouble {...shown} kind="missing" address={page.address} />;
}
