import { useEffect, useState } from "react";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./password-strength.module.css";

const PAUSE_MS = 350;
const steps = [1, 2, 3, 4] as const;
type Strength = 0 | 1 | 2 | 3 | 4;
const isStrength = (value: number): value is Strength => value >= 0 && value <= 4;

/** How long a new password would stand, as the server judges it once somebody pauses; nothing where it doesn't say. */
export function PasswordStrength({ password, known }: { password: string; known: string[] }) {
  const t = useWords();
  const [strength, setStrength] = useState<Strength | null>(null);
  const others = JSON.stringify(known.filter((one) => one.trim()));
  useEffect(() => {
    if (!password) return setStrength(null);
    const gone = new AbortController();
    const pause = setTimeout(() => {
      send(api.account.checkPassword, { password: password.slice(0, 128), known: JSON.parse(others) }, { signal: gone.signal }).then(
        ({ data }) => setStrength(isStrength(data.strength) ? data.strength : null),
        // Whether it is taken says the form when it is sent.
        () => setStrength(null),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      gone.abort();
    };
  }, [password, others]);
  return (
    <Row gap={10} aria-live="polite" className={classes.strength} data-hidden={strength === null || undefined}>
      <Row gap={4} flex="fill" aria-hidden="true">
        {steps.map((step) => (
          <span
            key={step}
            className={classes.step}
            data-reached={(strength ?? 0) >= step || undefined}
            data-strong={strength === 4 || undefined}
          />
        ))}
      </Row>
      <Text as="span" size={12} tone={strength === 4 ? "met" : "secondary"} flex="none">
        {strength !== null && t(`auth.strength.s${strength}`)}
      </Text>
    </Row>
  );
}
