import { IconCheck } from "@tabler/icons-react";
import { Link, linkOptions } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "#contract/index.ts";
import type { Answer } from "#web/kit/calls/api.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { mayManage, placeNow, useUser } from "#web/kit/session/session.ts";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./first-steps.module.css";

type Begun = Answer<typeof api.dashboard.figures>["data"]["begun"];

/**
 * What a new workspace does once, ticked off by what is there; it goes when the main job has been done from end to end.
 * Whoever works alone isn't asked for colleagues.
 */
export function FirstSteps({ begun }: { begun: Begun }) {
  const t = useWords();
  const user = useUser();
  if (begun.candidate && begun.job && begun.proposal) return null;
  const steps = [
    { name: "candidate" as const, target: linkOptions({ to: "/dashboard/candidates" }) },
    { name: "job" as const, target: linkOptions({ to: "/dashboard/jobs/new" }) },
    { name: "proposal" as const, target: linkOptions({ to: "/dashboard/jobs" }) },
    ...(mayManage(user)
      ? [
          { name: "brand" as const, target: linkOptions({ to: "/dashboard/profile" }) },
          ...(user.workspace.kind === "team" ? [{ name: "colleague" as const, target: linkOptions({ to: "/dashboard/recruiters" }) }] : []),
        ]
      : []),
  ];
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className={classes.head}>
        {t("dashboard.first_steps")}
      </h2>
      <Stack as="ol" gap={10}>
        {steps.map(({ name, target }) => (
          <Row key={name} as="li" gap={10} align="stretch" className={classes.step} data-done={begun[name] || undefined}>
            <Row as="span" justify="center" flex="none" isInline className={classes.tick}>
              {begun[name] && <IconCheck size={12} stroke={2.4} role="img" aria-label={t("dashboard.step_done")} />}
            </Row>
            <Stack as="span" flex="shrink">
              {begun[name] ? (
                <span className={classes.name}>{t(`dashboard.step_${name}`)}</span>
              ) : (
                <Link {...target} className={classes.name}>
                  {t(`dashboard.step_${name}`)}
                </Link>
              )}
              {!begun[name] && (
                <Text as="span" size={12} isReading tone="secondary">
                  {t(`dashboard.step_${name}_why`)}
                </Text>
              )}
            </Stack>
          </Row>
        ))}
        {user.role === "owner" && <ModelStep />}
      </Stack>
    </section>
  );
}

const putOffKey = () => `no model ${placeNow()}`;

/** A language model is no step that has to be made: it is named while there is none, until somebody says not now. */
function ModelStep() {
  const t = useWords();
  const [isPutOff, setPutOff] = useState(() => localStorage.getItem(putOffKey()) !== null);
  const settings = useCall(api.model.settings, {}, { quiet: true, enabled: !isPutOff, staleTime: 60_000 }).data?.data;
  if (isPutOff || !settings?.own_allowed || settings.in_use) return null;
  const putOff = () => {
    localStorage.setItem(putOffKey(), "1");
    setPutOff(true);
  };
  return (
    <Row as="li" gap={10} align="stretch" className={classes.step}>
      <span className={classes.maybe} />
      <Stack as="span" flex="shrink" align="start">
        <Link to="/dashboard/profile/model" className={classes.name}>
          {t("dashboard.step_model")}
        </Link>
        <Text as="span" size={12} isReading tone="secondary">
          {t("dashboard.step_model_why")}
        </Text>
        <TextButton className={classes.not} onClick={putOff}>
          {t("dashboard.step_model_not")}
        </TextButton>
      </Stack>
    </Row>
  );
}
