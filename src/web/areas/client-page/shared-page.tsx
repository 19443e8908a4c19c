import { useEffect, useState } from "react";
import type { Language } from "#contract/fields.ts";
import type { ClosedShare, SharedProposal } from "#contract/proposal.ts";
import { proposalWords } from "#contract/proposal-words.ts";
import type { AnswerProblem, ClientAnswer } from "./answer-card.tsx";
import { fetchShared, type OpenShare, openWithPassword, sendAnswer } from "./calls.ts";
import { ClientPage, type FileKind } from "./client-page.tsx";
import { Closed, Loading, Password, type Refusal, Trouble } from "./states.tsx";

type State =
  | { kind: "loading" }
  | { kind: "locked"; agency: SharedProposal["agency"] }
  | { kind: "open"; share: OpenShare & { shared: SharedProposal } }
  | { kind: "closed"; closed: ClosedShare }
  | { kind: "missing" | "offline" | "failed" }
  | { kind: "too_many"; wait_seconds: number };

/** `?lang=nl`, the only place where the choice is kept. */
function languageOfAddress(): Language | null {
  const chosen = new URLSearchParams(location.search).get("lang");
  return chosen === "nl" || chosen === "en" ? chosen : null;
}

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
  const own = state.kind === "open" ? state.share.shared.language : state.kind === "closed" ? state.closed.language : null;
  const language: Language = chosen ?? own ?? (navigator.language.startsWith("nl") ? "nl" : "en");
  const sent = { language, key };

  async function load(with_key = key, agency?: SharedProposal["agency"]) {
    const result = await fetchShared(token, { language, key: with_key }, isVisit());
    if (result.kind === "locked") setState(agency ? { kind: "locked", agency } : { kind: "failed" });
    // Part of the link was lost on its way.
    else if (result.kind === "invalid") setState({ kind: "missing" });
    else if (result.kind !== "done") setState(result);
    else if (result.data.shared) setState({ kind: "open", share: { ...result.data, shared: result.data.shared } });
    else setState({ kind: "locked", agency: result.data.agency });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the link that the page was opened with
  useEffect(() => void load(), [token]);

  const agency = "share" in state ? state.share.agency : "closed" in state ? state.closed.agency : "agency" in state ? state.agency : null;
  useEffect(() => {
    document.documentElement.lang = language;
    if (agency) document.title = proposalWords[language].page_title(agency.name);
  }, [language, agency]);

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
    setState(result);
    return null;
  }

  async function answer(given: ClientAnswer): Promise<AnswerProblem | null> {
    const result = await sendAnswer(token, sent, given);
    if (result.kind === "done") {
      const { response } = result.data;
      setState((now) => (now.kind === "open" ? { kind: "open", share: { ...now.share, response } } : now));
      return null;
    }
    if (result.kind === "closed" || result.kind === "missing") setState(result);
    else if (result.kind === "locked" && agency) setState({ kind: "locked", agency });
    else return result.kind === "offline" || result.kind === "too_many" ? result.kind : "refused";
    return null;
  }

  /** Behind a password a file's address is good for minutes, and a reader takes longer: it is asked for anew. */
  async function download(kind: FileKind, address: string) {
    const result = await fetchShared(token, sent, false);
    if (result.kind === "closed") setState(result);
    else if (result.kind === "done" && !result.data.shared) setState({ kind: "locked", agency: result.data.agency });
    else location.assign((result.kind === "done" && result.data[`${kind}_url`]) || address);
  }

  const shown = { language, onLanguage: chooseLanguage };
  if (state.kind === "loading") return <Loading language={language} />;
  if (state.kind === "locked") return <Password {...shown} agency={state.agency} onOpen={open} />;
  if (state.kind === "closed") return <Closed {...shown} closed={state.closed} />;
  if (state.kind === "open") {
    const { shared, response, expires_at, pdf_url, docx_url } = state.share;
    return (
      <ClientPage
        {...shown}
        shared={shared}
        response={response}
        expires_at={expires_at}
        pdf_url={pdf_url}
        docx_url={docx_url}
        onAnswer={answer}
        {...(key && { onDownload: download })}
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
