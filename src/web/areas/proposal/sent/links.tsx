import { Button, CopyButton } from "@mantine/core";
import { api } from "#contract/index.ts";
import type { Share } from "#contract/proposal/proposal.ts";
import type { Editor } from "#web/areas/proposal/editor/use-editor.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { isLive } from "./next-action.ts";
import classes from "./sent.module.css";

/** Whom a link was mailed to; empty where it was only made. */
export const recipientNames = (share: Pick<Share, "recipients"> | undefined): string =>
  (share?.recipients ?? []).map(({ name, email }) => name ?? email).join(", ");

/** The links that went out, the newest first, each with its views; closing one works at once. */
export function Links({ editor, shares }: { editor: Editor; shares: readonly Share[] }) {
  const t = useWords();
  const { proposal, take } = editor;
  const revoke = useAction(api.proposal.revokeShare, { onDone: ({ data }) => take(data.proposal) });
  if (shares.length === 0) return null;
  const newest = shares.findLast((share) => isLive(share) && share.url)?.id;
  return (
    <section className={classes.part} aria-label={t("proposals.links")}>
      <Text as="h3" mb={8} size={14} isPiece weight={600}>
        {t("proposals.links")}
      </Text>
      {shares.toReversed().map((share) => (
        <Row key={share.id} gap="8 12" isWrapped size={13} isPiece className={classes.share}>
          <span className={classes.whom}>
            {recipientNames(share) || t("proposals.link_only")}
            <small>{shareText(t, share)}</small>
            {share.id === newest && <code>{share.url}</code>}
          </span>
          {isLive(share) && (
            <Row as="span" gap={8} isWrapped className={classes.buttons}>
              {share.url && (
                <CopyButton value={share.url}>
                  {({ copied, copy }) => (
                    <Button size="xs" variant="default" onClick={copy}>
                      {t(copied ? "proposals.copied" : "proposals.copy_link")}
                    </Button>
                  )}
                </CopyButton>
              )}
              {share.url && (
                <Button size="xs" variant="default" component="a" href={share.url} target="_blank" rel="noreferrer">
                  {t("proposals.open_link")}
                </Button>
              )}
              <Button
                size="xs"
                variant="default"
                loading={revoke.isPending}
                onClick={() => revoke.mutate({ id: proposal.id, share_id: share.id })}
              >
                {t("proposals.link_close")}
              </Button>
            </Row>
          )}
        </Row>
      ))}
    </section>
  );
}

function shareText(t: Words, share: Share): string {
  const state = share.revoked_at
    ? t("proposals.link_closed")
    : isLive(share)
      ? t("proposals.link_open_until", { date: formatDate(share.expires_at) })
      : t("proposals.link_expired", { date: formatDate(share.expires_at) });
  return [state, t("proposals.link_views", { count: share.views }), share.has_password && t("proposals.link_password")]
    .filter(Boolean)
    .join(" · ");
}
