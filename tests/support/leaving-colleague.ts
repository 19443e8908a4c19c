import sharp from "sharp";
import { api } from "#contract/index.ts";
import { send as sendCall } from "#web/kit/calls/api.ts";
import { codeOfNewestLetter, type Outbox } from "./outbox.ts";

const first_name = "Hedwig";
const last_name = "Zeearend";
const email = "hedwig.zeearend@proffer.example";
const elsewhere = "hz@zeearendpost.example";
const password = "zeven zwanen zwemmen zuidwaarts";
const own = (of: string) => `zeearend${of}`;
/** What is theirs alone wherever it stands. */
export const colleagueWords = [
  ...["Hedwig Zeearend", "Zeearend, Hedwig", email, elsewhere, "0655443322", "06 55 44 33 22", "0201234987"],
  ...["bureau", "titel", "sleutel", "weergave", "zoekvraag"].map(own),
];

interface Around {
  base: string;
  outbox: Outbox;
  /** As the owner of a workspace. */
  send: typeof sendCall;
  job_id: string;
  candidate_id: string;
  /** Of another candidate than that of the pair, which has a thread. */
  proposal_id: string;
}

/** Somebody who is invited, joins and leaves traces in every way that the calls have; and how they leave. */
export async function workAsColleague({ base, outbox, send, job_id, candidate_id, proposal_id }: Around) {
  const at = { base, token: null };
  const { recruiter } = (await send(api.team.create, { first_name, last_name, email, title: own("titel"), phone: "0201234987" })).data;
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  const picture = new File([new Uint8Array(bytes)], "hedwig.png", { type: "image/png" });
  const names = { first_name, last_name, email, phone: "06 55 44 33 22", company: own("bureau"), avatar: picture };
  const { token: fresh } = await sendCall(api.account.register, { ...names, password, password_confirmation: password }, at);
  await sendCall(api.account.verifyEmail, { email, code: await codeOfNewestLetter(outbox, email) }, { base, token: fresh });
  const { teams } = (await send(api.team.teams, {})).data;
  const { token } = await sendCall(api.account.enterTeam, { team_id: teams[0]?.id ?? "", email, password }, at);
  const act = ((call, body) => sendCall(call, body, { base, token })) as typeof sendCall;

  await act(api.account.changeEmail, { email: elsewhere, current_password: password });
  await act(api.apiKey.create, { name: own("sleutel"), scopes: ["jobs:read"], current_password: password });
  await act(api.view.create, { list: "candidates", name: own("weergave"), search: { q: own("zoekvraag") } });
  await act(api.view.create, { list: "candidates", name: "Of Hedwig Zeearend", search: { q: "Hedwig Zeearend" }, shared: true });
  const pair = { job_id, candidate_id };
  await act(api.matching.matchedCandidates, { id: job_id });
  await act(api.matching.updateMatched, { ...pair, stage: "shortlisted", reason: "Ask Hedwig Zeearend" });
  const { match } = (await act(api.matching.fetchMatched, pair)).data;
  const requirement_id = match.criteria.find((one) => one.requirement_id)?.requirement_id ?? "";
  await act(api.matching.updateMatched, { ...pair, override: { requirement_id, verdict: "not_met", reason: `Told by ${email}` } });
  await act(api.candidate.addNote, { candidate_id, text: "Call back\nHedwig Zeearend, 06-55 44 33 22" });
  await send(api.candidate.addNote, { candidate_id, text: "Zeearend, Hedwig knows more" });
  const { chat } = (await act(api.chat.startWithCandidate, { candidate_id })).data;
  await act(api.chat.ask, { chat_id: chat.id, message: "Hedwig Zeearend asks: Python?" });
  await act(api.consent.ask, { candidate_id, job_id, message: "Greetings, Hedwig Zeearend" });
  await act(api.proposal.reply, { id: proposal_id, text: "Greetings, Hedwig Zeearend" });
  await act(api.privacy.create, { kind: "correction", candidate_id, note: "Asked of Hedwig Zeearend" });
  await sendCall(api.account.forgotPassword, { email }, at);
  return {
    recruiter_id: recruiter.id,
    leave: () => sendCall(api.account.deleteAccount, { current_password: password }, { base, token }),
    comeBack: () => sendCall(api.account.login, { email, password }, at),
  };
}

/** Tables in which somebody is named who worked so. */
export const tablesNaming =
  "activities api_keys chat_messages chats codes consent_requests decision_snapshots decisions matches privacy_requests proposal_messages recruiters saved_views shown_rankings users".split(
    " ",
  );
