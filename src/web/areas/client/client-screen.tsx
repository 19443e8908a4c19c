import { ActionIcon, Button } from "@mantine/core";
import { IconDots, IconLock, IconLockOpen, IconPencil, IconTrash } from "@tabler/icons-react";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Client, WholeClient } from "#contract/client/client.ts";
import { api } from "#contract/index.ts";
import { Interviews } from "#web/areas/interview/interviews.tsx";
import { jobList } from "#web/areas/job/job-list.tsx";
import { MergedAway, RecordNotice } from "#web/areas/merge/record-notice.tsx";
import { CallFailed, send } from "#web/kit/calls/api.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useCustomFields } from "#web/kit/custom/custom-fields.ts";
import { saveCustomBy } from "#web/kit/custom/save-custom.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { ListRows } from "#web/kit/list/rows/list-rows.tsx";
import { useListOf } from "#web/kit/list/use-list.ts";
import { useRecruiterNames } from "#web/kit/people/use-colleagues.ts";
import { TabCount } from "#web/kit/record/tab-count.tsx";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { AnchorLink, ButtonLink } from "#web/ui/input/links.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Badge, InitialsAvatar } from "#web/ui/marks/marks.tsx";
import { Menu } from "#web/ui/overlays.tsx";
import { Breadcrumb, TabStrip, tabClass } from "#web/ui/screen/screen-head.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { type ClientTab, clientTabs } from "./addresses.ts";
import { ClientDialog } from "./client-dialog.tsx";
import { ClientLogo } from "./client-logo.tsx";
import { ClientProposals } from "./client-proposals.tsx";
import classes from "./client-screen.module.css";
import { Contacts } from "./contacts.tsx";
import { useClientActions } from "./use-client-actions.tsx";

const RecordNotes = lazyPart(() => import("#web/areas/note/record-notes.tsx").then((part) => part.RecordNotes));
const CustomRows = lazyPart(async () => (await import("#web/kit/custom/custom-rows.tsx")).CustomRows);
const route = getRouteApi("/dashboard/clients/$id");

/** A client: who works there, its jobs, who was proposed there and what it said, and whom it took. */
export function ClientScreen({ id }: { id: string }) {
  const t = useWords();
  const { tab = "overview" } = route.useSearch();
  const isEditor = mayEdit(useUser());
  const actions = useClientActions();
  const [isEditing, setIsEditing] = useState(false);
  const shown = useCall(api.client.show, { id }, { quiet: true });
  const whole = shown.data?.data;
  useKeys({ e: () => isEditor && whole && setIsEditing(true) });
  if (shown.isError && !whole) {
    const status = shown.error instanceof CallFailed ? shown.error.status : 0;
    const isTrashed = status === 410;
    // An id that isn't one is refused as invalid.
    if (!isTrashed && status !== 404 && status !== 422) return <LoadError of={shown} />;
    const missing = (
      <EmptyState
        title={t(isTrashed ? "clients.in_trash" : "clients.not_there")}
        text={t(isTrashed ? "clients.in_trash_text" : "clients.not_there_text")}
        action={
          <>
            {isTrashed && isEditor && (
              <Button onClick={() => actions.restore(id, () => void shown.refetch())}>{t("clients.restore")}</Button>
            )}
            <ButtonLink to="/dashboard/clients" variant="default">
              {t("clients.to_clients")}
            </ButtonLink>
          </>
        }
      />
    );
    return status === 404 ? <MergedAway record="client" id={id} otherwise={missing} /> : missing;
  }
  if (!whole) return <SkeletonRows rows={6} height={64} label={t("common.loading")} isWide />;
  return (
    <Stack className={classes.screen}>
      <ClientHead whole={whole} tab={tab} actions={actions} onEdit={() => setIsEditing(true)} />
      <RecordNotice record="client" id={id} />
      {whole.client.status === "former" && (
        <Row as="p" gap="4 12" isWrapped flex="none" tone="secondary" className={classes.banner} role="status">
          {t("clients.closed_text")}
          {isEditor && (
            <Button size="xs" variant="default" loading={actions.isBusy} onClick={() => actions.setOpen(whole.client, true)}>
              {t("clients.reopen")}
            </Button>
          )}
        </Row>
      )}
      {tab === "overview" && <Overview whole={whole} />}
      {tab === "jobs" && <ClientJobs client={whole.client} />}
      {tab === "proposals" && <ClientProposals id={id} />}
      {isEditing && <ClientDialog client={whole.client} onClose={() => setIsEditing(false)} />}
      {actions.dialog}
    </Stack>
  );
}

interface ClientHeadProps {
  whole: WholeClient;
  tab: ClientTab;
  actions: ReturnType<typeof useClientActions>;
  onEdit: () => void;
}

