import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { usualVoice } from "#contract/text/voice.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

describe("a workspace's settings", () => {
  test("are as the contract says until somebody changes them, each group by itself", async () => {
    const owner = await server.signIn();
    const before = (await owner.send(api.account.validateToken, {})).user.workspace.settings;
    expect(before).toMatchObject({
      defaults: { anonymity: "full", consent_policy: "warn" },
      retention: { without_consent_days: 28, with_consent_days: 365, through_trash: true },
    });
    await owner.send(api.account.updateWorkspace, { defaults: { anonymity: "blind", footer: "Lindekade, Utrecht" } });
    const { user } = await owner.send(api.account.updateWorkspace, { retention: { without_consent_days: 42, with_consent_days: null } });
    expect(user.workspace.settings).toEqual({
      defaults: { language: null, anonymity: "blind", footer: "Lindekade, Utrecht", consent_policy: "warn" },
      weights: before.weights,
      retention: { without_consent_days: 42, with_consent_days: null, through_trash: true, asks_to_renew: true },
      reading: { by_model: true },
      voice: before.voice,
      security: { two_factor_required: false },
    });
  });

  test("let the owner alone say whether a model reads along", async () => {
    const owner = await server.signIn({ plan: "team" });
    const admin = await server.signIn({ in_workspace_of: owner, role: "admin" });
    await owner.send(api.account.updateWorkspace, { reading: { by_model: false } });
    await expect(admin.send(api.account.updateWorkspace, { name: "Anders", reading: { by_model: true } })).rejects.toMatchObject({
      status: 403,
    });
    const { workspace } = (await admin.send(api.account.updateWorkspace, { name: "Lindekade" })).user;
    expect(workspace).toMatchObject({ name: "Lindekade", settings: { reading: { by_model: false } } });
  });

  test("hold the voice of its letters: the tone, own words and those never used, as a draft then says them", async () => {
    const owner = await server.signIn();
    const own = { salutation: "Hoi {first},", invitation: null, closing: "Hartelijke groet," };
    const { user } = await owner.send(api.account.updateWorkspace, {
      voice: { ...usualVoice, tone: "formal", nl: own, blocked: ["passie"] },
    });
    expect(user.workspace.settings.voice).toMatchObject({ tone: "formal", nl: own, blocked: ["passie"] });
    expect(user.workspace.settings.defaults.anonymity).toBe("full");
  });

  test("weigh criteria: every job is compared anew with other points", async () => {
    const owner = await server.signIn();
    await owner.send(api.candidate.create, {
      first_name: "Noor",
      headline: "Python developer",
      city: "Utrecht",
      skills: [{ name: "Python" }],
    });
    const { data } = await owner.send(api.job.create, {
      title: "Python developer",
      city: "Utrecht",
      skills: [{ name: "Python", kind: "must" }],
    });
    const { id } = data.job;
    const points = async () => (await owner.send(api.matching.matchedCandidates, { id })).data.candidates[0]?.match.points.met;
    const weights = {
      must: 4,
      nice: 1,
      title: 5,
      years: 4,
      education: 3,
      language: 3,
      place: 2,
      hours: 1,
      start: 1,
      salary: 1,
      relevance: 0,
    };
    await owner.send(api.account.updateWorkspace, { weights });
    const usual = (await points()) as number;
    await owner.send(api.account.updateWorkspace, { weights: { ...weights, must: 10 } });
    expect(await points()).toBe(usual + 6);
  });
});
