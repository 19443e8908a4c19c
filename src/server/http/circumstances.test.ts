import { describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { addressBehind, deviceOf } from "./circumstances.ts";

const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trust_proxy;
const proxies = trusted("10.0.0.1, 10.0.0.2");

describe("the caller's address behind a trusted proxy", () => {
  test("is what the proxy saw", () => {
    const forwarded = [
      ["203.0.113.7", "203.0.113.7"],
      ["203.0.113.7:51234", "203.0.113.7"],
      ["203.0.113.7:51235", "203.0.113.7"],
      ["[2001:db8:1:2:3::4]:51234", "2001:db8:1:2::/64"],
      ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
      ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
      ["::ffff:203.0.113.7", "203.0.113.7"],
      ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
      ['"203.0.113.7:80"', "203.0.113.7"],
      ["fe80::1%eth0", "fe80:0:0:0::/64"],
      // What the caller wrote himself stands before what the proxy saw.
      ["198.51.100.1, 203.0.113.7:4711", "203.0.113.7"],
      ["203.0.113.7:4711, 10.0.0.2:8080", "203.0.113.7"],
    ];
    expect(forwarded.map(([told = ""]) => [told, addressBehind("10.0.0.1", told, proxies)])).toEqual(forwarded);
  });

  test("is the proxy's own where that names nobody", () => {
    const nobody = ["", "unknown", "_hidden", "10.0.0.2", "999.1.1.1:80", "a:b:c"];
    expect(nobody.filter((told) => addressBehind("10.0.0.1", told, proxies) !== "10.0.0.1")).toEqual([]);
  });

  test("isn't believed of anybody else", () => {
    expect(addressBehind("198.51.100.9", "203.0.113.7", proxies)).toBe("198.51.100.9");
    expect(addressBehind("::ffff:198.51.100.9", "203.0.113.7", proxies)).toBe("198.51.100.9");
    expect(addressBehind("198.51.100.9", "203.0.113.7", trusted(""))).toBe("198.51.100.9");
  });

  test("is believed of a socket within what the setting names", () => {
    const sockets: [string, string, boolean][] = [
      ["10.0.0.0/8", "10.255.3.4", true],
      ["10.0.0.0/8", "::ffff:10.255.3.4", true],
      ["10.0.0.0/8", "11.0.0.1", false],
      ["10.4.0.1/16", "10.4.9.9", true],
      ["192.0.2.7/32", "192.0.2.8", false],
      ["fd00::/8", "fd12:3456::9%eth0", true],
      ["fd00::/8", "2001:db8::1", false],
      ["::1", "0:0:0:0:0:0:0:1", true],
      ["::ffff:10.0.0.1", "10.0.0.1", true],
      ["::1, 10.0.0.0/8", "", false],
    ];
    const isProxy = (setting: string, socket: string) =>
      addressBehind(socket, "203.0.113.7, 10.0.0.9", trusted(`${setting}, 10.0.0.9`)) === "203.0.113.7";
    expect(sockets.filter(([setting, socket, is_proxy]) => isProxy(setting, socket) !== is_proxy)).toEqual([]);
  });
});

describe("the cookie that a browser is known by", () => {
  const token = "x".repeat(43);
  const at = (app_url: string, cookie = "") => deviceOf(new Request("http://localhost/", { headers: { cookie } }), { app_url });

  test("is one of this host alone where the address is https, a plain one of the calls about accounts elsewhere", () => {
    const at_home = at("https://proffer.example");
    at_home.keep(token);
    expect(at_home.cookies()).toEqual([`__Host-device=${token}; Path=/; Max-Age=${180 * 24 * 3600}; HttpOnly; SameSite=Strict; Secure`]);
    const plain = at("http://localhost:3000");
    plain.keep(token);
    expect(plain.cookies()).toEqual([`device=${token}; Path=/api/user; Max-Age=${180 * 24 * 3600}; HttpOnly; SameSite=Strict`]);
    expect(at("https://proffer.example").cookies()).toEqual([]);
  });

  test("by its earlier name is read until there is one by this name, and goes when it comes", () => {
    const before = "b".repeat(43);
    const earlier = at("https://proffer.example", `a=1; __Secure-device=${before}`);
    expect(earlier.token).toBe(before);
    earlier.keep(token);
    expect(earlier.cookies()).toEqual([
      expect.stringMatching(/^__Host-device=x{43};/),
      "__Secure-device=; Path=/api/user; Max-Age=0; HttpOnly; SameSite=Strict; Secure",
    ]);
    expect(at("https://proffer.example", `__Secure-device=${before}; __Host-device=${token}`).token).toBe(token);
  });

  test.each([`other-device=${token}`, `device=${token}`, `__Host-device=${token}y`])("isn't %s", (cookie) => {
    expect(at("https://proffer.example", cookie).token).toBeNull();
  });
});
