import { getRouteApi, Link } from "@tanstack/react-router";
import { api } from "#contract/index.ts";
import type { FigureRow } from "#contract/statistics.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Drawer } from "#web/ui/overlays.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { formatDate, formatNumber } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import type { StatisticsSearch } from "./addresses.ts";
import { askedOf } from "./period.ts";
import classes from "./rows-drawer.module.css";

const route = getRouteApi("/dashboard/statistics");

/** The records behind a figure. It stands in the address: back closes it. */
export function RowsDrawer() {
  const t = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const close = () =>
    void navigate({
      search: (before) => ({ ...before, rows: undefined, rows_recruiter_id: undefined, rows_client_id: undefined, rows_source: undefined }),
      resetScroll: false,
    });
  return (
    <Drawer opened={search.rows !== undefined} onClose={close} position="right" size={520} title={search.rows && nameOf(t, search.rows)}>
      {search.rows && <Rows search={search} figure={search.rows} />}
    </Drawer>
  );
}

const nameOf = (t: Words, figure: NonNullable<StatisticsSearch["rows"]>): string => {
  switch (figure) {
    case "candidates":
    case "jobs":
    case "proposals":
    case "opened":
    case "answered":
    case "declined":
      return t(`statistics.name.${figure}`);
    default:
      return t(`matching.stages.${figure}`);
  }
};

function Rows({ search, figure }: { search: StatisticsSearch; figure: NonNullable<StatisticsSearch["rows"]> }) {
  const t = useWords();
  const { rows_recruiter_id, rows_client_id, rows_source } = search;
  const found = useCall(
    api.statistics.rows,
    {
      ...askedOf(search),
      figure,
      ...(rows_recruiter_id && { recruiter_id: rows_recruiter_id }),
      ...(rows_client_id && { client_id: rows_client_id }),
      ...(rows_source && { source: rows_source }),
    },
    { quiet: true },
  );
  if (found.isPending) return <SkeletonRows rows={6} height={52} label={t("common.loading")} />;
  if (found.isError) return <LoadError of={found} />;
  const { rows, total } = found.data.data;
  if (rows.length === 0) return <EmptyState title={t("statistics.nothing")} />;
  return (
    <>
      {total > rows.length && (
        <Text size={12} isPiece tone="dimmed" mb={8}>
          {t("statistics.rows_shown", { n: formatNumber(rows.length), total: formatNumber(total) })}
        </Text>
      )}
      <Stack as="ul">
        {rows.map((row) => (
          <Row key={`${row.candidate_id}${row.job_id}${row.proposal_id}`} as="li" gap={12} justify="between" className={classes.row}>
            <Stack as="span" flex="shrink">
              <RowLink row={row} />
              <Text as="span" size={12} tone="secondary" isTruncated>
                {[row.candidate_id ? row.job_title : null, row.client_name].filter(Boolean).join(" · ")}
              </Text>
            </Stack>
            <Text as="span" flex="none" size={12} isPiece tone="dimmed" isTabular>
              {formatDate(row.at)}
            </Text>
          </Row>
        ))}
      </Stack>
    </>
  );
}

/** To the proposal, the pair's match, the candidate or the job: whichever the figure counts. */
function RowLink({ row }: { row: FigureRow }) {
  const t = useWords();
  const name = (row.candidate_id ? row.candidate_name : row.job_title) ?? t("common.unnamed");
  if (row.proposal_id)
    return (
      <Link to="/dashboard/proposals/$id" params={{ id: row.proposal_id }} className={classes.name}>
        {name}
      </Link>
    );
  if (row.job_id)
    return (
      <Link
        to="/dashboard/jobs/$id"
        params={{ id: row.job_id }}
        search={row.candidate_id ? { candidate: row.candidate_id } : {}}
        className={classes.name}
      >
        {name}
      </Link>
    );
  return (
    <Link to="/dashboard/candidates/$id" params={{ id: row.candidate_id ?? "" }} className={classes.name}>
      {name}
    </Link>
  );
}
