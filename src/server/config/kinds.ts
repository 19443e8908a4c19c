import { accessSync, constants, readFileSync, statSync } from "node:fs";
import { BlockList, isIP } from "node:net";
import { delimiter, resolve } from "node:path";
import * as z from "zod";
import { limitNames } from "#contract/choices.ts";
import { priceList } from "#server/core/price-list.ts";

/** A setting; an empty one is none. */
export const setting = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === "" ? undefined : value), schema);

/** The price list in a file; every problem of it is one of the setting. */
export function readPlans(file: string, ctx: z.RefinementCtx) {
  const refuse = (message: string) => {
    ctx.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(resolve(file), "utf8"));
  } catch (error) {
    return refuse(`names ${file}, which can't be read as JSON: ${(error as Error).message}`);
  }
  const result = priceList.safeParse(list);
  if (result.success) return result.data;
  for (const issue of result.error.issues)
    refuse(`names ${file}, where ${issue.path.join(".") || "the whole"}: ${issue.message.replace(/^Invalid input: /, "")}`);
  return z.NEVER;
}

/** The most of each that any workspace may have, whatever its plan holds: `candidates=100000, storage_mb=50000`. */
export function ceilings(text: string, ctx: z.RefinementCtx): Partial<Record<(typeof limitNames)[number], number>> {
  const most: ReturnType<typeof ceilings> = {};
  for (const one of text.split(",").map((part) => part.trim())) {
    const [, name = "", number = ""] = /^(\w+) *= *(\d{1,12})$/.exec(one) ?? [];
    const limit = limitNames.find((known) => known === name);
    if (limit) most[limit] = Number(number);
    else if (one) ctx.addIssue({ code: "custom", message: `says ${one}, which is none of ${limitNames.join("=n, ")}=n` });
  }
  return most;
}

export const isLocal = (url: string) => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
/** Origins, separated by commas; a bare host is one on https, and `*.` stands for every host below it. */
export const origins = z.string().transform((text, ctx) =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const origin = one.includes("://") ? one.replace(/\/$/, "") : `https://${one}`;
      if (/^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(origin)) return origin;
      ctx.addIssue({ code: "custom", message: `names ${one}, which is no host` });
      return "";
    }),
);

/** E-mail addresses, separated by commas, as accounts have them. */
export const addresses = (text: string, ctx: z.RefinementCtx) =>
  text
    .split(",")
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)
    .map((one) => {
      if (!z.email().safeParse(one).success) ctx.addIssue({ code: "custom", message: `names ${one}, which is no e-mail address` });
      return one;
    });

/** `name=value` pairs, separated by commas, values percent-encoded where they have to be, as OpenTelemetry writes headers. */
export const pairs = (text: string, ctx: z.RefinementCtx) =>
  Object.fromEntries(
    text.split(",").map((pair) => {
      const [, name = "", value = ""] = /^\s*([\w-]+)=((?:%[2-7][0-9a-f]|[^%])+?)\s*$/i.exec(pair) ?? [];
      if (!name) ctx.addIssue({ code: "custom", message: "isn't name=value, separated by commas" });
      return [name, decodeURIComponent(value)];
    }),
  );

/** Addresses of DNS servers, separated by commas, with or without a port. */
export const dnsServers = (text: string, ctx: z.RefinementCtx) =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const host = one.replace(/^\[([^\]]*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
      if (isIP(host) === 0) ctx.addIssue({ code: "custom", message: `names ${one}, which is no address` });
      return one;
    });

/** Addresses and networks (`10.0.0.0/8`), separated by commas. */
export function networks(text: string, ctx: z.RefinementCtx): BlockList {
  const list = new BlockList();
  const refuse = (message: string) => ctx.addIssue({ code: "custom", message });
  for (const one of text.split(",").map((each) => each.trim())) {
    if (!one) continue;
    const [, address = "", bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(one) ?? [];
    const version = isIP(address);
    const family = version === 6 ? "ipv6" : "ipv4";
    if (version === 0 || address.includes("%") || Number(bits ?? 1) > (version === 6 ? 128 : 32))
      refuse(`names ${one}, which is neither an address nor a network such as 10.0.0.0/8`);
    else if (bits === undefined) list.addAddress(address, family);
    else if (Number(bits) === 0) refuse(`names ${one}, which is everybody: anyone could say to come from anywhere`);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Whether a server stands on this machine: behind a socket, or an address that leads nowhere else. */
export function isHere(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  return host === "" || host.startsWith("/") || /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(host);
}

/** What an address says about TLS that goes against asking for it, in the words of pg and nodemailer. */
export const WITHOUT_TLS = /[?&](sslmode=(disable|allow|prefer|no-verify)|ssl=(0|false)|ignoreTLS=|opportunisticTLS=|tls\.)/i;

/** The address of a database that is asked over TLS, by a certificate that is held against the name of its host. */
export function overTls(url: string): string {
  const asked = new URL(url);
  asked.searchParams.set("sslmode", "verify-full");
  return asked.href;
}

export const isFolder = (path: string) => statSync(resolve(path), { throwIfNoEntry: false })?.isDirectory() ?? false;

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The program that a setting names, or where none does the first of that name on the path; null: none, or it is off. */
export function program(named: string | undefined, path: string, name: string): string | null {
  if (named) return named === "off" ? null : resolve(named);
  const places = path.split(delimiter).filter(Boolean);
  return places.map((folder) => resolve(folder, name)).find(isProgram) ?? null;
}

/** `host:port`, or the path of a socket. */
export function clamdAt(text: string, ctx: z.RefinementCtx): { path: string } | { host: string; port: number } {
  const [, host = "", number = ""] = /^\[?([a-z0-9.:-]+?)\]?:(\d{1,5})$/i.exec(text) ?? [];
  if (text.startsWith("/")) return { path: text };
  if (!host || Number(number) > 65535) ctx.addIssue({ code: "custom", message: "is neither host:port nor the path of a socket" });
  return { host, port: Number(number) };
}

/**
 * A setting that lets somebody in. `NAME_FILE` may name a file that holds it, as Docker, Kubernetes, systemd and the agents of vaults
 * deliver it: the environment is told to child processes and shown by tools, a file is its reader's alone.
 */
export const secret = <T extends z.ZodType>(schema: T) => setting(schema).meta({ is_secret: true });

/** The environment with its secrets read from the files that it names, and what can't be done of that. */
export function withSecretsOfFiles(
  env: Record<string, string | undefined>,
  settings: Record<string, z.ZodType>,
): { env: Record<string, string | undefined>; problems: string[] } {
  const filled = { ...env };
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(settings)) {
    const file = env[`${name}_FILE`];
    if (!file || !schema.meta()?.is_secret) continue;
    if (env[name]) problems.push(`${name}_FILE can't be set beside ${name}: it is the one or the other`);
    try {
      filled[name] = readFileSync(resolve(file), "utf8").trim();
      if (!filled[name]) problems.push(`${name}_FILE names ${file}, which is empty`);
    } catch (error) {
      problems.push(`${name}_FILE names ${file}, which can't be read: ${(error as NodeJS.ErrnoException).code}`);
    }
  }
  return { env: filled, problems };
}
