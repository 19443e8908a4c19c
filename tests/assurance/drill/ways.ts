import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { api } from "#contract/index.ts";
import { type TriedProduct, tryProduct } from "#tests/support/tried-product.ts";
import { send } from "#web/kit/calls/api.ts";
import { plainEnvironment } from "./image.ts";

const run = promisify(execFile);

/** A command of the product as somebody types it, in a clone; one that fails says what it said. */
export async function npm(clone: string, command: string[], settings: Record<string, string>): Promise<string> {
  const env = { ...plainEnvironment(), ...settings };
  const said = await run("npm", ["run", "--silent", ...command], { cwd: clone, env, maxBuffer: 2 ** 26 }).catch((error: unknown) => {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string }; // as execFile adds them
    throw new Error(`npm run ${command[0]}: ${stderr}${stdout}`);
  });
  return said.stdout;
}

/** Candidates with a CV each, and what their CVs say when they are opened. */
async function candidatesOf(product: TriedProduct) {
  const at = { base: product.base, token: await product.register(`${randomBytes(4).toString("hex")}@proffer.example`) };
  return {
    add: async (last_name: string) => {
      const cv = new File([`Jorinde ${last_name}\nBackend engineer, Utrecht`], `${last_name}.txt`);
      await send(api.candidate.create, { first_name: "Jorinde", last_name, files: [cv], allow_duplicate: true }, at);
    },
    /** The texts of all CVs, as they are opened. */
    texts: async (): Promise<string[]> => {
      const { candidates } = (await send(api.candidate.list, {}, at)).data;
      const texts: string[] = [];
      for (const { id } of candidates) {
        const { candidate } = (await send(api.candidate.show, { id }, at)).data;
        for (const { url } of candidate.files) texts.push(await (await fetch(`${product.base}${url}`)).text());
      }
      return texts.sort();
    },
  };
}

const same = (one: string[], other: string[]) => JSON.stringify(one) === JSON.stringify(other);

/** Backs up, goes on working, restores: everything is as it was at the backup, files too. */
export async function backUpAndRestore(clone: string, folder: string, settings: Record<string, string>): Promise<string> {
  const product = await tryProduct(settings, join(folder, "data"), clone);
  const own = { ...product.settings, DATA_DIR: product.folder };
  const isEmbedded = !settings.DATABASE_URL;
  try {
    const people = await candidatesOf(product);
    for (const name of ["Spreeuw", "Merel"]) await people.add(name);
    const before = await people.texts();
    if (isEmbedded) await product.stop();
    const told = await npm(clone, ["backup", "--", join(folder, "backup")], own);
    if (isEmbedded) await product.start();
    await people.add("Later");
    if ((await people.texts()).length !== 3) throw new Error("Nobody was added after the backup");
    await product.stop();
    await npm(clone, ["restore", "--", join(folder, "backup")], own);
    await product.start();
    if (!same(before, await people.texts())) throw new Error("What was restored isn't what was backed up");
    return told.trim().replace(/^Backed up to \S+: /, "");
  } finally {
    await product.close();
  }
}

/** Moves files to a bucket, works there, and moves them back. */
export async function moveThereAndBack(clone: string, folder: string, bucket: Record<string, string>): Promise<string> {
  const product = await tryProduct({}, join(folder, "moved"), clone);
  const own = { ...product.settings, DATA_DIR: product.folder, ...bucket };
  const onDisk = join(product.folder, "files");
  try {
    const people = await candidatesOf(product);
    for (const name of ["Spreeuw", "Merel"]) await people.add(name);
    const before = await people.texts();
    await product.stop();
    const there = await npm(clone, ["move-files", "--", "to-bucket"], own);
    renameSync(onDisk, `${onDisk}.before`);
    await product.start(bucket);
    await people.add("Later");
    const later = await people.texts();
    if (later.length !== 3 || !before.every((text) => later.includes(text))) throw new Error("The bucket lacks a file");
    await product.stop();
    const back = await npm(clone, ["move-files", "--", "to-disk"], own);
    await product.start();
    if (!same(later, await people.texts())) throw new Error("The disk lacks a file");
    return [there, back].map((told) => /Moved \d+ files/.exec(told)?.[0]).join(", then ");
  } finally {
    await product.close();
    rmSync(`${onDisk}.before`, { recursive: true, force: true });
  }
}
