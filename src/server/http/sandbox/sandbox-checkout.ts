import type { Context, Hono } from "hono";
import { type Language, tagOf } from "#contract/text/languages.ts";
import { escapeHtml } from "#server/core/html.ts";
import type { Parts } from "#server/parts/parts.ts";
import { netOf, vatOf } from "#server/parts/payments/amounts.ts";
import type { Purchase } from "#server/parts/payments/payments.ts";
import { returnUrl, type SandboxCheckout, type SandboxSubscription } from "#server/parts/payments/sandbox-rules.ts";
import { languageOf } from "../circumstances.ts";
import { readStrangers } from "../read-body.ts";
import { ownStyle } from "../security-headers.ts";
import type { ArrivalOf } from "../uploads/room.ts";
import { sandboxWords } from "./sandbox-words.ts";

const LATE = [0, 5, 15, 60];

/**
 * The pages of the played payment provider: a checkout, and a portal for the way of paying. Whoever knows an address may use
 * it: a session's and a customer's id are 192 random bits. Another site can't send a browser's form here.
 */
export function serveSandbox(server: Hono, parts: Parts, arrivalOf: ArrivalOf): void {
  const { sandbox } = parts;
  if (!sandbox) return;

  server.get("/sandbox/checkout/:session", async (c) => {
    const checkout = await sandbox.findCheckout(c.req.param("session"));
    if (!checkout) return nothingHere(c);
    return show(c, isOpen(checkout) ? checkoutPage(checkout) : decidedPage(checkout));
  });

  server.post("/sandbox/checkout/:session", async (c) => {
    if (isFromElsewhere(c)) return c.text("Forbidden", 403);
    const session_id = c.req.param("session");
    const form = await fieldsOf(c, arrivalOf);
    const late = Number(form.late ?? 0);
    const url =
      form.action === "pay"
        ? await sandbox.pay(session_id, {
            manners: { late_seconds: LATE.includes(late) ? late : 0, twice: form.twice === "on", last_first: form.last_first === "on" },
            later_refused: form.later_refused === "on",
          })
        : form.action === "fail"
          ? await sandbox.fail(session_id)
          : form.action === "cancel"
            ? await sandbox.cancel(session_id)
            : undefined;
    return url ? c.redirect(url, 303) : nothingHere(c);
  });

  server.get("/sandbox/portal/:customer", async (c) => {
    const customer = await sandbox.findCustomer(c.req.param("customer"));
    return customer ? show(c, portalPage(customer)) : nothingHere(c);
  });

  server.post("/sandbox/portal/:customer", async (c) => {
    if (isFromElsewhere(c)) return c.text("Forbidden", 403);
    const customer = c.req.param("customer");
    if (!(await sandbox.findCustomer(customer))) return nothingHere(c);
    const form = await fieldsOf(c, arrivalOf);
    if (form.action === "save") await sandbox.setPays(customer, form.pays === "yes");
    if (form.action === "renew") await sandbox.renewNow(customer);
    return c.redirect(c.req.path, 303);
  });
}

/** Never from a browser's memory: what is decided can't be decided again. */
function show(c: Context, html: string, status: 200 | 404 = 200): Response {
  ownStyle(c, style);
  return c.html(html, status, { "cache-control": "no-store" }) as Response;
}

const FORM_BYTES = 4096;
const fieldsOf = async (c: Context, arrivalOf: ArrivalOf): Promise<Record<string, string | undefined>> =>
  Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await readStrangers(c.req.raw, FORM_BYTES, arrivalOf(c)))));

const isOpen = ({ status, expires_at }: SandboxCheckout) => status === "open" && Date.parse(expires_at) > Date.now();

/** Browsers say where a form comes from; `Origin` is "null" under our own referrer policy. */
function isFromElsewhere(c: Context): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site) return site !== "same-origin";
  const origin = c.req.header("origin") ?? "null";
  return origin !== "null" && URL.parse(origin)?.host !== (c.req.header("host") ?? "");
}

const fill = (text: string, params: Record<string, string | number>) =>
  escapeHtml(text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? "")));

const counted = (language: Language, words: { one: string; other: string }, n: number) =>
  fill(new Intl.PluralRules(language).select(n) === "one" ? words.one : words.other, { n });

const money = (language: Language, cents: number, currency: string) =>
  new Intl.NumberFormat(tagOf[language], { style: "currency", currency }).format(cents / 100);

const moment = (language: Language, time: string) =>
  new Intl.DateTimeFormat(tagOf[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  }).format(new Date(time));

const totalOf = (holds: Purchase) => netOf(holds) + vatOf(netOf(holds), holds.vat_rate);

