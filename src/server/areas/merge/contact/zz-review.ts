import { sql } from "kysely";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";
const server = await startTestServer();
const { db } = server.parts.database;
const tryIt = async (what: string, f: () => Promise<void>) => { try { await f(); } catch (e: any) { console.log(what, "THROWS", e?.message, JSON.stringify(e)?.slice(0,400)); } };
try {
  const mk = async () => {
    const { send, workspace_id } = await server.signIn({ plan: "team" });
    const cl = async (name: string) => (await send(api.client.create, { name })).data.client.id;
    const add = async (client_id: string, c: any) => (await send(api.client.saveContact, { client_id, ...c })).data.contacts.find((x: any) => x.name === c.name)!.id;
    const cmp = async (id: string, other_id: string) => (await send(api.merge.compare, { record: "client", id, other_id })).data;
    const merge = async (id: string, other_id: string) => { const c = await cmp(id, other_id); return (await send(api.merge.merge, { record: "client", id, other_id, version: c.kept.version, other_version: c.other.version })).data.merge.id; };
    const show = async (id: string) => (await send(api.client.show, { id })).data.contacts.map((c: any) => `${c.name}|${c.email}|${c.phone}|${c.is_first}`);
    return { send, cl, add, cmp, merge, show, workspace_id };
  };
  await tryIt("order", async () => {
    const { cl, add, cmp, merge, show } = await mk();
    const a = await cl("A"), b = await cl("B");
    await add(a, { name: "Piet" }); await add(a, { name: "Jet", email: "jet@x.example" });
    await add(b, { name: "Jet de Boer", email: "jet@x.example" }); await add(b, { name: "Jet B.", email: "jet@x.example" });
    console.log("order said", (await cmp(a, b)).contacts.map((c: any) => [c.name, c.joins?.name]));
    await merge(a, b); console.log("order did", await show(a));
  });
  await tryIt("chain", async () => {
    const { send, cl, add, merge, show } = await mk();
    const a = await cl("A"), b = await cl("B"), c = await cl("C");
    await add(a, { name: "Piet" });
    await add(b, { name: "Mia", email: "mia@x.example" });
    await add(c, { name: "Mia Smit", email: "mia@x.example", phone: "020 555 01 23" });
    const m = await merge(a, b); const l = await merge(a, c);
    console.log("chain both", await show(a));
    console.log("chain undo m", JSON.stringify((await send(api.merge.undo, { id: m })).data));
    console.log("chain A(with C)", await show(a), "B", await show(b));
    await send(api.merge.undo, { id: l }); console.log("then l: A", await show(a), "B", await show(b), "C", await show(c));
  });
  await tryIt("chain2", async () => {
    const { send, cl, add, merge, show } = await mk();
    const a = await cl("A"), b = await cl("B"), c = await cl("C");
    await add(a, { name: "Jet", email: "jet@x.example" });
    await add(b, { name: "Jet Boer", email: "jet@x.example" });
    await add(c, { name: "Jet Boer Vis", email: "jet@x.example" });
    const before = await show(a);
    const m = await merge(a, b); const l = await merge(a, c);
    console.log("chain2 undo m", JSON.stringify((await send(api.merge.undo, { id: m })).data));
    await send(api.merge.undo, { id: l }); console.log("chain2 before", before, "after both undone", await show(a), await show(b), await show(c));
  });
  await tryIt("first", async () => {
    const { send, cl, add, merge, show, workspace_id } = await mk();
    const k = await cl("K"), g = await cl("G"), x = await cl("X");
    const piet = await add(k, { name: "Piet" }); await send(api.client.removeContact, { client_id: k, id: piet, removed: true });
    await add(g, { name: "Mia" }); await add(x, { name: "Xan" });
    await merge(k, g);
    const m2 = await merge(x, k);
    await send(api.client.removeContact, { client_id: x, id: piet, removed: false });
    await send(api.client.saveContact, { client_id: x, id: piet, name: "Piet", is_first: true });
    console.log("first before undo", await show(x));
    await send(api.merge.undo, { id: m2 }); console.log("first", await show(x), await show(k));
  });
  await tryIt("stale", async () => {
    const { send, cl, add, cmp, show } = await mk();
    const a = await cl("A"), b = await cl("B");
    await add(a, { name: "Jet", email: "jet@x.example" }); const y = await add(b, { name: "Jet Vis", email: "vis@x.example" });
    const c = await cmp(a, b);
    await send(api.client.saveContact, { client_id: b, id: y, name: "Jet Vis", email: "jet@x.example", phone: "020 555 01 23" });
    await send(api.merge.merge, { record: "client", id: a, other_id: b, version: c.kept.version, other_version: c.other.version });
    console.log("stale", c.contacts.map((z: any) => z.joins), await show(a));
  });
} finally { await server.stop(); }
