import type { User } from "#contract/account/account.ts";

/** Under which a new job that isn't saved yet is stored, for one person in one workspace. */
export const newJobKey = ({ id, workspace }: Pick<User, "id" | "workspace">): string => `new-job ${id} ${workspace.id}`;
