import { setTimeout as pause } from "node:timers/promises";
import { api } from "#contract/index.ts";
import { CallFailed, type SendOptions, send } from "#web/kit/calls/api.ts";

/** What the product has acknowledged of one candidate. `unsure`: what was asked last has no answer, and may be done or not. */
interface Said {
  name: string;
  tags: string[];
  is_erased: boolean;
  unsure?: "tags" | "erased";
}

/** Everything that was acknowledged to writers, by the candidate's id. */
export type Acknowledged = Map<string, Said>;

export const cvOf = (name: string) => `${name}\nUtrecht\nPython developer, Veerstroom Logistics, 2020 - present`;

/** One candidate with a file, changed, and every fifth erased: each step is written down once it was acknowledged. Throws where one isn't. */
export async function writeOne(at: SendOptions, name: string, said: Acknowledged, n: number): Promise<void> {
  const files = [new File([cvOf(name)], "cv.txt")];
  const { data } = await send(api.candidate.create, { first_name: "Noor", last_name: name, files, allow_duplicate: true }, at);
  const { id } = data.candidate;
  const one: Said = { name, tags: [], is_erased: false };
  said.set(id, one);
  one.unsure = "tags";
  await send(api.candidate.update, { id, tags: [name] }, at);
  one.tags = [name];
  delete one.unsure;
  if (n % 5 !== 4) return;
  one.unsure = "erased";
  await send(api.privacy.erase, { candidate_id: id }, at);
  one.is_erased = true;
  delete one.unsure;
}

/** What a server with too much to do answers: come again. */
const LATER = [429, 503];

/** Writes until the server is gone; told to come again, it does. */
export async function writeUntilGone(at: SendOptions, name: string, said: Acknowledged): Promise<void> {
  for (let n = 0; ; n++)
    try {
      await writeOne(at, `${name} ${n}`, said, n);
    } catch (error) {
      if (!(error instanceof CallFailed && LATER.includes(error.status))) return;
      await pause(200);
    }
}

/** What is lost of what was acknowledged, or came back: asked one by one, with the bytes of each file. */
export async function lostOf(at: SendOptions & { base: string }, said: Acknowledged): Promise<string[]> {
  const lost: string[] = [];
  for (const [id, { name, tags, is_erased, unsure }] of said) {
    const there = await send(api.candidate.show, { id }, at).then(
      ({ data }) => data.candidate,
      (failure: unknown) => {
        if (failure instanceof CallFailed && failure.status === 404) return null;
        throw failure;
      },
    );
    if (is_erased ? there !== null : there === null && unsure !== "erased") lost.push(`${id} ${is_erased ? "came back" : "is gone"}`);
    if (!there || is_erased) continue;
    if (unsure !== "tags" && there.tags.join() !== tags.join()) lost.push(`${id} has the tags ${there.tags.join()}`);
    const [file] = there.files;
    const bytes = file && (await (await fetch(`${at.base}${file.url}`)).text());
    if (bytes !== cvOf(name)) lost.push(`${id} lacks its file`);
  }
  return lost;
}
