import type { BodyInput } from "#contract/call.ts";
import { privacyRequestKinds, privacyRequestOf } from "#contract/choices.ts";
import type { api } from "#contract/index.ts";
import { among, asked, listReader } from "#web/kit/list/address.ts";

/** What the address of the requests holds: those that wait, or those that are closed. */
export const readRequestsSearch = listReader({
  views: ["closed"],
  sorts: ["-received_on", "person"],
  filters: { of: among(privacyRequestOf), kind: among(privacyRequestKinds) },
});
export type RequestsSearch = ReturnType<typeof readRequestsSearch>;

export const requestsBody = ({ view, ...search }: RequestsSearch): BodyInput<typeof api.privacy.list> =>
  asked({ ...search, is_closed: view === "closed" });
