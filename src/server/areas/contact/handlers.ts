import type { contactCalls } from "#contract/contact.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import { contactLetter } from "./mails.ts";

export const contactHandlers: Handlers<typeof contactCalls> = {
  show: async ({ parts: { config } }) => ({ data: { contact: { operator: config.seller.name, address: config.seller.address } } }),

  send: async ({ body, parts, language }) => {
    const { contact_email, app_url } = parts.config;
    const letter = contactLetter(contact_email ?? `contact@${new URL(app_url).hostname}`, body, language);
    await parts.database.transaction((trx) => queueLetter(parts, trx, contact_email ? letter : { ...letter, stays_here: true }));
    return {};
  },
};
