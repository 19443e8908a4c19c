import type { ssoCalls } from "#contract/account/sso.ts";
import { refuseWrongPassword, signedIn } from "#server/areas/account/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { domainHandlers } from "./domain/handlers.ts";
import { askWho, beginLogin, enter, providerFor, takeLoginOrFail, tellingRefusal } from "./login/tasks.ts";
import { dropProvider, enforce, findProviderOrFail, problemWith, saveProvider, ssoSettings } from "./tasks.ts";

export const ssoHandlers: Handlers<typeof ssoCalls> = {
  start: async ({ body, parts }) => ({ data: await beginLogin(parts, await providerFor(parts, body.email), body.email) }),

  finish: async ({ body, parts, device, language, address }) => {
    const login = await takeLoginOrFail(parts, body);
    return tellingRefusal(parts, login.workspace, address, async () => {
      const claims = await askWho(parts, login, body);
      const { user_id, opened } = await enter(parts, login, claims, { device, language });
      return signedIn(parts, user_id, login.workspace, opened);
    });
  },

  settings: async ({ caller, parts }) => ssoSettings(parts, caller.workspace),

  save: async ({ body, caller, parts }) => {
    const { current_password, ...wanted } = body;
    await refuseWrongPassword(parts, caller.user_id, current_password);
    await saveProvider(parts, caller, wanted);
    return ssoSettings(parts, caller.workspace);
  },

  test: async ({ caller, parts }) => ({ data: { problem: await problemWith(parts, await findProviderOrFail(parts, caller.workspace)) } }),

  enforce: async ({ body, caller, parts }) => {
    await refuseWrongPassword(parts, caller.user_id, body.current_password);
    await enforce(parts, caller.workspace, await findProviderOrFail(parts, caller.workspace), body.is_enforced);
    return ssoSettings(parts, caller.workspace);
  },

  remove: async ({ body, caller, parts }) => {
    await refuseWrongPassword(parts, caller.user_id, body.current_password);
    await findProviderOrFail(parts, caller.workspace);
    await dropProvider(parts, caller);
    return ssoSettings(parts, caller.workspace);
  },

  ...domainHandlers,
};
