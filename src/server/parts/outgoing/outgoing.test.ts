import { createServer, type Server } from "node:http";
import { type AddressInfo, createServer as createSocket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDns } from "#tests/support/dns-server.ts";
import { isPublic, openGuarded } from "./guarded.ts";
import { NotAllowed } from "./outgoing.ts";

const get = { method: "GET", headers: {} };
const strict = openGuarded({ is_local_allowed: false, dns_servers: null });

describe("what a name leads to", () => {
  test("is public or isn't", () => {
    const addresses = ["93.184.215.14", "1.1.1.1", "2606:4700:4700::1111", "2a00:1450:400e:80e::200e"];
    const others = [
      "127.0.0.1",
      "127.255.255.254",
      "0.0.0.0",
      "10.1.2.3",
      "172.16.0.1",
      "172.31.255.255",
      "192.168.1.1",
      "100.64.0.1",
      "100.100.100.200",
      "169.254.169.254",
      "192.0.0.192",
      "198.18.0.1",
      "224.0.0.1",
      "240.0.0.1",
      "255.255.255.255",
      "::",
      "::1",
      "fe80::1",
      "fc00::1",
      "fd00:ec2::254",
      "fec0::1",
      "ff02::1",
      "::ffff:127.0.0.1",
      "::ffff:a9fe:a9fe",
      "::ffff:0:7f00:1",
      "64:ff9b::7f00:1",
      "64:ff9b:1::7f00:1",
      "2002:7f00:1::",
      "2001:0:7f00:1::",
      "2001:db8::1",
      "100::1",
      "5f00::1",
      "::127.0.0.1",
      "4000::1",
      "localhost",
      "",
    ];
    expect(addresses.filter((address) => !isPublic(address))).toEqual([]);
    expect(others.filter(isPublic)).toEqual([]);
  });
});

describe("addresses that are refused before anybody is asked", () => {
  test("of another kind, of this machine or its network, or with a password", async () => {
    const addresses = [
      "http://example.com/",
      "ftp://example.com/",
      "file:///etc/passwd",
      "https://127.0.0.1/",
      "https://127.1/",
      "https://2130706433/",
      "https://0x7f.1/",
      "https://0177.0.0.1/",
      "https://０.０.０.０/",
      "https://[::1]/",
      "https://[::ffff:127.0.0.1]/",
      "https://[::ffff:169.254.169.254]/",
      "https://169.254.169.254/latest/meta-data/",
      "https://somebody:secret@example.com/",
    ];
    const refusals = await Promise.all(addresses.map((address) => strict.fetch(address, get).catch((error: unknown) => error)));
    expect(addresses.filter((_, at) => !(refusals[at] instanceof NotAllowed))).toEqual([]);
  });

  test("a name of this machine is resolved, and refused by what it leads to", async () => {
    await expect(strict.fetch("https://localhost/", get)).rejects.toThrow(NotAllowed);
  });
});

describe("a name that changes its mind", () => {
  let connections = 0;
  const listener = createSocket((socket) => {
    connections++;
    socket.destroy();
  });
  beforeAll(() => new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve)));
  afterAll(() => listener.close());
  const local = { address: "127.0.0.1", family: 4 };
  // An address of the internet that nothing answers at: TEST-NET would be refused by its range.
  const nobody = { address: "1.2.3.4", family: 4 };
  const addressHere = () => `https://rebinds.example:${(listener.address() as AddressInfo).port}/`; // a TCP server has no other kind

  test("is asked once a request, and connected to as it was checked", async () => {
    const answers = [[nobody], [local], [local]];
    let asked = 0;
    const outgoing = openGuarded({
      is_local_allowed: false,
      dns_servers: null,
      resolve: async () => answers[asked++] ?? [],
      within_ms: 500, // has to run out
    });
    await expect(outgoing.fetch(addressHere(), get)).rejects.toThrow();
    expect([asked, connections]).toEqual([1, 0]);
    await expect(outgoing.fetch(addressHere(), get)).rejects.toThrow(NotAllowed);
    expect([asked, connections]).toEqual([2, 0]);
  });

  test.each([[[nobody, local]], [[local, nobody]], [[nobody, { address: "::ffff:10.0.0.1", family: 6 }]], [[]]])(
    "is refused where any of its addresses isn't public: %j",
    async (found) => {
      const outgoing = openGuarded({ is_local_allowed: false, dns_servers: null, resolve: async () => found });
      await expect(outgoing.fetch(addressHere(), get)).rejects.toThrow(NotAllowed);
      expect(connections).toBe(0);
    },
  );

  test("the same listener is reached where local addresses are allowed", async () => {
    const outgoing = openGuarded({ is_local_allowed: true, dns_servers: null, resolve: async () => [local] });
    await expect(outgoing.fetch(addressHere(), get)).rejects.toThrow();
    expect(connections).toBe(1);
  });
});

describe("an answer", () => {
  let server: Server;
  let at = "";
  let reached_elsewhere = 0;
  const allowed = openGuarded({ is_local_allowed: true, dns_servers: null, within_ms: 60_000, most_bytes: 1000 });
  const hasty = openGuarded({ is_local_allowed: true, dns_servers: null, within_ms: 300 }); // has to run out
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === "/elsewhere") reached_elsewhere++;
      if (request.url === "/moved") response.writeHead(302, { location: "/elsewhere" }).end();
      else if (request.url === "/large") response.end("x".repeat(1001));
      else if (request.url === "/endless") setInterval(() => response.write("x"), 50).unref();
      else if (request.url === "/silent") return;
      else response.setHeader("content-type", "application/json").end(JSON.stringify({ method: request.method }));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has no other kind
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test("comes as it is", async () => {
    const answer = await allowed.fetch(`${at}/`, { method: "POST", headers: {}, body: "a=b" });
    expect([answer.status, await answer.json()]).toEqual([200, { method: "POST" }]);
  });

  test("that leads elsewhere isn't followed", async () => {
    const answer = await allowed.fetch(`${at}/moved`, get);
    expect([answer.status, reached_elsewhere]).toEqual([302, 0]);
  });

  test("that is too large is cut off", async () => {
    await expect(allowed.fetch(`${at}/large`, get)).rejects.toThrow(NotAllowed);
  });

  test.each(["/silent", "/endless"])("that takes too long is cut off: %s", async (path) => {
    await expect(hasty.fetch(at + path, get)).rejects.toThrow();
  });
});

describe("texts of a domain", () => {
  test("are read; a name that isn't there has none; a server that doesn't answer is a failure", async () => {
    const dns = await startDns();
    dns.put("_proffer.lindekade.example", ["one=1", "x".repeat(300)]);
    const within = (within_ms: number) => openGuarded({ is_local_allowed: false, dns_servers: [dns.address], within_ms });
    const outgoing = within(60_000);
    expect((await outgoing.texts("_proffer.lindekade.example")).sort()).toEqual(["one=1", "x".repeat(300)]);
    expect(await outgoing.texts("_proffer.nobody.example")).toEqual([]);
    await dns.stop();
    await expect(within(400).texts("_proffer.lindekade.example")).rejects.toThrow();
  });
});
