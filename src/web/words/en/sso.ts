export const sso = {
  title: "Single sign-on",
  text: "Log in with the log-in of your organisation.",
  go_on: "Continue",
  otherwise: "Log in otherwise",
  coming: "Logging you in…",
  failed: "You aren't logged in",
  over: "This log-in is over or was begun in another tab. Start again.",
  again: "Start again",
};
