import {
  IconBriefcase,
  IconChartBar,
  IconCreditCard,
  IconFileText,
  IconLayoutDashboard,
  IconMessageCircle,
  IconUsers,
  IconUsersGroup,
  type TablerIcon,
} from "@tabler/icons-react";
import { api } from "#contract/index.ts";
import { useCall } from "#web/api.ts";
import { useTotalOfRecruiters } from "#web/areas/team/use-recruiters.ts";
import { useUser } from "#web/session.ts";
import type { Words } from "#web/words/words.ts";

export interface Place {
  to:
    | "/dashboard"
    | "/dashboard/jobs"
    | "/dashboard/candidates"
    | "/dashboard/proposals"
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
/** What waits: one's own in a team, everything where one is alone, as the dashboard shows it first. */
const useWaiting = () => {
  const scope = useUser().workspace.kind === "team" ? ("mine" as const) : ("team" as const);
  return useCall(api.dashboard.attention, { scope }, { quiet: true, staleTime: 30_000 }).data?.data.lines.length ?? null;
};
const useTotalOfJobs = () => useCall(api.job.list, { limit: 1, status: 1 }, { quiet: true, staleTime: 30_000 }).data?.data.total ?? null;
/** Those that aren't over: drafts, and what waits for the client or the recruiter. */
const useTotalOfProposals = () =>
  useCall(api.proposal.list, { limit: 1, status: ["draft", "submitted", "viewed", "interview"] }, { quiet: true, staleTime: 30_000 }).data
    ?.data.total ?? null;
const useTotalOfCandidates = () => useCall(api.candidate.list, { limit: 1 }, { quiet: true, staleTime: 30_000 }).data?.data.total ?? null;

/** Every place of the application, in the order of the sidebar. An area adds its line here. */
export const places: readonly Place[] = [
  { to: "/dashboard", name: (t) => t("shell.dashboard"), Icon: IconLayoutDashboard, key: "d", useCount: useWaiting },
  { to: "/dashboard/jobs", name: (t) => t("shell.jobs"), Icon: IconBriefcase, key: "j", useCount: useTotalOfJobs },
  { to: "/dashboard/candidates", name: (t) => t("shell.candidates"), Icon: IconUsers, key: "c", useCount: useTotalOfCandidates },
  { to: "/dashboard/proposals", name: (t) => t("proposals.title"), Icon: IconFileText, key: "p", useCount: useTotalOfProposals },
  { to: "/dashboard/chat", name: (t) => t("chat.title"), Icon: IconMessageCircle, key: "a", useCount: none },
  { to: "/dashboard/statistics", name: (t) => t("statistics.title"), Icon: IconChartBar, key: "s", useCount: none },
  {
    to: "/dashboard/recruiters",
    name: (t) => t("team.title"),
    Icon: IconUsersGroup,
    key: "r",
    isWorkspace: true,
    useCount: useTotalOfRecruiters,
  },
  {
    to: "/dashboard/subscription",
    name: (t) => t("subscription.title"),
    Icon: IconCreditCard,
    key: "b",
    isWorkspace: true,
    useCount: none,
  },
];
