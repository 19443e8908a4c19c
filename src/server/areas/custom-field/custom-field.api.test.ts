import { afterAll, describe, expect, test } from "vitest";
import type { CustomKind, CustomRecord } from "#contract/custom-field.ts";
import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());
const refused = (status: number, more = {}) => ({ status, ...more });
type Send = Awaited<ReturnType<typeof server.signIn>>["send"];

const color = "#2443a6";
const add = async (send: Send, record: CustomRecord, kind: CustomKind, name: string, choices: string[] = []) =>
  (await send(api.customField.save, { record, kind, names: { en: name }, choices: choices.map((en) => ({ names: { en }, color })) })).data
    .field;

describe("a field of a workspace's own", () => {
  test("is added, named in both languages, ordered, archived and brought back", async () => {
    const owner = await server.signIn({ plan: "team" });
    const { send } = owner;
    const region = await add(send, "candidate", "choice", "Region", ["North", "South"]);
    const rate = await add(send, "candidate", "number", "Rate");
    await add(send, "job", "number", "Rate");
    const [north, south] = region.choices;
    const changed = (
      await send(api.customField.save, {
        ...region,
        names: { en: "Region", nl: "Regio" },
        choices: [
          { id: south?.id ?? "", names: { en: "South", nl: "Zuid" }, color: "#a62424" },
          { names: { en: "East" }, color },
        ],
      })
    ).data.field;
    expect(changed).toMatchObject({ version: 2, names: { nl: "Regio" } });
    expect(changed.choices).toMatchObject([
      { id: south?.id, color: "#a62424" },
      { names: { en: "East" } },
      { id: north?.id, is_gone: true },
    ]);
    await expect(send(api.customField.save, { ...region, version: 1 })).rejects.toMatchObject(refused(409));
    await expect(send(api.customField.save, { ...changed, kind: "text" })).rejects.toMatchObject(refused(422));
    await expect(send(api.customField.save, { record: "candidate", kind: "text", names: { nl: "regio" } })).rejects.toMatchObject(
      refused(409),
    );
    await expect(send(api.customField.save, { record: "candidate", kind: "text", names: { en: " " } })).rejects.toMatchObject(refused(422));

    const { fields } = (await send(api.customField.order, { record: "candidate", ids: [rate.id] })).data;
    expect(fields.filter(({ record }) => record === "candidate").map(({ id }) => id)).toEqual([rate.id, region.id]);
    expect((await send(api.customField.archive, { id: region.id })).data.field.archived_at).not.toBeNull();
    await add(send, "candidate", "text", "Region");
    await expect(send(api.customField.archive, { id: region.id, archived: false })).rejects.toMatchObject(refused(409));
    expect((await send(api.customField.archive, { id: rate.id, archived: true })).data.field.archived_at).not.toBeNull();
    expect((await send(api.customField.archive, { id: rate.id, archived: false })).data.field.archived_at).toBeNull();

    const colleague = await server.signIn({ in_workspace_of: owner });
    expect((await colleague.send(api.customField.list, {})).data.fields).toHaveLength(4);
    await expect(colleague.send(api.customField.archive, { id: rate.id })).rejects.toMatchObject(refused(403));
    const stranger = await server.signIn();
    expect((await stranger.send(api.customField.list, {})).data.fields).toEqual([]);
    await expect(stranger.send(api.customField.order, { record: "candidate", ids: [rate.id] })).rejects.toMatchObject(refused(404));
  });

  test("is one of at most fifty of its record's", async () => {
    const { send } = await server.signIn();
    for (let n = 0; n < 50; n++) await add(send, "job", "text", `Field ${n}`);
    await expect(add(send, "job", "text", "One more")).rejects.toMatchObject(refused(406));
    await add(send, "client", "text", "One more");
  });
});

