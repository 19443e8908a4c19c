import type { contactCalls } from "#contract/contact.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { notAcceptable } from "#server/core/failures.ts";
import { contactLetter } from "./mails.ts";

export const contactHandlers: Handlers<typeof contactCalls> = {
  show: async ({ parts: { config } }) => ({
    data: { contact: { is_open: config.contact_email !== null, operator: config.seller.name, address: config.seller.address } },
  }),

  send: async ({ body, parts, language }) => {
    const to = parts.config.contact_email;
    if (!to) throw notAcceptable("contact_closed");
    await parts.tasks.enqueue("send_letter", contactLetter(to, body, language));
    return {};
  },
};
