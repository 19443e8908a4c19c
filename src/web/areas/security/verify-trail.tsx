import { Button } from "@mantine/core";
import { api } from "#contract/index.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./security-screen.module.css";

/** Checks the whole trail, and says whether each row is where and what it was. */
export function VerifyTrail() {
  const t = useWords();
  const verify = useAction(api.security.verifyTrail);
  const found = verify.data?.data;
  return (
    <>
      <Button variant="default" loading={verify.isPending} onClick={() => verify.mutate({})}>
        {t("security.verify")}
      </Button>
      <output className={classes.verdict} data-broken={(found && found.faults_total > 0) || undefined}>
        {found &&
          (found.faults_total === 0
            ? t("security.whole", { count: found.rows })
            : [
                t("security.broken", { count: found.faults_total }),
                ...found.faults.slice(0, 3).map(({ kind, seq }) => t(`security.fault.${kind}`, { n: formatNumber(seq) })),
              ].join(" "))}
      </output>
    </>
  );
}
