import type { Config } from "#server/config.ts";
import type { Assistant } from "./assistant/assistant.ts";
import type { Models } from "./assistant/models.ts";
import type { Audit, RankingLog } from "./audit/audit.ts";
import type { ClientPage } from "./client-page/client-page.ts";
import type { Database } from "./database/database.ts";
import type { Documents } from "./documents/documents.ts";
import type { Embeddings } from "./embeddings/embeddings.ts";
import type { Engine } from "./engine/engine.ts";
import type { Files } from "./files/files.ts";
import type { Images } from "./images/images.ts";
import type { Limiters } from "./limiters/limiters.ts";
import type { Mail } from "./mail/mail.ts";
import type { Outgoing } from "./outgoing/outgoing.ts";
import type { Passwords } from "./passwords/passwords.ts";
import type { Payments } from "./payments/payments.ts";
import type { Sandbox } from "./payments/sandbox.ts";
import type { Ranker } from "./ranker/ranker.ts";
import type { Replica } from "./replica/replica.ts";
import type { Scanner } from "./scanner/scanner.ts";
import type { Secret } from "./secret/secret.ts";
import type { Tasks } from "./tasks/tasks.ts";
import type { Telemetry } from "./telemetry/telemetry.ts";
import type { Translation } from "./translation/translation.ts";

export interface Log {
  /** Something that a program follows: its name, with ids, counts and words of closed lists. */
  event(name: string, fields: object): void;
  info(text: string): void;
  error(error: unknown): void;
}

/** Everything a handler may reach outside its own process. */
export interface Parts {
  /** The operator's model; null: the built-in assistant answers, which is no part of the outside. Areas ask `modelFor`, which knows a workspace's own. */
  assistant: Assistant | null;
  audit: Audit;
  client_page: ClientPage;
  config: Config;
  database: Database;
  documents: Documents;
  /** Null: texts are compared by their words and concepts alone. */
  embeddings: Embeddings | null;
  engine: Engine;
  files: Files;
  images: Images;
  log: Log;
  limiters: Limiters;
  mail: Mail;
  /** Those that workspaces bring along. */
  models: Models;
  outgoing: Outgoing;
  passwords: Passwords;
  payments: Payments;
  ranker: Ranker;
  ranking_log: RankingLog;
  /** Null: the database answers everything itself. */
  replica: Replica | null;
  /** The same, where no provider is set: it has pages and work of its own. */
  sandbox: Sandbox | null;
  /** Null: uploads are taken as they come. */
  scanner: Scanner | null;
  secret: Secret;
  tasks: Tasks;
  telemetry: Telemetry;
  translation: Translation;
}
