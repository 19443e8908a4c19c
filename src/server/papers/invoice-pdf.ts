import PDFDocument from "pdfkit";
import type { Interval } from "#contract/account/plan.ts";
import { nth } from "#contract/nth.ts";
import { inEach, type Language, tagOf } from "#contract/text/languages.ts";
import { paperFonts } from "./fonts.ts";
import { writable } from "./writable.ts";

interface Invoice {
  number: string;
  language: Language;
  seller: { name: string; address: string | null; vat_number: string | null };
  buyer: { name: string; workspace: string; email: string };
  plan: string;
  interval: Interval;
  seats: number;
  reason: "purchase" | "renewal" | "change";
  period: { start: string; end: string } | null;
  /** Cents, VAT included. */
  amount: number;
  vat: number;
  vat_rate: number;
  currency: string;
  paid_at: string;
}

const words = inEach({
  en: {
    invoice: "Invoice",
    number: "Invoice number",
    paid: "Paid on",
    to: "To",
    vat_number: (number: string) => `VAT number ${number}`,
    what: "Description",
    amount: "Amount",
    line: (plan: string, seats: string, interval: Interval) => `${plan}, ${seats}, per ${interval}`,
    seats: (n: number) => (n === 1 ? "1 seat" : `${n} seats`),
    change: (plan: string, seats: string) => `Change to ${plan}, ${seats}: what is left of the period`,
    period: (start: string, end: string) => `${start} to ${end}`,
    net: "Subtotal",
    vat: (rate: string) => `VAT ${rate}%`,
    total: "Total",
    done: "Paid in full. Nothing is due.",
  },
  nl: {
    invoice: "Factuur",
    number: "Factuurnummer",
    paid: "Betaald op",
    to: "Aan",
    vat_number: (number: string) => `Btw-nummer ${number}`,
    what: "Omschrijving",
    amount: "Bedrag",
    line: (plan: string, seats: string, interval: Interval) => `${plan}, ${seats}, per ${interval === "year" ? "jaar" : "maand"}`,
    seats: (n: number) => (n === 1 ? "1 plek" : `${n} plekken`),
    change: (plan: string, seats: string) => `Overstap naar ${plan}, ${seats}: voor de rest van de periode`,
    period: (start: string, end: string) => `${start} tot ${end}`,
    net: "Subtotaal",
    vat: (rate: string) => `Btw ${rate}%`,
    total: "Totaal",
    done: "Betaald. Er staat niets open.",
  },
});

const LEFT = 56;
const RIGHT = 539;
const AMOUNTS = { left: 400, width: RIGHT - 400 };

/** The invoice on one page, fonts within. */
export async function drawInvoice(given: Invoice): Promise<Uint8Array> {
  const invoice = writable(given);
  const fonts = await paperFonts();
  const say = words[invoice.language];
  const locale = tagOf[invoice.language];
  const money = (cents: number) => new Intl.NumberFormat(locale, { style: "currency", currency: invoice.currency }).format(cents / 100);
  const day = (time: string) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(time));
  const { seller, buyer, plan, interval, period } = invoice;
  const seats = say.seats(invoice.seats);
  return new Promise((resolve, reject) => {
    const info = { Title: `${say.invoice} ${invoice.number}`, Author: seller.name, CreationDate: new Date(invoice.paid_at) };
    const pdf = new PDFDocument({
      size: "A4",
      margin: LEFT,
      lang: invoice.language,
      info,
      font: fonts.regular,
    });
    const chunks: Uint8Array[] = [];
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on("error", reject);
    pdf.registerFont("plain", fonts.regular).registerFont("bold", fonts.semibold);

    const text = (font: "plain" | "bold", size: number, words: string, x: number, y: number, options: PDFKit.Mixins.TextOptions = {}) => {
      pdf.font(font).fontSize(size).fillColor("#1d1c1a").text(words, x, y, options);
      return pdf.y;
    };
    const rule = (y: number) => pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor("#d9d5cd").stroke();

    text("bold", 22, say.invoice, LEFT, 60);
    const facts = [
      seller.name,
      ...(seller.address?.split(/\\n|\n|, /) ?? []),
      ...(seller.vat_number ? [say.vat_number(seller.vat_number)] : []),
    ];
    let right = text("bold", 10, nth(facts, 0), 300, 62, { width: RIGHT - 300, align: "right" });
    for (const line of facts.slice(1)) right = text("plain", 10, line, 300, right + 2, { width: RIGHT - 300, align: "right" });

    let y = Math.max(right + 24, 130);
    text("plain", 10, say.to, LEFT, y);
    let left = text("bold", 10, buyer.workspace, LEFT, y + 16, { width: 260 });
    if (buyer.name !== buyer.workspace) left = text("plain", 10, buyer.name, LEFT, left + 2, { width: 260 });
    // An address stays whole: rather a little smaller than in two lines.
    const widest = 276;
    const needed = pdf.font("plain").fontSize(10).widthOfString(buyer.email);
    left = text("plain", Math.max(7, Math.min(10, (10 * widest) / needed)), buyer.email, LEFT, left + 2, { width: widest + 1 });
    text("plain", 10, say.number, 340, y + 16);
    text("bold", 10, invoice.number, AMOUNTS.left, y + 16, { width: AMOUNTS.width, align: "right" });
    text("plain", 10, say.paid, 340, y + 32);
    text("plain", 10, day(invoice.paid_at), AMOUNTS.left, y + 32, { width: AMOUNTS.width, align: "right" });

    y = Math.max(left, y + 48) + 32;
    text("bold", 10, say.what, LEFT, y);
    text("bold", 10, say.amount, AMOUNTS.left, y, { width: AMOUNTS.width, align: "right" });
    rule(y + 18);
    y += 28;
    const amount = (label: string, cents: number, font: "plain" | "bold" = "plain") => {
      text(font, 10, money(cents), AMOUNTS.left, y, { width: AMOUNTS.width, align: "right" });
      y = text(font, 10, label, LEFT, y, { width: 320 }) + 6;
    };
    amount(invoice.reason === "change" ? say.change(plan, seats) : say.line(plan, seats, interval), invoice.amount - invoice.vat);
    if (period) y = text("plain", 9, say.period(day(period.start), day(period.end)), LEFT, y - 4, { width: 320 }) + 6;
    rule(y + 4);
    y += 14;
    amount(say.net, invoice.amount - invoice.vat);
    amount(say.vat(new Intl.NumberFormat(locale).format(invoice.vat_rate)), invoice.vat);
    amount(say.total, invoice.amount, "bold");
    text("plain", 10, say.done, LEFT, y + 20);
    pdf.end();
  });
}
