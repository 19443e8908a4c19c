/** Inactivity ends a session after 20 minutes; the last of them is told. */
export const IDLE_LIMIT_MS = 20 * 60_000;
const WARN_BEFORE_MS = 60_000;
/** Activity is looked at every 30 seconds, and then refreshes the session once. */
export const REFRESH_EVERY_MS = 30_000;
const LOOK_EVERY_MS = 1_000;

interface IdleWatchOptions {
  /** When the session was last refreshed, by any tab, in milliseconds; null while nobody is logged in. */
  refreshedAt: () => number | null;
  /** Asks the server to slide the session; the answer shows in `refreshedAt`. */
  refresh: () => Promise<void>;
  /** `endsAt` is the moment at which the session ends unless it is refreshed; null takes the warning back. */
  onWarning: (endsAt: number | null) => void;
  /** Twenty minutes went by without a refresh. */
  onEnd: () => void;
}

export interface IdleWatch {
  /** Somebody moved, typed, clicked, scrolled or touched. */
  markActivity(): void;
  /** Looks at the clock now: timers stand still in background tabs and on machines asleep. */
  look(): void;
  stop(): void;
}

/** Watches one tab. Judges by timestamps alone, so that late timers can't lengthen a session, and other tabs' refreshes count. */
export function watchIdle({ refreshedAt, refresh, onWarning, onEnd }: IdleWatchOptions): IdleWatch {
  let wasActive = false;
  let warnedFor: number | null = null;
  const warn = (endsAt: number | null) => {
    if (endsAt === warnedFor) return;
    warnedFor = endsAt;
    onWarning(endsAt);
  };
  const look = () => {
    const refreshed = refreshedAt();
    if (refreshed === null) return warn(null);
    const left = refreshed + IDLE_LIMIT_MS - Date.now();
    warn(left > 0 && left <= WARN_BEFORE_MS ? refreshed + IDLE_LIMIT_MS : null);
    if (left <= 0) {
      wasActive = false;
      onEnd();
    }
  };
  const refreshIfActive = () => {
    look();
    const refreshed = refreshedAt();
    if (refreshed === null || !wasActive) return;
    // Just refreshed, by this tab or another: what was done since counts the next time.
    if (Date.now() - refreshed < REFRESH_EVERY_MS / 2) return;
    wasActive = false;
    void refresh().then(look);
  };
  const timers = [setInterval(look, LOOK_EVERY_MS), setInterval(refreshIfActive, REFRESH_EVERY_MS)];
  return {
    markActivity: () => {
      wasActive = true;
    },
    look,
    stop: () => timers.forEach(clearInterval),
  };
}
