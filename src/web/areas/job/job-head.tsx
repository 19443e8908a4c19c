import { ActionIcon, Button } from "@mantine/core";
import {
  IconCalendar,
  IconChevronRight,
  IconClock,
  IconCoinEuro,
  IconDots,
  IconLock,
  IconLockOpen,
  IconMapPin,
  IconPencil,
  IconRefresh,
  IconSparkles,
  IconTrash,
  IconUserPlus,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job/job.ts";
import { ChatButton } from "#web/areas/chat/chat-button.tsx";
import { JudgeDialog } from "#web/areas/language-model/judging/judge-dialog.tsx";
import { DossierItems } from "#web/areas/matching/match/dossier-menu.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useRecruiterNames } from "#web/kit/people/use-colleagues.ts";
import { hoursText, placeText, salaryText } from "#web/kit/record/job-words.ts";
import { TabCount } from "#web/kit/record/tab-count.tsx";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import { Badge, InitialsAvatar } from "#web/ui/marks/marks.tsx";
import { Menu } from "#web/ui/overlays.tsx";
import { Breadcrumb, TabStrip, tabClass } from "#web/ui/screen/screen-head.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { type JobTab, jobTabs } from "./addresses.ts";
import classes from "./job-screen.module.css";

interface JobHeadProps {
  job: Job;
  tab: JobTab;
  /** Undefined until it is known. */
  matches: number | undefined;
  /** Lines that the vacancy asks of people: as many as the chat and a proposal count. */
  asked: number;
  isMatching: boolean;
  /** The language model that judges its candidates; null: none does. */
  model: string | null;
  onAdd: () => void;
  onEdit: () => void;
  onMatch: () => void;
  onStatus: () => void;
  onRemove: () => void;
}

/** Where one is, what the job is, and what can be done with it. */
export function JobHead({ job, tab, matches, asked, isMatching, model, onAdd, onEdit, onMatch, onStatus, onRemove }: JobHeadProps) {
  const t = useWords();
  const user = useUser();
  const isOpen = job.status === 1;
  const [isJudging, setIsJudging] = useState(false);
  const proposed = useCall(api.job.showProposals, { id: job.id }, { quiet: true });
  const counts: Record<JobTab, number | null | undefined> = {
    matches,
    vacancy: asked,
    board: null,
    proposals: proposed.data?.data.proposals.length,
    interviews: null,
    notes: null,
  };
  const nameOf = useRecruiterNames();
  const owner = job.recruiter_id ? nameOf(job.recruiter_id) : null;
  return (
    <header className={classes.head}>
      <Breadcrumb aria-label={t("jobs.title")}>
        <AnchorLink to="/dashboard/jobs" inherit>
          {t("jobs.title")}
        </AnchorLink>
        {job.client && (
          <>
            <IconChevronRight size={14} stroke={1.6} aria-hidden="true" />
            <AnchorLink to="/dashboard/clients/$id" params={{ id: job.client.id }} inherit>
              {job.client.name}
            </AnchorLink>
          </>
        )}
      </Breadcrumb>
      <Row gap="8 16" justify="between" isWrapped className={classes.titleLine}>
        <Row gap="4 12" isWrapped flex="shrink" className={classes.title}>
          <Text as="h1" size={22} weight={600} isBreakable>
            {job.title}
          </Text>
          <Badge tone={isOpen ? "met" : "plain"}>
            {isOpen && <span className={classes.dot} aria-hidden="true" />}
            {isOpen ? t("jobs.open") : t("jobs.closed")}
          </Badge>
        </Row>
        {mayEdit(user) && (
          <Row gap={8} align="stretch" flex="none" className={classes.actions}>
            <ChatButton job_id={job.id} />
            <Button variant="default" onClick={onAdd} aria-label={t("jobs.add_candidates")}>
              <IconUserPlus size={16} stroke={1.6} color="var(--icon)" />
              <span className={classes.addText}>{t("jobs.add_candidates")}</span>
            </Button>
            <Menu position="bottom-end" width={240}>
              <Menu.Target>
                <ActionIcon variant="default" size={32} aria-label={t("jobs.actions_of", { title: job.title })}>
                  <IconDots size={16} stroke={1.6} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={onEdit}>
                  {t("jobs.edit")}
                </Menu.Item>
                <Menu.Item leftSection={<IconRefresh size={16} stroke={1.6} />} onClick={onMatch} disabled={isMatching}>
                  {t("jobs.match_now")}
                </Menu.Item>
                {model && (
                  <Menu.Item leftSection={<IconSparkles size={16} stroke={1.6} />} onClick={() => setIsJudging(true)}>
                    {t("model.judge_anew")}
                  </Menu.Item>
                )}
                <Menu.Item
                  leftSection={isOpen ? <IconLock size={16} stroke={1.6} /> : <IconLockOpen size={16} stroke={1.6} />}
                  onClick={onStatus}
                >
                  {isOpen ? t("jobs.close") : t("jobs.reopen")}
                </Menu.Item>
                <Menu.Divider />
                <Menu.Label>{t("matching.dossier")}</Menu.Label>
                <DossierItems job_id={job.id} job_title={job.title} />
                <Menu.Divider />
                <Menu.Item leftSection={<IconTrash size={16} stroke={1.6} />} onClick={onRemove}>
                  {t("common.delete")}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
            {isJudging && model && <JudgeDialog model={model} job_id={job.id} anew onClose={() => setIsJudging(false)} />}
          </Row>
        )}
      </Row>
      <Row align="stretch" isWrapped mt={4} tone="secondary" isTabular className={classes.facts}>
        <Fact icon={<IconMapPin size={16} stroke={1.6} />} text={placeText(t, job)} />
        <Fact
          icon={<IconClock size={16} stroke={1.6} />}
          text={job.hours_per_week ? t("jobs.hours", { n: hoursText(t, job) ?? "" }) : null}
        />
        <Fact icon={<IconCoinEuro size={16} stroke={1.6} />} text={salaryText(t, job)} />
        <Fact
          icon={<IconCalendar size={16} stroke={1.6} />}
          text={job.start_date ? t("jobs.starts", { date: formatDate(job.start_date) }) : null}
        />
        {owner && <Fact icon={<InitialsAvatar name={owner} size={20} />} text={owner} />}
      </Row>
      <TabStrip aria-label={t("jobs.tabs")}>
        {jobTabs.map((each) => (
          <Link
            key={each}
            to="."
            search={each === "matches" ? {} : { tab: each }}
            className={tabClass}
            data-active={tab === each || undefined}
            aria-current={tab === each ? "page" : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {t(`jobs.tab_${each}`)}
            <TabCount of={counts[each]} />
          </Link>
        ))}
      </TabStrip>
    </header>
  );
}

function Fact({ icon, text }: { icon: ReactNode; text: string | null }) {
  if (!text) return null;
  return (
    <Row as="span" isInline gap={6} className={classes.fact}>
      {icon}
      {text}
    </Row>
  );
}
