import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import { makeCvs } from "#tests/support/cvs/make-cvs.ts";
import { CallFailed, type SendOptions, send } from "#web/kit/calls/api.ts";

export interface Brought {
  /** CVs that became candidates, and calls that were told to come again. */
  taken: number;
  put_off: number;
}

/** Brings CVs as the tray of the app does, each read and then saved, so many at once from these sessions, until it is told to stop. */
export function bring(sessions: SendOptions[], at_once: number): { stop(): Promise<Brought> } {
  const brought = { taken: 0, put_off: 0 };
  let isOver = false;
  const work = makeCvs().then((files) =>
    Promise.all(
      Array.from({ length: at_once }, async (_, first) => {
        const at = nth(sessions, first % sessions.length);
        for (let n = first; !isOver; n += at_once) {
          const { name, mime, bytes } = nth(files, n % files.length);
          try {
            const { data } = await send(api.candidate.extractFile, { file: new File([bytes], name, { type: mime }) }, at);
            const named = { ...data.candidate, last_name: `${data.candidate?.last_name ?? "Aalders"} ${n}` };
            await send(api.candidate.create, { ...named, extraction_id: data.extraction_id, allow_duplicate: true }, at);
            brought.taken += 1;
          } catch (failure) {
            if (!(failure instanceof CallFailed) || ![429, 503].includes(failure.status)) throw failure;
            brought.put_off += 1;
          }
        }
      }),
    ),
  );
  return {
    stop: async () => {
      isOver = true;
      await work;
      return brought;
    },
  };
}
