import { inLanguage } from "#contract/text/languages.ts";
import { insertFile, removeFile } from "#server/areas/file/queries.ts";
import { letGo, storeBytes } from "#server/areas/file/tasks.ts";
import { planOf } from "#server/areas/subscription/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { drawInvoice } from "#server/papers/invoice-pdf.ts";
import type { Parts } from "#server/parts/parts.ts";
import { findInvoiceToMake, setInvoiceFile } from "../queries.ts";

/** Makes an order's invoice and keeps it with the workspace's files: bytes first, then their row and the order together. */
export async function makeInvoice(parts: Parts, workspace: WorkspaceId, order_id: string): Promise<void> {
  const order = await findInvoiceToMake(parts.database.db, workspace, order_id);
  if (!order?.invoice_number || !order.paid_at) return;
  const { seller } = parts.config;
  const { amount, vat, vat_rate, currency, interval, seats, reason, language, paid_at, invoice_number: number } = order;
  const bytes = await drawInvoice({
    ...{ number, language, seller, interval, seats, reason, amount, vat, vat_rate, currency, paid_at },
    buyer: { name: order.buyer_name ?? order.email, workspace: order.workspace_name, email: order.email },
    plan: planOf(parts, order.plan_key).name,
    period: order.period_start && order.period_end ? { start: order.period_start, end: order.period_end } : null,
  });
  const name = `${inLanguage(language, { en: "invoice", nl: "factuur" })}-${number}.pdf`;
  const file = await storeBytes(parts, workspace, name, "application/pdf", bytes);
  await parts.database.transaction(async (trx) => {
    await insertFile(trx, workspace, file);
    if (await setInvoiceFile(trx, workspace, order_id, file.id)) return;
    const gone = await removeFile(trx, workspace, file.id); // somebody else was first
    if (gone) await letGo(parts, trx, [gone]);
  });
}
