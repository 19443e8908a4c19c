import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { until } from "./until.ts";

/** The letters of an outbox that came since it was looked at. */
export interface Outbox {
  folder: string;
  /** Names of letters begin with when they were written. */
  since: string;
}

export const outboxOf = (data_dir: string, since = ""): Outbox => ({ folder: join(data_dir, "outbox"), since });

const namesIn = async ({ folder, since }: Outbox): Promise<string[]> =>
  (await readdir(folder).catch(() => [] as string[])).filter((name) => /^\d.*\.eml$/.test(name) && name > since).sort();

/** Only the letters that come from now on. */
export const outboxFromNow = async (data_dir: string): Promise<Outbox> => outboxOf(data_dir, (await namesIn(outboxOf(data_dir))).at(-1));

/** The code of the newest letter to an address, once it lies in the outbox. */
export const codeOfNewestLetter = async (outbox: Outbox, email: string): Promise<string> =>
  (await subjectOfNewestLetter(outbox, email, /^\d{6} /)).slice(0, 6);

/** The subject of the newest letter to an address, once there is one (with such a subject). */
export const subjectOfNewestLetter = async (outbox: Outbox, email: string, such = /^/): Promise<string> =>
  (await newestLetter(outbox, email, such)).subject ?? "";

/** The first address in the newest letter with such a subject. */
export async function linkOfNewestLetter(outbox: Outbox, email: string, such: RegExp): Promise<string> {
  const [link] = /https?:\/\/\S+/.exec((await newestLetter(outbox, email, such)).text ?? "") ?? [];
  if (!link) throw new Error(`The letter to ${email} has no address in it`);
  return link;
}

/** The newest letter to an address with such a subject, once there is one. */
export async function newestLetter(outbox: Outbox, email: string, such = /^/) {
  const found = await until(async () => {
    for (const name of (await namesIn(outbox)).reverse()) {
      const letter = await PostalMime.parse(await readFile(join(outbox.folder, name)));
      if (letter.to?.some((one) => one.address === email) && such.test(letter.subject ?? "")) return letter;
    }
    return undefined;
  });
  if (!found) throw new Error(`No letter to ${email} came`);
  return found;
}
