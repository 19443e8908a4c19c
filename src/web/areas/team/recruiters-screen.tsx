import { Button } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { IconArrowsSort, IconCheck, IconCrown, IconDots, IconLogout, IconUserPlus } from "@tabler/icons-react";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useRef, useState } from "react";
import { roles } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { failureText } from "#web/kit/calls/failures.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { ColumnsMenu } from "#web/kit/list/columns-menu.tsx";
import { rowKeys } from "#web/kit/list/focused-row.ts";
import { SearchLine } from "#web/kit/list/search-line.tsx";
import { useColumns, useViews } from "#web/kit/list/use-views.ts";
import { ViewTabs } from "#web/kit/list/view-tabs.tsx";
import { useEverybody } from "#web/kit/people/use-colleagues.ts";
import { mayManage, useUser } from "#web/kit/session/session.ts";
import { Menu, Popover } from "#web/ui/floating.tsx";
import { AnchorLink, ButtonLink } from "#web/ui/links.tsx";
import { ScreenHead, tabClass } from "#web/ui/screen-head.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "#web/ui/states.tsx";
import { useWords } from "#web/words/words.ts";
import { readTeamSearch, type TeamSort, teamSorts } from "./addresses.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { isInvited } from "./recruiter-facts.ts";
import classes from "./recruiters.module.css";
import { RecruiterCards, RecruitersTable, recruiterColumnName, recruiterColumns } from "./recruiters-table.tsx";
import { TransferDialog } from "./transfer-dialog.tsx";
import { listBody, useRecruiters } from "./use-recruiters.ts";

const route = getRouteApi("/dashboard/recruiters");
const keys = rowKeys("recruiter");

/** From a row that has the focus to its first link or button: their records, or what may be done with them. */
function openRow(): void {
  const row = document.activeElement as HTMLElement | null;
  if (row?.dataset.recruiter) row.closest("tr, li")?.querySelector<HTMLElement>("a, button")?.focus();
}

