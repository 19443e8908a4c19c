import { ActionIcon, Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import {
  IconChevronDown,
  IconChevronRight,
  IconChevronUp,
  IconCloudCheck,
  IconDots,
  IconDownload,
  IconFileText,
  IconId,
  IconPackageExport,
  IconTarget,
  IconTrash,
  IconUserX,
} from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { api } from "#contract/index.ts";
import { tagOf } from "#contract/text/languages.ts";
import { ReachButtons } from "#web/areas/note/reach-buttons.tsx";
import { showFailure } from "#web/kit/calls/failures.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { shownFile } from "#web/kit/document/cv-viewer.tsx";
import { TabCount } from "#web/kit/record/tab-count.tsx";
import { mayEdit, mayManage, useUser } from "#web/kit/session/session.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { InitialsAvatar } from "#web/ui/marks/marks.tsx";
import { Menu, Tooltip } from "#web/ui/overlays.tsx";
import { Breadcrumb, TabStrip, tabClass } from "#web/ui/screen/screen-head.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { formatNumber, shownName } from "#web/words/format.ts";
import { currentLocale, useWords } from "#web/words/words.ts";
import type { CandidateTab } from "./addresses.ts";
import classes from "./candidate-screen.module.css";
import { headlineOf } from "./headline.ts";
import type { ShownCandidate } from "./use-candidate.ts";
import type { Neighbours } from "./use-neighbours.ts";
import { useTrash } from "./use-trash.ts";

const MatchDialog = lazyPart(() => import("./match-dialog.tsx").then((part) => part.MatchDialog));
const ProposeDialog = lazyPart(() => import("./propose-dialog.tsx").then((part) => part.ProposeDialog));

const ResumeDialog = lazyPart(() => import("#web/areas/proposal/resume-dialog.tsx").then((part) => part.ResumeDialog));
const EraseDialog = lazyPart(() => import("#web/areas/privacy/erase-dialog.tsx").then((part) => part.EraseDialog));

interface CandidateHeadProps {
  candidate: ShownCandidate;
  neighbours: Neighbours;
  onGo: (id: string | null) => void;
  tab: CandidateTab;
  /** Those that the window has. */
  tabs: readonly CandidateTab[];
  isCvTab: boolean;
  /** Opens the CV where it doesn't stand beside the profile. */
  onCv: (() => void) | null;
  onProfile: () => void;
  isPhone: boolean;
  isSaving: boolean;
  savedAt: Date | null;
}

export function CandidateHead(props: CandidateHeadProps) {
  const { candidate, neighbours, onGo, tab, tabs, isCvTab, onCv, onProfile, isPhone, isSaving, savedAt } = props;
  const t = useWords();
  const navigate = useNavigate();
  const user = useUser();
  const editor = mayEdit(user);
  const [isMatchOpen, matching] = useDisclosure(false);
  const [isProposeOpen, proposing] = useDisclosure(false);
  const [isEraseOpen, erasing] = useDisclosure(false);
  const [isResumeOpen, resuming] = useDisclosure(false);
  const { remove, isBusy } = useTrash();
  const name = shownName(t, candidate);
  const { file } = shownFile(candidate);
  const saveAll = () => import("#web/areas/privacy/hand-over.ts").then(({ handOver }) => handOver(candidate.id)).catch(showFailure);
  // The list that stands open may be newer than the record.
  const matched = useCall(api.matching.matchedJobs, { id: candidate.id }, { quiet: true, enabled: tab === "matches" }).data?.data.jobs;
  const counts: Record<CandidateTab, number> = {
    profile: 0,
    matches: (tab === "matches" && matched ? matched : candidate.matches).length,
    proposals: candidate.proposals.length,
    interviews: 0,
    chat: 0,
    timeline: 0,
    files: candidate.files.length,
  };
  const openCv = () => {
    onCv?.();
    if (tab !== "profile") void navigate({ to: "/dashboard/candidates/$id", params: { id: candidate.id }, search: {}, replace: true });
  };
  const saved = savedAt?.toLocaleTimeString(tagOf[currentLocale()], { hour: "2-digit", minute: "2-digit" });
  return (
    <header className={classes.head}>
      <Breadcrumb>
        <Link to="/dashboard/candidates">{t("candidates.title")}</Link>
        {neighbours.place !== null && neighbours.total !== null && (
          <>
            <IconChevronRight size={12} stroke={1.6} aria-hidden="true" />
            <span>{t("record.screen.of", { n: formatNumber(neighbours.place), total: formatNumber(neighbours.total) })}</span>
          </>
        )}
      </Breadcrumb>
      <Row gap="8 12" isWrapped className={classes.line}>
        {!isPhone && <InitialsAvatar name={name} size={40} />}
        <div className={classes.names}>
          <Text as="h1" size={22} weight={600} isBreakable>
            {name}
          </Text>
          <Text tone="secondary" isBreakable>
            {[headlineOf(candidate), candidate.city].filter(Boolean).join(", ")}
          </Text>
        </div>
        <Row gap={8} isWrapped>
          <Row as="span" gap={6} size={12} isPiece tone="dimmed" isTabular className={classes.saved} role="status">
            {(isSaving || saved) && (
              <>
                <IconCloudCheck size={16} stroke={1.6} />
                {isSaving ? t("record.screen.saving") : t("record.screen.saved_at", { time: saved ?? "" })}
              </>
            )}
          </Row>
          {!isPhone && onCv && (
            <Button variant="default" leftSection={<IconFileText size={16} stroke={1.6} />} onClick={onCv}>
              {t("record.screen.show_cv")}
            </Button>
          )}
          <ReachButtons
            about={{ record: "candidate", record_id: candidate.id }}
            who={{ name }}
            phone={candidate.phone}
            email={candidate.email}
            variant="default"
            className={classes.step}
          />
          {(["previous", "next"] as const).map((way) => (
            <Tooltip key={way} label={`${t(`record.screen.${way}`)} (${way === "next" ? "j" : "k"})`}>
              <ActionIcon
                variant="default"
                className={classes.step}
                aria-label={t(`record.screen.${way}`)}
                disabled={neighbours[way] === null}
                onClick={() => onGo(neighbours[way])}
              >
                {way === "previous" ? <IconChevronUp size={16} stroke={1.6} /> : <IconChevronDown size={16} stroke={1.6} />}
              </ActionIcon>
            </Tooltip>
          ))}
          {editor && !isPhone && (
            <Button variant="default" leftSection={<IconTarget size={16} stroke={1.6} />} onClick={matching.open}>
              {t("candidates.match_to_job")}
            </Button>
          )}
          {editor && (
            <Button leftSection={<IconFileText size={16} stroke={1.6} />} onClick={proposing.open}>
              {t("proposals.start")}
            </Button>
          )}
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="default" className={classes.step} aria-label={t("record.screen.actions")} loading={isBusy}>
                <IconDots size={16} stroke={1.6} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {editor && isPhone && (
                <Menu.Item leftSection={<IconTarget size={16} stroke={1.6} />} onClick={matching.open}>
                  {t("candidates.match_to_job")}
                </Menu.Item>
              )}
              <Menu.Item leftSection={<IconId size={16} stroke={1.6} />} onClick={resuming.open}>
                {t("candidates.resume")}
              </Menu.Item>
              {file && (
                <Menu.Item
                  component="a"
                  href={`${file.url}&download`}
                  download={file.name}
                  leftSection={<IconDownload size={16} stroke={1.6} />}
                >
                  {t("record.screen.download")}
                </Menu.Item>
              )}
              {editor && (
                <Menu.Item leftSection={<IconPackageExport size={16} stroke={1.6} />} onClick={() => void saveAll()}>
                  {t("privacy.hand_over")}
                </Menu.Item>
              )}
              {editor && (
                <Menu.Item
                  leftSection={<IconTrash size={16} stroke={1.6} />}
                  onClick={() => remove(candidate.id, t("common.moved_to_trash"), () => void navigate({ to: "/dashboard/candidates" }))}
                >
                  {t("candidates.to_trash")}
                </Menu.Item>
              )}
              {mayManage(user) && (
                <Menu.Item leftSection={<IconUserX size={16} stroke={1.6} />} onClick={erasing.open}>
                  {t("privacy.erase_menu")}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        </Row>
      </Row>
      <TabStrip aria-label={name}>
        {isPhone && onCv && (
          <button type="button" className={tabClass} data-active={isCvTab || undefined} aria-pressed={isCvTab} onClick={openCv}>
            {t("record.screen.tab_cv")}
          </button>
        )}
        {tabs.map((each) =>
          each === "profile" && isCvTab ? (
            <button key={each} type="button" className={tabClass} onClick={onProfile}>
              {t("record.screen.tab_profile")}
            </button>
          ) : (
            <Link
              key={each}
              to="/dashboard/candidates/$id"
              params={{ id: candidate.id }}
              search={each === "profile" ? {} : { tab: each }}
              replace
              className={tabClass}
              activeOptions={{ exact: true, includeSearch: true }}
              data-status={undefined}
              data-active={tab === each || undefined}
              aria-current={tab === each ? "page" : undefined}
              onClick={onProfile}
            >
              {t(`record.screen.tab_${each}`)}
              <TabCount of={counts[each] || null} />
            </Link>
          ),
        )}
      </TabStrip>
      {isResumeOpen && <ResumeDialog candidate={{ id: candidate.id, name }} onClose={resuming.close} />}
      {isProposeOpen && <ProposeDialog candidate={candidate} onClose={proposing.close} />}
      {isEraseOpen && (
        <EraseDialog
          candidate={{ id: candidate.id, name }}
          onClose={erasing.close}
          onErased={() => void navigate({ to: "/dashboard/candidates" })}
        />
      )}
      {isMatchOpen && <MatchDialog candidateIds={[candidate.id]} onClose={matching.close} />}
    </header>
  );
}
