import { useSyncExternalStore } from "react";
import type { User } from "#contract/account/account.ts";
import { api } from "#contract/index.ts";
import { type Answer, CallFailed, send } from "#web/kit/calls/api.ts";
import { failureText, showFailure } from "#web/kit/calls/failures.ts";
import { dropOld } from "#web/kit/draft/kept.ts";
import { IDLE_LIMIT_MS, REFRESH_EVERY_MS, watchIdle } from "./idle-watch.ts";
import { keepWayBack } from "./way-back.ts";

const TOKEN = "authToken";
const EMAIL = "email";
/** When the session was last refreshed, shared by all tabs. A timestamp, since timers stand still in the background. */
const REFRESHED_AT = "refreshedAt";

interface UserState {
  status: "idle" | "succeeded" | "failed";
  isLoggedIn: boolean;
  loggedInUserInfo: { user: User } | null;
  subscriptionId: string | null;
  /** Why the last session ended, told above the log-in form. */
  ended: "inactivity" | "expired" | "logged_out" | null;
  /** What the server said where it ended the session otherwise than by its time. */
  ended_because: string | null;
  /** On load no answer came: who is here isn't known, and the token stays for another try. */
  isUnreachable: boolean;
  /** The moment at which inactivity ends the session, during its last minute. */
  endsAt: number | null;
}

const nobody = { isLoggedIn: false, loggedInUserInfo: null, subscriptionId: null, isUnreachable: false, endsAt: null };
let state: UserState = { status: "idle", ...nobody, ended: null, ended_because: null };
/** Who was here last: a screen that is about to go, after logging out, still draws once. */
let lastUser: User | null = null;
const listeners = new Set<() => void>();

function set(change: Partial<UserState>): void {
  state = { ...state, ...change };
  lastUser = state.loggedInUserInfo?.user ?? lastUser;
  for (const listener of listeners) listener();
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const sessionNow = (): UserState => state;
export const useSession = (): UserState => useSyncExternalStore(subscribeToSession, sessionNow);

/** The person logged in. Only for screens behind the guard, which makes sure that there is one. */
export function useUser(): User {
  const user = useSession().loggedInUserInfo?.user ?? lastUser;
  if (!user) throw new Error("A screen for logged-in people was shown without a session");
  return user;
}

/** Who was here before nobody was, for as long as the page lives. */
export const userBefore = (): string | null => (state.isLoggedIn ? null : (lastUser?.id ?? null));

/** False for a viewer, and for a member without a seat, whose session has the role of one. */
export const mayEdit = (user: User): boolean => user.role !== "viewer";
/** Invites, suspends and gives roles. */
export const mayManage = (user: User): boolean => user.role === "owner" || user.role === "admin";
export const isVerified = (user: User): boolean => user.email_verified_at !== null;

/** The address that was used last fills the next form. */
export const emailUsedLast = (): string => localStorage.getItem(EMAIL) ?? "";
export const rememberEmail = (email: string): void => localStorage.setItem(EMAIL, email);

/** Takes a session that log-in, registration or validation replied. */
export function enterSession({ token, user }: Pick<Answer<typeof api.account.login>, "token" | "user">): void {
  localStorage.setItem(EMAIL, user.email);
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(REFRESHED_AT, String(Date.now()));
  set({
    status: "succeeded",
    isLoggedIn: true,
    loggedInUserInfo: { user },
    subscriptionId: user.subscription_id,
    ended: null,
    ended_because: null,
    isUnreachable: false,
  });
  watch?.look();
}

/** Who is in which workspace: what was read or begun there stays out of another one's sight. */
export function placeNow(): string | null {
  const user = state.loggedInUserInfo?.user;
  return user ? `${user.id} ${user.workspace.id}` : null;
}

/** A changed user, such as one whose e-mail was just verified. */
export function updateUser(user: User): void {
  localStorage.setItem(EMAIL, user.email);
  set({ loggedInUserInfo: { user }, subscriptionId: user.subscription_id });
}

/** Forgets the session in this browser; the server isn't asked. */
export function leaveSession(ended: UserState["ended"] = null, ended_because: string | null = null): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(EMAIL);
  localStorage.removeItem(REFRESHED_AT);
  set({ status: "failed", ...nobody, ended, ended_because });
}

/** Leaves a session that the server doesn't take, with its reason. One that it doesn't know (498) leads to the site's root. */
export function leaveRefused(failure: CallFailed): void {
  // Several calls may find it out at the same moment.
  if (!localStorage.getItem(TOKEN)) return;
  showFailure(failure);
  const isUnknown = failure.status === 498;
  const place = placeNow();
  if (isUnknown && place) keepWayBack(place);
  if (failure.status === 401) leaveSession("expired");
  else leaveSession(isUnknown ? "logged_out" : null, failureText(failure));
  if (isUnknown) toRoot();
}

