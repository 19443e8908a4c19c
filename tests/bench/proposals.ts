import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Document, Packer } from "docx";
import type { Browser } from "playwright-core";
import { api } from "#contract/index.ts";
import { proposalDocx } from "#server/papers/proposal-docx.ts";
import { proposalPdf } from "#server/papers/proposal-pdf.ts";
import { Sheet } from "#server/papers/sheet.ts";
import { launchBrowser } from "#tests/support/journey.ts";
import { codeOfNewestLetter } from "#tests/support/outbox.ts";
import { addDraft, addPair, submitDraft } from "#tests/support/sent-proposal.ts";
import { sharedInEnglish } from "#tests/support/shared-proposal.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../../scripts/running-product.ts";
import { ms, percentile, tell, took } from "./figures.ts";
import { noteWhenShown, shownAt } from "./shown.ts";

const ROUNDS = 15;
const MOST_KB = 135;
/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const password = "loop langs de linde 7";
const EMPTY = "<!doctype html><html lang=en><title>Empty</title><h1>Empty</h1><button>Invite for an interview</button>";

/** What a client waits for: their page until it can be read and until it can be answered, and the papers being made. False when the page is over its weight. */
export async function benchProposals(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "proffer-bench-"));
  const product = await startProduct(await freePort(), folder, { SUBSCRIPTIONS: "off" });
  const browser = await launchBrowser();
  let isWithin = true;
  try {
    const { proposal, shortlist } = await links(product.url, folder);
    for (const [name, url] of Object.entries({ "client page": proposal, shortlist })) {
      const weight = await weigh(browser, url);
      tell(`${name}: everything it asks for (at most ${MOST_KB} kB)`, `${weight.kb.toFixed(1)} kB gz in ${weight.requests} requests`);
      isWithin &&= weight.kb <= MOST_KB;
      for (const isSlow of [false, true]) {
        const page = await opened(browser, url, isSlow);
        const empty = await opened(browser, url, isSlow, EMPTY);
        const line = isSlow ? ", slow 4G and a processor 4 times slower" : "";
        for (const what of ["shown", "answerable"] as const) {
          const times = page.map((each) => each[what]);
          const half = percentile(times, 0.5);
          const ratio =
            half /
            percentile(
              empty.map((each) => each[what]),
              0.5,
            );
          tell(
            `  from link to ${what}${line}: p50 / p95 of ${ROUNDS}`,
            `${ms(half)} / ${ms(percentile(times, 0.95))}, ${ratio.toFixed(1)} × an empty page`,
          );
        }
      }
    }
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  await papers();
  if (!isWithin) console.error(`Over budget: a page for clients, more than ${MOST_KB} kB`);
  return isWithin;
}

/** A proposal that went out, and a shortlist of two. */
async function links(base: string, folder: string): Promise<{ proposal: string; shortlist: string }> {
  const email = "bench@proffer.example";
  const person = { first_name: "Bente", last_name: "Smit", email, password, password_confirmation: password };
  const { token } = await send(api.account.register, person, { base, token: null });
  await send(api.account.verifyEmail, { email, code: await codeOfNewestLetter(folder, email) }, { base, token });
  const as = ((call, body) => send(call, body, { base, token })) as typeof send;
  const pair = await addPair(as);
  const first = await addDraft(as, pair);
  const link = await submitDraft(as, first);
  const { candidate } = (await as(api.candidate.create, { first_name: "Daniel", last_name: "Oyelaran" })).data;
  const second = await addDraft(as, { job_id: pair.job_id, candidate_id: candidate.id });
  await submitDraft(as, second);
  const { share } = (await as(api.shortlist.create, { proposal_ids: [first, second] })).data;
  return { proposal: `${base}/p/${link}`, shortlist: share.url };
}

interface Opened {
  /** Until the frame was drawn that says who it is about, by the page's own clock. */
  shown: number;
  /** Until the first answer can be pressed. */
  answerable: number;
}

/** Each time a browser that has seen nothing. With `html` the page is that alone. */
async function opened(browser: Browser, url: string, isSlow: boolean, html?: string): Promise<Opened[]> {
  const times: Opened[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await noteWhenShown(context, "h1");
    const page = await context.newPage();
    if (html) await page.route("**", (route) => route.fulfill({ contentType: "text/html", body: html }));
    if (isSlow) {
      const cdp = await context.newCDPSession(page);
      await cdp.send("Network.enable");
      await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    }
    const answerable = await took(async () => {
      await page.goto(url, { waitUntil: "commit" });
      await page.getByRole("button", { name: "Invite for an interview" }).first().click({ trial: true });
    });
    times.push({ answerable, shown: await shownAt(page) });
    await context.close();
  }
  return times;
}

/** Everything a first visit brings, packed as it travels; fonts are packed already. */
async function weigh(browser: Browser, url: string): Promise<{ kb: number; requests: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("response", (response) =>
    sizes.push(response.body().then((body) => (/\.woff2$/.test(response.url()) ? body.length : gzipSync(body).length))),
  );
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const all = await Promise.all(sizes);
  await context.close();
  return { kb: all.reduce((sum, size) => sum + size, 0) / 1000, requests: all.length };
}

async function papers(): Promise<void> {
  const empty = { title: "Empty", author: "Lindekade", language: "en" as const, made_at: new Date(0) };
  const made: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ["PDF", () => proposalPdf(sharedInEnglish, { logo: null }), async () => (await Sheet.begin(empty)).end(() => {})],
    ["DOCX", () => proposalDocx(sharedInEnglish, { logo: null }), () => Packer.toBuffer(new Document({ sections: [{ children: [] }] }))],
  ];
  for (const [name, make, makeEmpty] of made) {
    const timesOf = async (work: () => Promise<unknown>) => {
      await work();
      const times: number[] = [];
      for (let n = 0; n < ROUNDS; n++) times.push(await took(work));
      return times;
    };
    const times = await timesOf(make);
    const ratio = percentile(times, 0.5) / percentile(await timesOf(makeEmpty), 0.5);
    tell(
      `a proposal's ${name} made: p50 / p95 of ${ROUNDS}`,
      `${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.95))}, ${ratio.toFixed(1)} × an empty page`,
    );
  }
}
