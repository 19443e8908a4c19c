import { sql } from "kysely";
import { api } from "#contract/index.ts";
import { insertSession } from "#server/areas/account/queries.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { newToken } from "#server/core/link-token.ts";
import { namedCalls, schemaOf, validBody } from "#tests/support/bodies.ts";
import { kindOf } from "#tests/support/records.ts";
import type { TestServer } from "#tests/support/server.ts";
import { send as sendCall } from "#web/kit/calls/api.ts";

const PASSWORD = "Zeven zwanen boven Zwolle";

export interface Place {
  workspace_id: string;
  /** A record of each kind that the workspace has. */
  ids: Record<string, string>;
  newSession(): Promise<string>;
}

/** The owner of a filled workspace, the one that has the so manieth most candidates, with a record of each kind. */
export async function enter({ parts }: TestServer, rank: number): Promise<Place> {
  const { db } = parts.database;
  const found = await sql<{ id: string; user_id: string }>`select w.id, r.user_id from workspaces w
      join recruiters r on r.workspace_id = w.id and r.role = 'owner' where w.name like 'Agency %' order by w.candidates desc, w.id offset ${rank} limit 1`.execute(
    db,
  );
  const [{ id: workspace_id = "", user_id = "" } = {}] = found.rows;
  await db
    .updateTable("users")
    .set({ password_hash: await parts.secret.hashPassword(PASSWORD) })
    .where("id", "=", user_id)
    .execute();
  const ids: Record<string, string> = { team: workspace_id };
  for (const [kind, table] of Object.entries(tableOf)) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where workspace_id = ${workspace_id}
      order by ${table === "jobs" ? sql`status desc, ` : table === "clients" ? sql`status, ` : sql``}id desc limit 1 ${table === "candidates" ? sql`offset 1` : sql``}`.execute(
      db,
    );
    if (rows[0]) ids[kind] = rows[0].id;
  }
  // One with work under way isn't deleted.
  const prospects = db.selectFrom("clients").select("id").where("workspace_id", "=", workspace_id).where("status", "=", "prospect");
  ids.prospect = (await prospects.executeTakeFirstOrThrow()).id;
  return {
    workspace_id,
    ids,
    newSession: async () => {
      const { token, token_hash } = newToken(256);
      await insertSession(db, { id: newId(), token_hash, user_id, workspace_id: workspaceIn({ workspace_id }) });
      return token;
    },
  };
}

const tableOf = {
  ...{ candidate: "candidates", job: "jobs", client: "clients", recruiter: "recruiters", chat: "chats", message: "chat_messages" },
  ...{ view: "saved_views", consent: "consent_requests", extraction: "extractions", proposal: "proposals", proposals: "proposals" },
  ...{ share: "proposal_shares", line: "protected_lines", order: "orders", activity: "activities", session: "sessions" },
};

/** Ends what the others need: they come last, in this order. */
const last = ["sample.remove", "team.leave", "team.transfer", "account.changeEmail", "account.deleteAccount"];
const isReading = ([, { method, touches }]: (typeof namedCalls)[number]) => method === "GET" || touches?.act === "read";

/** Every call of the contract once, by the owner of a filled workspace: what only reads first. How each was answered. */
export async function callAll(server: TestServer, place: Place): Promise<Map<string, { status: number; said: string }>> {
  const orderOf = (one: (typeof namedCalls)[number]) =>
    isReading(one) ? 0 : last.includes(one[0]) ? 3 + last.indexOf(one[0]) : /remove|delete|erase/.test(one[0]) ? 2 : 1;
  const answers = new Map<string, { status: number; said: string }>();
  for (const [name, call] of namedCalls.toSorted((one, other) => orderOf(one) - orderOf(other))) {
    const body = validBody(schemaOf(call), {
      idFor: (field) => place.ids[name === "client.remove" ? "prospect" : kindOf(name, field)] ?? newId(),
    }) as Record<string, unknown>; // a call's body is an object
    if ("current_password" in body) body.current_password = PASSWORD;
    if ("password_confirmation" in body) Object.assign(body, { password: PASSWORD, password_confirmation: PASSWORD });
    if ("id" in body) delete body.extraction_id;
    const path = call.path.replace(/\{(\w+)\}/g, (_, field: string) => String(body[field]));
    const token = await place.newSession();
    const query = new URLSearchParams(Object.entries(body).map(([field, value]) => [field, String(value)]));
    const { status, envelope } =
      call.method === "POST"
        ? await server.raw(path, {
            ...{ method: "POST", token, body: JSON.stringify(body) },
            headers: { "content-type": "application/json" },
          })
        : await server.raw(call.method === "GET" ? `${path}?${query}` : path, { method: call.method, token });
    answers.set(name, { status, said: JSON.stringify(envelope).slice(0, 300) });
  }
  return answers;
}

const words = "python kafka react docker verpleegkundige planner excel sales linux azure".split(" ");
const of = <T>(list: readonly T[], n: number): T => list[n % list.length] as T; // within its length
const pair = (n: number) => `${of(words, n)} ${of(words, n + 1 + Math.floor(n / words.length))}`;

/** What people do all day; no two rounds ask the same, so that no kept reply answers. */
export function hotCalls(server: TestServer, token: string, { ids }: Place): Record<string, (n: number) => Promise<unknown>> {
  const as = { fetcher: server.fetcher, token };
  const list = (body: Partial<Parameters<typeof sendCall<typeof api.candidate.list>>[1]>, n: number) =>
    sendCall(api.candidate.list, { limit: 50 + (n % 100), ...body }, as);
  const { candidate = "", job = "", chat = "" } = ids;
  return {
    "candidates, the list opens": (n) => list({}, n),
    "candidates, the list's second page": async (n) => {
      const { data } = await list({}, n);
      return list({ cursor: data.next_cursor ?? undefined }, n);
    },
    "candidates, by name": (n) => list({ sort: "name" }, n),
    "candidates, last changed": (n) => list({ sort: "-updated_at" }, n),
    "candidates, by best match": (n) => list({ sort: "-best_match" }, n),
    "candidates, of one recruiter": (n) => list({ recruiter_id: ids.recruiter }, n),
    "candidates, skill and years": (n) => list({ skills: [of(["Python", "Kafka", "SQL", "Docker"], n)], min_years: n % 13 }, n),
    "candidates, place and date": (n) => list({ location: of(["Utrecht", "Zwolle"], n), available_before: `2027-0${1 + (n % 9)}-15` }, n),
    "candidates, one common word": (n) => list({ q: `${of(["engineer", "manager", "ervaring"], n)} -x${n}` }, n),
    "candidates, two words": (n) => list({ q: pair(n) }, n),
    "candidates, a name": (n) => list({ q: `${of(["Noor", "Daan", "Femke"], n)} ${of(["Akkerman", "Zwart", "Novak"], n)}` }, n),
    "candidates, words in quotes": (n) => list({ q: `"${of(["project manager", "data engineer"], n)}" -x${n}` }, n),
    "a candidate": () => sendCall(api.candidate.show, { id: candidate }, as),
    "a candidate's note": (n) => sendCall(api.candidate.addNote, { candidate_id: candidate, text: `She called ${n}` }, as),
    "a candidate is changed": (n) => sendCall(api.candidate.update, { id: candidate, headline: `Engineer ${n}` }, as),
    "jobs, the list opens": (n) => sendCall(api.job.list, { limit: 50 + (n % 100) }, as),
    "a job": () => sendCall(api.job.show, { id: job }, as),
    "a job's candidates": (n) => sendCall(api.matching.matchedCandidates, { id: job, limit: 20 + (n % 30) }, as),
    "a candidate's jobs": () => sendCall(api.matching.matchedJobs, { id: candidate }, as),
    "a match": () => sendCall(api.matching.fetchMatched, { job_id: job, candidate_id: candidate }, as),
    "proposals, the list opens": (n) => sendCall(api.proposal.list, { limit: 50 + (n % 100) }, as),
    "talks, the list opens": () => sendCall(api.chat.list, {}, as),
    "a talk": () => sendCall(api.chat.show, { id: chat }, as),
    "dashboard, what asks attention": () => sendCall(api.dashboard.attention, {}, as),
    "dashboard, figures": () => sendCall(api.dashboard.figures, {}, as),
    "dashboard, newest jobs": () => sendCall(api.dashboard.jobs, {}, as),
    "dashboard, activity": (n) => sendCall(api.dashboard.activity, { limit: 10 + (n % 20) }, as),
    "dashboard, the coming days": () => sendCall(api.dashboard.upcoming, {}, as),
    "find by a word": (n) => sendCall(api.dashboard.find, { q: of(words, n) }, as),
    statistics: () => sendCall(api.statistics.fetch, {}, as),
    "security log": (n) => sendCall(api.security.events, { limit: 20 + (n % 30) }, as),
    "audit trail": (n) => sendCall(api.security.trail, { limit: 20 + (n % 30) }, as),
    "audit trail of a candidate": (n) => sendCall(api.security.trail, { candidate_id: candidate, limit: 20 + (n % 30) }, as),
    "rankings shown": () => sendCall(api.compliance.rankingLog, {}, as),
  };
}
