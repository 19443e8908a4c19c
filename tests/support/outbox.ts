import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";

/** The code of the newest letter to an address, once it lies in the outbox. */
export const codeOfNewestLetter = async (data_dir: string, email: string): Promise<string> =>
  (await subjectOfNewestLetter(data_dir, email, /^\d{6} /)).slice(0, 6);

/** The subject of the newest letter to an address, once there is one (with such a subject). */
export const subjectOfNewestLetter = async (data_dir: string, email: string, such = /^/): Promise<string> =>
  (await newestLetter(data_dir, email, such)).subject ?? "";

/** The first address in the newest letter with such a subject. */
export async function linkOfNewestLetter(data_dir: string, email: string, such: RegExp): Promise<string> {
  const [link] = /https?:\/\/\S+/.exec((await newestLetter(data_dir, email, such)).text ?? "") ?? [];
  if (!link) throw new Error(`The letter to ${email} has no address in it`);
  return link;
}

/** The newest letter to an address with such a subject, once there is one. */
export async function newestLetter(data_dir: string, email: string, such = /^/) {
  for (let tries = 0; tries < 200; tries++) {
    const names = (await readdir(join(data_dir, "outbox")).catch(() => [] as string[]))
      .filter((name) => /^\d.*\.eml$/.test(name))
      .sort()
      .reverse();
    for (const name of names) {
      const letter = await PostalMime.parse(await readFile(join(data_dir, "outbox", name)));
      if (letter.to?.some((one) => one.address === email) && such.test(letter.subject ?? "")) return letter;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No letter to ${email} came`);
}
