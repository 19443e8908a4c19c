import { useEffect, useState } from "react";
import { api } from "#contract/index.ts";
import { type Answer, send } from "#web/kit/calls/api.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import classes from "./password-strength.module.css";

const PAUSE_MS = 350;
const steps = [1, 2, 3, 4];

/** How long a new password would stand, as the server judges it once somebody pauses; nothing where it doesn't say. */
export function PasswordStrength({ password, known }: { password: string; known: string[] }) {
  const [judged, setJudged] = useState<Answer<typeof api.account.checkPassword>["data"] | null>(null);
  const others = JSON.stringify(known.filter((one) => one.trim()));
  useEffect(() => {
    if (!password) return setJudged(null);
    const gone = new AbortController();
    const pause = setTimeout(() => {
      send(api.account.checkPassword, { password: password.slice(0, 128), known: JSON.parse(others) }, { signal: gone.signal }).then(
        ({ data }) => setJudged(data),
        // Whether it is taken says the form when it is sent.
        () => setJudged(null),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      gone.abort();
    };
  }, [password, others]);
  return (
    <Row gap={10} aria-live="polite" className={classes.strength} data-hidden={!judged || undefined}>
      <Row gap={4} flex="fill" aria-hidden="true">
        {steps.map((step) => (
          <span
            key={step}
            className={classes.step}
            data-reached={(judged && judged.strength >= step) || undefined}
            data-strong={judged?.is_strong || undefined}
          />
        ))}
      </Row>
      <Text as="span" size={12} tone={judged?.is_strong ? "met" : "secondary"} flex="none">
        {judged?.told}
      </Text>
    </Row>
  );
}
