import { Button, SegmentedControl } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ImportRow, WholeImport } from "#contract/import/import.ts";
import { api } from "#contract/index.ts";
import { showFailure } from "#web/kit/calls/failures.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { saveFile } from "#web/kit/record/csv.ts";
import { Row, Span, Stack, Text } from "#web/ui/layout.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./imports.module.css";
import { problemText, resultsOf } from "./results.ts";

const PAGE = 100;
const MOST = 1000;

/** The rows, those with remarks first, as many as somebody wants to see; all of them as a file. */
export function ImportRows({ whole: { id, done, state, file_name }, isMoving }: { whole: WholeImport; isMoving: boolean }) {
  const t = useWords();
  const [only, setOnly] = useState<"problems" | "all">("problems");
  const [limit, setLimit] = useState(PAGE);
  const [isSaving, setIsSaving] = useState(false);
  const asked = { id, limit, ...(only === "problems" && { with_problems: true }) };
  const shown = useCall(api.import.rows, asked, { quiet: true, enabled: !isMoving, staleTime: 0 });
  const rows = shown.data?.data.rows ?? [];
  const download = async () => {
    setIsSaving(true);
    try {
      const name = `${file_name.replace(/\.[^.]+$/, "")} ${t("imports.result").toLowerCase()}.csv`;
      saveFile(name, await resultsOf(id, t), "text/csv;charset=utf-8");
    } catch (failure) {
      showFailure(failure);
    } finally {
      setIsSaving(false);
    }
  };
  if (isMoving || done === 0) return null;
  return (
    <section aria-label={t(`imports.state_of.${state}`)}>
      <Row gap="8 16" justify="between" isWrapped mb={8}>
        <SegmentedControl
          value={only}
          onChange={(value) => setOnly(value === "all" ? "all" : "problems")}
          data={[
            { value: "problems", label: t("imports.only_problems") },
            { value: "all", label: t("imports.all_rows") },
          ]}
        />
        <Button variant="default" loading={isSaving} onClick={() => void download()} leftSection={<IconDownload size={16} stroke={1.6} />}>
          {t("imports.download")}
        </Button>
      </Row>
      {shown.data && rows.length === 0 && <Text tone="secondary">{t("imports.rows_none")}</Text>}
      <Stack as="ol" className={classes.rows}>
        {rows.map((row) => (
          <li key={row.row} className={classes.row} data-outcome={row.outcome}>
            <Span tone="dimmed" isTabular className={classes.number}>
              {formatNumber(row.row)}
            </Span>
            <Span flex="fill" isBreakable>
              <RowName row={row} />
              {row.problems.map((one, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what is wrong with a row stands in its order
                <Text key={at} as="span" size={12} tone="secondary" className={classes.under}>
                  {problemText(one, t)}
                </Text>
              ))}
            </Span>
            <Span className={classes.outcome}>{row.outcome && t(`imports.count_of.${row.outcome}`)}</Span>
          </li>
        ))}
      </Stack>
      {shown.data?.data.next != null && limit < MOST && (
        <Row mt={8}>
          <Button variant="default" onClick={() => setLimit(Math.min(MOST, limit + 300))}>
            {t("imports.more")}
          </Button>
        </Row>
      )}
    </section>
  );
}

function RowName({ row: { name, candidate_id, client_id, job_id, outcome } }: { row: ImportRow }) {
  const t = useWords();
  const said = name || t("imports.unnamed");
  const className = classes.name;
  if (outcome === "removed") return <Span weight={500}>{said}</Span>;
  if (candidate_id)
    return (
      <Link to="/dashboard/candidates/$id" params={{ id: candidate_id }} className={className}>
        {said}
      </Link>
    );
  if (job_id)
    return (
      <Link to="/dashboard/jobs/$id" params={{ id: job_id }} className={className}>
        {said}
      </Link>
    );
  if (client_id)
    return (
      <Link to="/dashboard/clients/$id" params={{ id: client_id }} className={className}>
        {said}
      </Link>
    );
  return <Span weight={500}>{said}</Span>;
}
