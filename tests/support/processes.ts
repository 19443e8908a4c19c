import { startPgbouncer } from "./pgbouncer.ts";
import { newDatabase, startPostgres } from "./postgres.ts";
import { startS3Server } from "./s3-server.ts";
import { codeFrom, toSmtp } from "./smtp-letters.ts";
import { startSmtpServer } from "./smtp-server.ts";
import { onPostgres, type TriedProduct, tryProduct } from "./tried-product.ts";

export type Processes = NonNullable<Awaited<ReturnType<typeof startProcesses>>>;

/**
 * Two processes of the product, each with a folder of its own: they share a PostgreSQL, through PgBouncer where that is asked for, a
 * bucket and a mail server. Null where there is no PostgreSQL.
 */
export async function startProcesses({ isPooled = false } = {}) {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("Skipped what needs PostgreSQL: this machine has none.");
    return null;
  }
  const [pooler, files, mail] = await Promise.all([isPooled ? startPgbouncer(postgres.url) : null, startS3Server(), startSmtpServer()]);
  const direct = await newDatabase(postgres.url, "processes");
  const url = pooler?.through(direct) ?? direct;
  const settings = {
    ...onPostgres(url),
    ...files.settings,
    ...toSmtp(mail),
    APP_URL: "http://localhost:3000",
    UNDO_SEND_SECONDS: "0",
    // A balancer beside other work may take seconds to look again.
    SHUTDOWN_NOTICE_SECONDS: "10",
  };
  const [one, other] = await Promise.all([tryProduct(settings), tryProduct(settings)]);
  const products: [TriedProduct, TriedProduct] = [one, other];
  return {
    products,
    files,
    mail,
    about: pooler ? "PostgreSQL through PgBouncer" : "PostgreSQL",
    /** Somebody with an account, logged in. */
    register: (email: string) => one.register(email, codeFrom(mail)),
    stop: async () => {
      await Promise.all(products.map((product) => product.close()));
      await Promise.all([mail.stop(), files.stop()]);
      await pooler?.stop();
      await postgres.stop();
    },
  };
}
