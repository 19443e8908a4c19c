import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import { json } from "#server/parts/database/database.ts";
import type { TestServer } from "./server.ts";

/** One record of every kind, in a workspace of its own. */
export async function recordsOf(server: TestServer) {
  const ours = await server.signIn({ plan: "team" });
  const { db } = server.parts.database;
  const { workspace_id } = ours;
  const { candidate } = (await ours.send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" })).data;
  const other = (await ours.send(api.candidate.create, { first_name: "Bram", last_name: "Visser" })).data.candidate;
  const { job } = (await ours.send(api.job.create, { title: "Backend engineer", client: { name: "Halderwind" } })).data;
  const { recruiter } = (await ours.send(api.team.create, { first_name: "Tom", last_name: "Brand", email: "tom@proffer.example" })).data;
  const { chat } = (await ours.send(api.chat.startWithBoth, { candidate_id: candidate.id, job_id: job.id })).data;
  const { message } = (await ours.send(api.chat.ask, { chat_id: chat.id, message: "Does she know Kafka?" })).data;
  const view = (await ours.send(api.view.create, { list: "jobs", name: "Mine", search: {}, shared: true } as never)).data as unknown as {
    view: { id: string };
  };
  const { field } = (await ours.send(api.customField.save, { record: "candidate", kind: "text", names: { en: "Akkerman" } })).data;
  const consent = (await ours.send(api.consent.ask, { candidate_id: candidate.id, job_id: job.id })).data.request;
  const reading = (await ours.send(api.candidate.extractText, { text: "Wij zoeken een jonge collega.", kind: "job" })).data;
  const { sessions } = (await ours.send(api.account.sessions, {})).data;
  const [first, second] = [newId(), newId()];
  const rows = {
    shortlist: newId(),
    share: newId(),
    line: newId(),
    change: newId(),
    order: newId(),
    activity: newId(),
    passkey: newId(),
    device: newId(),
    key: newId(),
    domain: newId(),
    interview: newId(),
    contact: newId(),
    notification: newId(),
  };
  for (const [id, candidate_id] of [
    [first, candidate.id],
    [second, other.id],
  ] as const)
    await db
      .insertInto("proposals")
      .values({
        id,
        workspace_id,
        job_id: job.id,
        candidate_id,
        recruiter_id: ours.recruiter_id,
        language: "en",
        status: "submitted",
      } as never)
      .execute();
  await db
    .insertInto("shortlists")
    .values({ id: rows.shortlist, workspace_id, job_id: job.id, recruiter_id: ours.recruiter_id, language: "en" } as never)
    .execute();
  await db
    .insertInto("proposal_shares")
    .values({ id: rows.share, workspace_id, proposal_id: first, token_hash: Buffer.from("x"), expires_at: "2100-01-01" } as never)
    .execute();
  await db
    .insertInto("protected_lines")
    .values({
      ...{ id: rows.line, workspace_id, job_id: job.id, job_title: "x", quote: "jong", sentence: "een jonge collega" },
      ...{ ground: "age", law: "x", handled: "kept", recruiter_name: "Sanne" },
    } as never)
    .execute();
  await db
    .insertInto("weight_changes")
    .values({ id: rows.change, workspace_id, kind: "set", before: json({}), after: json({}) } as never)
    .execute();
  await db
    .insertInto("orders")
    .values({
      ...{ id: rows.order, workspace_id, user_id: ours.user_id, email: ours.email, first_order_id: rows.order, plan_key: "team" },
      ...{ interval: "month", seats: 1, unit_amount: 1, amount: 1, vat: 0, vat_rate: 21, currency: "EUR", status: "pending" },
    } as never)
    .execute();
  await db
    .insertInto("activities")
    .values({
      id: rows.activity,
      workspace_id,
      candidate_id: candidate.id,
      job_id: job.id,
      kind: "note",
      detail: json({ text: "She called." }),
    } as never)
    .execute();
  const { note } = (await ours.send(api.note.create, { record: "candidate", record_id: candidate.id, text: "She called back." })).data;
  const { to_do } = (await ours.send(api.toDo.create, { record: "candidate", record_id: candidate.id, text: "Call her" })).data;
  await db
    .insertInto("notifications")
    .values({ id: rows.notification, workspace_id, recruiter_id: ours.recruiter_id, kind: "mention", note_id: note.id })
    .execute();
  await db
    .insertInto("contacts")
    .values({ id: rows.contact, workspace_id, client_id: job.client?.id as string, name: "Jet Molenaar" })
    .execute();
  await db
    .insertInto("interviews")
    .values({
      ...{
        id: rows.interview,
        workspace_id,
        job_id: job.id,
        candidate_id: candidate.id,
        state: "planned",
        starts_at: "2100-01-01T10:00:00Z",
      },
      ...{ minutes: 60, time_zone: "Europe/Amsterdam", invites_candidate: false, invites_client: false },
    })
    .execute();
  await db
    .insertInto("passkeys")
    .values({
      id: rows.passkey,
      user_id: ours.user_id,
      credential_id: rows.passkey,
      public_key: Buffer.from("x"),
      counter: 0,
      name: "x",
      last_used_at: null,
    } as never)
    .execute();
  await db
    .insertInto("devices")
    .values({ id: rows.device, user_id: ours.user_id, token_hash: Buffer.from("x") })
    .execute();
  await db
    .insertInto("api_keys")
    .values({
      ...{ id: rows.key, workspace_id, recruiter_id: ours.recruiter_id, name: "x", beginning: "prf_x", key_hash: Buffer.from("x") },
      ...{ scopes: json([]), last_used_at: null, expires_at: "2100-01-01" },
    })
    .execute();
  await db.insertInto("sso_domains").values({ id: rows.domain, workspace_id, domain: "lindekade.example", record_value: "x" }).execute();
  const table = new File(["Naam,Plaats\nAkkerman,Ede\n"], "akkerman.csv");
  const begun = (await ours.send(api.import.begin, { file: table })).data.import;
  const kept = (await ours.send(api.import.saveTemplate, { name: "Akkerman", kind: "candidates", columns: { Naam: "name" } })).data;
  return {
    ours,
    ids: {
      ...{ candidate: candidate.id, job: job.id, client: job.client?.id as string, recruiter: recruiter.id, team: workspace_id },
      ...{
        chat: chat.id,
        message: message.id,
        view: view.view.id,
        customField: field.id,
        consent: consent.id,
        import: begun.id,
        template: kept.templates[0]?.id as string,
        extraction: reading.extraction_id,
      },
      ...{ note: note.id, toDo: to_do.id, session: sessions[0]?.id as string, proposal: first, proposals: second, ...rows },
    },
  };
}

export type Kind = keyof Awaited<ReturnType<typeof recordsOf>>["ids"];
/** What the `id` of an area's calls is of, where the area's name doesn't say. */
const idOf: Record<string, Kind> = {
  merge: "candidate",
  matching: "job",
  team: "recruiter",
  register: "line",
  dossier: "job",
  resume: "candidate",
  passkey: "passkey",
  apiKey: "key",
  sso: "domain",
  account: "session",
  pointing: "activity",
};
const fieldOf: Record<string, Kind> = {
  ...{ job_id: "job", candidate_id: "candidate", candidate_ids: "candidate", chat_id: "chat", retry_of: "message", message_id: "message" },
  ...{
    share_id: "share",
    change_id: "change",
    extraction_id: "extraction",
    recruiter_id: "recruiter",
    client_id: "client",
    orderId: "order",
  },
  ...{
    team_id: "team",
    created_member_id: "recruiter",
    subscriptionId: "order",
    subscription_id: "order",
    proposal_ids: "proposal",
    ids: "candidate",
    before: "activity",
    contact_ids: "contact",
    recruiter_ids: "recruiter",
  },
};
/** What kind of record a field of a call names. */
export const kindOf = (name: string, field: string): Kind => {
  const [area = "", call] = name.split(".");
  if (name === "matching.matchedJobs") return "candidate";
  if (name === "account.forgetDevice") return "device";
  if (name === "import.removeTemplate") return "template";
  if (field === "id") return idOf[area] ?? (area as Kind);
  if (field === "ids") return area as Kind;
  if (field === "extraction_id" && call === "bulk") return "extraction";
  return fieldOf[field] ?? "candidate";
};
