import { invalidField, unavailable } from "#server/core/failures.ts";
import type { Parts } from "#server/parts/parts.ts";

/** Lets no file through that the scanner finds harmful, nor any while it can't be asked. Without a scanner nobody looks. */
export async function refuseHarmful({ scanner, log }: Pick<Parts, "scanner" | "log">, body: unknown): Promise<void> {
  if (!scanner || typeof body !== "object" || body === null) return;
  const files = Object.entries(body).flatMap(([field, value]) => [value].flat().map((file: unknown) => ({ field, file })));
  for (const { field, file } of files) {
    if (!(file instanceof File)) continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isHarmful = await scanner.isHarmful(bytes).catch((error: unknown) => {
      log.error(error);
      throw unavailable("scanner_away");
    });
    if (isHarmful) throw invalidField(field, "file_harmful");
  }
}
