import { useSyncExternalStore } from "react";
import type { User } from "#contract/account.ts";
import { api } from "#contract/index.ts";
import { type Answer, CallFailed, send } from "./api.ts";
import { showFailure } from "./failures.ts";

/** Inactivity ends a session after 20 minutes; activity is looked at every 30 seconds. */
export const IDLE_LIMIT_MS = 20 * 60_000;
const REFRESH_EVERY_MS = 30_000;
const TOKEN = "authToken";
const EMAIL = "email";
/** When the session was last refreshed, shared by all tabs. A timestamp, since timers stand still in the background. */
const REFRESHED_AT = "refreshedAt";

export interface UserState {
  status: "idle" | "succeeded" | "failed";
  isLoggedIn: boolean;
  loggedInUserInfo: { user: User } | null;
  /** Why the last session ended, told above the log-in form. */
  ended: "inactivity" | "expired" | "logged_out" | null;
}

let state: UserState = { status: "idle", isLoggedIn: false, loggedInUserInfo: null, ended: null };
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

export const mayEdit = (user: User): boolean => user.role !== "viewer";
export const isVerified = (user: User): boolean => user.email_verified_at !== null;

/** The address that was used last fills the next form. */
export const emailUsedLast = (): string => localStorage.getItem(EMAIL) ?? "";
export const rememberEmail = (email: string): void => localStorage.setItem(EMAIL, email);

/** Takes a session that log-in, registration or validation replied. */
export function enterSession({ token, user }: Pick<Answer<typeof api.account.login>, "token" | "user">): void {
  // The e-mail first: another tab that hears of the token looks whose it is.
  localStorage.setItem(EMAIL, user.email);
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(REFRESHED_AT, String(Date.now()));
  set({ status: "succeeded", isLoggedIn: true, loggedInUserInfo: { user }, ended: null });
}

/** A changed user, such as one whose e-mail was just verified. */
export function updateUser(user: User): void {
  set({ loggedInUserInfo: { user } });
}

/** Forgets the session in this browser; the server isn't asked. */
export function leaveSession(ended: UserState["ended"] = null): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(EMAIL);
  localStorage.removeItem(REFRESHED_AT);
  set({ status: "failed", isLoggedIn: false, loggedInUserInfo: null, ended });
}

/** Ends the session here and on the server. */
export async function logOut(): Promise<void> {
  const token = localStorage.getItem(TOKEN);
  leaveSession("logged_out");
  if (token)
    await send(api.account.logout, {}, { token }).catch((failure: unknown) => console.warn("Logging out was not confirmed", failure));
}

/** Finds out who is here: no token fails at once, otherwise the server says. Then watches activity. */
export async function startSession(): Promise<void> {
  watchActivity();
  addEventListener("storage", onOtherTab);
  if (!localStorage.getItem(TOKEN)) return set({ status: "failed" });
  try {
    enterSession(await send(api.account.validateToken, {}));
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 401) return leaveSession("expired");
    showFailure(failure);
    if (failure instanceof CallFailed) leaveSession();
    else set({ status: "failed" });
  }
}

/** Another tab logged in or out: this one follows. */
function onOtherTab(event: StorageEvent): void {
  if (event.key !== TOKEN && event.key !== null) return;
  const token = localStorage.getItem(TOKEN);
  if (!token && state.isLoggedIn) set({ status: "failed", isLoggedIn: false, loggedInUserInfo: null, ended: "logged_out" });
  else if (token && (!state.isLoggedIn || localStorage.getItem(EMAIL) !== state.loggedInUserInfo?.user.email)) {
    send(api.account.validateToken, {}).then(enterSession, (failure: unknown) =>
      console.warn("The other tab's session could not be joined", failure),
    );
  }
}

let wasActive = false;

function watchActivity(): void {
  const mark = () => {
    wasActive = true;
  };
  for (const name of ["mousemove", "keydown", "click", "scroll"]) addEventListener(name, mark, { passive: true, capture: true });
  setInterval(() => void lookAtActivity(), REFRESH_EVERY_MS);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") endWhenIdle();
  });
}

function endWhenIdle(): boolean {
  if (!state.isLoggedIn) return true;
  const refreshed = Number(localStorage.getItem(REFRESHED_AT) ?? 0);
  if (Date.now() - refreshed < IDLE_LIMIT_MS) return false;
  leaveSession("inactivity");
  return true;
}

async function lookAtActivity(): Promise<void> {
  if (endWhenIdle() || !wasActive) return;
  wasActive = false;
  // One tab refreshes for all of them: whoever gets the lock, unless another one has just done it.
  const refresh = async () => {
    if (Date.now() - Number(localStorage.getItem(REFRESHED_AT) ?? 0) < REFRESH_EVERY_MS / 2) return;
    try {
      const answer = await send(api.account.validateToken, {});
      if (state.isLoggedIn) enterSession(answer);
    } catch (failure) {
      console.warn("The session could not be refreshed", failure);
    }
  };
  if (navigator.locks) await navigator.locks.request("session-refresh", refresh);
  else await refresh();
}
