import type { Parts } from "#server/parts/parts.ts";

/** Lets what failed and is to be tried again some seconds later be tried now; to be asked for anew while it may be failing just then. */
export const tryNow = async ({ database }: Pick<Parts, "database">): Promise<void> => {
  await database.executeSql("update pgboss.job set start_after = now() where state = 'retry' and start_after > now()");
};
