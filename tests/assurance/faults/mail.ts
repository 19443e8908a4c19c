import { setTimeout as pause } from "node:timers/promises";
import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import { seconds } from "#tests/bench/figures.ts";
import { arrivedAt, codeFrom, type Smtp, toSmtp } from "#tests/support/smtp-letters.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { PASSWORD, tryProduct } from "#tests/support/tried-product.ts";
import { until } from "#tests/support/until.ts";
import { send } from "#web/kit/calls/api.ts";
import type { Row } from "../row.ts";

const REQUEST_MS = 1000;
/** A code is good for so long. */
const CODE_MS = 10 * 60_000;
/** Queue work that a killed process held is taken up within this time. */
const TAKEN_UP_MS = 30_000;
/** In each trouble: people who register, and candidates who are asked for their consent. */
const LETTERS = 3;

type Product = Awaited<ReturnType<typeof tryProduct>>;

const troubles: Record<string, (smtp: Smtp) => Promise<unknown>> = {
  dead: (smtp) => smtp.stop(),
  hanging: async (smtp) => {
    await smtp.again();
    smtp.state.manner = "silent";
  },
  "dropping after DATA": async (smtp) => {
    smtp.state.manner = "drops";
  },
};

/** A mail server in trouble while letters are asked for: nobody waits for it, and every letter arrives in the end. */
export async function troubledMailRow(each_s: number): Promise<Row> {
  const smtp = await startSmtpServer();
  const product = await tryProduct(toSmtp(smtp));
  try {
    const { base } = product;
    const at = { base, token: await product.register("marit@proffer.example", codeFrom(smtp)) };
    const requests: number[] = [];
    const timed = async <T>(call: Promise<T>): Promise<T> => {
      const since = performance.now();
      const answer = await call;
      requests.push(performance.now() - since);
      return answer;
    };
    const asked = new Map<string, number>();
    for (const [name, begin] of Object.entries(troubles)) {
      await begin(smtp);
      for (let n = 0; n < LETTERS; n++) {
        const email = `${name.replaceAll(" ", "-").toLowerCase()}-${n}@proffer.example`;
        const person = { first_name: "Noor", last_name: "Hazelaar", email, password: PASSWORD, password_confirmation: PASSWORD };
        await timed(send(api.account.register, person, { base, token: null }));
        asked.set(email, Date.now());
        const candidate_email = `candidate-${email}`;
        const { data } = await send(api.candidate.create, { last_name: "Hazelaar", email: candidate_email, allow_duplicate: true }, at);
        await timed(send(api.consent.ask, { candidate_id: data.candidate.id, send: true, months: 6, names_client: false }, at));
        asked.set(candidate_email, Date.now());
      }
      await pause(each_s * 1000);
    }
    smtp.state.manner = undefined;
    const healed = Date.now();
    const missing = async () => {
      const to = new Set([...(await arrivedAt(smtp)).values()].map((letter) => letter.to));
      return [...asked.keys()].filter((email) => !to.has(email));
    };
    await until(async () => (await missing()).length === 0, CODE_MS);
    // A letter that was taken without a word is handed over again: the same one, by its Message-ID.
    await pause(10_000);
    const lost = await missing();
    const took = Date.now() - healed;
    const arrived = [...(await arrivedAt(smtp)).values()].filter(({ to }) => asked.has(to));
    const twice = arrived.length - new Set(arrived.map(({ to }) => to)).size;
    const again = arrived.filter(({ times }) => times > 1).length;
    const slowest = Math.max(...requests);
    return {
      id: "F5 mail",
      goal: `a mail server dead, hanging and dropping after DATA, ${each_s} s each: requests ≤ 1 s, every letter arrives once within its life`,
      figure: `${requests.length} requests, slowest ${seconds(slowest)}; ${asked.size} letters, ${lost.length} lost, ${twice} twice (${again} handed over again under the same Message-ID); all there ${seconds(took - 10_000)} after the server was well`,
      holds: slowest <= REQUEST_MS && lost.length === 0 && twice === 0,
    };
  } finally {
    await product.close();
    await smtp.stop();
  }
}

/** Killed in the middle of sending a letter: another process takes it up. */
export async function cutWorkRow(rounds: number): Promise<Row> {
  const smtp = await startSmtpServer();
  const product: Product = await tryProduct(toSmtp(smtp));
  try {
    const { base } = product;
    const took: number[] = [];
    for (let round = 0; round < rounds; round++) {
      smtp.state.manner = "dribbles";
      const email = `cut-${round}@proffer.example`;
      const person = { first_name: "Noor", last_name: "Hazelaar", email, password: PASSWORD, password_confirmation: PASSWORD };
      await send(api.account.register, person, { base, token: null });
      await pause(1500); // the letter is on its way, and doesn't end
      await product.kill();
      const since = performance.now();
      smtp.state.manner = undefined;
      await product.start();
      const came = await until(async () => [...(await arrivedAt(smtp)).values()].some(({ to }) => to === email), 120_000);
      took.push(came ? performance.now() - since : Number.POSITIVE_INFINITY);
    }
    const longest = Math.max(...took);
    return {
      id: "F5 cut work",
      goal: `${rounds} × kill -9 while a letter is being sent: taken up within 30 s`,
      figure: `from the kill to the letter's arrival ${seconds(
        nth(
          took.toSorted((a, b) => a - b),
          Math.floor(took.length / 2),
        ),
      )} in the middle, longest ${seconds(longest)}`,
      holds: longest <= TAKEN_UP_MS,
    };
  } finally {
    await product.close();
    await smtp.stop();
  }
}
