import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import type { CvFile } from "#server/sample/cv/make-cv.ts";
import { makeCvs, makeSpecialCvs } from "#tests/support/cvs/make-cvs.ts";
import { startTestServer } from "#tests/support/server.ts";
import { CallFailed } from "#web/kit/calls/api.ts";
import { tidyCandidates } from "./tasks.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const asFile = ({ name, mime, bytes }: CvFile) => new File([bytes], name, { type: mime });
const failureOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CallFailed);
  return error as CallFailed;
};

describe("a candidate filled in by hand", () => {
  test("needs no more than a name, and keeps every field it was given", async () => {
    const { send } = await server.signIn();
    const fields = {
      first_name: "Noor",
      last_name: "Akkerman",
      headline: "Senior backend engineer",
      email: "Noor@Voorbeeld.example",
      phone: "06 0000 0142",
      city: "Utrecht",
      links: { github: "github.com/noor", other: ["noor.example"] },
      skills: [{ name: "Python", years: 10 }],
      languages: [{ language: "nl", level: "native" as const }],
      experience: [{ title: "Engineer", company: "Vaartzicht", start: "2021-03", current: true }],
      available_from: "2027-01-01",
      notice_weeks: 4,
      tags: ["top of mind"],
      desired: { hours_per_week: 36, salary_min: 590_000, currency: "EUR", period: "month" as const },
    };
    const { data, response_message } = await send(api.candidate.create, fields);
    expect(response_message).toBe("Candidate added");
    expect(data.candidate).toMatchObject({ ...fields, email: "noor@voorbeeld.example", version: 1, cv_text: null, files: [] });
    expect((await send(api.candidate.show, { id: data.candidate.id })).data.candidate).toMatchObject({
      ...data.candidate,
      matches: [],
      proposals: [],
      activity: [{ kind: "created", actor_name: "Sanne Verhoeven" }],
    });
    expect((await failureOf(send(api.candidate.create, { headline: "Nobody" }))).envelope.validation_errors).toEqual({
      last_name: ["Give a first name or a last name."],
    });
  });

  test("ignores fields it doesn't know: no gender, birth date or photo is ever stored", async () => {
    const { raw } = await server.signIn();
    const body = JSON.stringify({
      first_name: "Noor",
      gender: "f",
      birth_date: "1990-01-01",
      photo: "x",
      nationality: "nl",
      bsn: "123456782",
      id: "0193e4a0-0000-7000-8000-00000000000f",
    });
    const { envelope } = await raw("/api/user/candidate/create", { method: "POST", body, headers: { "content-type": "application/json" } });
    expect(Object.keys(envelope.data?.candidate as object)).not.toEqual(expect.arrayContaining(["gender"]));
    expect(JSON.stringify(envelope.data)).not.toMatch(/1990-01-01|123456782/);
  });

  test("is recognised when somebody adds the same person again, unless they insist", async () => {
    const { send } = await server.signIn();
    const noor = { first_name: "Noor", last_name: "Akkerman", email: "noor@voorbeeld.example", phone: "+31 6 0000 0142", city: "Utrecht" };
    const {
      data: { candidate },
    } = await send(api.candidate.create, noor);
    for (const [again, reason] of [
      [{ first_name: "N.", email: "NOOR@voorbeeld.example" }, "email"],
      [{ first_name: "N.", phone: "06-00000142" }, "phone"],
      [{ first_name: "noor", last_name: "akkerman", city: "utrecht" }, "name_and_city"],
    ] as const) {
      const failure = await failureOf(send(api.candidate.create, again));
      expect(failure).toMatchObject({ status: 409, envelope: { data: { duplicates: [{ id: candidate.id, reason }] } } });
    }
    expect((await send(api.candidate.create, { ...noor, allow_duplicate: true })).data.candidate.id).not.toBe(candidate.id);
  });
});

