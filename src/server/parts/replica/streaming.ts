import { setTimeout as pause } from "node:timers/promises";
import { ConfigError } from "#server/config.ts";
import { isAway } from "#server/parts/database/away.ts";
import type { Database } from "#server/parts/database/database.ts";
import { refusePassingOver } from "#server/parts/database/owner.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import type { Log } from "#server/parts/parts.ts";
import type { Answering, Replica } from "./replica.ts";

/** So long a read waits for the replica to come up to it. One in the same house is a few milliseconds behind. */
const WAIT_MS = 30;
/** Between two looks of one that waits. */
const REST_MS = 2;
/** What was seen holds for so long: a replica may be put in another's place. */
const SEEN_MS = 1000;
/** Once somebody waited in vain, nobody waits for so long. */
const BEHIND_MS = 1000;
/** So often one that can't be reached is tried again, and so often at most its state is told. */
const AGAIN_MS = 5000;
const TELL_MS = 60_000;
/** What a replica refuses or ends that the primary does: a write, and a read whose rows are being cleared away. */
const OWN_STATES = ["25006", "40001"];

interface At {
  read_url: string | null;
  owner_url: string | null;
}

/** A replica by PostgreSQL's streaming. That it can't be reached is no reason not to start; that it isn't one is. */
export async function openReplica({ read_url, owner_url }: At, primary: Pick<Database, "executeSql">, log: Log): Promise<Replica> {
  const url = read_url ?? "";
  const { host, username } = new URL(url);
  const answered: Record<Answering, number> = { replica: 0, behind: 0, away: 0, failed: 0 };
  const seen = { position: 0, at: Number.NEGATIVE_INFINITY };
  let asked_position = 0;
  let opened: Database | null = null;
  let is_closed = false;
  let looking: Promise<void> | undefined;
  let nobody_waits_until = Number.NEGATIVE_INFINITY;
  const tell = openTelling(log, host);

  const open = async () => {
    const database = await openPostgres(url);
    try {
      if (!(await isReplicaOf(database, primary)))
        throw new ConfigError(`DATABASE_READ_URL: ${host} is no replica of the server that DATABASE_URL names.`);
      if (owner_url) await refusePassingOver(database, decodeURIComponent(username));
      opened = database;
    } finally {
      if (opened !== database) await database.close();
    }
  };
  const tryAgain = async () => {
    while (!opened && !is_closed) {
      await pause(AGAIN_MS, undefined, { ref: false });
      if (!is_closed) await open().catch((error: unknown) => (isAway(error) ? tell("away") : log.error(error)));
    }
  };
  await open().catch((error: unknown) => {
    if (!isAway(error)) throw error;
    tell("away");
    void tryAgain();
  });

  const look = (database: Database) => {
    looking ??= database
      .executeSql("select pg_last_wal_replay_lsn() - '0/0'::pg_lsn as position where pg_is_in_recovery()")
      .then(
        ({ rows: [row] }) => Object.assign(seen, { position: Number(row?.position ?? 0), at: performance.now() }),
        () => {
          Object.assign(seen, { position: 0, at: Number.NEGATIVE_INFINITY });
          tell("away");
        },
      )
      .then(() => {
        looking = undefined;
      });
    return looking;
  };
  const hasSeen = (position: number) => seen.position >= position && performance.now() - seen.at < SEEN_MS;
  /** Looks until it is there, or has taken too long; where somebody has just waited in vain it looks for whoever comes later. */
  const comesUpTo = async (database: Database, position: number): Promise<boolean> => {
    if (hasSeen(position)) return true;
    if (performance.now() < nobody_waits_until) {
      void look(database);
      return false;
    }
    for (const end = performance.now() + WAIT_MS; performance.now() < end; await pause(REST_MS)) {
      await Promise.race([look(database), pause(WAIT_MS)]);
      if (hasSeen(position)) return true;
    }
    nobody_waits_until = performance.now() + BEHIND_MS;
    return false;
  };
  return {
    about: `lists and statistics from ${host}, where it has what was written`,
    database: () => opened,
    holds: async (position) => {
      asked_position = Math.max(asked_position, position);
      const isThere = opened !== null && (await comesUpTo(opened, position));
      const is = isThere ? "replica" : seen.position > 0 ? "behind" : "away";
      answered[is]++;
      tell(is);
      return isThere;
    },
    isItsOwn: (error) => {
      const isOwn = isAway(error) || OWN_STATES.includes(String((error as { code?: unknown } | null)?.code));
      if (isOwn) answered.failed++;
      return isOwn;
    },
    figures: () => ({ answered: { ...answered }, bytes_behind: Math.max(0, asked_position - seen.position) }),
    close: async () => {
      is_closed = true;
      await opened?.close();
    },
  };
}

/** Whether two servers are of one origin, and the one follows. */
async function isReplicaOf(database: Database, primary: Pick<Database, "executeSql">): Promise<boolean> {
  const origin = "select system_identifier::text as origin, pg_is_in_recovery() as follows from pg_control_system()";
  const [own, theirs] = await Promise.all([database.executeSql(origin), primary.executeSql(origin)]);
  return own.rows[0]?.follows === true && own.rows[0].origin === theirs.rows[0]?.origin;
}

/** Says when it is another than before, at most once a minute. */
function openTelling(log: Log, host: string) {
  let last: "replica" | "behind" | "away" = "replica";
  let told = Number.NEGATIVE_INFINITY;
  const words = {
    replica: `The read replica ${host} answers again`,
    behind: `The read replica ${host} is behind; the primary answers in its place`,
    away: `The read replica ${host} doesn't answer; the primary does in its place`,
  };
  return (is: typeof last) => {
    if (is === last || performance.now() - told < TELL_MS) return;
    last = is;
    told = performance.now();
    if (is === "replica") log.info(words[is]);
    else log.error(words[is]);
  };
}
