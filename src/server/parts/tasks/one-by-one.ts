/** One step after the other, past those that fail: what is broken in one place doesn't keep anybody's data beyond their term in another. */
export async function oneByOne(steps: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Not everything could be tidied");
}
