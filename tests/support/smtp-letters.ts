import PostalMime from "postal-mime";
import type { startSmtpServer } from "./smtp-server.ts";
import { until } from "./until.ts";

export type Smtp = Awaited<ReturnType<typeof startSmtpServer>>;

/** The settings by which letters go there. */
export const toSmtp = ({ url }: Pick<Smtp, "url">) => ({ SMTP_URL: url, MAIL_FROM: "Proffer <no-reply@proffer.example>" });

/** What has come to whom: each letter by its Message-ID, with how often it was handed over. */
export async function arrivedAt({
  messages,
}: Pick<Smtp, "messages">): Promise<Map<string, { to: string; subject: string; times: number }>> {
  const arrived = new Map<string, { to: string; subject: string; times: number }>();
  for (const message of messages) {
    const { messageId = "", to, subject = "" } = await PostalMime.parse(message);
    const times = (arrived.get(messageId)?.times ?? 0) + 1;
    arrived.set(messageId, { to: to?.[0]?.address ?? "", subject, times });
  }
  return arrived;
}

/** The code that came to an address. */
export const codeFrom = (smtp: Pick<Smtp, "messages">) => async (email: string) => {
  const letter = await until(
    async () => [...(await arrivedAt(smtp)).values()].find(({ to, subject }) => to === email && /^\d{6} /.test(subject)),
    30_000,
  );
  if (!letter) throw new Error(`No code for ${email} came`);
  return letter.subject.slice(0, 6);
};
