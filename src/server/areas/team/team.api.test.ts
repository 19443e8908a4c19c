import { afterAll, describe, expect, test } from "vitest";
import type { Reply } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

describe("the people of a workspace", () => {
  test("are those who have joined it, with what colleagues may see", async () => {
    const owner = await server.signIn();
    const viewer = await server.signIn({ role: "viewer", in_workspace_of: owner });
    const invited = await server.signIn({ in_workspace_of: owner });
    await server.parts.database.db
      .updateTable("recruiters")
      .set({ joined_at: null })
      .where("workspace_id", "=", owner.workspace_id)
      .where("user_id", "=", invited.user_id)
      .execute();
    await server.signIn(); // somebody of another workspace
    const { data } = await viewer.send(api.team.users, { sort: "role" });
    expect(data).toMatchObject({ total: 2, next_cursor: null });
    expect(data.users.map(({ id, role }) => [id, role])).toEqual([
      [owner.user_id, "owner"],
      [viewer.user_id, "viewer"],
    ]);
    expect(data.users.map(({ recruiter_id }) => recruiter_id)).toEqual([owner.recruiter_id, expect.any(String)]);
    expect(Object.keys(data.users[0] as object).sort()).toEqual(
      ["avatar_url", "email", "first_name", "id", "last_active_at", "last_name", "recruiter_id", "role", "title"].sort(),
    );
  });

  test("are found by name or address and come in pages", async () => {
    const owner = await server.signIn();
    const people = await Promise.all([1, 2, 3].map(() => server.signIn({ role: "recruiter", in_workspace_of: owner })));
    await (people[1] as typeof owner).send(api.account.editProfile, { first_name: "Anouk" });
    const found = await owner.send(api.team.users, { q: "anouk" });
    expect(found.data.users.map(({ id }) => id)).toEqual([people[1]?.user_id]);
    const seen: string[] = [];
    for (let cursor: string | undefined, page = 0; page === 0 || cursor; page++) {
      const { data }: Reply<typeof api.team.users> = await owner.send(api.team.users, { limit: 1, ...(cursor && { cursor }) });
      expect(data.total).toBe(4);
      seen.push(...data.users.map(({ id }) => id));
      cursor = data.next_cursor ?? undefined;
    }
    expect(seen[0]).toBe(people[1]?.user_id);
    expect(new Set(seen).size).toBe(4);
  });
});
