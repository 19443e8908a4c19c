/** Of many cases those in which `attempt` throws, each by its name and why: one test goes through all of them, and tells every one that fails. */
export async function failing<Case extends readonly [name: string, ...rest: unknown[]]>(
  cases: readonly Case[],
  attempt: (...one: Case) => unknown,
): Promise<string[]> {
  const failed: string[] = [];
  for (const one of cases)
    try {
      await attempt(...one);
    } catch (error) {
      failed.push(`${one[0]}: ${error instanceof Error ? error.message : String(error)}`);
    }
  return failed;
}
