import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { complianceDocuments, openDocuments } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { showFailure } from "#web/kit/calls/failures.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { Markdown } from "#web/kit/markdown/markdown.tsx";
import { saveFile } from "#web/kit/record/csv.ts";
import { mayManage, useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import { ScreenHead, tabClass } from "#web/ui/screen/screen-head.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./documents-screen.module.css";
import { saveRankingLog } from "./ranking-log.ts";
import { registerCsv } from "./register-csv.ts";

const route = getRouteApi("/dashboard/profile/documents");
type DocumentName = (typeof complianceDocuments)[number];

/** What an agency hands over about people's data and the use of AI: to be read here, and saved. */
export function DocumentsScreen() {
  const t = useWords();
  const isManager = mayManage(useUser());
  const names: readonly DocumentName[] = isManager ? complianceDocuments : openDocuments;
  const [first] = names;
  const { show = first } = route.useSearch();
  const { isBusy, run } = useBusy();
  useEffect(() => {
    document.title = `${t("compliance.title")} · Proffer`;
  }, [t]);
  return (
    <>
      <ScreenHead
        breadcrumb={<AnchorLink to="/dashboard/profile">{t("account.profile")}</AnchorLink>}
        title={t("compliance.title")}
        facts={t("compliance.text")}
        actions={
          isManager && (
            <Button
              variant="default"
              loading={isBusy}
              leftSection={<IconDownload size={16} stroke={1.6} />}
              onClick={() => run(saveRankingLog)}
            >
              {t("compliance.ranking_log")}
            </Button>
          )
        }
        tabs={names.map((each) => (
          <Link
            key={each}
            from="/dashboard/profile/documents"
            to="."
            search={{ show: each === first ? undefined : each }}
            className={tabClass}
            data-active={show === each || undefined}
            aria-current={show === each ? "page" : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {t(`compliance.document.${each}`)}
          </Link>
        ))}
      />
      {show && names.includes(show) ? <DocumentText key={show} name={show} /> : <EmptyState title={t("compliance.only_managers")} />}
    </>
  );
}

function DocumentText({ name }: { name: DocumentName }) {
  const t = useWords();
  const { isBusy, run } = useBusy();
  const read = useCall(api.compliance.document, { document: name }, { quiet: true });
  if (read.isPending) return <SkeletonRows isWide rows={8} height={40} label={t("common.loading")} />;
  if (read.isError) return <LoadError of={read} />;
  const { markdown } = read.data.data;
  return (
    <div className={classes.page}>
      <Text tone="secondary">{t(`compliance.about.${name}`)}</Text>
      <Row gap={8} isWrapped>
        {(["pdf", "docx"] as const).map((as) => (
          <Button key={as} size="xs" variant="default" disabled={isBusy} onClick={() => run(() => saveAs(name, as))}>
            {t(`compliance.save_${as}`)}
          </Button>
        ))}
        {name === "processing-register" && (
          <Button size="xs" variant="default" onClick={() => saveFile(`${name}.csv`, registerCsv(markdown), "text/csv;charset=utf-8")}>
            {t("compliance.save_csv")}
          </Button>
        )}
      </Row>
      <article className={classes.text}>
        <Markdown
          markdown={markdown}
          heading={(level, inner) => (level === 1 ? <h2>{inner}</h2> : <h3>{inner}</h3>)}
          link={(href, inner) => (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {inner}
            </a>
          )}
        />
      </article>
    </div>
  );
}

const types = { pdf: "application/pdf", docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" } as const;

async function saveAs(name: DocumentName, as: keyof typeof types): Promise<void> {
  const { file } = (await send(api.compliance.document, { document: name, as })).data;
  if (file)
    saveFile(
      `${name}.${as}`,
      Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0)),
      types[as],
    );
}

/** One file is made at a time. */
function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const run = (work: () => Promise<void>) => {
    setBusy(true);
    void work()
      .catch(showFailure)
      .finally(() => setBusy(false));
  };
  return { isBusy, run };
}
