import {
  IconBriefcase,
  IconBuilding,
  IconChartBar,
  IconCreditCard,
  IconFileText,
  IconLayoutDashboard,
  IconLayoutKanban,
  IconListCheck,
  IconMessageCircle,
  IconUsers,
  IconUsersGroup,
  type TablerIcon,
} from "@tabler/icons-react";
import type { BodyInput, Call } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useTotalOfRecruiters } from "#web/kit/people/use-colleagues.ts";
import { useUser } from "#web/kit/session/session.ts";
import { useHasPainted } from "#web/ui/states/first-paint.ts";
import { localDay } from "#web/words/days.ts";
import type { Words } from "#web/words/words.ts";

export interface Place {
  to:
    | "/dashboard"
    | "/dashboard/jobs"
    | "/dashboard/candidates"
    | "/dashboard/clients"
    | "/dashboard/pipeline"
    | "/dashboard/proposals"
    | "/dashboard/tasks"
    | "/dashboard/chat"
    | "/dashboard/statistics"
    | "/dashboard/recruiters"
    | "/dashboard/subscription";
  name: (t: Words) => string;
  Icon: TablerIcon;
  /** After `g`. */
  key: string;
  /** Under the heading "Workspace". */
  isWorkspace?: boolean;
  /** Size or work beside the name; null shows none. A hook: called on every draw, in the same order. */
  useCount: () => number | null;
}

const none = () => null;
/** Counts accompany a screen: the first of a visit doesn't wait for them. */
const useLateCall = <C extends Call>(call: C, body: BodyInput<C>) =>
  useCall(call, body, { quiet: true, staleTime: 30_000, enabled: useHasPainted() }).data;
/** What waits: one's own in a team, everything where one is alone, as the dashboard shows it first. */
const useWaiting = () => {
  const scope = useUser().workspace.kind === "team" ? ("mine" as const) : ("team" as const);
  return useLateCall(api.dashboard.attention, { scope })?.data.lines.length ?? null;
};
const useTotalOfJobs = () => useLateCall(api.job.list, { limit: 1, status: 1 })?.data.total ?? null;
/** Those that aren't over: drafts, and what waits for the client or the recruiter. */
const useTotalOfProposals = () =>
  useLateCall(api.proposal.list, { limit: 1, status: ["draft", "submitted", "viewed", "interview"] })?.data.total ?? null;
/** One's own that are due today or late. */
const useTasksDue = () => useLateCall(api.toDo.list, { limit: 1, mine: true, due_before: localDay(Date.now(), 1) })?.data.total ?? null;
const useTotalOfCandidates = () => useLateCall(api.candidate.list, { limit: 1 })?.data.total ?? null;

/** Every place of the application, in the order of the sidebar. An area adds its line here. */
export const places: readonly Place[] = [
  { to: "/dashboard", name: (t) => t("shell.dashboard"), Icon: IconLayoutDashboard, key: "d", useCount: useWaiting },
  { to: "/dashboard/jobs", name: (t) => t("frame.jobs"), Icon: IconBriefcase, key: "j", useCount: useTotalOfJobs },
  { to: "/dashboard/candidates", name: (t) => t("frame.candidates"), Icon: IconUsers, key: "c", useCount: useTotalOfCandidates },
  { to: "/dashboard/clients", name: (t) => t("frame.clients"), Icon: IconBuilding, key: "o", useCount: none },
  { to: "/dashboard/pipeline", name: (t) => t("frame.pipeline"), Icon: IconLayoutKanban, key: "k", useCount: none },
  { to: "/dashboard/proposals", name: (t) => t("frame.proposals"), Icon: IconFileText, key: "p", useCount: useTotalOfProposals },
  { to: "/dashboard/tasks", name: (t) => t("tasks.title"), Icon: IconListCheck, key: "t", useCount: useTasksDue },
  { to: "/dashboard/chat", name: (t) => t("frame.chat"), Icon: IconMessageCircle, key: "a", useCount: none },
  { to: "/dashboard/statistics", name: (t) => t("frame.statistics"), Icon: IconChartBar, key: "s", useCount: none },
  {
    to: "/dashboard/recruiters",
    name: (t) => t("frame.recruiters"),
    Icon: IconUsersGroup,
    key: "r",
    isWorkspace: true,
    useCount: useTotalOfRecruiters,
  },
  {
    to: "/dashboard/subscription",
    name: (t) => t("frame.subscription"),
    Icon: IconCreditCard,
    key: "b",
    isWorkspace: true,
    useCount: none,
  },
];
