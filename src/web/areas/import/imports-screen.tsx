import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ImportRun } from "#contract/import/import.ts";
import { api } from "#contract/index.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Span, Stack, Text } from "#web/ui/layout.tsx";
import { Badge } from "#web/ui/marks/marks.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { formatDate, formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./imports.module.css";
import { useFileDrop } from "./use-file-drop.tsx";

/** Where a file is given, and what was imported before. */
export function ImportsScreen() {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  return (
    <>
      <ScreenHead title={t("imports.title")} />
      {isEditor ? (
        <Stack gap={24} className={classes.screen}>
          <Begin />
          <Earlier />
        </Stack>
      ) : (
        <EmptyState title={t("imports.title")} text={t("imports.nobody_may")} />
      )}
    </>
  );
}

function Begin() {
  const t = useWords();
  const navigate = useNavigate();
  const begin = useAction(api.import.begin, {
    refreshes: [api.import.list],
    onDone: ({ data }) => void navigate({ to: "/dashboard/import/$id", params: { id: data.import.id } }),
  });
  const { input, drop, choose } = useFileDrop(t("imports.choose"), ".csv,.tsv,.txt,.xlsx,.zip", (file) => begin.mutate({ file }));
  return (
    <>
      <Text tone="secondary" isReading className={classes.lead}>
        {t("imports.lead")}
      </Text>
      <Stack align="center" gap={12} className={classes.zone} {...drop}>
        {input}
        <Text as="h2" size={18} weight={600} role="status">
          {t(begin.isPending ? "imports.looking" : "imports.drop")}
        </Text>
        <Text tone="secondary" className={classes.zoneText}>
          {t("imports.drop_text")}
        </Text>
        <Button onClick={choose} loading={begin.isPending} leftSection={<IconUpload size={16} stroke={1.6} />}>
          {t("imports.choose")}
        </Button>
      </Stack>
    </>
  );
}

function Earlier() {
  const t = useWords();
  const shown = useCall(api.import.list, {}, { quiet: true });
  const imports = shown.data?.data.imports;
  if (shown.isError && !imports) return <LoadError of={shown} />;
  if (!imports) return <SkeletonRows rows={3} label={t("common.loading")} />;
  return (
    <section>
      <Text as="h2" size={15} weight={600} mb={8}>
        {t("imports.earlier")}
      </Text>
      {imports.length === 0 && <Text tone="secondary">{t("imports.none")}</Text>}
      <Stack as="ul" className={classes.rows} aria-label={t("imports.earlier")}>
        {imports.map((one) => (
          <EarlierRow key={one.id} one={one} />
        ))}
      </Stack>
    </section>
  );
}

function EarlierRow({ one }: { one: ImportRun }) {
  const t = useWords();
  const hasRun = ["done", "cancelled", "paused", "running"].includes(one.state);
  const counted = (outcome: "added" | "updated") =>
    hasRun && one.counts[outcome] > 0 && `${formatNumber(one.counts[outcome])} ${t(`imports.count_of.${outcome}`).toLowerCase()}`;
  const facts = [
    t(`imports.kind_of.${one.kind}`),
    t("imports.by", { name: one.recruiter_name ?? "–", date: formatDate(one.created_at) }),
    counted("added"),
    counted("updated"),
  ];
  return (
    <li>
      <Link to="/dashboard/import/$id" params={{ id: one.id }} className={classes.earlier}>
        <Span flex="fill" isBreakable>
          <Span weight={500}>{one.file_name}</Span>
          <Text as="span" size={12} tone="dimmed" className={classes.under}>
            {facts.filter(Boolean).join(" · ")}
          </Text>
        </Span>
        <StateBadge state={one.state} />
      </Link>
    </li>
  );
}

/** How an import stands. */
export function StateBadge({ state }: Pick<ImportRun, "state">) {
  const t = useWords();
  return <Badge tone={state === "done" ? "met" : state === "failed" ? "not_met" : "plain"}>{t(`imports.state_of.${state}`)}</Badge>;
}
