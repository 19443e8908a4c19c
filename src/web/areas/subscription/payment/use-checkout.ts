import { useEffect, useState } from "react";
import { api } from "#contract/index.ts";
import { useAction } from "#web/kit/calls/use-call.ts";

/** Opens a checkout and leaves for the provider's page. It stays pending until the browser is gone. */
export function useCheckout() {
  const [isLeaving, setLeaving] = useState(false);
  const subscribe = useAction(api.subscription.subscribe, {
    refreshes: [api.subscription.purchased],
    onDone: ({ data }) => {
      setLeaving(true);
      location.assign(data.checkout_url);
    },
  });
  useEffect(() => {
    // The browser's way back shows the page as it was left.
    const comeBack = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);
  return { open: subscribe.mutate, isPending: subscribe.isPending || isLeaving, error: subscribe.error };
}
