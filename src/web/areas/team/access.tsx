import { Button, CopyButton, Switch } from "@mantine/core";
import type { Recruiter } from "#contract/account/team.ts";
import { mayManage, useUser } from "#web/kit/session/session.ts";
import { Row } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { hasExpired, invitationLink, isInvited, mayChange, nameOf } from "./recruiter-facts.ts";
import classes from "./recruiters.module.css";
import { useRecruiterActions } from "./use-recruiter-actions.ts";

/** A switch for those who may suspend; the link to hand on while somebody is invited. */
export function Access({ recruiter }: { recruiter: Recruiter }) {
  const t = useWords();
  const user = useUser();
  const { setActive, resend, isBusy } = useRecruiterActions();
  const isActive = recruiter.status === 1;
  const word = t(isActive ? "team.active" : "team.suspended");
  if (isInvited(recruiter)) {
    if (!mayManage(user)) return <span className={classes.quiet}>{t("team.awaited")}</span>;
    if (hasExpired(recruiter))
      return (
        <Button
          size="xs"
          variant="default"
          loading={isBusy}
          onClick={() => resend(recruiter)}
          aria-label={t("team.invite_again_for", { name: nameOf(recruiter) })}
        >
          {t("team.invite_again")}
        </Button>
      );
    return (
      <CopyButton value={invitationLink(recruiter, user.workspace.id)}>
        {({ copied, copy }) => (
          <Button
            size="xs"
            variant="default"
            onClick={copy}
            aria-label={copied ? undefined : t("team.copy_link_of", { name: nameOf(recruiter) })}
          >
            {t(copied ? "team.copied" : "team.copy_link")}
          </Button>
        )}
      </CopyButton>
    );
  }
  if (!mayChange(user, recruiter)) return <span className={isActive ? classes.quiet : classes.suspended}>{word}</span>;
  return (
    <Row as="span" gap={8} isOneLine>
      <Switch
        size="xs"
        checked={isActive}
        disabled={isBusy}
        aria-label={t("team.access_of", { name: nameOf(recruiter) })}
        onChange={(event) => setActive(recruiter, event.currentTarget.checked)}
      />
      <span className={isActive ? classes.quiet : classes.suspended} aria-hidden="true">
        {word}
      </span>
    </Row>
  );
}
