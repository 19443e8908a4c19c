import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./recipients-left.module.css";
import { fewLeft } from "./usage.ts";

/**
 * How many of a day's recipients are left, once they are few for `wanted`. It stands below the button that writes to them, or above
 * one at the foot of a dialog that scrolls: the button stays where it is when this arrives.
 */
export function RecipientsLeft({ wanted }: { wanted: number }) {
  const t = useWords();
  const { data } = useCall(api.subscription.purchased, {}, { quiet: true, staleTime: 60_000 });
  const few = fewLeft(data?.data.usage ?? [], wanted);
  if (!few) return null;
  const { left, max } = few;
  return (
    <p className={left < wanted || left === 0 ? classes.short : classes.left} role="status">
      {left === 0 ? t("subscription.recipients_none", { max }) : t("subscription.recipients_left", { count: left })}
    </p>
  );
}
