import type { accountCalls } from "#contract/account/account-calls.ts";
import { revokeSessionsOn } from "#server/areas/account/queries.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import type { Device } from "#server/core/caller.ts";
import { notFound } from "#server/core/failures.ts";
import { tokenHash } from "#server/core/link-token.ts";
import { devicesOf, removeDevice } from "./queries.ts";

const thisOne = (device: Device) => (device.token ? tokenHash(device.token) : null);

export const deviceHandlers: Handlers<Pick<typeof accountCalls, "devices" | "forgetDevice">> = {
  devices: async ({ caller, parts, device }) => ({
    data: { devices: await devicesOf(parts.database.db, caller.user_id, thisOne(device)) },
  }),

  forgetDevice: async ({ body, caller, parts, device }) => {
    const forgotten = await parts.database.transaction(async (trx) => {
      const [known] = await devicesOf(trx, caller.user_id, thisOne(device), body.id);
      if (!known) throw notFound("device");
      await revokeSessionsOn(trx, known.id, { but: caller.session_id });
      await removeDevice(trx, caller.user_id, known.id);
      return known;
    });
    return { data: { device: forgotten } };
  },
};
