import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Config } from "#server/config.ts";
import type { Facts } from "#server/core/page-text.ts";
import { aboutModel } from "./assistant/providers.ts";

/** The product's own pages; a file of the same name in PAGES_DIR goes before each. */
const OWN = resolve(import.meta.dirname, "../pages");

/** A page's Markdown: the operator's own, else the product's. */
export async function readPage(file: string, folder: string | null): Promise<string> {
  if (folder) {
    const edited = await readFile(join(folder, file), "utf8").catch((failure: NodeJS.ErrnoException) => {
      if (failure.code === "ENOENT") return null;
      throw failure;
    });
    if (edited !== null) return edited;
  }
  // A language without a page of its own reads the English one.
  const isThere = existsSync(join(OWN, file));
  return readFile(join(OWN, isThere ? file : file.replace(/\.\w+\.md$/, ".en.md")), "utf8");
}

/** The names that a page may use; docs/how-to/edit-the-pages.md lists them. */
export function factsOf(config: Config) {
  return {
    app_url: config.app_url,
    operator: config.seller.name,
    operator_address: config.seller.address,
    contact_email: config.contact_email,
    sold: config.subscriptions_on,
    stripe: config.payments.kind === "stripe",
    mail_server: config.mail.kind === "smtp" ? new URL(config.mail.url).hostname : null,
    translation_server: config.translation ? new URL(config.translation.url).hostname : null,
    translation_script: config.translate_script_url ? new URL(config.translate_script_url).hostname : null,
    model: modelOf(config),
    embeddings: config.embeddings && `${config.embeddings.model} (${new URL(config.embeddings.base_url).hostname})`,
    own_models: config.models.own,
    model_reads: config.assistant !== null && config.models.reads,
    model_judges: config.assistant !== null && config.models.judges,
    model_only_writes: config.assistant !== null && !config.models.judges,
    scans: config.tools.tesseract !== null,
  } satisfies Facts;
}

/** The model's name, and who runs it. */
const modelOf = ({ assistant }: Config): string | null => assistant && aboutModel(assistant);
