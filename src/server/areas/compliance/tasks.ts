import { basename } from "node:path";
import { workspaceSettings } from "#contract/account/workspace.ts";
import type { complianceDocuments } from "#contract/choices.ts";
import type { Language } from "#contract/text/languages.ts";
import { modelIn } from "#server/areas/model/tasks.ts";
import { workspaceOf } from "#server/areas/workspace/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { fillPage } from "#server/core/page-text.ts";
import { factsOf, readPage } from "#server/parts/installation.ts";
import type { Parts } from "#server/parts/parts.ts";
import { findOwner } from "./queries.ts";
import { factsOfWorkspace } from "./rules.ts";

type DocumentName = (typeof complianceDocuments)[number];

/** A document of the product, or the operator's own in its place, with the facts of the installation and of the workspace. */
export async function writeDocument(parts: Parts, workspace: WorkspaceId, name: DocumentName, language: Language) {
  const { name: agency, settings: set } = await workspaceOf(parts.database.db, workspace);
  const owner = await findOwner(parts.database.db, workspace);
  const settings = workspaceSettings.parse(set);
  const installation = factsOf(parts.config);
  const { own: own_model, may } = await modelIn(parts, workspace);
  const facts = factsOfWorkspace({ agency, owner, settings, installation, own_model, may, language, config: parts.config });
  const text = await readPage(`documents/${basename(name)}.${language}.md`, parts.config.pages_folder);
  return { agency, markdown: fillPage(text, facts) };
}
