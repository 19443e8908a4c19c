/** SQLSTATEs by which a server tells that it can't answer now: its connection classes, going down, coming up, full, too slow, or a row that others hold. */
const states = /^(08...|57P0[1-5]|57014|53300|55P03|25P03)$/;
/** How a socket tells that nobody is there. */
const sockets = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says of itself, in words alone. */
const words =
  /^(Connection terminated|timeout (exceeded when trying to connect|expired)|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** Whether a failure says that the database can't be reached or doesn't answer, and that trying again later may help. */
export function isAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (typeof code === "string" && (states.test(code) || sockets.test(code))) || (typeof message === "string" && words.test(message));
}
