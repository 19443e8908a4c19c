import { workspaceSettings } from "#contract/account/workspace.ts";
import type { Language } from "#contract/fields.ts";
import type { Interview } from "#contract/interview/interview.ts";
import { personName } from "#contract/text/names/person-name.ts";
import { findCandidateOrFail } from "#server/areas/candidate/queries.ts";
import { findAgency, findSender, type Sender } from "#server/areas/proposal/queries.ts";
import { refuseLeaks } from "#server/areas/proposal/rules.ts";
import type { AsClientReads } from "#server/areas/proposal/tasks.ts";
import { tellOf, writeOrHold, writeTo } from "#server/areas/subscription/tasks.ts";
import { insertActivity } from "#server/areas/workspace/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Letter } from "#server/parts/mail/mail.ts";
import type { Parts } from "#server/parts/parts.ts";
import { offerLetter, type Person, plannedLetter, suggestedLetter, withdrawnLetter } from "./mails.ts";
import { findInterviewOrFail, type StoredInterview } from "./queries.ts";
import { isOtherEvent, isToCome, uidOf } from "./rules.ts";

interface Pair {
  job_id: string;
  candidate_id: string;
}

/** 406 where something that the client reads of an interview would give an anonymous candidate away. */
export async function refuseLeaking(
  parts: Parts,
  workspace: WorkspaceId,
  of: Pair,
  client: AsClientReads,
  texts: (string | null | undefined)[],
) {
  const said = texts.filter((text): text is string => Boolean(text));
  if (client.anonymity === "full" || said.length === 0) return;
  const candidate = await findCandidateOrFail(parts.database.db, workspace, of.candidate_id);
  const scan = { candidate: { ...candidate, files: [] }, anonymity: client.anonymity, kept: client.kept };
  const found = said.map((text) => ({ output: "letter" as const, place: "interview", text }));
  const [leaks = []] = await parts.engine.run(workspace, "leaks", [{ ...scan, texts: found }]);
  refuseLeaks(
    "proposal_leaks",
    leaks.map((leak) => ({ ...leak, candidate_id: of.candidate_id })),
  );
}

/** What happened to an interview, on the timelines of its candidate and job. */
export const noteInterview = (
  trx: Trx,
  workspace: WorkspaceId,
  recruiter_id: string | null,
  { id, job_id, candidate_id, starts_at, minutes, time_zone, round }: StoredInterview,
  kind: `interview_${"offered" | "planned" | "moved" | "cancelled" | "suggested" | "picked" | "outcome"}`,
  detail: Record<string, unknown> = {},
) =>
  insertActivity(trx, workspace, {
    id: newId(),
    kind,
    recruiter_id,
    candidate_id,
    job_id,
    detail: { interview_id: id, starts_at, minutes, time_zone, round, ...detail },
  });

/** What was changed, and for whom letters are written of it. */
export interface Change {
  before: StoredInterview | null;
  after: StoredInterview;
  client: AsClientReads;
  /** A recruiter's words to those who are told. */
  said?: string | null;
  /** Somebody at the client did it: nobody is there to be refused over a full day. */
  by_client?: string;
  /** Addresses of those of the agency who want no letter of it. */
  unwanted_by?: readonly string[];
}

/** Queues the letters of a change, each to one person; how many there are. What is over is told to nobody. */
export async function tellChange(parts: Parts, trx: Trx, workspace: WorkspaceId, change: Change): Promise<number> {
  const { after, by_client, unwanted_by = [] } = change;
  const sender = await findSender(trx, workspace, after.recruiter_id);
  const agency = await findAgency(trx, workspace);
  const own = workspaceSettings.parse(agency.settings).defaults.language ?? sender.locale;
  const isWanted = ({ to }: ToSend) => to.reader !== "recruiter" || !unwanted_by.includes(to.email);
  const letters = lettersOf(parts, change, { sender, agency: agency.name, own }).filter(isWanted);
  const inside = letters.filter(({ to }) => to.reader === "recruiter");
  const outside = letters.filter(({ to }) => to.reader !== "recruiter").map(({ letter }) => letter);
  await (by_client ? writeOrHold : writeTo)(parts, trx, workspace, outside);
  for (const { letter } of inside) await tellOf(parts, trx, workspace, letter);
  return letters.length;
}

interface Writer {
  sender: Sender;
  agency: string;
  /** In which language candidates are written to. */
  own: Language;
}
interface ToSend {
  to: Person;
  letter: Letter;
}

