import { setTimeout as pause } from "node:timers/promises";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { startBalancer } from "./balancer.ts";
import type { Processes } from "./processes.ts";
import { until } from "./until.ts";
import { type Acknowledged, lostOf, writeOne } from "./writers.ts";

/** Somebody who works: between two of their calls. */
const REST_MS = 50;
/** Before a process is asked to end it has answered so many. */
const ANSWERED = 10;

/** Restarts both processes in turn, so many times, while two people work through a balancer. Tells what failed, and what is lost of what was acknowledged. */
export async function rolled({ products, register }: Processes, rounds: number) {
  const balancer = await startBalancer(products.map(({ base }) => base));
  const tokens = await Promise.all(["marit", "sanne"].map((name) => register(`${name}@proffer.example`)));
  const people = tokens.map((token) => ({ base: balancer.url, token }));
  const failed: string[] = [];
  let answered = 0;
  let is_over = false;
  const clients = people.map(async (at, client) => {
    const said: Acknowledged = new Map();
    for (let n = 0; !is_over; n++) {
      const step = client % 2 ? send(api.candidate.list, { q: `name ${n}` }, at) : writeOne(at, `Client ${client} ${n}`, said, n);
      await step.then(
        () => answered++,
        (failure: unknown) => failed.push(String(failure)),
      );
      await pause(REST_MS);
    }
    return lostOf(at, said);
  });
  for (let turn = 0; turn < 2 * rounds; turn++) {
    const product = products[turn % 2 === 0 ? 0 : 1];
    const before = balancer.answered();
    await until(() => balancer.answered().every((n, at) => n >= (before[at] ?? 0) + ANSWERED));
    await product.stop("SIGTERM");
    await product.start();
    if (!(await until(() => balancer.isReady(product.base)))) failed.push(`${product.base} isn't ready`);
  }
  is_over = true;
  const lost = (await Promise.all(clients)).flat();
  await balancer.stop();
  return { answered, failed, lost };
}
