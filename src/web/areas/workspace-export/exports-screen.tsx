import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useEffect } from "react";
import type { WorkspaceExport } from "#contract/account/workspace-export.ts";
import { api } from "#contract/index.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row, Span, Stack, Text } from "#web/ui/layout.tsx";
import { Badge } from "#web/ui/marks/marks.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { formatBytes, formatNumber, formatTime } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./exports-screen.module.css";

/** While one is being made; an address is good for ten minutes, so that a new one comes well before. */
const MAKING_MS = 1500;
const STANDING_MS = 5 * 60_000;
const reads = { refreshes: [api.workspaceExport.list] };

/** The whole workspace as a file: asked for, fetched, deleted. The owner's. */
export function ExportsScreen() {
  const t = useWords();
  const isOwner = useUser().role === "owner";
  useEffect(() => {
    document.title = `${t("wholeExport.title")} · Proffer`;
  }, [t]);
  return (
    <>
      <ScreenHead breadcrumb={<AnchorLink to="/dashboard/profile">{t("account.profile")}</AnchorLink>} title={t("wholeExport.title")} />
      {isOwner ? <Archives /> : <EmptyState title={t("wholeExport.owner_only")} text={t("wholeExport.owner_only_text")} />}
    </>
  );
}

function Archives() {
  const t = useWords();
  const read = useCall(
    api.workspaceExport.list,
    {},
    { quiet: true, refetchInterval: ({ state }) => (state.data?.data.exports.some(isMaking) ? MAKING_MS : STANDING_MS) },
  );
  const make = useAction(api.workspaceExport.make, reads);
  const archives = read.data?.data.exports;
  return (
    <Stack gap={20} className={classes.screen}>
      <Stack gap={8}>
        <Text isReading>{t("wholeExport.lead")}</Text>
        <Text isReading tone="secondary">
          {t("wholeExport.without")}
        </Text>
        <Text isReading tone="secondary">
          {t("wholeExport.care")}
        </Text>
      </Stack>
      <div>
        <Button loading={make.isPending} disabled={!archives || archives.some(isMaking)} onClick={() => make.mutate({})}>
          {t("wholeExport.make")}
        </Button>
      </div>
      <section aria-labelledby="archives">
        <Text as="h2" id="archives" size={15} weight={600} mb={8}>
          {t("wholeExport.list")}
        </Text>
        {archives ? (
          <div role="status">
            {archives.length === 0 && <Text tone="secondary">{t("wholeExport.none")}</Text>}
            <ul className={classes.archives}>
              {archives.map((one) => (
                <Archive key={one.id} one={one} />
              ))}
            </ul>
          </div>
        ) : read.isError ? (
          <LoadError of={read} />
        ) : (
          <SkeletonRows rows={1} label={t("common.loading")} />
        )}
      </section>
    </Stack>
  );
}

const isMaking = ({ state }: WorkspaceExport) => state === "making";
const tones = { making: "plain", ready: "met", failed: "not_met" } as const;

function Archive({ one }: { one: WorkspaceExport }) {
  const t = useWords();
  const remove = useAction(api.workspaceExport.remove, reads);
  const holds = { rows: formatNumber(one.rows), files: formatNumber(one.files), size: formatBytes(one.bytes) };
  const facts = [t("wholeExport.asked", { name: one.recruiter_name ?? "–", time: formatTime(one.created_at) })];
  if (one.until && one.url) facts.push(t("wholeExport.until", { time: formatTime(one.until) }));
  return (
    <Row as="li" gap="8 16" isWrapped className={classes.archive}>
      <Span flex="fill" className={classes.words}>
        <Row as="span" gap={8} isWrapped>
          <Badge tone={tones[one.state]}>{t(`wholeExport.${one.state}`)}</Badge>
          <Span weight={500} isTabular>
            {one.state === "ready" ? t("wholeExport.holds", holds) : t(`wholeExport.${one.state}_text`)}
          </Span>
        </Row>
        <Text as="span" size={12} tone="dimmed" className={classes.under}>
          {facts.join(" · ")}
        </Text>
      </Span>
      <Row gap={8}>
        {one.url && (
          <Button component="a" href={one.url} download size="xs" leftSection={<IconDownload size={16} stroke={1.6} />}>
            {t("wholeExport.download")}
          </Button>
        )}
        <Button size="xs" variant="default" loading={remove.isPending} onClick={() => remove.mutate({ id: one.id })}>
          {t(isMaking(one) ? "common.cancel" : "wholeExport.remove")}
        </Button>
      </Row>
    </Row>
  );
}
