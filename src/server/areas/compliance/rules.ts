import type { ModelMay } from "#contract/account/model.ts";
import type { WorkspaceSettings } from "#contract/account/workspace.ts";
import { TRASH_DAYS } from "#contract/choices.ts";
import { inEach, type Language, tagOf } from "#contract/text/languages.ts";
import type { Facts } from "#server/core/page-text.ts";
import type { factsOf } from "#server/parts/installation.ts";
import type { Parts } from "#server/parts/parts.ts";

const words = inEach({
  en: {
    days: (n: number) => `${n} days`,
    ever: "until somebody removes them",
    trash: `after that they go to the trash and are erased ${TRASH_DAYS} days later`,
    erased: "after that they are erased at once",
    place: (operator: string) => `on the server of ${operator}`,
  },
  nl: {
    days: (n: number) => `${n} dagen`,
    ever: "tot iemand ze verwijdert",
    trash: `daarna gaan ze naar de prullenbak en ${TRASH_DAYS} dagen later worden ze gewist`,
    erased: "daarna worden ze meteen gewist",
    place: (operator: string) => `op de server van ${operator}`,
  },
});

interface Known {
  agency: string;
  owner: { name: string; email: string };
  settings: WorkspaceSettings;
  installation: ReturnType<typeof factsOf>;
  /** The workspace's own language model, with who runs it; null: the installation's, where it has one. */
  own_model: string | null;
  may: Pick<ModelMay, "read" | "judge">;
  config: Pick<Parts["config"], "data_place" | "subprocessors">;
  language: Language;
}

/** What a document may name: the installation's facts, and those of one workspace in its reader's language. */
export function factsOfWorkspace({ agency, owner, settings, installation, own_model, may, config, language }: Known): Facts {
  const say = words[language];
  const { without_consent_days, with_consent_days, through_trash } = settings.retention;
  const term = (days: number | null) => (days === null ? say.ever : say.days(days));
  // Where no model may read along, none compares by meaning either.
  const embeddings = may.read ? installation.embeddings : null;
  const { mail_server, translation_server, translation_script } = installation;
  const model = own_model ?? installation.model;
  const others = config.subprocessors.length > 0;
  return {
    ...installation,
    agency,
    owner: `${owner.name}, ${owner.email}`,
    today: new Intl.DateTimeFormat(tagOf[language], { dateStyle: "long", timeZone: "Europe/Amsterdam" }).format(),
    term_without: term(without_consent_days),
    term_with: term(with_consent_days),
    after_term: through_trash ? say.trash : say.erased,
    data_place: config.data_place ?? say.place(installation.operator),
    embeddings,
    model,
    model_reads: model !== null && may.read,
    model_judges: model !== null && may.judge,
    model_only_writes: model !== null && !may.judge,
    subprocessors: others ? config.subprocessors.join("\n- ") : null,
    any_subprocessor: others || [model, embeddings, mail_server, translation_server, translation_script].some(Boolean),
  };
}