function bought(language: Language, holds: Purchase): string {
  const words = sandboxWords[language];
  const sum = (cents: number) => escapeHtml(money(language, cents, holds.currency));
  const rate = new Intl.NumberFormat(language).format(holds.vat_rate);
  const price = money(language, holds.unit_amount, holds.currency);
  return `<section class="bought" aria-label="${escapeHtml(holds.plan_name)}"><p class="plan"><b>${escapeHtml(holds.plan_name)}</b>
<small>${counted(language, words.seats, holds.seats)} · ${fill(words.each[holds.interval], { price })}</small></p>
<dl><div><dt>${escapeHtml(words.subtotal)}</dt><dd>${sum(netOf(holds))}</dd></div>
<div><dt>${fill(words.vat, { rate })}</dt><dd>${sum(vatOf(netOf(holds), holds.vat_rate))}</dd></div>
<div class="total"><dt>${escapeHtml(words.total)}</dt><dd>${sum(totalOf(holds))}</dd></div></dl>
<p class="note">${escapeHtml(words.renews[holds.interval])}</p></section>`;
}

function checkoutPage({ wish, expires_at }: SandboxCheckout): string {
  const { language } = wish;
  const words = sandboxWords[language];
  const total = money(language, totalOf(wish), wish.currency);
  const means = (["bank", "card", "debit"] as const).map(
    (one, place) =>
      `<label class="choice"><input type="radio" name="means" value="${one}"${place === 0 ? " checked" : ""}> ${escapeHtml(words[one])}</label>`,
  );
  const late = LATE.map(
    (seconds) =>
      `<option value="${seconds}">${seconds === 0 ? escapeHtml(words.at_once) : counted(language, words.seconds, seconds)}</option>`,
  );
  const tick = (name: "later_refused" | "twice" | "last_first") =>
    `<label class="tick"><input type="checkbox" name="${name}"> <span>${escapeHtml(words[name])}</span></label>`;
  return page(
    language,
    words.pay_title,
    `<h1>${escapeHtml(words.pay_title)}</h1><p class="note">${fill(words.to, { email: wish.order_email })}</p>
<div class="columns">${bought(language, wish)}
<form method="post"><fieldset><legend>${escapeHtml(words.means)}</legend>${means.join("")}<p class="note">${escapeHtml(words.means_note)}</p></fieldset>
<button class="primary" name="action" value="pay">${fill(words.pay, { total })}</button>
<div class="row"><button name="action" value="fail">${escapeHtml(words.fail)}</button><button name="action" value="cancel">${escapeHtml(words.cancel)}</button></div>
<p class="note">${fill(words.leave, { time: moment(language, expires_at) })}</p>
<details><summary>${escapeHtml(words.options)}</summary>${tick("later_refused")}
<label class="line" for="late">${escapeHtml(words.late)} <select id="late" name="late">${late.join("")}</select></label>${tick("twice")}${tick("last_first")}</details></form></div>`,
  );
}

function decidedPage(checkout: SandboxCheckout): string {
  const { language } = checkout.wish;
  const words = sandboxWords[language];
  const title = words.decided[checkout.payment_status];
  return page(
    language,
    title,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(words.decided_more)}</p><p><a class="button" href="${escapeHtml(returnUrl(checkout))}">${escapeHtml(words.back)}</a></p>`,
  );
}

function portalPage(customer: SandboxSubscription): string {
  const { language, holds, next, state, pays, renews, period_end, open_payment, return_url } = customer;
  const words = sandboxWords[language];
  const coming = next ?? holds;
  const total = money(language, open_payment?.amount ?? totalOf(coming), coming.currency);
  const time = moment(language, period_end);
  const standing =
    state === "ended"
      ? escapeHtml(words.ended)
      : state === "past_due"
        ? `${fill(words.past_due, { total })} ${escapeHtml(words.invoice_note)}`
        : fill(renews ? words.runs : words.runs_out, { time, total });
  const choice = (value: "yes" | "no", label: string, is: boolean) =>
    `<label class="choice"><input type="radio" name="pays" value="${value}"${is ? " checked" : ""}> ${escapeHtml(label)}</label>`;
  return page(
    language,
    words.portal_title,
    `<h1>${escapeHtml(words.portal_title)}</h1><p><b>${escapeHtml(holds.plan_name)}</b>, ${counted(language, words.seats, holds.seats)}. ${standing}</p>
<form method="post"><fieldset><legend>${escapeHtml(words.means)}</legend>${choice("yes", words.pays, pays)}${choice("no", words.refuses, !pays)}
<p class="note">${escapeHtml(pays ? words.saved_pays : words.saved_refuses)}</p></fieldset>
<button class="primary" name="action" value="save">${escapeHtml(words.save)}</button></form>
${state === "running" ? `<form method="post" class="apart"><button name="action" value="renew">${escapeHtml(words.renew)}</button><p class="note">${escapeHtml(words.renew_note)}</p></form>` : ""}
${return_url ? `<p><a class="button" href="${escapeHtml(return_url)}">${escapeHtml(words.back)}</a></p>` : ""}`,
  );
}

function nothingHere(c: Context): Response {
  const language = languageOf(c.req.raw);
  const words = sandboxWords[language];
  const body = `<h1>${escapeHtml(words.not_found)}</h1><p>${escapeHtml(words.not_found_more)}</p>`;
  return show(c, page(language, words.not_found, body), 404);
}

const page = (language: Language, title: string, body: string) => {
  const words = sandboxWords[language];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)} · ${escapeHtml(words.test)}</title><style>${style}</style>
<main><p class="test"><b>${escapeHtml(words.test)}</b> <span>${escapeHtml(words.test_more)}</span></p>${body}</main></html>`;
};