/** One record of each kind, made with what it holds, changed and shown. */
const records = {
  candidate: {
    create: async (send: Send, name: string, custom?: Record<string, never>) =>
      (await send(api.candidate.create, { last_name: name, ...(custom && { custom }) })).data.candidate,
    update: async (send: Send, id: string, custom: Record<string, never>, version?: number) =>
      (await send(api.candidate.update, { id, custom, ...(version && { version }) })).data.candidate,
    list: async (send: Send, asked: object) => (await send(api.candidate.list, asked)).data.candidates.map((row) => row.last_name),
  },
  job: {
    create: async (send: Send, name: string, custom?: Record<string, never>) =>
      (await send(api.job.create, { title: name, ...(custom && { custom }) })).data.job,
    update: async (send: Send, id: string, custom: Record<string, never>, version?: number) =>
      (await send(api.job.update, { id, custom, ...(version && { version }) })).data.job,
    list: async (send: Send, asked: object) => (await send(api.job.list, asked)).data.jobs.map((row) => row.title),
  },
  client: {
    create: async (send: Send, name: string, custom?: Record<string, never>) =>
      (await send(api.client.create, { name, ...(custom && { custom }) })).data.client,
    update: async (send: Send, id: string, custom: Record<string, never>, version?: number) =>
      (await send(api.client.update, { id, custom, ...(version && { version }) })).data.client,
    list: async (send: Send, asked: object) => (await send(api.client.list, asked)).data.clients.map((row) => row.name),
  },
};
// What a test sends is what it tries, whatever its type.
const as = (custom: Record<string, unknown>) => custom as Record<string, never>;

