import { randomUUID } from "node:crypto";
import { type BlockList, isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Language } from "#contract/fields.ts";
import { isLanguage, spokenLanguage } from "#contract/text/languages.ts";
import type { Config } from "#server/config.ts";
import type { Device } from "#server/core/caller.ts";

/** The first language of Accept-Language that we speak, by the order of its weights; English otherwise. */
export function languageOf(request: Request): Language {
  const wishes = (request.headers.get("accept-language") ?? "")
    .split(",")
    .map((part, place) => {
      const [tag = "", ...more] = part.trim().toLowerCase().split(";");
      const weight = Number(
        more
          .find((one) => one.trim().startsWith("q="))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { tag: tag.slice(0, 2), weight: Number.isFinite(weight) ? weight : 0, place };
    })
    .filter(({ tag, weight }) => weight > 0 && isLanguage(tag))
    .sort((a, b) => b.weight - a.weight || a.place - b.place);
  return spokenLanguage(wishes[0]?.tag);
}

/** What a balancer may call a request by: an id, and nothing that could be somebody's. */
const REQUEST_ID = /^(?=.{16,64}$)[0-9a-f]+(?:-[0-9a-f]+)*$/i;

/** By what a request is known in log, answer and traces: what a trusted proxy calls it, or a number of our own. */
export function requestIdOf(c: Context, { trust_proxy }: Pick<Config, "trust_proxy">): string {
  const told = c.req.header("x-request-id");
  return told && REQUEST_ID.test(told) && isProxy(socketAddress(c), trust_proxy) ? told : randomUUID();
}

/** How long a browser keeps the cookie it is known by; the server forgets as soon. */
const DEVICE_SECONDS = 180 * 24 * 3600;

/** The cookie's name where the address is https: browsers take it from this very host alone, over TLS, for all of its paths. */
const HOST_COOKIE = "__Host-device";
/** What it was called before. */
const EARLIER_COOKIE = "__Secure-device";

/** The caller's browser. What it is given to be known by goes out in a cookie that no script reads. */
export function deviceOf(request: Request, config: Pick<Config, "app_url">): Device & { cookies(): string[] } {
  let given: string | null = null;
  const cookie = (name: string) =>
    new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(request.headers.get("cookie") ?? "")?.[1] ?? null;
  return {
    name: (request.headers.get("user-agent") ?? "").replace(/[^\x20-\x7e]/g, "").slice(0, 300),
    token: config.app_url.startsWith("https:") ? (cookie(HOST_COOKIE) ?? cookie(EARLIER_COOKIE)) : cookie("device"),
    keep: (token) => {
      given = token;
    },
    cookies: () => {
      if (!given) return [];
      const kept = `Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Strict`;
      // Without TLS browsers refuse the prefix: there it goes to the calls about accounts alone.
      if (!config.app_url.startsWith("https:")) return [`device=${given}; Path=/api/user; ${kept}`];
      const one = `${HOST_COOKIE}=${given}; Path=/; ${kept}; Secure`;
      return cookie(EARLIER_COOKIE) ? [one, `${EARLIER_COOKIE}=; Path=/api/user; Max-Age=0; HttpOnly; SameSite=Strict; Secure`] : [one];
    },
  };
}

/** The caller's address: the socket's, or what a trusted proxy says. IPv6 counts by /64, for one household has a whole one. */
export const addressOf = (c: Context, config: Config): string =>
  addressBehind(socketAddress(c), c.req.header("x-forwarded-for") ?? "", config.trust_proxy);

/** The nearest address of `X-Forwarded-For` that isn't a proxy's, where the socket is one's; with or without a port. */
export function addressBehind(at: string, forwarded: string, proxies: BlockList): string {
  const socket = plain(at);
  if (!isProxy(at, proxies)) return byNetwork(socket);
  const hops = forwarded.split(",").map(plain).reverse();
  const nearest = hops.find((hop) => !isProxy(hop, proxies));
  return byNetwork(nearest !== undefined && isIP(nearest) ? nearest : socket);
}

export function isProxy(at: string, proxies: BlockList): boolean {
  const address = plain(at);
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 6 ? "ipv6" : "ipv4");
}

export function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? "";
  } catch {
    return ""; // a request made without a socket, as tests make them
  }
}

/** `203.0.113.7:4711`, `"[2001:db8::1]:4711"` and the like as the address alone. */
const plain = (address: string) =>
  address
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=[\d.]+$)/i, "");

function byNetwork(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const groups = address.includes("::")
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right]
    : left;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** The /48 that an IPv6 address counted by /64 lies in: what one site is given. An IPv4 address is its own. */
export const networkOf = (address: string): string => address.replace(/^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/, "$1::/48");