const style = `
:root{--text:#1d1c1a;--secondary:#57534c;--dimmed:#6b665e;--body:#fff;--canvas:#f8f7f4;--card:#fff;--line:#e8e5df;--strong:#d9d5cd;--control:#8d877c;--hover:#f5f3ef;--accent:#2443a6;--accent-hover:#1b3486;--accent-text:#2443a6;--note:#fbf0d9;--note-text:#855800}
@media(prefers-color-scheme:dark){:root{--text:#eceae6;--secondary:#b4b1ab;--dimmed:#9a978f;--body:#1a1b1f;--canvas:#141519;--card:#1e1f24;--line:#2c2e34;--strong:#393b43;--control:#73757d;--hover:#202227;--accent:#4664ce;--accent-hover:#2443a6;--accent-text:#9db4f5;--note:#3a2d12;--note-text:#e3b155}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--text);font:400 14px/20px "Inter Variable",Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:800px;margin:40px auto;padding:28px;background:var(--card);border:1px solid var(--line);border-radius:10px}
h1{font-size:22px;line-height:28px;font-weight:600;letter-spacing:-.012em;margin:24px 0 4px}
p{margin:0 0 16px}b{font-weight:600}small,.note{font-size:13px;line-height:20px;color:var(--dimmed)}
.test{margin:0;padding:8px 12px;border-radius:6px;background:var(--note);color:var(--note-text)}.test b{margin-right:4px}
.columns{display:grid;grid-template-columns:1fr 1fr;gap:40px;margin-top:24px}
.plan{display:flex;flex-direction:column;gap:4px}.plan b{font-size:18px;line-height:26px}
dl{margin:0 0 16px;border-top:1px solid var(--line)}dl div{display:flex;justify-content:space-between;padding:8px 0;border-bottom:1px solid var(--line)}dd{margin:0}.total{font-weight:600}
fieldset{border:0;margin:0 0 20px;padding:0}legend{font-weight:600;padding:0;margin-bottom:8px}
.choice{display:flex;align-items:center;gap:8px;min-height:44px;padding:0 12px;border:1px solid var(--strong);border-radius:6px;margin-bottom:8px;cursor:pointer}.choice:has(:checked){border-color:var(--accent-text)}
input[type=radio],input[type=checkbox]{accent-color:var(--accent);width:16px;height:16px;margin:2px 0;flex:none}
button,.button,select{font:inherit;font-weight:500;min-height:40px;padding:8px 16px;border:1px solid var(--strong);border-radius:6px;background:var(--body);color:var(--text);cursor:pointer}
button:hover,.button:hover{background:var(--hover)}.button{display:inline-block;text-decoration:none}
.primary{width:100%;min-height:44px;background:var(--accent);border-color:var(--accent);color:#fff;margin-bottom:12px}.primary:hover{background:var(--accent-hover)}
.row{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:16px}.row button{flex:1 1 auto}
details{border-top:1px solid var(--line);padding-top:12px;font-size:13px;color:var(--secondary)}summary{cursor:pointer;min-height:24px}
.tick,.line{display:flex;align-items:flex-start;gap:8px;padding:10px 0}.line{align-items:center}.line select{min-height:32px;padding:4px 8px}
.apart{margin-top:20px;padding-top:20px;border-top:1px solid var(--line)}.apart .note{margin-top:8px}
:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px}
@media(max-width:640px){body{background:var(--card);font-size:16px;line-height:24px}main{margin:0;padding:16px;border:0;border-radius:0}.columns{grid-template-columns:1fr;gap:20px}.row{flex-direction:column}button,.button{min-height:44px}}
`;