function lettersOf(parts: Parts, change: Change, writer: Writer): ToSend[] {
  const { before, after, client, said = null, by_client } = change;
  const now = new Date();
  const wasTold = before?.state === "planned" && isToCome(before, now) ? peopleOf(before, client, writer) : [];
  const isTold = after.state === "planned" && isToCome(after, now) ? peopleOf(after, client, writer) : [];
  const letters: ToSend[] = [];
  const conversation = (to: Person) => conversationOf(parts, change, writer, to);
  const planned = (to: Person, of: StoredInterview, kind: "invited" | "moved" | "cancelled") => {
    const { starts_at, minutes, location, link } = of;
    const event = {
      uid: uidOf(parts.config.app_url, of.id),
      sequence: after.sequence,
      starts_at: starts_at ?? "",
      minutes,
      location,
      link,
    };
    const time_zone = to.reader === "client" ? (of.client_time_zone ?? of.time_zone) : of.time_zone;
    const of_all = {
      ...conversation(to),
      url: to.reader === "recruiter" ? urlInside(parts, of) : null,
      event,
      time_zone,
      with: othersOf(of, to, client),
    };
    letters.push({
      to,
      letter: plannedLetter(kind, of_all, {
        said: kind === "cancelled" ? said : null,
        picked_by: to.reader === "recruiter" ? (by_client ?? null) : null,
      }),
    });
  };
  for (const to of isTold) {
    if (!wasTold.some((one) => isSame(one, to))) planned(to, after, "invited");
    else if (before && isOtherEvent(before, after)) planned(to, after, "moved");
  }
  for (const to of wasTold) if (before && !isTold.some((one) => isSame(one, to))) planned(to, before, "cancelled");
  const zone = after.client_time_zone ?? after.time_zone;
  const isNewOffer = after.state === "offered" && (before?.state !== "offered" || String(before.slots) !== String(after.slots));
  const clients = after.invites_client ? clientsOf(after, client) : [];
  if (isNewOffer) for (const to of clients) letters.push({ to, letter: offerLetter(conversation(to), after.slots, after.minutes, zone) });
  if (before?.state === "offered" && after.state === "cancelled")
    for (const to of clients) letters.push({ to, letter: withdrawnLetter(conversation(to), said) });
  if (after.state === "suggested" && by_client)
    for (const to of colleaguesOf(after, writer))
      letters.push({ to, letter: suggestedLetter(conversation(to), by_client, after.slots, after.minutes, after.time_zone) });
  return letters;
}

const isSame = (one: Person, other: Person) => one.reader === other.reader && one.email.toLowerCase() === other.email.toLowerCase();

const urlInside = (parts: Parts, { candidate_id }: StoredInterview) => `${parts.config.app_url}/dashboard/candidates/${candidate_id}`;

/** Everybody knows the candidate as they may: the client by what its page says. */
function conversationOf(parts: Parts, { after, client }: Change, { sender, agency }: Writer, to: Person) {
  const isClient = to.reader === "client";
  return {
    to,
    agency,
    sender: { name: personName(sender), email: sender.email, phone: sender.phone },
    who: isClient ? client.display_name : after.candidate_name,
    job: isClient ? client.job_title : after.job_title,
    client: after.client_name,
    round: after.round,
    url: isClient ? client.url : to.reader === "recruiter" ? urlInside(parts, after) : null,
  };
}

/** Who is told of an interview's time: each address once. */
function peopleOf(of: StoredInterview, client: AsClientReads, writer: Writer): Person[] {
  const candidate = of.invites_candidate && of.candidate_email ? of.candidate_email : null;
  return [
    ...(candidate ? [{ reader: "candidate" as const, name: of.candidate_name || null, email: candidate, language: writer.own }] : []),
    ...(of.invites_client ? clientsOf(of, client) : []),
    ...colleaguesOf(of, writer),
  ];
}

/** Those of the client's people who take part and have an address, else who has the proposal. */
function clientsOf({ contacts }: StoredInterview, client: AsClientReads): Person[] {
  const known = contacts.flatMap(({ email, name, language }) => (email ? [{ email, name, language: language ?? client.language }] : []));
  const others = client.recipients.map(({ email, name }) => ({ email, name: name ?? null, language: client.language }));
  return unique((known.length > 0 ? known : others).map((one) => ({ reader: "client" as const, ...one })));
}

/** Who arranged it, and who takes part of the agency. */
function colleaguesOf({ recruiters }: StoredInterview, { sender }: Writer): Person[] {
  const own = { name: personName(sender), email: sender.email, language: sender.locale };
  return unique(
    [own, ...recruiters].map(({ name, email, language }) => ({ reader: "recruiter" as const, name, email: email ?? "", language })),
  ).filter(({ email }) => email);
}

const unique = (people: Person[]) => people.filter((one, at) => people.findIndex((other) => isSame(one, other)) === at);

/** Who else takes part, as a reader may know it: the candidate's name stands in no letter to a client but as on its page. */
function othersOf({ contacts, recruiters, candidate_name }: StoredInterview, { reader, name }: Person, client: AsClientReads): string[] {
  const colleagues = recruiters.map((one) => one.name);
  if (reader === "client") return [client.display_name, ...colleagues];
  const theirs = contacts.map((one) => one.name);
  return (reader === "candidate" ? [...theirs, ...colleagues] : [candidate_name, ...theirs, ...colleagues]).filter(
    (other) => other && other !== name,
  );
}

/** An interview as its reply has it, with how many letters left. */
export async function wholeInterview(
  db: Db,
  workspace: WorkspaceId,
  id: string,
  letters = 0,
): Promise<{ interview: Interview; letters: number }> {
  return { interview: await findInterviewOrFail(db, workspace, id), letters };
}
