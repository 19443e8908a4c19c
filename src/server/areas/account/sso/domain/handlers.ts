import type { ssoCalls } from "#contract/account/sso.ts";
import { ssoSettings } from "#server/areas/account/sso/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { removeDomain } from "./queries.ts";
import { findDomainOrFail, mailDomainCode, nameDomain, refuseWithoutRecord, refuseWrongDomainCode, settleDomain } from "./tasks.ts";

type DomainCalls = Pick<typeof ssoCalls, "addDomain" | "checkDomain" | "mailDomain" | "confirmDomain" | "removeDomain">;

export const domainHandlers: Handlers<DomainCalls> = {
  addDomain: async ({ body, caller, parts }) => {
    await parts.database.transaction((trx) => nameDomain(trx, caller.workspace, body.domain));
    return ssoSettings(parts, caller.workspace);
  },

  checkDomain: async ({ body, caller, parts }) => {
    const domain = await findDomainOrFail(parts.database.db, caller.workspace, body.id);
    await refuseWithoutRecord(parts, domain);
    await settleDomain(parts, caller.workspace, domain, "dns");
    return ssoSettings(parts, caller.workspace);
  },

  mailDomain: async ({ body, caller, parts }) => {
    const domain = await findDomainOrFail(parts.database.db, caller.workspace, body.id);
    await mailDomainCode(parts, caller, domain, body.mailbox);
    return {};
  },

  confirmDomain: async ({ body, caller, parts, device }) => {
    const domain = await findDomainOrFail(parts.database.db, caller.workspace, body.id);
    await refuseWrongDomainCode(parts, caller, domain, body, device);
    await settleDomain(parts, caller.workspace, domain, "letter");
    return ssoSettings(parts, caller.workspace);
  },

  removeDomain: async ({ body, caller, parts }) => {
    const domain = await findDomainOrFail(parts.database.db, caller.workspace, body.id);
    await parts.database.transaction((trx) => removeDomain(trx, caller.workspace, domain));
    return ssoSettings(parts, caller.workspace);
  },
};
