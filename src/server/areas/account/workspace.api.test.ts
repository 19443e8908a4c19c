import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { tidyCandidates } from "#server/areas/candidate/tasks.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const logo = async (width = 1000, height = 250) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#2443a6" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "our logo.png", { type: "image/png" });
};

describe("the workspace", () => {
  test("takes another name and colour, and leaves what isn't given", async () => {
    const { send } = await server.signIn();
    const { user, response_message } = await send(api.account.updateWorkspace, { name: " Lindekade Werving ", brand_color: "#2443A6" });
    expect(response_message).toBe("Workspace updated");
    expect(user.workspace).toMatchObject({ name: "Lindekade Werving", brand_color: "#2443a6", logo_url: null });
    expect((await send(api.account.updateWorkspace, {})).user.workspace).toEqual(user.workspace);
    expect((await send(api.account.updateWorkspace, { brand_color: null })).user.workspace).toMatchObject({
      name: "Lindekade Werving",
      brand_color: null,
    });
  });

  test("is changed by owner and admin alone, for everybody in it and nobody else", async () => {
    const owner = await server.signIn();
    const admin = await server.signIn({ role: "admin", in_workspace_of: owner });
    const recruiter = await server.signIn({ role: "recruiter", in_workspace_of: owner });
    const stranger = await server.signIn();
    await admin.send(api.account.updateWorkspace, { name: "Kade" });
    await expect(recruiter.send(api.account.updateWorkspace, { name: "Mine" })).rejects.toMatchObject({ status: 403 });
    expect((await recruiter.send(api.account.validateToken, {})).user.workspace.name).toBe("Kade");
    expect((await stranger.send(api.account.validateToken, {})).user.workspace.name).toBe("Lindekade");
  });

  test("shows its logo in its own proportions, in the place of the one before", async () => {
    const { send } = await server.signIn();
    const first = (await send(api.account.updateWorkspace, { logo: await logo() })).user.workspace.logo_url as string;
    const shown = await server.app.request(first);
    expect(shown.headers.get("content-type")).toBe("image/webp");
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 512, height: 128 });
    const second = (await send(api.account.updateWorkspace, { logo: await logo(64, 64) })).user.workspace.logo_url as string;
    expect((await server.app.request(first)).status).toBe(404);
    expect((await send(api.account.updateWorkspace, { name: "Kade" })).user.workspace.logo_url).not.toBeNull();
    expect((await send(api.account.updateWorkspace, { logo: null })).user.workspace.logo_url).toBeNull();
    expect((await server.app.request(second)).status).toBe(404);
  });

  test("keeps its logo however old, when files of nobody are tidied away", async () => {
    const { send, workspace_id } = await server.signIn();
    const { user } = await send(api.account.updateWorkspace, { logo: await logo() });
    await server.parts.database.db
      .updateTable("files")
      .set({ uploaded_at: "2020-01-01T00:00:00Z" })
      .where("workspace_id", "=", workspace_id)
      .execute();
    await tidyCandidates(server.parts);
    expect((await server.app.request(user.workspace.logo_url as string)).status).toBe(200);
  });

  test.each([
    ["a name of nothing", { name: " " }, "name"],
    ["a colour by its name", { brand_color: "navy" }, "brand_color"],
    ["a colour in short", { brand_color: "#24a" }, "brand_color"],
  ])("refuses %s", async (_what, body, field) => {
    const { send } = await server.signIn();
    await expect(send(api.account.updateWorkspace, body)).rejects.toMatchObject({
      status: 422,
      envelope: { validation_errors: { [field]: [expect.any(String)] } },
    });
  });

  test("refuses a logo that is no picture, and one that is too large", async () => {
    const { send } = await server.signIn();
    await expect(send(api.account.updateWorkspace, { logo: new File(["<svg/>"], "logo.svg") })).rejects.toMatchObject({ status: 422 });
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], "logo.png");
    await expect(send(api.account.updateWorkspace, { logo: large })).rejects.toMatchObject({ status: 413 });
  });
});
