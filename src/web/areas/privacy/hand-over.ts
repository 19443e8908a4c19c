import { strToU8, type Zippable, zipSync } from "fflate";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { saveFile } from "#web/kit/record/csv.ts";

/** Saves all that is held of a candidate as a ZIP, to be given to them: data, what is what, and their files. */
export async function handOver(candidate_id: string): Promise<void> {
  const { name, about, files, ...data } = (await send(api.privacy.hand_over, { candidate_id })).data;
  const parts: Zippable = {
    "readme.txt": strToU8(about),
    "data.json": strToU8(JSON.stringify({ name, ...data }, null, 2)),
  };
  for (const [at, file] of files.entries()) {
    const response = await fetch(file.url);
    if (!response.ok) throw new Error(`${file.name}: ${response.status}`);
    // CVs and pictures are packed already.
    parts[`files/${at + 1}-${file.name}`] = [new Uint8Array(await response.arrayBuffer()), { level: 0 }];
  }
  saveFile(`${name || "candidate"}.zip`, zipSync(parts) as Uint8Array<ArrayBuffer>, "application/zip");
}
