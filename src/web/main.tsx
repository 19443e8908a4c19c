import "./styles.ts";
import "#web/kit/session/came-with.ts"; // before the router reads it
import { type MantineColorSchemeManager, MantineProvider } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { notificationsStore, useNotifications } from "@mantine/notifications";
import { RouterProvider } from "@tanstack/react-router";
import { lazy, StrictMode, Suspense, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { tellLimitsBy } from "#web/kit/calls/failures.ts";
import { typedChoices } from "#web/kit/people/typed-choices.ts";
import { placeNow, sessionNow, startSession, subscribeToSession, useSession } from "#web/kit/session/session.ts";
import { styleNonce } from "#web/ui/style-nonce.ts";
import { cssVariablesResolver, themeWith } from "#web/ui/theme.ts";
import { UnreachableScreen } from "./areas/account/unreachable-screen.tsx";
import { router } from "./router.tsx";
import { FullScreenSpinner } from "./ui/states/full-screen-spinner.tsx";
import { currentLocale, loadAllWords, loadWords, t, useWords } from "./words/words.ts";

/** `dark` in local storage: "true", "false", or absent for what the system says. */
const colorScheme: MantineColorSchemeManager = {
  get: () => {
    const dark = localStorage.getItem("dark");
    return dark === "true" ? "dark" : dark === "false" ? "light" : "auto";
  },
  set: (value) => (value === "auto" ? localStorage.removeItem("dark") : localStorage.setItem("dark", String(value === "dark"))),
  subscribe: (onUpdate) => {
    const listen = (event: StorageEvent) => {
      if (event.key === "dark") onUpdate(colorScheme.get("auto"));
    };
    addEventListener("storage", listen);
    colorScheme.unsubscribe = () => removeEventListener("storage", listen);
  },
  unsubscribe: () => {},
  clear: () => localStorage.removeItem("dark"),
};

// What a first visit doesn't show is loaded after it, or when it is shown before that.
const AHEAD_MS = 4000;
const MOST_NOTIFICATIONS = 20;
const NOTIFICATION_MS = 3000;
const loadNotifications = () => import("./ui/states/notifications.ts");
const loadStayDialog = () => import("./areas/account/stay-dialog.tsx");
const Notifications = lazy(loadNotifications);
const StayDialog = lazy(loadStayDialog);
setTimeout(
  () => void Promise.allSettled([loadNotifications(), loadStayDialog(), ...(sessionNow().isLoggedIn ? [loadAllWords()] : [])]),
  AHEAD_MS,
);

function App() {
  const t = useWords();
  const { status, isLoggedIn, isUnreachable, endsAt, loggedInUserInfo } = useSession();
  const isPhone = useMediaQuery("(max-width: 768px)");
  const hasNotified = useNotifications().notifications.length > 0;
  const [notifies, setNotifies] = useState(false);
  if (hasNotified && !notifies) setNotifies(true);
  const { email_verified_at: verifiedAt, two_factor_owed: owed } = loggedInUserInfo?.user ?? {};
  const isKnown = status !== "idle";
  const guarded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the guards of the routes read
  useEffect(() => {
    // The first time the router asks its guards by itself.
    if (guarded.current) void router.invalidate();
    else guarded.current = isKnown;
  }, [isKnown, isLoggedIn, verifiedAt, owed]);
  return (
    <>
      <Suspense>
        {notifies && (
          <Notifications position={isPhone ? "top-center" : "top-right"} autoClose={NOTIFICATION_MS} limit={MOST_NOTIFICATIONS} />
        )}
        {endsAt !== null && <StayDialog />}
      </Suspense>
      {isUnreachable ? (
        <UnreachableScreen />
      ) : status === "idle" ? (
        <FullScreenSpinner label={t("common.loading")} />
      ) : (
        <RouterProvider router={router} />
      )}
    </>
  );
}

document.documentElement.lang = currentLocale();
// The first ones are told before their container is there to say how many may stand at once.
notificationsStore.setState({ ...notificationsStore.getState(), limit: MOST_NOTIFICATIONS });
let place = placeNow();
subscribeToSession(() => {
  const now = placeNow();
  // A record of one workspace doesn't exist in the other.
  if (place && now && place !== now) void router.navigate({ to: "/dashboard" });
  place = now;
});
tellLimitsBy(async (limit, message) => {
  const [{ showLimit }] = await Promise.all([import("./areas/subscription/limit-toast.tsx"), loadWords("plans")]);
  showLimit(limit, message, (plan) => void router.navigate({ to: "/dashboard/subscription", search: { plan } }));
});
// Mostly none is named: then it isn't even loaded.
if (document.querySelector('meta[name="translate-script"]'))
  void import("./translation-script.ts").then((script) => script.startTranslationScript());
void startSession(() => void router.navigate({ to: "/" }));

// Scroll locks add styles to the page as well, and look for it there.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
const theme = themeWith({ close: t("common.close"), showPassword: t("auth.show_password") }, typedChoices);
const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <App />
    </MantineProvider>
  </StrictMode>,
);
