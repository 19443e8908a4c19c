import { type ComponentType, useEffect, useState } from "react";
import type { Language } from "#contract/fields.ts";
import type { ClientResponse, ClientThread, ClosedShare, SharedProposal, SharedShortlist, ShareKind } from "#contract/proposal.ts";
import { proposalWords } from "#contract/proposal-words.ts";
import { isOtherRead } from "#contract/two-languages.ts";
import type { AnswerProblem, ClientAnswer } from "./answer-card.tsx";
import { fetchShared, type OpenShare, openWithPassword, type Result, sendAnswer, sendMessage } from "./calls.ts";
import { ClientPage, type FileKind } from "./client-page.tsx";
import { pageWords } from "./page-words.ts";
import type { ShortlistPageProps } from "./shortlist-page.tsx";
import { Closed, Loading, Password, type Refusal, Trouble } from "./states.tsx";

type State =
  | { kind: "loading" }
  | { kind: "locked"; of: ShareKind; agency: SharedProposal["agency"] }
  | { kind: "open"; share: OpenShare & { shared: SharedProposal } }
  | { kind: "list"; share: OpenShare & { shortlist: SharedShortlist }; Page: ComponentType<ShortlistPageProps> }
  | { kind: "closed"; closed: ClosedShare }
  | { kind: "missing" | "offline" | "failed" }
  | { kind: "too_many"; wait_seconds: number };

/** `?lang=nl`, the only place where the choice is kept. */
function languageOfAddress(): Language | null {
  const chosen = new URLSearchParams(location.search).get("lang");
  return chosen === "nl" || chosen === "en" ? chosen : null;
}

/** `/p/{token}/2`: whose page of a shortlist is open. */
const placeOfAddress = (): number | null => Number(location.pathname.split("/")[3]) || null;

/** Somebody came by a link: reloading and going back aren't visits, and neither is a browser that only looks ahead. */
function isVisit(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate" && document.visibilityState === "visible";
}

/** The page behind a link, in whatever state it is. */
export function SharedPage({ token }: { token: string }) {
  const [state, setState] = useState<State>({ kind: "loading" });
  const [chosen, setChosen] = useState(languageOfAddress);
  // Kept for as long as the page is open, and nowhere else.
  const [key, setKey] = useState<string | null>(null);
  const [place, setPlace] = useState(placeOfAddress);
  const own =
    state.kind === "open"
      ? state.share.shared.language
      : state.kind === "list"
        ? state.share.shortlist.language
        : state.kind === "closed"
          ? state.closed.language
          : null;
  const language: Language = chosen ?? own ?? (navigator.language.startsWith("nl") ? "nl" : "en");
  const sent = { language, key };

  async function load(with_key = key, agency?: SharedProposal["agency"]) {
    const result = await fetchShared(token, { language, key: with_key }, isVisit());
    if (result.kind === "locked") setState(agency ? { kind: "locked", of: "proposal", agency } : { kind: "failed" });
    // Part of the link was lost on its way.
    else if (result.kind === "invalid" || result.kind === "gone") setState({ kind: "missing" });
    else if (result.kind === "refused") setState({ kind: "failed" });
    else if (result.kind !== "done") setState(result);
    else await show(result.data);
  }

  async function show(share: OpenShare) {
    const { shared, shortlist } = share;
    if (shared) setState({ kind: "open", share: { ...share, shared } });
    else if (shortlist) {
      // Who reads one proposal doesn't wait for what only several need.
      const piece = await import("./shortlist-page.tsx").catch(() => null);
      setState(piece ? { kind: "list", share: { ...share, shortlist }, Page: piece.ShortlistPage } : { kind: "offline" });
    } else setState({ kind: "locked", of: share.kind, agency: share.agency });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the link that the page was opened with
  useEffect(() => void load(), [token]);
  useEffect(() => {
    const follow = () => setPlace(placeOfAddress());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  const agency = "share" in state ? state.share.agency : "closed" in state ? state.closed.agency : "agency" in state ? state.agency : null;
  const isList = state.kind === "list";
  useEffect(() => {
    document.documentElement.lang = language;
    if (agency) document.title = (isList ? pageWords[language].shortlist_title : proposalWords[language].page_title)(agency.name);
  }, [language, agency, isList]);

  function chooseLanguage(next: Language) {
    const address = new URL(location.href);
    address.searchParams.set("lang", next);
    history.replaceState(null, "", address);
    setChosen(next);
  }

  async function open(password: string): Promise<Refusal | null> {
    const result = await openWithPassword(token, sent, password);
    if (result.kind === "done") {
      setKey(result.data.key);
      await load(result.data.key, agency ?? undefined);
      return null;
    }
    if (result.kind === "invalid" || result.kind === "locked") return { kind: "wrong" };
    if (result.kind === "too_many" || result.kind === "offline" || result.kind === "failed") return result;
    if (result.kind === "refused") return { kind: "failed" };
    setState(result.kind === "gone" ? { kind: "missing" } : result);
    return null;
  }

  async function answer(given: ClientAnswer, about?: number): Promise<AnswerProblem | null> {
    const result = await sendAnswer(token, sent, { ...given, ...(about !== undefined && { place: about }) });
    if (await settled(result, about)) return null;
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
      const left = await fetchShared(token, sent, false);
      if (left.kind === "done") await show(left.data);
    } else if (result.kind === "closed" || result.kind === "missing") setState(result);
    else if (result.kind === "locked" && agency) setState({ kind: "locked", of: isList ? "shortlist" : "proposal", agency });
    else return false;
    return true;
  }

  /** Behind a password a file's address is good for minutes, and a reader takes longer: it is asked for anew. */
  async function download(kind: FileKind, address: string, of: number | null = null) {
    const result = await fetchShared(token, sent, false);
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

  const addressOf = (to: number | null) => `/p/${token}${to === null ? "" : `/${to}`}${location.search}`;
  function go(to: number | null) {
    history.pushState(null, "", addressOf(to));
    setPlace(to);
  }

  const shown = { language, onLanguage: chooseLanguage };
  if (state.kind === "loading") return <Loading language={language} />;
  if (state.kind === "locked") return <Password {...shown} kind={state.of} agency={state.agency} onOpen={open} />;
  if (state.kind === "closed") return <Closed {...shown} closed={state.closed} />;
  if (state.kind === "list") {
    const { shortlist, expires_at, pdf_url } = state.share;
    return (
      <state.Page
        language={language}
        shortlist={shortlist}
        place={place}
        expires_at={expires_at}
        pdf_url={pdf_url}
        onPlace={go}
        addressOf={addressOf}
        onAnswer={(about, given) => answer(given, about)}
        onAsk={(about, message) => ask(message, about)}
        {...(key && { onDownload: download })}
      />
    );
  }
  if (state.kind === "open") {
    const { shared, response, thread, expires_at, pdf_url, docx_url, other_pdf_url, other_docx_url } = state.share;
    return (
      <ClientPage
        {...shown}
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
        {...(key && { onDownload: (kind: FileKind, address: string) => download(kind, address) })}
      />
    );
  }
  return (
    <Trouble
      {...shown}
      {...state}
      onRetry={() => {
        setState({ kind: "loading" });
        void load();
      }}
    />
  );
}
