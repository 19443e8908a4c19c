import { describe, expect, test } from "vitest";
import { addressBehind, deviceOf } from "./circumstances.ts";

const proxies = ["10.0.0.1", "10.0.0.2"];

describe("the caller's address behind a trusted proxy", () => {
  test.each([
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
  ])("%s is %s", (forwarded, address) => {
    expect(addressBehind("10.0.0.1", forwarded, proxies)).toBe(address);
  });

  test.each(["", "unknown", "_hidden", "10.0.0.2", "999.1.1.1:80", "a:b:c"])("%j names nobody: the proxy itself counts", (forwarded) => {
    expect(addressBehind("10.0.0.1", forwarded, proxies)).toBe("10.0.0.1");
  });

  test("isn't believed of anybody else", () => {
    expect(addressBehind("198.51.100.9", "203.0.113.7", proxies)).toBe("198.51.100.9");
    expect(addressBehind("::ffff:198.51.100.9", "203.0.113.7", proxies)).toBe("198.51.100.9");
  });
});

describe("the cookie that a browser is known by", () => {
  const token = "x".repeat(43);
  const at = (app_url: string, cookie = "") => deviceOf(new Request("http://localhost/", { headers: { cookie } }), { app_url });

  test.each([
    ["https://proffer.example", "__Secure-device=", "; Secure"],
    ["http://localhost:3000", "device=", "SameSite=Strict"],
  ])("is named at %s so that no page without TLS can set it: %s", (app_url, beginning, end) => {
    const device = at(app_url);
    device.keep(token);
    const cookie = device.cookie() ?? "";
    expect([cookie.startsWith(beginning + token), cookie.endsWith(end), cookie.includes("HttpOnly")]).toEqual([true, true, true]);
  });

  test("is read by either name", () => {
    for (const name of ["device", "__Secure-device"]) expect(at("https://proffer.example", `a=1; ${name}=${token}`).token).toBe(token);
    expect(at("https://proffer.example", `other-device=${token}`).token).toBeNull();
  });
});
