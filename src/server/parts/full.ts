/** How a file system tells that nothing more fits: no space, a quota, a file too large for it. */
const files = /^(ENOSPC|EDQUOT|EFBIG)$/;
/** PostgreSQL's number for the same on its disk, and what we say before it comes to that. */
const own = /^(53100|full)$/;

/** Whether a failure, or what it came from, says that no room is left. */
export function isFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return (typeof code === "string" && (files.test(code) || own.test(code))) || (cause !== undefined && isFull(cause));
}
