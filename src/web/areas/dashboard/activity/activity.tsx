import { api } from "#contract/index.ts";
import { useScope } from "#web/areas/dashboard/use-scope.ts";
import { Widget } from "#web/areas/dashboard/widgets/widget.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { toldLines } from "./activity-lines.ts";
import { ActivityList } from "./activity-list.tsx";

const SHOWN = 8;

/** The newest deeds; all of them have a screen. */
export function Activity() {
  const t = useWords();
  const { scope } = useScope();
  const query = useCall(api.dashboard.activity, { scope, limit: 60 }, { quiet: true });
  return (
    <Widget
      title={t("dashboard.activity")}
      side={
        <AnchorLink to="/dashboard/activity" search={scope === "mine" ? { scope } : {}} aria-label={t("dashboard.all_activity")}>
          {t("common.all")}
        </AnchorLink>
      }
      query={query}
      rows={6}
      rowHeight={36}
    >
      {({ data }) => {
        const told = toldLines(data.activity).slice(0, SHOWN);
        return told.length > 0 ? <ActivityList told={told} /> : <Text tone="secondary">{t("dashboard.no_activity")}</Text>;
      }}
    </Widget>
  );
}
