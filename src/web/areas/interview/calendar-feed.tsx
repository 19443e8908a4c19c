import { Button, CopyButton, TextInput } from "@mantine/core";
import { api } from "#contract/index.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { Row } from "#web/ui/layout.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./interviews.module.css";

/** The secret address of one's own interviews: made, copied, renewed, or turned off. */
export function CalendarFeed() {
  const t = useWords();
  const feed = useCall(api.interview.feed, {}, { quiet: true });
  const renew = useAction(api.interview.renewFeed, { refreshes: [api.interview.feed] });
  if (feed.isError) return <LoadError of={feed} />;
  if (feed.isPending) return <SkeletonRows rows={1} height={52} label={t("common.loading")} />;
  const { url } = feed.data.data;
  if (!url)
    return (
      <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate({})}>
        {t("interviews.feed_on")}
      </Button>
    );
  return (
    <>
      <Row gap={8} align="end" isWrapped>
        <TextInput
          className={classes.address}
          label={t("interviews.feed_address")}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? "interviews.feed_copied" : "interviews.feed_copy")}
            </Button>
          )}
        </CopyButton>
      </Row>
      <Row as="p" size={12} tone="dimmed" mt={6} mb={12}>
        {t("interviews.feed_hint")}
      </Row>
      <Row gap={8} isWrapped>
        <Button
          variant="default"
          loading={renew.isPending}
          onClick={() => renew.mutate({}, { onSuccess: () => notify("info", t("interviews.feed_renewed")) })}
        >
          {t("interviews.feed_renew")}
        </Button>
        <Button
          variant="default"
          onClick={() => renew.mutate({ on: false }, { onSuccess: () => notify("info", t("interviews.feed_is_off")) })}
        >
          {t("interviews.feed_off")}
        </Button>
      </Row>
    </>
  );
}