describe("changing a candidate", () => {
  test("touches only what was sent, counts versions, and refuses an older one with the current record", async () => {
    const { send } = await server.signIn();
    const {
      data: {
        candidate: { id },
      },
    } = await send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman", city: "Utrecht", skills: [{ name: "Python" }] });
    const {
      data: { candidate },
    } = await send(api.candidate.update, { id, version: 1, city: "Zeist" });
    expect(candidate).toMatchObject({ version: 2, city: "Zeist", last_name: "Akkerman", skills: [{ name: "Python" }] });
    expect(await failureOf(send(api.candidate.update, { id, version: 1, city: "Breda" }))).toMatchObject({
      status: 409,
      envelope: { data: { candidate: { id, city: "Zeist", version: 2 } } },
    });
    expect((await send(api.candidate.update, { id, city: null })).data.candidate.city).toBeNull();
    expect((await failureOf(send(api.candidate.update, { id, first_name: "", last_name: null }))).status).toBe(422);
  });

  test("two at once with the same version: one wins, one is told", async () => {
    const { send } = await server.signIn();
    const {
      data: {
        candidate: { id },
      },
    } = await send(api.candidate.create, { first_name: "Noor" });
    const both = await Promise.allSettled(["Zeist", "Breda"].map((city) => send(api.candidate.update, { id, version: 1, city })));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("the trash holds a candidate until it comes back", async () => {
    const { send } = await server.signIn();
    const {
      data: {
        candidate: { id },
      },
    } = await send(api.candidate.create, { first_name: "Noor" });
    expect((await send(api.candidate.remove, { id })).data.candidate).toMatchObject({ id, deleted_at: expect.any(String) });
    for (const call of [
      () => send(api.candidate.show, { id }),
      () => send(api.candidate.update, { id, city: "Breda" }),
      () => send(api.candidate.remove, { id }),
    ])
      expect((await failureOf(call())).status).toBe(410);
    expect((await send(api.candidate.list, {})).data.total).toBe(0);
    expect((await send(api.candidate.list, { trashed: true })).data.candidates).toMatchObject([{ id }]);
    expect((await send(api.candidate.restore, { id })).data.candidate.deleted_at).toBeNull();
    expect((await send(api.candidate.list, {})).data.total).toBe(1);
  });
});

describe("the list", () => {
  const names = async (
    recruiter: Awaited<ReturnType<typeof server.signIn>>,
    query: Parameters<typeof recruiter.send<typeof api.candidate.list>>[1],
  ) => (await recruiter.send(api.candidate.list, query)).data.candidates.map(({ first_name }) => first_name);

  test("searches with AND, OR, NOT, quotes and brackets, and filters", async () => {
    const recruiter = await server.signIn();
    const add = (first_name: string, more: object) => recruiter.send(api.candidate.create, { first_name, ...more });
    await add("Amira", {
      headline: "Data engineer",
      city: "Rotterdam",
      skills: [{ name: "Python" }, { name: "Spark" }],
      years_experience: 7,
      available_from: "2027-02-01",
      languages: [{ language: "nl" }],
    });
    await add("Bram", {
      headline: "Python developer",
      city: "Zeist",
      skills: [{ name: "Python" }, { name: "Kafka" }],
      years_experience: 4,
      tags: ["intern"],
    });
    await add("Zoë", {
      headline: "Nurse",
      city: "Den Haag",
      country: "Netherlands",
      years_experience: 12,
      summary: "Senior nurse in elderly care",
    });
    const asked: [Parameters<typeof names>[1], string[]][] = [
      [{ q: "python" }, ["Amira", "Bram"]],
      [{ q: "python AND (kafka OR spark) NOT intern" }, ["Amira"]],
      [{ q: '"data engineer"' }, ["Amira"]],
      [{ q: '"engineer data"' }, []],
      [{ q: "zoe" }, ["Zoë"]],
      [{ q: "pyth" }, ["Amira", "Bram"]],
      [{ skills: ["python", "KAFKA"] }, ["Bram"]],
      [{ min_years: 7 }, ["Amira", "Zoë"]],
      [{ location: "den haag" }, ["Zoë"]],
      [{ languages: ["nl"] }, ["Amira"]],
      [{ tags: ["intern"] }, ["Bram"]],
      [{ available_before: "2027-02-01" }, ["Amira"]],
      [{ has_cv: true }, []],
      [{ has_cv: false, min_years: 5, q: "engineer" }, ["Amira"]],
    ];
    for (const [query, expected] of asked) expect((await names(recruiter, query)).sort(), JSON.stringify(query)).toEqual(expected);
    expect(await names(recruiter, { sort: "-years_experience" })).toEqual(["Zoë", "Amira", "Bram"]);
    expect(await names(recruiter, { sort: "city" })).toEqual(["Zoë", "Amira", "Bram"]);
  });

  test.each(["-created_at", "created_at", "name", "-updated_at", "years_experience", "-best_match", "available_from", "-available_from"])(
    "goes through pages sorted by %s without losing or repeating anybody",
    async (sort) => {
      const { send } = await server.signIn();
      for (let n = 0; n < 11; n++)
        await send(api.candidate.create, {
          first_name: `Person ${n % 3}`,
          years_experience: n % 2,
          ...(n % 4 === 0 && { available_from: "2027-01-01" }),
        });
      const seen: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const { data } = await send(api.candidate.list, { sort, limit: 4, ...(cursor && { cursor }) });
        expect(data.total).toBe(11);
        seen.push(...data.candidates.map(({ id }) => id));
        if (!data.next_cursor) break;
        cursor = data.next_cursor;
      }
      expect(new Set(seen).size).toBe(11);
      expect(seen).toHaveLength(11);
    },
  );
});

describe("odd corners of the list", () => {
  test("finds names with dots, slashes and signs in them, addresses and numbers", async () => {
    const { send } = await server.signIn();
    await send(api.candidate.create, {
      first_name: "Zed",
      email: "zed@voorbeeld.example",
      phone: "06-12345678",
      skills: [{ name: "Node.js" }, { name: "CI/CD" }, { name: "C++" }],
    });
    for (const q of ["node.js", '"Node.js"', "CI/CD", "c++", "zed@voorbeeld.example", "06-12345678", "12345678"])
      expect((await send(api.candidate.list, { q })).data.total, q).toBe(1);
  });

  test("refuses a cursor of another sort, and takes the longest it gives", async () => {
    const { send } = await server.signIn();
    for (const first_name of ["一".repeat(100), "二".repeat(100)])
      await send(api.candidate.create, { first_name, last_name: "三".repeat(100) });
    const page = (await send(api.candidate.list, { sort: "-name", limit: 1 })).data;
    const cursor = page.next_cursor as string;
    expect((await send(api.candidate.list, { sort: "-name", limit: 1, cursor })).data.candidates).toHaveLength(1);
    for (const sort of ["years_experience", "name", "-created_at"])
      expect((await failureOf(send(api.candidate.list, { sort, cursor }))).status).toBe(422);
  });

  test("refuses a date that no calendar here has", async () => {
    const { send } = await server.signIn();
    expect((await failureOf(send(api.candidate.create, { first_name: "Zed", available_from: "0000-01-01" }))).status).toBe(422);
    expect((await failureOf(send(api.candidate.list, { available_before: "0000-01-01" }))).status).toBe(422);
  });

  test("a record has each of its fields, known or not", async () => {
    const { send } = await server.signIn();
    const { data } = await send(api.candidate.create, { first_name: "Zed", experience: [{ title: "Cook" }] });
    expect(data.candidate).toMatchObject({
      links: { linkedin: null, github: null, website: null, other: [] },
      desired: { titles: [], hours_per_week: null },
      consent: { given_at: null, expires_at: null, basis: null },
      experience: [{ title: "Cook", company: null, location: null, start: null, end: null, current: null, description: null }],
    });
  });
});

describe("reading CVs", () => {
  let cvs: CvFile[];
  let special: Awaited<ReturnType<typeof makeSpecialCvs>>;
  beforeAll(async () => {
    cvs = await makeCvs();
    special = await makeSpecialCvs();
  });

  test("every invented CV becomes a draft that create takes unchanged, with proof that stands in the text", async () => {
    const { send } = await server.signIn({ plan: "team" });
    for (const cv of cvs) {
      const { data: read } = await send(api.candidate.extractFile, { file: asFile(cv) });
      const draft = read.candidate as NonNullable<typeof read.candidate>;
      expect({ ...draft, file: cv.name }).toMatchObject({
        file: cv.name,
        first_name: cv.person?.first_name,
        last_name: cv.person?.last_name,
        email: cv.person?.email,
      });
      const {
        data: { candidate },
      } = await send(api.candidate.create, { ...draft, extraction_id: read.extraction_id });
      expect(candidate).toMatchObject({ email: cv.person?.email, cv_text: read.text, files: [{ name: cv.name }] });
      expect(Object.keys(candidate.evidence).length).toBeGreaterThan(5);
      expect(Object.keys(candidate.evidence).sort()).toEqual(Object.keys(read.evidence).sort());
      for (const proof of Object.values(candidate.evidence)) expect(candidate.cv_text?.slice(proof.start, proof.end)).toBe(proof.quote);
      if (cv.name.endsWith(".pdf"))
        expect(candidate.evidence.email).toMatchObject({ page: 1, boxes: [{ page: 1, x: expect.any(Number) }] });
    }
    expect((await send(api.candidate.list, { has_cv: true })).data.total).toBe(cvs.length);
  });

  test("the same file again is recognised", async () => {
    const { send } = await server.signIn();
    const file = asFile(cvs[0] as CvFile);
    const first = await send(api.candidate.extractFile, { file });
    const {
      data: { candidate },
    } = await send(api.candidate.create, { first_name: "Somebody", extraction_id: first.data.extraction_id });
    const again = await send(api.candidate.extractFile, { file });
    expect(await failureOf(send(api.candidate.create, { first_name: "Else", extraction_id: again.data.extraction_id }))).toMatchObject({
      status: 409,
      envelope: { data: { duplicates: [{ id: candidate.id, reason: "file" }] } },
    });
  });

  test("one reading can serve two candidates: each keeps its file", async () => {
    const { send } = await server.signIn();
    const { data: read } = await send(api.candidate.extractFile, { file: asFile(cvs[0] as CvFile) });
    const create = () => send(api.candidate.create, { ...read.candidate, extraction_id: read.extraction_id, allow_duplicate: true });
    const ids = [(await create()).data.candidate.id, (await create()).data.candidate.id];
    for (const id of ids) expect((await send(api.candidate.show, { id })).data.candidate.files).toMatchObject([{ name: cvs[0]?.name }]);
  });

  test("the same bytes are recognised in a form, too", async () => {
    const { send } = await server.signIn();
    const file = asFile(cvs[0] as CvFile);
    const { data } = await send(api.candidate.create, { first_name: "Somebody", files: [file] });
    expect(data.candidate).toMatchObject({
      files: [{ name: file.name }],
      cv_text: expect.stringContaining(cvs[0]?.person?.last_name ?? "?"),
    });
    expect(await failureOf(send(api.candidate.create, { first_name: "Else", files: [file] }))).toMatchObject({ status: 409 });
  });

  test("only a reading of a CV makes up for a missing name", async () => {
    const { send } = await server.signIn();
    const { data: job } = await send(api.candidate.extractText, { text: "Cook\nWe ask: experience with baking.", kind: "job" });
    expect((await failureOf(send(api.candidate.create, { extraction_id: job.extraction_id }))).envelope.validation_errors).toHaveProperty(
      "extraction_id",
    );
    const failure = await failureOf(send(api.candidate.extractFile, { file: asFile(special.broken) }));
    const { extraction_id } = failure.envelope.data as { extraction_id: string };
    expect((await failureOf(send(api.candidate.create, { extraction_id }))).envelope.validation_errors).toHaveProperty("last_name");
  });

  test("readings, loose files and the trash leave after their time; pictures of people stay", async () => {
    const recruiter = await server.signIn();
    const { send } = recruiter;
    const { db } = server.parts.database;
    const { data: kept } = await send(api.candidate.extractFile, { file: asFile(cvs[0] as CvFile) });
    const {
      data: { candidate },
    } = await send(api.candidate.create, { ...kept.candidate, extraction_id: kept.extraction_id });
    const { data: loose } = await send(api.candidate.extractFile, { file: asFile(cvs[1] as CvFile) });
    const long_ago = new Date(Date.now() - 25 * 3600_000).toISOString();
    await db.updateTable("extractions").set({ expires_at: long_ago }).where("workspace_id", "=", recruiter.workspace_id).execute();
    await db.updateTable("files").set({ uploaded_at: long_ago }).where("workspace_id", "=", recruiter.workspace_id).execute();
    const { id: dropped } = await db
      .selectFrom("files")
      .select("id")
      .where("workspace_id", "=", recruiter.workspace_id)
      .where("candidate_id", "is", null)
      .executeTakeFirstOrThrow();
    const picture = newId();
    const file = {
      id: picture,
      name: "picture.webp",
      mime: "image/webp",
      size: 1,
      sha256: new Uint8Array(32),
      candidate_id: null,
      uploaded_at: long_ago,
    };
    await db
      .insertInto("files")
      .values({ ...file, workspace_id: recruiter.workspace_id })
      .execute();
    await db
      .updateTable("users")
      .set({ avatar_id: picture, avatar_workspace_id: recruiter.workspace_id })
      .where("id", "=", recruiter.user_id)
      .execute();
    await tidyCandidates(server.parts);
    expect((await failureOf(send(api.candidate.create, { first_name: "X", extraction_id: loose.extraction_id }))).status).toBe(410);
    expect(await db.selectFrom("files").select("id").where("id", "=", dropped).execute()).toEqual([]);
    expect((await send(api.candidate.show, { id: candidate.id })).data.candidate.files).toHaveLength(1);
    await send(api.candidate.remove, { id: candidate.id });
    await db
      .updateTable("candidates")
      .set({ deleted_at: new Date(Date.now() - 31 * 86_400_000).toISOString() })
      .where("id", "=", candidate.id)
      .execute();
    await tidyCandidates(server.parts);
    expect((await failureOf(send(api.candidate.show, { id: candidate.id }))).status).toBe(404);
    expect(await db.selectFrom("files").select("id").where("workspace_id", "=", recruiter.workspace_id).execute()).toEqual([
      { id: picture },
    ]);
  });

  test("a changed field loses its proof, a confirmed one is no longer waiting", async () => {
    const { send } = await server.signIn();
    const { data: read } = await send(api.candidate.extractFile, { file: asFile(cvs[0] as CvFile) });
    const {
      data: { candidate },
    } = await send(api.candidate.create, { ...read.candidate, extraction_id: read.extraction_id, unchecked_fields: ["city", "phone"] });
    expect(candidate.evidence).toHaveProperty("city");
    const {
      data: { candidate: changed },
    } = await send(api.candidate.update, { id: candidate.id, city: "Elsewhere" });
    expect(changed.evidence).not.toHaveProperty("city");
    expect(changed.evidence).toHaveProperty("email");
    expect(changed.unchecked_fields).toEqual(["phone"]);
    expect((await send(api.candidate.update, { id: candidate.id, unchecked_fields: [] })).data.candidate.unchecked_fields).toEqual([]);
  });

  test.each(["scanned", "encrypted", "empty", "broken"] as const)(
    "a file that is %s says so, is kept, can be tried again and filled by hand",
    async (reason) => {
      const { send } = await server.signIn();
      const failure = await failureOf(send(api.candidate.extractFile, { file: asFile(special[reason]) }));
      expect(failure).toMatchObject({ status: 422, envelope: { data: { reason, extraction_id: expect.any(String) } } });
      const { extraction_id } = failure.envelope.data as { extraction_id: string };
      expect(await failureOf(send(api.candidate.extractFile, { extraction_id }))).toMatchObject({
        status: 422,
        envelope: { data: { reason, extraction_id } },
      });
      const {
        data: { candidate },
      } = await send(api.candidate.create, { last_name: "By hand", extraction_id });
      expect(candidate).toMatchObject({ cv_text: null, files: [{ name: special[reason].name }] });
    },
  );

  test("more than 10 MB is 413, another kind of file 415", async () => {
    const { send } = await server.signIn();
    expect(await failureOf(send(api.candidate.extractFile, { file: asFile(special.oversized) }))).toMatchObject({
      status: 413,
      envelope: { data: { reason: "too_large" } },
    });
    const image = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], "photo.png");
    expect(await failureOf(send(api.candidate.extractFile, { file: image }))).toMatchObject({
      status: 415,
      envelope: { data: { reason: "wrong_kind" } },
    });
  });

  test("hidden text is told, and stays out of the text", async () => {
    const { send } = await server.signIn();
    const { data } = await send(api.candidate.extractFile, { file: asFile(special.hidden) });
    expect(data.hidden_text.length).toBeGreaterThan(0);
    for (const hidden of data.hidden_text) expect(data.text).not.toContain(hidden.text);
  });

  test("the original is downloadable and viewable, under a signed address of ten minutes, and only so", async () => {
    const { send } = await server.signIn();
    const { data: read } = await send(api.candidate.extractFile, { file: asFile(cvs[0] as CvFile) });
    const {
      data: { candidate },
    } = await send(api.candidate.create, { ...read.candidate, extraction_id: read.extraction_id });
    const url = candidate.files[0]?.url as string;
    const get = (path: string) => server.fetcher(new Request(`http://localhost${path}`));
    const shown = await get(url);
    expect([shown.status, shown.headers.get("content-type"), shown.headers.get("x-content-type-options")]).toEqual([
      200,
      "application/pdf",
      "nosniff",
    ]);
    expect(shown.headers.get("content-security-policy")).toContain("sandbox");
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(cvs[0]?.bytes);
    expect((await get(`${url}&download`)).headers.get("content-disposition")).toMatch(/^attachment/);
    expect((await get(url.replace(/sig=..../, "sig=AAAA"))).status).toBe(404);
    expect((await get(url.replace(/until=\d+/, `until=${Math.floor(Date.now() / 1000) + 9999}`))).status).toBe(404);
    expect((await get(url.split("?")[0] as string)).status).toBe(404);
  });

  test("pasted text is read too, and a blank one refused", async () => {
    const { send } = await server.signIn();
    const text = new TextDecoder().decode(cvs.find(({ name }) => name.endsWith(".txt"))?.bytes);
    const { data } = await send(api.candidate.extractText, { text });
    expect(data.candidate?.email).toMatch(/\.example$/);
    expect((await failureOf(send(api.candidate.extractText, { text: " \n " }))).status).toBe(422);
  });

  test("a vacancy's reading tells what it left out and why, as text and as a file", async () => {
    const { send } = await server.signIn();
    const text =
      "Cook\nBakery Hazelnoot, Utrecht\n\nWe ask\n- experience with baking\n- native Dutch speaker\n\nWe offer\n- free bread\n\nNo agencies please.";
    const { data } = await send(api.candidate.extractText, { text, kind: "job" });
    expect(data.left_out?.map(({ why, quote }) => [why, quote])).toEqual([
      ["protected", "native Dutch speaker"],
      ["offer", "free bread"],
      ["agency_notice", "No agencies please."],
    ]);
    expect(data.left_out?.[0]).toMatchObject({ ground: "native_speaker", law: expect.stringContaining("AWGB") });
    const file = new File([text], "vacancy.txt", { type: "text/plain" });
    const { data: read } = await send(api.candidate.extractFile, { file, kind: "job" });
    expect(read.left_out).toHaveLength(3);
  });

  test("a contact without a client is read, and no client is kept until it is named", async () => {
    const { send } = await server.signIn();
    const text =
      "Planner\n\nVoor onze opdrachtgever zoeken wij een planner.\n\nEisen\n- ervaring met Excel\n\nBel Anouk Terpstra op 033 000 0412.";
    const { data } = await send(api.candidate.extractText, { text, kind: "job" });
    expect(data.job?.client).toMatchObject({ contact_name: "Anouk Terpstra" });
    const made = await send(api.job.create, { ...data.job, title: data.job?.title ?? "Planner", extraction_id: data.extraction_id });
    expect(made.data.job.client).toBeNull();
  });

  test("an anonymous CV is taken without a name, which waits to be filled in", async () => {
    const { send } = await server.signIn();
    const { data: read } = await send(api.candidate.extractText, {
      text: "Warehouse team lead\n\nExperience\nTeam lead, 2019 - 2024\nLed twelve order pickers.",
    });
    expect(read.candidate).not.toHaveProperty("last_name");
    const { data } = await send(api.candidate.create, { ...read.candidate, extraction_id: read.extraction_id });
    expect(data.candidate).toMatchObject({ first_name: null, last_name: null });
    expect(data.candidate.unchecked_fields).toContain("last_name");
    const named = await send(api.candidate.update, { id: data.candidate.id, last_name: "Bakker" });
    expect(named.data.candidate.unchecked_fields).not.toContain("last_name");
  });

  test("somebody else's reading can't be taken over", async () => {
    const [ours, theirs] = [await server.signIn(), await server.signIn()];
    const { data } = await ours.send(api.candidate.extractFile, { file: asFile(cvs[0] as CvFile) });
    for (const call of [
      () => theirs.send(api.candidate.create, { first_name: "X", extraction_id: data.extraction_id }),
      () => theirs.send(api.candidate.extractFile, { extraction_id: data.extraction_id }),
    ])
      expect((await failureOf(call())).status).toBe(404);
  });
});

test("nothing of this was a fault of the server", () => expect(server.errors).toEqual([]));
