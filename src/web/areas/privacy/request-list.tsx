import type { PrivacyRequest } from "#contract/candidate/privacy.ts";
import { privacyRequestKinds, privacyRequestOf } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { defineList } from "#web/kit/list/define-list.ts";
import { Badge } from "#web/ui/marks/marks.tsx";
import { formatDate } from "#web/words/format.ts";
import type { Words } from "#web/words/words.ts";
import { type RequestsSearch, requestsBody } from "./addresses.ts";
import { RequestMenu } from "./request-menu.tsx";

const today = () => new Date().toISOString().slice(0, 10);
const nameOf = ({ person }: PrivacyRequest, t: Words) => person || t("privacy.erased_person");

/** When an answer is due, or what became of it. */
function Term({ request, t }: { request: PrivacyRequest; t: Words }) {
  const { outcome, closed_at, due_on } = request;
  if (outcome) return <Badge>{t(`privacy.outcome.${outcome}`, { date: closed_at ? formatDate(closed_at) : "" })}</Badge>;
  return due_on < today() ? <Badge tone="not_met">{t("privacy.late", { date: formatDate(due_on) })}</Badge> : formatDate(due_on);
}

export const requestList = defineList<typeof api.privacy.list, PrivacyRequest, RequestsSearch>({
  name: null,
  path: "/dashboard/candidates/requests",
  call: api.privacy.list,
  rows: ({ data }) => data.requests,
  ask: requestsBody,
  record: {
    name: nameOf,
    href: ({ candidate_id }) => candidate_id && `/dashboard/candidates/${candidate_id}`,
    sub: ({ of, note }, { t }) => [of === "account" && t("privacy.of.account"), note].filter(Boolean).join(" · ") || null,
  },
  columns: [
    { key: "person", name: (t) => t("privacy.column_person"), width: [220, 3] },
    { key: "kind", name: (t) => t("privacy.column_kind"), width: [160, 1], cell: ({ kind }, { t }) => t(`privacy.kind.${kind}`) },
    {
      key: "received",
      name: (t) => t("privacy.column_received"),
      ...{ width: [120, 0], leaves: 1, look: "quiet figures" },
      cell: ({ received_on }) => formatDate(received_on),
    },
    { key: "due", name: (t) => t("privacy.column_due"), width: [180, 0], cell: (request, { t }) => <Term request={request} t={t} /> },
    { key: "by", name: (t) => t("privacy.column_by"), width: [140, 0.6], leaves: 2, look: "quiet", cell: ({ by }) => by },
  ],
  sorts: [
    { by: undefined, name: (t) => t("privacy.sort_due"), column: "due" },
    { by: "-received_on", name: (t) => t("privacy.sort_received"), column: "received" },
    { by: "person", name: (t) => t("privacy.sort_person"), column: "person" },
  ],
  filters: [
    {
      key: "of",
      label: (t) => t("privacy.column_of"),
      say: (of: PrivacyRequest["of"], t) => t(`privacy.of.${of}`),
      input: {
        kind: "one",
        label: (t) => t("privacy.column_of"),
        choices: (t) => privacyRequestOf.map((value) => ({ value, label: t(`privacy.of.${value}`) })),
      },
    },
    {
      key: "kind",
      label: (t) => t("privacy.column_kind"),
      say: (kind: PrivacyRequest["kind"], t) => t(`privacy.kind.${kind}`),
      input: {
        kind: "one",
        label: (t) => t("privacy.column_kind"),
        choices: (t) => privacyRequestKinds.map((value) => ({ value, label: t(`privacy.kind.${value}`) })),
      },
    },
  ],
  card: {
    mark: (request, { t }) => <Term request={request} t={t} />,
    sub: ({ kind, received_on }, { t }) => `${t(`privacy.kind.${kind}`)} · ${formatDate(received_on)}`,
    more: ({ note }) => note,
  },
  action: (request) => <RequestMenu request={request} />,
  sheet: async () => (await import("./request-sheet.ts")).requestSheet,
  heights: { row: 48, card: 92 },
  words: {
    title: (t) => t("privacy.title"),
    search: (t) => t("privacy.search"),
    none: (t) => t("privacy.none_found"),
  },
});
