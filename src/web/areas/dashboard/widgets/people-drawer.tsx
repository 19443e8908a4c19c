import { Link, useNavigate } from "@tanstack/react-router";
import { api } from "#contract/index.ts";
import { useScope } from "#web/areas/dashboard/use-scope.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Drawer } from "#web/ui/overlays.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { formatDate, formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./people-drawer.module.css";

/** The rows behind a figure that counts people: who, for which job, since when. */
export default function PeopleDrawer({ figure }: { figure: "in_interview" | "placements" }) {
  const t = useWords();
  const navigate = useNavigate();
  const { scope, chosen } = useScope();
  const query = useCall(api.dashboard.people, { scope, figure }, { quiet: true });
  const { people, total = 0 } = query.data?.data ?? {};
  const close = () => void navigate({ to: "/dashboard", search: { scope: chosen }, resetScroll: false });
  return (
    <Drawer opened onClose={close} position="right" size={480} title={t(`dashboard.${figure}`)}>
      {query.isError && !people ? (
        <LoadError of={query} />
      ) : !people ? (
        <SkeletonRows rows={6} height={56} label={t("common.loading")} />
      ) : people.length === 0 ? (
        <EmptyState title={t("dashboard.nobody_here")} />
      ) : (
        <>
          {total > people.length && (
            <Text size={12} isPiece tone="dimmed" mb={8}>
              {t("common.of", { n: formatNumber(people.length), total: formatNumber(total) })}
            </Text>
          )}
          <Stack as="ul" className={classes.people}>
            {people.map(({ candidate, job, since }) => (
              <li key={`${candidate.id} ${job.id}`}>
                <Link to="/dashboard/jobs/$id" params={{ id: job.id }} search={{ candidate: candidate.id }} className={classes.person}>
                  <Stack as="span" flex="fill">
                    <Text as="span" weight={600}>
                      {candidate.name ?? t("common.unnamed")}
                    </Text>
                    <Text as="span" tone="secondary" isBreakable>
                      {[job.title, job.client_name].filter(Boolean).join(", ")}
                    </Text>
                  </Stack>
                  {since && (
                    <Text as="time" flex="none" size={12} isPiece tone="dimmed" isTabular dateTime={since}>
                      {formatDate(since)}
                    </Text>
                  )}
                </Link>
              </li>
            ))}
          </Stack>
        </>
      )}
    </Drawer>
  );
}