describe.each(Object.entries(records))("what a %s holds in them", (record, { create, update, list }) => {
  test("is kept beside what it held, emptied by null, and refused by the field's name in the reader's language", async () => {
    const { send } = await server.signIn();
    const of = (kind: CustomKind, name: string, choices?: string[]) => add(send, record as CustomRecord, kind, name, choices);
    const rate = await of("number", "Rate");
    const checked = await of("yes_no", "Checked");
    const regions = await of("choices", "Regions", ["North", "South"]);
    const [north, south] = regions.choices.map(({ id }) => id);
    const made = await create(send, "Aalders", as({ [rate.id]: 85.5, [regions.id]: [south, north] }));
    expect(made.custom).toEqual({ [rate.id]: 85.5, [regions.id]: [north, south] });
    const changed = await update(send, made.id, as({ [checked.id]: false, [rate.id]: null }), made.version);
    expect(changed.custom).toEqual({ [checked.id]: false, [regions.id]: [north, south] });
    await expect(update(send, made.id, as({ [rate.id]: 1 }), made.version)).rejects.toMatchObject(refused(409));
    await expect(update(send, made.id, as({ [rate.id]: "85" }))).rejects.toMatchObject(
      refused(422, { envelope: { validation_errors: { [`custom.${rate.id}`]: ["Rate: give a number, such as 12.5."] } } }),
    );
    await expect(update(send, made.id, as({ [newId()]: 1 }))).rejects.toMatchObject(refused(422));
    await send(api.customField.archive, { id: regions.id });
    expect((await update(send, made.id, as({ [rate.id]: 90 }))).custom).toEqual({
      [checked.id]: false,
      [rate.id]: 90,
      [regions.id]: [north, south],
    });
    // Another kind of record, and another workspace, have fields of their own.
    const other = Object.entries(records).find(([name]) => name !== record)?.[1] as typeof records.candidate;
    await expect(other.create(send, "Else", as({ [rate.id]: 1 }))).rejects.toMatchObject(refused(422));
    await expect(create((await server.signIn()).send, "Else", as({ [rate.id]: 1 }))).rejects.toMatchObject(refused(422));
  });

  test("finds and orders them in their list", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const of = (kind: CustomKind, name: string, choices?: string[]) => add(send, record as CustomRecord, kind, name, choices);
    const [note, rate, day, region, regions, checked, site] = [
      await of("text", "Note"),
      await of("number", "Rate"),
      await of("date", "Day"),
      await of("choice", "Region", ["South", "North"]),
      await of("choices", "Regions", ["South", "North"]),
      await of("yes_no", "Checked"),
      await of("link", "Site"),
    ];
    const [s, n] = region.choices.map(({ id }) => id);
    const [ss, nn] = regions.choices.map(({ id }) => id);
    await create(
      send,
      "A",
      as({ [note.id]: "Likes Rotterdam", [rate.id]: 9, [day.id]: "2027-01-31", [region.id]: n, [regions.id]: [ss, nn] }),
    );
    await create(send, "B", as({ [note.id]: "likes Breda", [rate.id]: 80, [day.id]: "2026-12-01", [region.id]: s, [checked.id]: true }));
    await create(send, "C", as({ [checked.id]: false, [regions.id]: [nn], [site.id]: "www.proffer.example" }));
    const found = async (id: string, asked: unknown) => (await list(send, { custom: { [id]: asked } })).sort();
    expect(await found(note.id, "LIKES")).toEqual(["A", "B"]);
    expect(await found(note.id, "rotter")).toEqual(["A"]);
    expect(await found(rate.id, "10..")).toEqual(["B"]);
    expect(await found(rate.id, "..80")).toEqual(["A", "B"]);
    expect(await found(rate.id, "9..9")).toEqual(["A"]);
    expect(await found(day.id, "2027-01-01..")).toEqual(["A"]);
    expect(await found(region.id, [s, n])).toEqual(["A", "B"]);
    expect(await found(region.id, [s])).toEqual(["B"]);
    expect(await found(regions.id, [nn])).toEqual(["A", "C"]);
    expect(await found(checked.id, true)).toEqual(["B"]);
    expect(await found(checked.id, false)).toEqual(["C"]);
    expect(await found(site.id, "proffer")).toEqual(["C"]);
    expect(await list(send, { custom: { [note.id]: "likes", [rate.id]: "50.." } })).toEqual(["B"]);
    await expect(found(rate.id, "much")).rejects.toMatchObject(refused(422));
    await expect(found(newId(), "much")).rejects.toMatchObject(refused(422));

    const ordered = async (sort: string) => list(send, { sort });
    // What isn't known stands last, whichever way.
    expect(await ordered(`custom.${rate.id}`)).toEqual(["A", "B", "C"]);
    expect(await ordered(`-custom.${rate.id}`)).toEqual(["B", "A", "C"]);
    expect(await ordered(`custom.${day.id}`)).toEqual(["B", "A", "C"]);
    expect(await ordered(`-custom.${day.id}`)).toEqual(["A", "B", "C"]);
    expect(await ordered(`custom.${note.id}`)).toEqual(["B", "A", "C"]);
    expect(await ordered(`custom.${region.id}`)).toEqual(["B", "A", "C"]);
    expect(await ordered(`custom.${checked.id}`)).toEqual(["C", "B", "A"]);
    expect(await ordered(`-custom.${checked.id}`)).toEqual(["B", "C", "A"]);
    await expect(ordered(`custom.${newId()}`)).rejects.toMatchObject(refused(422));
  });
});

test("pages of a list go on in the order of a field", async () => {
  const { send } = await server.signIn({ plan: "team" });
  const rate = await add(send, "job", "number", "Rate");
  for (const [at, value] of [3, 1, 2].entries()) await send(api.job.create, { title: `Job ${at}`, custom: { [rate.id]: value } });
  const titles: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { data }: { data: { jobs: { title: string }[]; next_cursor: string | null } } = await send(api.job.list, {
      sort: `custom.${rate.id}`,
      limit: 1,
      ...(cursor && { cursor }),
    });
    titles.push(...data.jobs.map(({ title }) => title));
    cursor = data.next_cursor;
  }
  expect(titles).toEqual(["Job 1", "Job 2", "Job 0"]);
});