/** Who works here, with which role, and who is on the way. */
export function RecruitersScreen() {
  const t = useWords();
  const user = useUser();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isManager = mayManage(user);
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const field = useRef<HTMLInputElement>(null);
  const [isInviting, inviting] = useDisclosure(false);
  const [open, setOpen] = useState<"transfer" | "leave" | null>(null);
  const { pages, rows, total } = useRecruiters(listBody(search));
  const bought = useCall(api.subscription.purchased, {}, { quiet: true, staleTime: 30_000 }).data?.data;
  const isForOne = bought?.plan?.seats.max === 1;
  const everybody = useEverybody();
  const owner = everybody.find((each) => each.role === "owner");

  const { views, active } = useViews("recruiters", search as Record<string, unknown>);
  const { columns, choose } = useColumns("recruiters", recruiterColumns);
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages;
  const needMore = useCallback(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage, isFetchNextPageError]);
  const setSearch = (q: string) => void navigate({ search: (before) => ({ ...before, q: q.trim() || undefined }), replace: true });
  useKeys({
    j: () => keys.step(1),
    k: () => keys.step(-1),
    Enter: openRow,
    n: (event) => {
      event.preventDefault();
      if (isManager) inviting.open();
    },
    "/": (event) => {
      event.preventDefault();
      field.current?.focus();
    },
  });
  const setSort = (sort: TeamSort | undefined) => void navigate({ search: (before) => ({ ...before, sort }), replace: true });
  const isAlone = total === 1 && !search.q;

  return (
    <>
      <ScreenHead
        title={t("frame.recruiters")}
        facts={<Seats total={total} seats={bought?.seats} />}
        actions={
          <>
            {user.workspace.kind === "team" && (
              <Menu position="bottom-end" width={220}>
                <Menu.Target>
                  <Button variant="default" px={8} aria-label={t("team.actions")} className={classes.primary}>
                    <IconDots size={16} stroke={1.6} />
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  {user.role === "owner" ? (
                    <Menu.Item leftSection={<IconCrown size={16} stroke={1.6} />} onClick={() => setOpen("transfer")}>
                      {t("team.transfer")}
                    </Menu.Item>
                  ) : (
                    <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={() => setOpen("leave")}>
                      {t("team.leave")}
                    </Menu.Item>
                  )}
                </Menu.Dropdown>
              </Menu>
            )}
            {isManager && (
              <Button
                variant={isAlone ? "default" : "filled"}
                leftSection={<IconUserPlus size={16} stroke={1.6} />}
                onClick={inviting.open}
                className={classes.primary}
              >
                {t(isPhone ? "team.invite_short" : "team.invite")}
              </Button>
            )}
          </>
        }
        tabs={
          (views.length > 0 || search.q || search.sort) && (
            <>
              <button
                type="button"
                className={tabClass}
                data-active={(!active && !search.q && !search.sort) || undefined}
                onClick={() => void navigate({ search: {} })}
              >
                {t("common.all")}
              </button>
              <ViewTabs
                list="recruiters"
                search={search as Record<string, unknown>}
                onOpen={(saved) => void navigate({ search: readTeamSearch(saved) })}
              />
            </>
          )
        }
      />
      {!isAlone && (
        <div className={classes.bar}>
          <SearchLine
            value={search.q ?? ""}
            label={t("team.search")}
            hint={t("team.search")}
            inputRef={field}
            onSearch={setSearch}
            onDown={() => keys.step(1)}
          />
          {isPhone && <SortMenu value={search.sort} onChange={setSort} />}
          {!isPhone && (
            <>
              <span className={classes.space} />
              <RolesExplained />
              <ColumnsMenu all={recruiterColumns} columns={columns} nameOf={(column) => recruiterColumnName(t, column)} onChoose={choose} />
            </>
          )}
        </div>
      )}
      {pages.isPending && (
        <div className={classes.waiting}>
          <SkeletonRows height={isPhone ? 132 : 49} rows={6} label={t("common.loading")} />
        </div>
      )}
      {pages.isError && rows.length === 0 && (
        <ErrorState
          title={t("common.could_not_load")}
          text={failureText(pages.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void pages.refetch()}
        />
      )}
      {pages.isSuccess && rows.length === 0 && (
        <EmptyState
          title={t("team.none_found")}
          action={
            <Button variant="default" onClick={() => setSearch("")}>
              {t("team.clear_search")}
            </Button>
          }
        />
      )}
      {rows.length > 0 &&
        (isPhone ? (
          <RecruiterCards recruiters={rows} owner={owner} />
        ) : (
          <RecruitersTable
            recruiters={rows}
            owner={owner}
            columns={columns}
            hasMore={hasNextPage}
            onNeedMore={needMore}
            sort={search.sort}
            onSort={setSort}
          />
        ))}
      {isPhone && hasNextPage && (
        <div className={classes.more}>
          <Button size="xs" variant="default" loading={isFetchingNextPage} onClick={needMore}>
            {t("common.load_more")}
          </Button>
        </div>
      )}
      {isPhone && rows.length > 1 && (
        <div className={classes.below}>
          <RolesExplained />
        </div>
      )}
      {isAlone && <Alone isForOne={isForOne} onInvite={inviting.open} />}
      {isInviting && <InviteDialog seats={bought?.seats} isForOne={isForOne} onClose={inviting.close} />}
      {open === "transfer" && (
        <TransferDialog
          choices={everybody.filter((each) => each.role !== "owner" && each.status === 1 && !isInvited(each))}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "leave" && <LeaveDialog onClose={() => setOpen(null)} />}
    </>
  );
}

/** How full the team is, as the way to the subscription; where seats aren't counted, how many people there are. */
function Seats({ total, seats }: { total: number | null; seats: { total: number | null; used: number } | undefined }) {
  const t = useWords();
  if (seats && seats.total !== null)
    return (
      <AnchorLink to="/dashboard/subscription" inherit className={classes.seats}>
        {t("team.seats_used", { used: seats.used, count: seats.total })}
      </AnchorLink>
    );
  return total === null ? null : t("team.members", { count: total });
}

/** One person and nobody else: what a team would bring. */
function Alone({ isForOne, onInvite }: { isForOne: boolean; onInvite: () => void }) {
  const t = useWords();
  const { role } = useUser();
  if (isForOne)
    return (
      <EmptyState
        title={t("team.one_seat")}
        text={t(role === "owner" ? "team.one_seat_text" : "team.one_seat_ask")}
        action={role === "owner" && <ButtonLink to="/price">{t("team.see_team")}</ButtonLink>}
      />
    );
  return <EmptyState title={t("team.alone")} text={t("team.alone_text")} action={<Button onClick={onInvite}>{t("team.invite")}</Button>} />;
}

function RolesExplained() {
  const t = useWords();
  return (
    <Popover position="bottom-end" width={340} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" color="gray" className={classes.explain}>
          {t("team.roles")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={16} aria-label={t("team.roles")}>
        <dl className={classes.explained}>
          {roles.map((each) => (
            <div key={each}>
              <dt>{t(`team.role.${each}`)}</dt>
              <dd>{t(`team.role_may.${each}`)}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}

const sortNames = { name: "team.sort_name", role: "team.sort_role", "-last_active_at": "team.sort_active" } as const;

function SortMenu({ value, onChange }: { value: TeamSort | undefined; onChange: (sort: TeamSort | undefined) => void }) {
  const t = useWords();
  const wordOf = (sort: TeamSort | undefined) => t(sort ? sortNames[sort] : "team.sort_standard");
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <Button variant="default" px={10} className={classes.primary} aria-label={`${t("team.sort")}: ${wordOf(value)}`}>
          <IconArrowsSort size={16} stroke={1.6} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {[undefined, ...teamSorts].map((sort) => (
          <Menu.Item
            key={sort ?? "standard"}
            aria-current={sort === value || undefined}
            rightSection={sort === value ? <IconCheck size={14} stroke={1.6} /> : null}
            onClick={() => onChange(sort)}
          >
            {wordOf(sort)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
