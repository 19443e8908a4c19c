// A test file that fails is run once more by itself, after everything else. What passes then is told as flaky, and counts as passed.

export type TestResult = {
  name: string;
  ancestors: string[];
  state: "passed" | "failed" | "skipped" | "pending";
  /** Of its first error. */
  message: string | null;
};

export type FileResult = {
  /** From the root of the project. */
  file: string;
  hasFailed: boolean;
  /** Of the first error outside its tests: the file couldn't be loaded, a hook failed, something threw that nobody caught. */
  message: string | null;
  tests: TestResult[];
};

/** `errors` are those that belong to no file. */
export type RunResult = { files: FileResult[]; errors: string[] };

/** More than so many files that fail aren't chance: none of them is run again, and the run fails. */
export const MOST_FLAKY_FILES = 3;

export const fullName = ({ ancestors, name }: TestResult): string => [...ancestors, name].join(" › ");

export const failedFiles = ({ files }: RunResult): FileResult[] => files.filter(({ hasFailed }) => hasFailed);

/** What failed in a file, each with its first message: its tests, or the file itself. */
export function failuresOf({ file, tests, message }: FileResult): { what: string; message: string }[] {
  const failed = tests.filter(({ state }) => state === "failed");
  if (failed.length === 0) return [{ what: file, message: message ?? "no reason given" }];
  return failed.map((test) => ({ what: `${file} › ${fullName(test)}`, message: test.message ?? "no reason given" }));
}

/** A run's results with those files in place that were run again by `again`, and those that were flaky. */
export async function onceMore(
  first: RunResult,
  again: (file: string) => Promise<RunResult>,
): Promise<{ result: RunResult; flaky: FileResult[]; wereTooMany: boolean }> {
  const failed = failedFiles(first);
  if (failed.length > MOST_FLAKY_FILES) return { result: first, flaky: [], wereTooMany: true };
  const files = new Map(first.files.map((each) => [each.file, each]));
  const errors = [...first.errors];
  const flaky: FileResult[] = [];
  for (const before of failed) {
    const second = await again(before.file);
    const now = second.files.find(({ file }) => file === before.file);
    // A file that isn't told of in its second run has not passed.
    if (now) files.set(now.file, now);
    errors.push(...second.errors);
    if (now && !now.hasFailed && second.errors.length === 0) flaky.push(before);
  }
  return { result: { files: [...files.values()], errors }, flaky, wereTooMany: false };
}
