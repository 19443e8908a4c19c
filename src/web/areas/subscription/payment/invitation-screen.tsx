import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { User } from "#contract/account/account.ts";
import type { Invitation } from "#contract/account/team.ts";
import { api } from "#contract/index.ts";
import { lastDayOf } from "#contract/text/local-time.ts";
import { CallFailed } from "#web/kit/calls/api.ts";
import { failureText, notify } from "#web/kit/calls/failures.ts";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { enterSession, isVerified, logOut, useSession } from "#web/kit/session/session.ts";
import { keepWayOn } from "#web/kit/session/way-on.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { FullScreenSpinner } from "#web/ui/states/full-screen-spinner.tsx";
import { formatDate, formatMoney } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { fitsMask } from "./masked.ts";
import classes from "./notice.module.css";
import { Notice } from "./notice.tsx";
import { useCheckout } from "./use-checkout.ts";

interface InvitationIds {
  created_member_id: string;
  team_id: string;
}

/** What an invitation's link opens: who invites to which team, and the seat that is free or for sale. */
export function InvitationScreen({ ids }: { ids: InvitationIds }) {
  const t = useWords();
  const user = useSession().loggedInUserInfo?.user;
  const shown = useCall(api.team.invitation, { ...ids }, { quiet: true });
  if (shown.data) return <Invited ids={ids} invitation={shown.data.data.invitation} user={user} />;
  if (!shown.error) return <FullScreenSpinner label={t("common.loading")} />;
  const status = shown.error instanceof CallFailed ? shown.error.status : 0;
  if (status === 410) return <Over team_id={ids.team_id} user={user} />;
  if (status === 404 || status === 422)
    return (
      <Notice
        title={t("price.invitation_none")}
        text={t("price.invitation_none_text")}
        actions={<ButtonLink to="/price">{t("price.see_prices")}</ButtonLink>}
      />
    );
  return (
    <Notice
      isAlert
      title={t("price.invitation_failed")}
      text={failureText(shown.error)}
      actions={<Button onClick={() => void shown.refetch()}>{t("common.try_again")}</Button>}
    />
  );
}

function useEnter(team_id: string, onFailed?: () => void) {
  const navigate = useNavigate();
  const t = useWords();
  const enter = useAction(api.account.enterTeam, {
    onDone: (answer) => {
      enterSession(answer);
      notify("info", t("price.joined", { team: answer.user.workspace.name }));
      void navigate({ to: "/dashboard", replace: true });
    },
    ...(onFailed && { onFailed }),
  });
  return { enter: () => enter.mutate({ team_id }), isPending: enter.isPending };
}

function Invited({ ids, invitation, user }: { ids: InvitationIds; invitation: Invitation; user: User | undefined }) {
  const t = useWords();
  const navigate = useNavigate();
  const checkout = useCheckout();
  const address = `/price/${ids.created_member_id}/${ids.team_id}`;
  const { team_name: team, inviter_name: inviter, seats_free, seat_price, subscription_id, email } = invitation;
  const { enter, isPending } = useEnter(ids.team_id);
  const hasSeat = seats_free === null || seats_free > 0;
  const mayBuy = !hasSeat && seat_price !== null && subscription_id !== null;
  const isInvited = user !== undefined && fitsMask(user.email, email);

  const goTo = (to: "/register" | "/email-verification") => {
    keepWayOn(address);
    void navigate(to === "/register" ? { to, search: { to: address } } : { to });
  };
  const buy = () => {
    if (!seat_price || !subscription_id) return;
    // Paid for, the invitation leads into the team.
    keepWayOn(address);
    checkout.open({ subscription_id, interval: seat_price.interval, seats: 1, ...ids });
  };
  return (
    <Notice
      title={t("price.invites", { inviter, team })}
      text={t("price.invited_as", { role: t(`frame.role_now.${invitation.role}`), date: formatDate(lastDayOf(invitation.expires_at)) })}
    >
      <article className={classes.card}>
        {invitation.logo_url && <img className={classes.logo} src={invitation.logo_url} alt="" />}
        <h2>{t(hasSeat ? "price.seat_free" : mayBuy ? "price.seat_buy" : "price.seat_none")}</h2>
        <p>{t(hasSeat ? "price.seat_free_text" : mayBuy ? "price.seat_buy_text" : "price.seat_none_text", { team, inviter })}</p>
        {mayBuy && seat_price && <SeatPrice {...seat_price} />}
        <Stack gap={8} mt={20} className={classes.buttons}>
          {!user ? (
            <>
              <Button size="md" onClick={() => goTo("/register")}>
                {t("price.register")}
              </Button>
              <ButtonLink to="/login" search={{ to: address }} variant="default" size="md">
                {t("auth.log_in")}
              </ButtonLink>
            </>
          ) : !isInvited ? (
            <Button size="md" onClick={() => void logOut().then(() => navigate({ to: "/login", search: { to: address } }))}>
              {t("price.log_in_other")}
            </Button>
          ) : !isVerified(user) ? (
            <Button size="md" onClick={() => goTo("/email-verification")}>
              {t("price.verify_first")}
            </Button>
          ) : hasSeat ? (
            <Button size="md" loading={isPending} onClick={enter}>
              {t("price.join", { team })}
            </Button>
          ) : (
            mayBuy && (
              <Button size="md" loading={checkout.isPending} onClick={buy}>
                {t("price.buy_seat")}
              </Button>
            )
          )}
        </Stack>
        <p className={classes.hint}>
          {user && !isInvited ? t("price.other_address", { mine: user.email, email }) : t("price.for_address", { email })}
        </p>
      </article>
    </Notice>
  );
}

function SeatPrice({ amount, currency, interval }: NonNullable<Invitation["seat_price"]>) {
  const t = useWords();
  const monthly = interval === "year" ? Math.round(amount / 12) : amount;
  return (
    <>
      <p className={classes.price}>
        <b>{formatMoney(monthly, currency)}</b>
        {t("price.a_month")}
      </p>
      <p className={classes.sum}>{t(`price.sum_${interval}`, { total: formatMoney(amount, currency) })}</p>
    </>
  );
}

/** Ended: accepted, withdrawn or too old. Who accepted it, registering or paying, is led into the team. */
function Over({ team_id, user }: { team_id: string; user: User | undefined }) {
  const t = useWords();
  const navigate = useNavigate();
  const isHere = user?.workspace.id === team_id;
  const mine = useCall(api.team.teams, {}, { quiet: true, enabled: user !== undefined && isVerified(user) && !isHere });
  const joined = mine.data?.data.teams.find((each) => each.id === team_id && !each.is_suspended);
  const { enter, isPending } = useEnter(team_id);
  useEffect(() => {
    if (isHere) void navigate({ to: "/dashboard", replace: true });
  }, [isHere, navigate]);
  if (isHere || mine.isLoading) return <FullScreenSpinner label={t("common.loading")} />;
  if (joined)
    return (
      <Notice
        title={t("price.joined", { team: joined.name })}
        actions={
          <Button size="md" loading={isPending} onClick={enter}>
            {t("price.open_team", { team: joined.name })}
          </Button>
        }
      />
    );
  return (
    <Notice
      title={t("price.invitation_over")}
      text={t("price.invitation_over_text")}
      actions={<ButtonLink to={user ? "/dashboard" : "/price"}>{t(user ? "shell.dashboard" : "price.see_prices")}</ButtonLink>}
    />
  );
}
