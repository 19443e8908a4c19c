import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const picture = (color: string, format: "png" | "jpeg" = "jpeg") =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: "a secret of the camera" } })
    .toFormat(format)
    .toBuffer();
const fileOf = (bytes: Uint8Array, name = "me.jpg") => new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });

describe("the profile", () => {
  test("changes what is given and leaves the rest", async () => {
    const { send } = await server.signIn();
    const { user, response_message } = await send(api.account.editProfile, { first_name: " Anouk ", phone: "06 1234 5678", locale: "nl" });
    expect(response_message).toBe("Profile Updated Successfully");
    expect(user).toMatchObject({ first_name: "Anouk", last_name: "Verhoeven", phone: "06 1234 5678", company: null, locale: "nl" });
    const again = await send(api.account.editProfile, { phone: null, company: "Lindekade" });
    expect(again.user).toMatchObject({ first_name: "Anouk", phone: null, company: "Lindekade" });
    expect((await send(api.account.validateToken, {})).user).toEqual(again.user);
  });

  test("changes neither e-mail nor role nor anybody else", async () => {
    const { raw, email } = await server.signIn({ role: "viewer" });
    const colleague = await server.signIn();
    const { envelope } = await raw("/api/user/profile/edit", {
      method: "POST",
      body: JSON.stringify({ id: colleague.user_id, email: "thief@proffer.example", role: "owner", first_name: "Anouk" }),
      headers: { "content-type": "application/json" },
    });
    expect(envelope.user).toMatchObject({ email, role: "viewer", first_name: "Anouk" });
    expect((await colleague.send(api.account.validateToken, {})).user.first_name).toBe("Sanne");
  });

  test("keeps a picture anew, without what its file told, in the place of the one before", async () => {
    const { send } = await server.signIn();
    const first = (await send(api.account.editProfile, { avatar: fileOf(await picture("#2443a6")) })).user.avatar_url;
    const shown = await server.app.request(first as string);
    expect(shown.headers.get("content-type")).toBe("image/webp");
    const bytes = Buffer.from(await shown.arrayBuffer());
    const told = await sharp(bytes).metadata();
    expect(told).toMatchObject({ format: "webp", width: 256, height: 256 });
    expect(told).not.toHaveProperty("exif");
    expect(bytes.includes("secret")).toBe(false);

    const second = (await send(api.account.editProfile, { avatar: fileOf(await picture("#aa3311", "png")) })).user.avatar_url;
    expect((await server.app.request(second as string)).status).toBe(200);
    expect((await server.app.request(first as string)).status).toBe(404);
    expect((await send(api.account.editProfile, { first_name: "Anouk" })).user.avatar_url).not.toBeNull();

    expect((await send(api.account.editProfile, { avatar: null })).user.avatar_url).toBeNull();
    expect((await server.app.request(second as string)).status).toBe(404);
  });

  test("may come with the registration", async () => {
    const password = "zeven zwanen zwemmen";
    const person = { first_name: "Lotte", last_name: "Bos", email: "lotte.bos@proffer.example", password, password_confirmation: password };
    const { user } = await send(
      api.account.register,
      { ...person, avatar: fileOf(await picture("#2443a6")) },
      { fetcher: server.fetcher, token: null },
    );
    expect((await server.app.request(user.avatar_url as string)).headers.get("content-type")).toBe("image/webp");
  });

  test.each([
    ["text", new TextEncoder().encode("not a picture")],
    ["SVG", new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ])("refuses %s as a picture", async (_name, bytes) => {
    const { send } = await server.signIn();
    await expect(send(api.account.editProfile, { first_name: "Anouk", avatar: fileOf(bytes) })).rejects.toMatchObject({
      status: 422,
      envelope: { validation_errors: { avatar: ["This isn't a picture that can be read. Use JPEG, PNG or WebP."] } },
    });
    expect((await send(api.account.validateToken, {})).user.first_name).toBe("Sanne");
  });

  test("refuses a picture of more than 2 MB", async () => {
    const { send } = await server.signIn();
    await expect(send(api.account.editProfile, { avatar: fileOf(new Uint8Array(2 * 1024 * 1024 + 1)) })).rejects.toMatchObject({
      status: 413,
    });
  });
});

describe("sessions", () => {
  test("are listed with the browser they are in, and one can be ended", async () => {
    const one = await server.signIn();
    const { sessions } = (await one.send(api.account.sessions, {})).data;
    expect(sessions).toMatchObject([{ is_current: true }]);
    const password = "zeven zwanen zwemmen";
    const person = { first_name: "Lotte", last_name: "Bos", email: "lotte@proffer.example", password, password_confirmation: password };
    const log = (device: string) =>
      server.raw("/api/user/login", {
        method: "POST",
        body: JSON.stringify(person),
        headers: { "content-type": "application/json", "user-agent": device },
      });
    const here = (await server.raw("/api/user/register", {
      method: "POST",
      body: JSON.stringify(person),
      headers: { "content-type": "application/json", "user-agent": "Firefox" },
    })) as { envelope: Record<string, unknown> };
    const token = here.envelope.token as string;
    const phone = (await log("Safari on a phone")).envelope.token as string;
    const listed = await server.raw("/api/user/sessions", { token });
    const rows = listed.envelope.data?.sessions as { id: string; device: string; is_current: boolean }[];
    expect(rows.map(({ device, is_current }) => [device, is_current])).toEqual([
      ["Safari on a phone", false],
      ["Firefox", true],
    ]);
    expect(JSON.stringify(listed.envelope)).not.toContain(token);

    const revoke = (id: string | undefined, by: string) =>
      server.raw("/api/user/session/revoke", {
        method: "POST",
        token: by,
        body: JSON.stringify({ id }),
        headers: { "content-type": "application/json" },
      });
    expect((await revoke(rows[0]?.id, one.token)).status).toBe(404);
    expect((await revoke(rows[0]?.id, token)).status).toBe(200);
    expect((await server.raw("/api/user/validateToken", { method: "POST", token: phone })).status).toBe(498);
    expect((await revoke(rows[0]?.id, token)).status).toBe(404);
    expect((await server.raw("/api/user/validateToken", { method: "POST", token })).status).toBe(200);
  });
});
