import { useState } from "react";
import type * as z from "zod";
import type { BodyInput, Reply } from "#contract/call.ts";
import type { readingEvents } from "#contract/candidate/candidate-calls.ts";
import { api } from "#contract/index.ts";
import type { Words } from "#web/words/words.ts";

type ExtractFile = typeof api.candidate.extractFile;
type FileReading = Reply<ExtractFile>["data"];
/** What a reading that takes long is at. */
export type ReadingProgress = z.output<typeof readingEvents.progress>;

/** Reads a file; a scan tells on the way how far it is. Throws as `send` does. */
export async function readFile(body: BodyInput<ExtractFile>, onProgress: (progress: ReadingProgress) => void): Promise<FileReading> {
  const { sendPatiently } = await import("#web/kit/calls/stream.ts");
  const { data } = await sendPatiently<ExtractFile, ReadingProgress>(api.candidate.extractFile, body, onProgress);
  return data;
}

export const progressText = (t: Words, { step, page = 1, pages = 1 }: ReadingProgress): string =>
  step === "scan" && pages > 1 ? t("upload.step.scan_pages", { page, pages }) : t(`upload.step.${step}`);

/** A reading for a screen: `progress` is null until one takes long. */
export function useFileReading() {
  const [isReading, setIsReading] = useState(false);
  const [progress, setProgress] = useState<ReadingProgress | null>(null);
  const read = async (body: BodyInput<ExtractFile>): Promise<FileReading> => {
    setIsReading(true);
    setProgress(null);
    try {
      return await readFile(body, setProgress);
    } finally {
      setIsReading(false);
      setProgress(null);
    }
  };
  return { read, isReading, progress };
}
