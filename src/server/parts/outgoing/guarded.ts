import type { LookupAddress } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";
import { type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Readable } from "node:stream";
import type { ReadableStream as ReadableBytes } from "node:stream/web";
import ipaddr from "ipaddr.js";
import { NotAllowed, type Outgoing, type OutgoingRequest } from "./outgoing.ts";

/** All that a name leads to. */
type Resolve = (name: string) => Promise<LookupAddress[]>;

interface Settings {
  is_local_allowed: boolean;
  /** DNS servers that are asked for texts; null: those of the machine. */
  dns_servers: readonly string[] | null;
  resolve?: Resolve;
  /** A whole request takes at most so long. */
  within_ms?: number;
  most_bytes?: number;
}

const WITHIN_MS = 5000;
const MOST_BYTES = 256 * 1024;
/** What is given out of IPv6 (RFC 4291): the rest has no range of its own in the library. */
const GIVEN_OUT = ipaddr.parseCIDR("2000::/3");

/** Public addresses of the internet: no loopback, private, link-local, multicast, documentation or tunnel range, however it is written. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const found = ipaddr.process(address); // reads ::ffff:a.b.c.d as the IPv4 address it is
  return found.range() === "unicast" && (found.kind() === "ipv4" || found.match(GIVEN_OUT));
}

export function openGuarded({
  is_local_allowed,
  dns_servers,
  resolve,
  within_ms = WITHIN_MS,
  most_bytes = MOST_BYTES,
}: Settings): Outgoing {
  const resolver = new Resolver({ timeout: within_ms / 2, tries: 2 });
  if (dns_servers) resolver.setServers([...dns_servers]);
  const isAllowed = (address: string) => is_local_allowed || isPublic(address);
  const find = resolve ?? ((name) => lookup(name, { all: true }));
  /** What the socket asks for the name: it connects to what was checked here, and to nothing that the name leads to later. */
  const checked: LookupFunction = (name, options, done) => {
    find(name).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isAllowed(address))) done(new NotAllowed(`${name} leads to no public address`), "", 0);
        else if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, "", 0),
    );
  };
  return {
    is_local_allowed,
    about: is_local_allowed
      ? "LOCAL ADDRESSES ARE ALLOWED to whoever sets up single sign-on or a language model (OUTGOING_LOCAL): for development alone"
      : "public addresses over https alone",
    fetch: async (address, init) => {
      const url = new URL(address);
      refuseAddress(url, isAllowed, is_local_allowed);
      const answer = await ask(url, init, checked, AbortSignal.timeout(within_ms));
      return responseOf(answer, await readWhole(answer, most_bytes));
    },
    stream: async (address, init, signal) => {
      const url = new URL(address);
      refuseAddress(url, isAllowed, is_local_allowed);
      const answer = await ask(url, init, checked, signal);
      // Node types its own streams of the web apart from the browser's.
      return responseOf(answer, Readable.toWeb(answer) as ReadableBytes<Uint8Array> as ReadableStream<Uint8Array<ArrayBuffer>>);
    },
    refuse: async (address) => {
      const url = new URL(address);
      refuseAddress(url, isAllowed, is_local_allowed);
      // A name that leads nowhere yet is told of by the request.
      const found = await find(url.hostname).catch(() => []);
      if (!found.every(({ address }) => isAllowed(address))) throw new NotAllowed(`${url.hostname} leads to no public address`);
    },
    texts: async (name) => {
      try {
        return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(""));
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException; // the resolver throws no other kind
        if (code === "ENOTFOUND" || code === "ENODATA") return [];
        throw error;
      }
    },
  };
}

/** An address written in numbers isn't resolved, so that the socket would ask nobody. */
function refuseAddress({ protocol, hostname, username, password }: URL, isAllowed: (address: string) => boolean, may_be_plain: boolean) {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  if (protocol !== "https:" && !(may_be_plain && protocol === "http:")) throw new NotAllowed(`${protocol} is not https`);
  if (username || password) throw new NotAllowed("an address with a name or a password in it");
  if (isIP(host) && !isAllowed(host)) throw new NotAllowed(`${host} is no public address`);
}

function ask(url: URL, { method, headers, body }: OutgoingRequest, lookup: LookupFunction, signal: AbortSignal) {
  const request = url.protocol === "https:" ? overHttps : overHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    // A connection of its own: one that was kept open would pass by the check.
    request(url, { method, headers: { ...headers, "accept-encoding": "identity" }, lookup, signal, agent: false }, resolve)
      .on("error", reject)
      .end(body);
  });
}

async function readWhole(answer: IncomingMessage, most_bytes: number): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > most_bytes) throw new NotAllowed(`the answer is larger than ${most_bytes} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function responseOf({ statusCode = 502, headers }: IncomingMessage, body: BodyInit): Response {
  const given = Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as [string, string]] : []));
  const hasBody = statusCode !== 204 && statusCode !== 304;
  return new Response(hasBody ? body : null, { status: Math.max(200, statusCode), headers: given });
}
