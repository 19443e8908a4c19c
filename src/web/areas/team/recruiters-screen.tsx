import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCrown, IconDots, IconLogout, IconUserPlus } from "@tabler/icons-react";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { roles } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { ListScreen } from "#web/kit/list/list-screen.tsx";
import { useViews } from "#web/kit/list/tools/views/use-views.ts";
import { useList } from "#web/kit/list/use-list.ts";
import { useEverybody } from "#web/kit/people/use-colleagues.ts";
import { mayManage, useUser } from "#web/kit/session/session.ts";
import { AnchorLink, ButtonLink } from "#web/ui/input/links.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Menu, Popover } from "#web/ui/overlays.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { readTeamSearch } from "./addresses.ts";
import { EndSessionsDialog } from "./end-sessions-dialog.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { isInvited } from "./recruiter-facts.ts";
import { recruiterList } from "./recruiter-list.tsx";
import classes from "./recruiters.module.css";
import { TransferDialog } from "./transfer-dialog.tsx";

const route = getRouteApi("/dashboard/recruiters");
/** Who works here, with which role, and who is on the way. */
export function RecruitersScreen() {
  const t = useWords();
  const user = useUser();
  const isManager = mayManage(user);
  const navigate = route.useNavigate();
  const state = useList(recruiterList, route.useSearch(), (next, isReplaced = false) =>
    navigate({ search: readTeamSearch(next), replace: isReplaced, resetScroll: !isReplaced }),
  );
  const { total, rows, search, isPhone } = state;
  const [isInviting, inviting] = useDisclosure(false);
  const [open, setOpen] = useState<"transfer" | "sessions" | "leave" | null>(null);
  const bought = useCall(api.subscription.purchased, {}, { quiet: true, staleTime: 30_000 }).data?.data;
  const isForOne = bought?.plan?.seats.max === 1;
  const everybody = useEverybody();
  const { views } = useViews("recruiters", search);
  useKeys({
    n: (event) => {
      event.preventDefault();
      if (isManager) inviting.open();
    },
  });
  const isAlone = total === 1 && !search.q;

  return (
    <>
      <ListScreen
        state={state}
        isPlain={isAlone}
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
                    <>
                      <Menu.Item leftSection={<IconCrown size={16} stroke={1.6} />} onClick={() => setOpen("transfer")}>
                        {t("team.transfer")}
                      </Menu.Item>
                      <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={() => setOpen("sessions")}>
                        {t("team.end_all_sessions")}
                      </Menu.Item>
                    </>
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
        tabs={views.length > 0 || search.q || search.sort ? [{ search: {}, name: t("common.all") }, "saved"] : null}
        tools={<RolesExplained />}
      />
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
      {open === "sessions" && <EndSessionsDialog recruiter={null} onClose={() => setOpen(null)} />}
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
        <Stack as="dl" gap={12}>
          {roles.map((each) => (
            <div key={each}>
              <Text as="dt" weight={500}>
                {t(`team.role.${each}`)}
              </Text>
              <Text as="dd" tone="secondary">
                {t(`team.role_may.${each}`)}
              </Text>
            </div>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
