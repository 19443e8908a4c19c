import { setTimeout as pause } from "node:timers/promises";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { tryProduct } from "./tried-product.ts";
import { until } from "./until.ts";

const EMAIL = "marit@proffer.example";
/** Nobody may ask more than 600 times a minute. */
const LOOK_MS = 150;
/** Of each import under way, before it is further or over: a bound for one that stands still. */

/** An import of so many rows is killed so many times, each time further on; it has to go on by itself, and bring each row once. Tells what is wrong, and how many kills came in its middle. */
export async function killedImport(kills: number, rows: number) {
  const product = await tryProduct();
  try {
    const { base } = product;
    let at = { base, token: await product.register(EMAIL) };
    const names = Array.from({ length: rows }, (_, n) => `Nummer${n}`);
    const people = names.map((name, n) => `Noor,${name},n${n}@proffer.example`);
    const file = new File([`Voornaam,Achternaam,E-mail\n${people.join("\n")}\n`], "kandidaten.csv", { type: "text/csv" });
    const { id, mapping } = (await send(api.import.begin, { file }, at)).data.import;
    const show = async () => {
      await pause(LOOK_MS);
      return (await send(api.import.show, { id }, at)).data.import;
    };
    const isIn = (state: string) => until(async () => (await show()).state === state);
    await send(api.import.check, { id, mapping }, at);
    await isIn("checked");
    await send(api.import.run, { id }, at);
    const wrong: string[] = [];
    let done = 0;
    let killed = 0;
    for (; killed < kills; killed++) {
      // Further than where the last one was ended: it goes on by itself.
      const further = await until(async () => {
        const now = await show();
        return (now.done > done || now.state === "done") && now;
      });
      if (!further || further.state === "done") break;
      ({ done } = further);
      // A little later each time: the moment is what is tried here.
      await pause((killed * 61) % 200);
      await product.kill();
      await product.start();
      at = { base, token: await product.logIn(EMAIL) };
      const { done: after } = await show();
      if (after < done) wrong.push(`after kill ${killed} ${after} rows are done, ${done} were`);
    }
    await isIn("done");
    const over = await show();
    const said = JSON.stringify([over.state, over.done, over.counts]);
    if (said !== JSON.stringify(["done", rows, { ...over.counts, added: rows, updated: 0, skipped: 0, faulty: 0 }])) wrong.push(said);
    const found: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { data } = await send(api.candidate.list, { limit: 200, ...(cursor && { cursor }) }, at);
      found.push(...data.candidates.map(({ last_name }) => last_name ?? ""));
      if (!data.next_cursor) break;
      cursor = data.next_cursor;
    }
    wrong.push(...names.filter((name) => !found.includes(name)).map((name) => `${name} is lacking`));
    if (found.length !== rows) wrong.push(`${found.length} people of ${rows}`);
    await product.stop();
    return { wrong, killed };
  } finally {
    await product.close();
  }
}
