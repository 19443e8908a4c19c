import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import { createServer } from "#server/http/serve.ts";
import { messageOf } from "#server/parts/mail/mail.ts";
import type { send as sendCall } from "#web/kit/calls/api.ts";
import { marksIn, scripts } from "./hostile-strings.ts";
import { addDraft, addPair } from "./sent-proposal.ts";
import type { TestServer } from "./server.ts";

/** Everything that somebody can write into what a client, a candidate or a colleague reads, written with scripts: each field with another one. */
async function writeScripts(server: TestServer, first: number) {
  let at = first;
  const next = () => scripts[at++ % scripts.length] ?? "";
  const line = (most = 90) => next().slice(0, most);
  /** A proposal with a blank in brackets isn't sent: an open one makes as good a tag. */
  const open = () => next().replaceAll(/[>\]}]/g, " ");
  const whole = scripts.join("\n\n");
  const owner = await server.signIn({ plan: "team", seats: 5 });
  const { send } = owner;
  const pair = await addPair(send);
  const other = await sent(send, pair.job_id);
  await send(api.account.editProfile, { first_name: line(), last_name: line(), company: line() });
  await send(api.account.updateWorkspace, { name: line() });
  await send(api.candidate.update, {
    ...{ id: pair.candidate_id, first_name: line(), last_name: line(), headline: line(), summary: whole, city: line(), tags: [line(40)] },
    ...{ certifications: [{ name: line(), issuer: line() }], email: "noor@proffer.example" },
  });
  await send(api.job.update, {
    id: pair.job_id,
    title: line(),
    client: { name: line(), contact_name: line(), contact_email: "m@proffer.example" },
  });
  const id = await addDraft(send, pair);
  const { proposal } = (await send(api.proposal.show, { id })).data;
  await send(api.proposal.update, {
    ...{ id, cover_letter: open(), footer: line() },
    strengths: [{ title: open().slice(0, 90), text: open() }],
    information: { ...proposal.information, title: open().slice(0, 90), summary: open() },
  });
  const unsourced = (await send(api.proposal.show, { id })).data.proposal.unsourced;
  if (unsourced.length > 0) await send(api.proposal.confirm, { id, claims: unsourced });
  const to = { recipients: [{ email: "marjan@proffer.example", name: line() }], message: whole, confirm_unsourced: true };
  const { share } = (await send(api.proposal.submit, { id, ...to })).data;
  const token = share.url.split("/p/")[1] ?? "";
  await send(api.proposal.respond, { token, decision: "question", name: line(), comment: whole }, { token: null });
  await send(api.proposal.ask, { token, name: line(), text: whole }, { token: null });
  await send(api.proposal.reply, { id, text: whole });
  const asked = (await send(api.consent.ask, { ...pair, send: true, message: whole })).data;
  const list = (await send(api.shortlist.create, { proposal_ids: [id, other], title: line(), intro: whole, ...to })).data;
  await send(api.team.create, { first_name: line(), last_name: line(), email: `tom-${owner.user_id}@proffer.example` });
  // Through a door of its own: one address may write five times an hour.
  const fetcher = (request: Request) => createServer(server.parts).fetch(request);
  await send(api.contact.send, { name: line(), email: "b@proffer.example", message: whole }, { token: null, fetcher });
  return { token, consent: asked.url.split("/c/")[1] ?? "", shortlist: list.share.url.split("/p/")[1] ?? "" };
}

/** A proposal of somebody else for the same job, for the shortlist. */
async function sent(send: typeof sendCall, job_id: string): Promise<string> {
  const { candidate } = (await send(api.candidate.create, { first_name: "Bram", last_name: "Visser" })).data;
  const id = await addDraft(send, { candidate_id: candidate.id, job_id });
  await send(api.proposal.submit, { id, recipients: [{ email: "marjan@proffer.example" }], confirm_unsourced: true });
  return id;
}

/** A page that shows nothing of what was written wouldn't prove anything. */
const shows = (page: string) => page.includes("xss");

/** What is wrong with the pages that the server draws, and the letters it sends, where everything was written as scripts. */
export async function wrongWithScripts(server: TestServer, first: number): Promise<{ looked_at: number; wrong: string[] }> {
  const since = server.letters.length;
  const { token, consent, shortlist } = await writeScripts(server, first);
  await server.rest();
  const wrong: string[] = [];
  const note = (where: string, marks: string[]) => wrong.push(...marks.map((mark) => `${where}: ${mark}`));
  const paths = [`/p/${token}`, `/p/${token}?lang=nl`, `/p/${shortlist}`, `/p/${shortlist}/1`, `/c/${consent}`];
  for (const path of paths) {
    const response = await server.app.request(path);
    const page = await response.text();
    if (!shows(page)) note(path, ["shows nothing of it"]);
    if (!/script-src 'self'(?:;|$)/.test(response.headers.get("content-security-policy") ?? "")) note(path, ["lets other scripts in"]);
    note(path, marksIn(page));
  }
  const letters = server.letters.slice(since);
  if (letters.filter(({ html }) => shows(html)).length < 5) note("letters", ["show nothing of it"]);
  for (const letter of letters) {
    const { subject, from, to, replyTo } = messageOf("Proffer <no-reply@proffer.example>", letter, newId());
    const header = [subject, from.name, from.address, to.address, replyTo?.address].join("\u0000");
    note(letter.subject, [...marksIn(letter.html), ...(/[\r\n]/.test(header) ? ["a header of two lines"] : [])]);
  }
  return { looked_at: paths.length + letters.length, wrong };
}