/** Goes on in another workspace; the session in this one ends. Where that is refused nobody is logged in, as after any team log-in that fails. */
export async function enterWorkspace(team_id: string): Promise<void> {
  try {
    enterSession(await send(api.account.enterTeam, { team_id }));
  } catch (failure) {
    showFailure(failure);
    if (failure instanceof CallFailed) await logOut();
  }
}

/** Something was refused that the screens offered: the role may be another one by now. */
export async function lookAgain(): Promise<void> {
  try {
    const { user } = await send(api.account.checkVerified, {});
    if (state.loggedInUserInfo?.user.id === user.id) updateUser(user);
  } catch (failure) {
    console.warn("Who is here could not be asked again", failure);
  }
}

let toRoot = () => {};

/** Ends the session here and on the server. */
export async function logOut(): Promise<void> {
  const token = localStorage.getItem(TOKEN);
  leaveSession("logged_out");
  if (token)
    await send(api.account.logout, {}, { token }).catch((failure: unknown) => console.warn("Logging out was not confirmed", failure));
}

/** Finds out who is here, then watches activity. `goToRoot` leads to the site's root. */
export async function startSession(goToRoot: () => void): Promise<void> {
  toRoot = goToRoot;
  dropOld();
  watchActivity();
  addEventListener("storage", onOtherTab);
  await findOutWhoIsHere();
}

/** No token fails at once, otherwise the server says: 200 is in, any other answer is out. Without an answer the token stays for another try. */
export async function findOutWhoIsHere(): Promise<void> {
  if (!localStorage.getItem(TOKEN)) return set({ status: "failed" });
  set({ isUnreachable: false });
  try {
    enterSession(await send(api.account.validateToken, {}));
  } catch (failure) {
    if (failure instanceof CallFailed) return leaveRefused(failure);
    showFailure(failure);
    set({ isUnreachable: true });
  }
}

/** Another tab logged in, out, entered another workspace, or refreshed: this one follows. */
function onOtherTab(event: StorageEvent): void {
  if (event.key === REFRESHED_AT) watch?.look();
  if (event.key !== TOKEN && event.key !== null) return;
  const token = localStorage.getItem(TOKEN);
  if (!token && state.isLoggedIn) {
    const place = placeNow();
    if (place) keepWayBack(place);
    const wasIdle = Date.now() - lastRefresh >= IDLE_LIMIT_MS;
    set({ status: "failed", ...nobody, ended: wasIdle ? "inactivity" : "logged_out", ended_because: null });
  } else if (token && token !== event.oldValue) {
    send(api.account.validateToken, {}).then(
      // It may have gone on once more meanwhile.
      (answer) => localStorage.getItem(TOKEN) === answer.token && enterSession(answer),
      (failure: unknown) => {
        if (failure instanceof CallFailed && localStorage.getItem(TOKEN) === token) leaveRefused(failure);
        else console.warn("The other tab's session could not be joined", failure);
      },
    );
  }
}

let watch: ReturnType<typeof watchIdle> | undefined;
/** What this tab last knew of the shared timestamp: the tab that ends a session takes it away. */
let lastRefresh = 0;

function refreshedAt(): number | null {
  if (!state.isLoggedIn) return null;
  lastRefresh = Number(localStorage.getItem(REFRESHED_AT) ?? lastRefresh);
  return lastRefresh;
}

function watchActivity(): void {
  const idle = watchIdle({
    refreshedAt,
    refresh: refreshSession,
    onWarning: (endsAt) => set({ endsAt }),
    onEnd: () => leaveSession("inactivity"),
  });
  watch = idle;
  for (const name of ["mousemove", "keydown", "click", "scroll", "touchstart", "touchmove"])
    addEventListener(name, idle.markActivity, { passive: true, capture: true });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") idle.look();
  });
}

/** Slides the session at once: somebody said that they are still there. */
export const stayLoggedIn = (): Promise<void> => refreshSession().then(() => watch?.look());

/**
 * One tab refreshes for all of them: whoever gets the lock, unless another one has just done it. A failure is only logged, but for
 * the two answers that say that there is no session any more.
 */
async function refreshSession(): Promise<void> {
  const refresh = async () => {
    if (Date.now() - Number(localStorage.getItem(REFRESHED_AT) ?? 0) < REFRESH_EVERY_MS / 2) return;
    try {
      const answer = await send(api.account.validateToken, {});
      // Logging out meanwhile wins.
      if (state.isLoggedIn && localStorage.getItem(TOKEN) === answer.token) enterSession(answer);
    } catch (failure) {
      if (failure instanceof CallFailed && (failure.status === 401 || failure.status === 498)) leaveRefused(failure);
      else console.warn("The session could not be refreshed", failure);
    }
  };
  if (navigator.locks) await navigator.locks.request("session-refresh", refresh);
  else await refresh();
}
