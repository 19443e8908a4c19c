/** A fault as somebody could make it: where it stands, what stood there, what stands there with it, and which tests have to fail then. */
export interface PlantedFault {
  name: string;
  about: "security" | "faults" | "privacy";
  file: string;
  /** Whole and once in the file. */
  right: string;
  wrong: string;
  tests: readonly string[];
}

const areas = "src/server/areas";

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: "a query of candidates without its workspace",
    about: "security",
    file: `${areas}/candidate/queries.ts`,
    right: `    .select(wholeColumns)
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .executeTakeFirst()`,
    wrong: `    .select(wholeColumns)
    .where("id", "=", id)
    .executeTakeFirst()`,
    tests: ["tests/strangers.test.ts"],
  },
  {
    name: "what somebody wrote stands in letters and pages as HTML",
    about: "security",
    file: "src/server/core/html.ts",
    right: `text.replace(/[&<>"']/g, (char) => \`&#\${char.charCodeAt(0)};\`)`,
    wrong: "text",
    tests: [`${areas}/contact/contact.api.test.ts`],
  },
  {
    name: "a link of a proposal's text that is a script",
    about: "security",
    file: "src/contract/text/markdown.ts",
    right: "  if (!/^(https?:\\/\\/|mailto:)/i.test(href)) return null;\n",
    wrong: "",
    tests: ["src/contract/text/markdown.test.ts"],
  },
  {
    name: "codes that are tried without a count",
    about: "security",
    file: `${areas}/account/wrong-code/queries.ts`,
    right: `.where(sql<boolean>\`wrong_codes.tries < \${MOST_WRONG_CODES} or \${isOver}\`)`,
    wrong: "",
    tests: [`${areas}/account/owed-factor.api.test.ts`],
  },
  {
    name: "sessions that go on after another password",
    about: "security",
    file: `${areas}/account/password/handlers.ts`,
    right: "  await revokeSessionsOf(trx, user.id);\n",
    wrong: "",
    tests: [`${areas}/account/password.api.test.ts`],
  },
  {
    name: "an answer that comes sooner for an address that nobody has",
    about: "security",
    file: `${areas}/account/handlers.ts`,
    right: "  if (!(await parts.secret.isPassword(password, known?.password_hash)) || !known) throw wrongCredentials();",
    wrong: "  if (!known || !(await parts.secret.isPassword(password, known.password_hash))) throw wrongCredentials();",
    tests: [`${areas}/account/account.api.test.ts`],
  },
  {
    name: "a call that changes records, open to viewers",
    about: "security",
    file: "src/contract/candidate/candidate-calls.ts",
    right: `path: "/api/user/candidate/update",
    access: "recruiter",`,
    wrong: `path: "/api/user/candidate/update",
    access: "verified",`,
    tests: ["tests/access.test.ts"],
  },
  {
    name: "fields that no contract names reach the handler",
    about: "security",
    file: "src/server/http/read-body.ts",
    right: "if (result.success) return result.data;",
    wrong: "if (result.success) return { ...input, ...(result.data as object) };",
    tests: ["tests/mass-assignment.test.ts"],
  },
  {
    name: "a way back after the log-in that leads to another site",
    about: "security",
    file: "src/web/kit/session/guards.ts",
    right: 'return url.origin === here && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : undefined;',
    wrong: "return to;",
    tests: ["src/web/kit/session/guards.test.ts"],
  },
  {
    name: "requests to addresses within the walls",
    about: "security",
    file: "src/server/parts/outgoing/guarded.ts",
    right: "const isAllowed = (address: string) => is_local_allowed || isPublic(address);",
    wrong: "const isAllowed = (_address: string) => true;",
    tests: ["src/server/parts/outgoing/outgoing.test.ts"],
  },
  {
    name: "a cell of a CSV that a spreadsheet runs",
    about: "security",
    file: "src/web/kit/record/csv.ts",
    right: "const safe = guarded(value);",
    wrong: "const safe = value;",
    tests: ["src/web/kit/record/csv.test.ts"],
  },
  {
    name: "folders in the name of a file that was sent",
    about: "security",
    file: `${areas}/file/rules.ts`,
    right: 'name.toWellFormed().normalize("NFC").split(/[\\\\/]/).at(-1)',
    wrong: 'name.toWellFormed().normalize("NFC")',
    tests: [`${areas}/file/rules.test.ts`],
  },
  {
    name: "a call without its rate limit",
    about: "security",
    file: "src/server/http/bounds/rate-limits.ts",
    right: "contact: perAddress(5, HOUR),",
    wrong: "contact: [],",
    tests: [`${areas}/contact/contact.api.test.ts`],
  },
  {
    name: "the token of a link in the log",
    about: "security",
    file: "src/server/http/serve.ts",
    right: `\${c.req.method} \${routePath(c)} failed`,
    wrong: `\${c.req.method} \${c.req.path} failed`,
    tests: ["tests/quiet-log.test.ts"],
  },
  {
    name: "what is left of a limit, looked at and used up without its lock",
    about: "faults",
    file: `${areas}/subscription/queries.ts`,
    right: "    .forNoKeyUpdate()\n",
    wrong: "",
    tests: [`${areas}/subscription/limits.api.test.ts`, `${areas}/subscription/recipients.api.test.ts`],
  },
  {
    name: "a payment that counts each time it is told",
    about: "faults",
    file: `${areas}/purchase/tasks.ts`,
    right: '      if (order.status === "paid") continue;\n',
    wrong: "",
    tests: ["src/server/http/webhook.api.test.ts"],
  },
  {
    name: "a table that erasing a person passes over",
    about: "privacy",
    file: `${areas}/privacy/place/rules.ts`,
    right: '  saved_views: { texts: ["name", "search"] },',
    wrong: '  saved_views: noCandidate("how somebody looks at a list"),',
    tests: ["tests/erasure.test.ts"],
  },
  {
    name: "rows of the audit trail that don't rest on the one before",
    about: "privacy",
    file: `${areas}/security/rules.ts`,
    right: `sha256(before, \`\${seq} \${said}\`)`,
    wrong: `sha256(before.subarray(0, 0), \`\${seq} \${said}\`)`,
    tests: [`${areas}/security/security.api.test.ts`],
  },
  {
    name: "the name of somebody who is shown blind",
    about: "privacy",
    file: "src/engine/anonymity/anonymise.ts",
    right: "letter: hide.text(parts.cover_letter),",
    wrong: "letter: parts.cover_letter,",
    tests: ["tests/blind-outputs.test.ts"],
  },
  {
    name: "passages that go to a language model as they stand",
    about: "privacy",
    file: `${areas}/chat/prompt/rules.ts`,
    right: "fenced(mask.hide(passage.text))",
    wrong: "fenced(passage.text)",
    tests: [`${areas}/chat/model.api.test.ts`],
  },
];

/** The file with its fault in it. Throws where the place isn't found, or isn't one. */
export function withFault({ name, file, right, wrong }: PlantedFault, text: string): string {
  const found = text.split(right).length - 1;
  if (found !== 1) throw new Error(`The place of "${name}" is ${found} times in ${file}: say in faults.ts where it stands now`);
  return text.replace(right, () => wrong);
}
