import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Drawing, LinkPage } from "#contract/proposal/client-page.ts";
import { proposalWords } from "#contract/proposal/proposal-words.ts";
import { ClosedConsent, ConsentPage } from "./consent/consent-page.tsx";
import { consentWords } from "./consent/consent-words.ts";
import { colorsOf } from "./frame.tsx";
import { pageWords } from "./page-words.ts";
import { Meeting } from "./proposal/meeting.tsx";
import { SharedPage } from "./proposal/shared-page.tsx";
import { ShortlistPage } from "./shortlist/shortlist-page.tsx";
import { Closed, Trouble } from "./states.tsx";

/** The page behind a link as HTML, as the server sends it. Takes as long as its data are long, which the contract bounds. */
export function draw(page: LinkPage): Drawing {
  const agency = agencyOf(page);
  return {
    title: titleOf(page, agency?.name),
    colors: `:root{${Object.entries(colorsOf(agency?.brand_color ?? null))
      .map((pair) => pair.join(":"))
      .join(";")}}`,
    body: renderToString(contentOf(page)),
    script: scriptOf(page),
  };
}

function contentOf(page: LinkPage): ReactNode {
  const { state, language } = page;
  if (state.kind === "share")
    return <SharedPage page={page} share={state.share} interviews={state.interviews} List={ShortlistPage} Meeting={Meeting} />;
  if (state.kind === "consent") return <ConsentPage page={page} shared={state.shared} />;
  if (state.kind === "closed") return <Closed closed={state.closed} language={language} address={page.address} />;
  if (state.kind === "closed_consent") return <ClosedConsent closed={state.closed} language={language} />;
  return <Trouble {...state} language={language} address={page.address} />;
}

/** What can be answered or opened has a script, shortlists and questions with a piece of their own. */
function scriptOf({ state }: LinkPage): Drawing["script"] {
  if (state.kind === "share") return state.share.shortlist ? "shortlist-page.tsx" : "shared-page.tsx";
  return state.kind === "consent" ? "consent-page.tsx" : null;
}

function agencyOf({ state }: LinkPage) {
  if (state.kind === "share") return state.share.agency;
  if (state.kind === "consent") return state.shared.agency;
  return state.kind === "closed" || state.kind === "closed_consent" ? state.closed.agency : null;
}

function titleOf({ state, language }: LinkPage, agency: string | undefined): string {
  if (agency === undefined) return state.kind === "missing" ? pageWords[language].missing : pageWords[language].failed;
  if (state.kind === "consent" || state.kind === "closed_consent") return consentWords[language].page_title(agency);
  const isList = state.kind === "share" && state.share.shortlist !== null;
  return isList ? pageWords[language].shortlist_title(agency) : proposalWords[language].page_title(agency);
}
