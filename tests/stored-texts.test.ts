import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { publicPages } from "#contract/public-pages.ts";
import { messageOf } from "#server/parts/mail/mail.ts";
import { markedIn, scripts } from "./support/hostile-strings.ts";
import { addDraft, addPair } from "./support/sent-proposal.ts";
import { startTestServer } from "./support/server.ts";

const server = await startTestServer({ own: true });
afterAll(() => server.stop());

const html = async (path: string) => {
  const response = await server.app.request(path);
  expect(response.headers.get("content-type")).toMatch(/^text\/html/);
  expect(response.headers.get("content-security-policy")).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  return response.text();
};

/** Everything that somebody can write into what a client, a candidate or a colleague reads, written with one script. */
async function writtenWith(script: string) {
  const line = script.slice(0, 90).replace(/[\r\n]+/g, " ");
  const owner = await server.signIn({ plan: "team", seats: 5 });
  const { send } = owner;
  await send(api.account.editProfile, { first_name: line, last_name: line, company: line });
  await send(api.account.updateWorkspace, { name: line, defaults: { footer: line, title: line } } as never); // whatever of it there is
  const pair = await addPair(send);
  await send(api.candidate.update, {
    ...{ id: pair.candidate_id, first_name: line, last_name: line, headline: line, summary: script, city: line, tags: [line] },
    ...{ certifications: [{ name: line, issuer: line }], email: "noor@proffer.example" },
  });
  await send(api.job.update, {
    id: pair.job_id,
    title: line,
    client: { name: line, contact_name: line, contact_email: "m@proffer.example" },
  });
  const id = await addDraft(send, pair);
  const { proposal } = (await send(api.proposal.show, { id })).data;
  await send(api.proposal.update, {
    ...{ id, cover_letter: `${script}\n\n[${line}](javascript:xss()) <xss-tag>`, footer: line },
    strengths: [{ title: line, text: script }],
    information: { ...proposal.information, title: line, summary: script },
  });
  const unsourced = (await send(api.proposal.show, { id })).data.proposal.unsourced;
  if (unsourced.length > 0) await send(api.proposal.confirm, { id, claims: unsourced });
  const to = { recipients: [{ email: "marjan@proffer.example", name: line }], message: script, confirm_unsourced: true };
  const { share } = (await send(api.proposal.submit, { id, ...to })).data;
  const token = share.url.split("/p/")[1] ?? "";
  await send(api.proposal.respond, { token, decision: "question", name: line, comment: script }, { token: null });
  await send(api.proposal.ask, { token, name: line, text: script }, { token: null });
  await send(api.proposal.reply, { id, text: script });
  const asked = (await send(api.consent.ask, { ...pair, send: true, message: script })).data;
  const list = (
    await send(api.shortlist.create, { proposal_ids: [id, await second(owner, pair.job_id)], title: line, intro: script, ...to })
  ).data;
  await send(api.team.create, { first_name: line, last_name: line, email: `tom-${owner.user_id}@proffer.example` });
  await send(api.contact.send, { name: line, email: "b@proffer.example", message: script }, { token: null });
  const { data } = await send(api.subscription.plans, {});
  const order = await send(api.subscription.subscribe, {
    subscription_id: data.subscriptions.find(({ key }) => key === "team")?.id as string,
    interval: "month",
  }).catch(() => null); // one who has it already
  return {
    ...{ owner, token, consent: asked.url.split("/c/")[1] ?? "", checkout: order?.data.checkout_url ?? null },
    shortlist: list.share?.url.split("/p/")[1] ?? null,
  };
}

async function second({ send }: Awaited<ReturnType<typeof server.signIn>>, job_id: string): Promise<string> {
  const { candidate } = (await send(api.candidate.create, { first_name: "Bram", last_name: "Visser" })).data;
  const id = await addDraft(send, { candidate_id: candidate.id, job_id });
  await send(api.proposal.submit, { id, recipients: [{ email: "marjan@proffer.example" }], confirm_unsourced: true });
  return id;
}

describe.each(scripts)("what is written as %j", (script) => {
  test("", async () => {
    console.log(await writtenWith(script));
  });
});
