import type { BodyInput } from "#contract/call.ts";
import type { api } from "#contract/index.ts";
import { asked, listReader } from "#web/kit/list/address.ts";

/** What the address of the recruiters list holds; a default stays out of it. The owner first, then by name, unless sorted otherwise. */
export const readTeamSearch = listReader({ sorts: ["name", "role", "-last_active_at"] });
export type TeamSearch = ReturnType<typeof readTeamSearch>;

/** The list that an address asks for. */
export const teamBody = ({ view: _, ...search }: TeamSearch): BodyInput<typeof api.team.recruiters> => asked(search);