function ClientHead({ whole: { client, placements }, tab, actions, onEdit }: ClientHeadProps) {
  const t = useWords();
  const navigate = route.useNavigate();
  const isOpen = client.status !== "former";
  const nameOf = useRecruiterNames();
  const owner = nameOf(client.recruiter_id);
  const jobs = useCall(api.job.list, { client_id: client.id, limit: 1 }, { quiet: true }).data?.data.total;
  const proposals = useCall(api.proposal.list, { client_id: client.id, limit: 1 }, { quiet: true }).data?.data.total;
  const counts: Record<ClientTab, number | null | undefined> = { overview: null, jobs, proposals };
  const facts = [
    client.branch,
    [client.city, client.country].filter(Boolean).join(", "),
    placements.length > 0 && t("clients.placed", { count: placements.length }),
  ];
  return (
    <header className={classes.head}>
      <Breadcrumb aria-label={t("clients.title")}>
        <AnchorLink to="/dashboard/clients" inherit>
          {t("clients.title")}
        </AnchorLink>
      </Breadcrumb>
      <Row gap="8 16" justify="between" isWrapped>
        <Row gap="4 12" isWrapped flex="shrink">
          <ClientLogo client={client} size={32} />
          <Text as="h1" size={22} weight={600} isBreakable>
            {client.name}
          </Text>
          <Badge tone={client.status === "active" ? "met" : "plain"}>{t(`clients.status_of.${client.status}`)}</Badge>
        </Row>
        {mayEdit(useUser()) && (
          <Row gap={8} align="stretch" flex="none" className={classes.actions}>
            <Button variant="default" onClick={onEdit} leftSection={<IconPencil size={16} stroke={1.6} color="var(--icon)" />}>
              {t("clients.edit")}
            </Button>
            <Menu position="bottom-end" width={240}>
              <Menu.Target>
                <ActionIcon variant="default" size={32} aria-label={t("clients.actions_of", { name: client.name })}>
                  <IconDots size={16} stroke={1.6} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item
                  leftSection={isOpen ? <IconLock size={16} stroke={1.6} /> : <IconLockOpen size={16} stroke={1.6} />}
                  onClick={() => actions.setOpen(client, !isOpen)}
                >
                  {t(isOpen ? "clients.close" : "clients.reopen")}
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconTrash size={16} stroke={1.6} />}
                  onClick={() => actions.remove(client, () => void navigate({ to: "/dashboard/clients" }))}
                >
                  {t("common.delete")}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </Row>
        )}
      </Row>
      <Row isWrapped mt={4} tone="secondary" className={classes.facts}>
        {facts.filter(Boolean).map((fact) => (
          <span key={String(fact)}>{fact}</span>
        ))}
        {client.website && (
          <a href={client.website} target="_blank" rel="noreferrer noopener" className={classes.site}>
            {client.website.replace(/^https?:\/\/(www\.)?|\/$/g, "")}
          </a>
        )}
        {owner && (
          <Row as="span" isInline gap={6}>
            <InitialsAvatar name={owner} size={20} />
            {owner}
          </Row>
        )}
      </Row>
      <TabStrip aria-label={t("clients.tabs")}>
        {clientTabs.map((each) => (
          <Link
            key={each}
            to="."
            search={each === "overview" ? {} : { tab: each }}
            className={tabClass}
            data-active={tab === each || undefined}
            aria-current={tab === each ? "page" : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {t(`clients.tab_${each}`)}
            <TabCount of={counts[each]} />
          </Link>
        ))}
      </TabStrip>
    </header>
  );
}

const saveOwn = ({ id, version }: Client) =>
  saveCustomBy((custom) => send(api.client.update, { id, version, custom }), [api.client.show, api.client.list]);

function Overview({ whole: { client, contacts, placements } }: { whole: WholeClient }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const hasOwn = useCustomFields("client").length > 0;
  return (
    <div className={classes.overview}>
      <Stack gap={24}>
        <Contacts client={client} contacts={contacts} />
        <Interviews of={{ client_id: client.id }} />
      </Stack>
      <Stack gap={24}>
        <RecordNotes
          about={{ record: "client", record_id: client.id }}
          people={contacts.map(({ id, name }) => ({ contact_id: id, name }))}
        />
        {hasOwn && (
          <section aria-label={t("lists.custom.own")}>
            <Text as="h2" size={15} weight={600} className={classes.sectionHead}>
              {t("lists.custom.own")}
            </Text>
            <CustomRows record="client" record_id={client.id} values={client.custom} isEditor={isEditor} save={saveOwn(client)} />
          </section>
        )}
        {client.about && (
          <section aria-label={t("clients.about")}>
            <Text as="h2" size={15} weight={600} className={classes.sectionHead}>
              {t("clients.about")}
            </Text>
            <Text isReading isBreakable className={classes.about}>
              {client.about}
            </Text>
          </section>
        )}
        <section aria-label={t("clients.placed_title")}>
          <Text as="h2" size={15} weight={600} className={classes.sectionHead}>
            {t("clients.placed_title")}
          </Text>
          {placements.length === 0 && (
            <Text tone="secondary" size={13}>
              {t("clients.no_placements")}
            </Text>
          )}
          <ul className={classes.people}>
            {placements.map(({ candidate_id, candidate_name, job_id, job_title, at }) => (
              <Row as="li" key={`${candidate_id}${job_id}`} gap={12} className={classes.person}>
                <InitialsAvatar name={candidate_name} size={32} />
                <Stack flex="shrink" gap={2} className={classes.words}>
                  <AnchorLink to="/dashboard/candidates/$id" params={{ id: candidate_id }} inherit>
                    {candidate_name}
                  </AnchorLink>
                  <Text size={13} tone="secondary" isBreakable>
                    {job_title} · {formatDate(at)}
                  </Text>
                </Stack>
              </Row>
            ))}
          </ul>
        </section>
      </Stack>
    </div>
  );
}

/** Under their client, which needs no telling. */
const jobsOfClient = { ...jobList, columns: jobList.columns.filter(({ key }) => key !== "client"), sorts: [], bulk: undefined };

function ClientJobs({ client: { id, name } }: { client: Client }) {
  const t = useWords();
  const state = useListOf(jobsOfClient, { client_id: id });
  const add = state.isEditor && (
    <ButtonLink to="/dashboard/jobs/new" search={{ client: name }}>
      {t("jobs.new")}
    </ButtonLink>
  );
  return <ListRows state={state} empty={<EmptyState title={t("clients.jobs_empty")} text={t("clients.jobs_empty_text")} action={add} />} />;
}
