import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import { FooterLine } from "#web/kit/frame/public-footer.tsx";
import { PublicHeader } from "#web/kit/frame/public-header.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Proof } from "#web/ui/marks/proof.tsx";
import { VerdictLabel } from "#web/ui/marks/verdict.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./auth-frame.module.css";

/** Left what is to be done, right one requirement with its proof: what the product does, in one glance. */
export function AuthFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const t = useWords();
  useDocumentTitle(`${title} · Proffer`);
  const quote = t("auth.proof_quote");
  const marked = t("auth.proof_mark");
  const start = quote.indexOf(marked);
  return (
    <div className={classes.frame}>
      <Stack>
        <PublicHeader />
        <Row as="main" justify="center" flex="fill" className={classes.main}>
          <div className={classes.column}>
            <Text as="h1" size={28} weight={600}>
              {title}
            </Text>
            {lead && <p className={classes.lead}>{lead}</p>}
            {children}
          </div>
        </Row>
        <FooterLine />
      </Stack>
      <Row as="aside" justify="center" className={classes.right}>
        <div className={classes.story}>
          <p className={classes.asked}>{t("auth.asked")}</p>
          <p className={classes.requirement}>{t("auth.asked_text")}</p>
          <p className={classes.verdict}>
            <VerdictLabel verdict="met" text={t("common.verdict.met")} /> {t("auth.with_proof")}
          </p>
          <div className={classes.card}>
            <Proof size="lg" text={quote} highlights={[{ start, end: start + marked.length }]} source={t("auth.proof_source")} />
          </div>
          <div className={classes.promise}>
            <p className={classes.promiseTitle}>{t("auth.promise")}</p>
            <p className={classes.promiseText}>{t("auth.promise_text")}</p>
          </div>
        </div>
      </Row>
    </div>
  );
}
