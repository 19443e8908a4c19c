import { UnstyledButton } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Text } from "#web/ui/layout.tsx";
import { Popover } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { answererName, whyNoModel } from "./chat-words.ts";
import classes from "./composer.module.css";
import type { Talk } from "./live.ts";

/** Who answers, and what that means; of the built-in assistant also what a language model would add. */
export function WhoAnswers({ answerer }: Pick<Talk["data"], "answerer">) {
  const t = useWords();
  const isBuiltIn = answerer.provider === "built_in";
  return (
    <Popover width={320} position="top-start" shadow="lg">
      <Popover.Target>
        <UnstyledButton className={classes.who}>
          {answererName(t, answerer)}
          <IconInfoCircle size={14} stroke={1.6} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size={13} className={classes.explained}>
          {t(isBuiltIn ? "chat.built_in_text" : "chat.model_text")}
        </Text>
        {isBuiltIn && <WithModel />}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Only the owner is told how things are set, and has something to set. */
function WithModel() {
  const t = useWords();
  const isOwner = useUser().role === "owner";
  const settings = useCall(api.model.settings, {}, { quiet: true, enabled: isOwner, staleTime: 60_000 }).data?.data;
  return (
    <Text size={13} className={classes.explained}>
      {t("chat.model_adds")} {settings ? whyNoModel(t, settings) : !isOwner && t("chat.model_whose")}{" "}
      {isOwner && <AnchorLink to="/dashboard/profile/model">{t("chat.model_see")}</AnchorLink>}
    </Text>
  );
}
