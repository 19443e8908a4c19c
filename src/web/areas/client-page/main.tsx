import "./page.css";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { LinkPage } from "#contract/proposal/client-page.ts";
import { dropOld } from "#web/kit/draft/kept.ts";
import { KeptBy, keptByLink } from "./kept-area.tsx";
import { hasMeeting, SharedPage } from "./proposal/shared-page.tsx";

const root = document.getElementById("root");
const data = document.getElementById("page")?.textContent;
if (!root || !data) throw new Error("The page has no #root, or not what stands in it");
const page: LinkPage = JSON.parse(data);

/** The same page that the server drew. What only shortlists, interviews and candidates need comes with those. */
async function pageOf({ state }: LinkPage): Promise<ReactNode> {
  if (state.kind === "share") {
    const List = state.share.shortlist ? (await import("./shortlist/shortlist-page.tsx")).ShortlistPage : null;
    const Meeting = hasMeeting(state.share, state.interviews) ? (await import("./proposal/meeting.tsx")).Meeting : null;
    return <SharedPage page={page} share={state.share} interviews={state.interviews} List={List} Meeting={Meeting} />;
  }
  const { ConsentPage } = await import("./consent/consent-page.tsx");
  return state.kind === "consent" && <ConsentPage page={page} shared={state.shared} />;
}

// Not awaited by the module itself: a piece imports this file, and would wait for it in turn.
dropOld();
void pageOf(page).then((content) => hydrateRoot(root, <KeptBy value={keptByLink(page.token)}>{content}</KeptBy>));
