import type { Config } from "#server/config.ts";
import type { Database } from "./database/database.ts";
import type { Documents } from "./documents/documents.ts";
import type { Files } from "./files/files.ts";
import type { Images } from "./images/images.ts";
import type { Mail } from "./mail/mail.ts";
import type { Secret } from "./secret/secret.ts";
import type { Tasks } from "./tasks/tasks.ts";
import type { Translation } from "./translation/translation.ts";

export interface Log {
  info(text: string): void;
  error(error: unknown): void;
}

/** Everything a handler may reach outside its own process. */
export interface Parts {
  config: Config;
  database: Database;
  documents: Documents;
  files: Files;
  images: Images;
  log: Log;
  mail: Mail;
  secret: Secret;
  tasks: Tasks;
  translation: Translation;
}
