import { Switch } from "@mantine/core";
import { api } from "#contract/index.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { queryClient } from "#web/kit/calls/query-client.ts";
import { keyOf, useAction, useCall } from "#web/kit/calls/use-call.ts";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./profile.module.css";

const ways = ["in_app", "by_letter"] as const;

/** Of what one is told, kind by kind, in the app and by letter; each saves at once. */
export function NotificationsForm() {
  const t = useWords();
  const query = useCall(api.notification.settings, {}, { quiet: true });
  const save = useAction(api.notification.updateSettings, {
    // What was saved is what stands there: until it was asked again the switch would turn back for a moment.
    onDone: (answer) => queryClient.setQueryData(keyOf(api.notification.settings, {}), answer),
  });
  const switches = query.data?.data.switches;
  if (!switches) return query.isError ? <LoadError of={query} /> : <SkeletonRows rows={7} height={44} label={t("common.loading")} />;
  const changed = save.isPending ? save.variables : undefined;
  return (
    <table className={classes.switches}>
      <thead>
        <tr>
          <td />
          {ways.map((way) => (
            <th key={way} scope="col">
              {t(`notifications.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {switches.map((each) => (
          <tr key={each.kind}>
            <th scope="row">{t(`notifications.kind.${each.kind}`)}</th>
            {ways.map((way) => (
              <td key={way}>
                <Switch
                  className={classes.switch}
                  aria-label={`${t(`notifications.kind.${each.kind}`)}: ${t(`notifications.${way}`)}`}
                  checked={changed?.kind === each.kind ? (changed[way] ?? each[way]) : each[way]}
                  disabled={save.isPending}
                  onChange={(event) => save.mutate({ kind: each.kind, [way]: event.currentTarget.checked })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
