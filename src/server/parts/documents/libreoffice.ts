import { spawn } from "node:child_process";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { UnreadableDocument } from "./documents.ts";

export type OfficeKind = "doc" | "rtf" | "odt";

const MOST_BYTES = 48 * 2 ** 20;
/** Wall time for one conversion: a cold start takes most of it. */
const CONVERT_MS = 60_000;
const SYSTEM_PATH = "/usr/local/bin:/usr/bin:/bin";

const setting = (path: string, name: string, value: string | number | boolean) =>
  `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/**
 * The profile of one conversion: no macro runs, nothing that a document links to is fetched, and what would be asks a proxy at a
 * port of this machine that nobody answers at.
 */
const PROFILE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${[
  setting("Office.Common/Security/Scripting", "MacroSecurityLevel", 3),
  setting("Office.Common/Security/Scripting", "DisableMacrosExecution", true),
  setting("Office.Common/Security/Scripting", "DisableActiveContent", true),
  setting("Office.Common/Security/Scripting", "BlockUntrustedRefererLinks", true),
  setting("Office.Common/Security/Scripting", "CheckDocumentEvents", false),
  setting("Office.Common/Misc", "FirstRun", false),
  setting("Office.Common/Java/VirtualMachine", "Enable", false),
  setting("Office.Writer/Content/Update", "Link", 0),
  setting("Inet/Settings", "ooInetProxyType", 2),
  ...["HTTP", "HTTPS", "FTP"].flatMap((kind) => [
    setting("Inet/Settings", `ooInet${kind}ProxyName`, "127.0.0.1"),
    setting("Inet/Settings", `ooInet${kind}ProxyPort`, 9),
  ]),
].join("\n")}
</oor:items>
`;

/**
 * A DOC, RTF or ODT as DOCX, by LibreOffice at `path` in a profile of its own. Both lie in `folder`, which whoever gave it
 * removes. The process that asks has no network, nor has what it starts, where this system allows that. Refuses `broken` and `too_slow`.
 */
export async function toDocx(path: string, bytes: Uint8Array, kind: OfficeKind, folder: string): Promise<Uint8Array> {
  const profile = join(folder, "profile");
  await mkdir(join(profile, "user"), { recursive: true });
  await writeFile(join(profile, "user", "registrymodifications.xcu"), PROFILE);
  const source = join(folder, `document.${kind}`);
  await writeFile(source, bytes);
  const flags = ["--headless", "--invisible", "--norestore", "--nolockcheck", "--nodefault", "--nologo"];
  const command = [path, `-env:UserInstallation=${pathToFileURL(profile).href}`, ...flags];
  const reader = { doc: "MS Word 97", rtf: "Rich Text Format", odt: "writer8" }[kind];
  const work = [`--infilter=${reader}`, "--convert-to", "docx:MS Word 2007 XML", "--outdir", join(folder, "out"), source];
  await run([...command, ...work], folder);
  const made = join(folder, "out", "document.docx");
  const size = await stat(made).then(
    (file) => file.size,
    () => 0,
  );
  if (size === 0) throw new UnreadableDocument("broken");
  if (size > MOST_BYTES) throw new UnreadableDocument("too_large");
  return new Uint8Array(await readFile(made));
}

/** Resolves when it ended, however: what it made tells whether it worked. */
function run([command = "", ...rest]: string[], folder: string): Promise<void> {
  const dead = "http://127.0.0.1:9";
  const env = {
    PATH: SYSTEM_PATH,
    HOME: folder,
    TMPDIR: folder,
    LC_ALL: "C.UTF-8",
    SAL_USE_VCLPLUGIN: "svp",
    http_proxy: dead,
    https_proxy: dead,
  };
  const office = spawn(command, rest, { env, cwd: folder, stdio: "ignore" });
  return new Promise((resolve, reject) => {
    // What hangs is ended with this process's group, when its answer is there.
    const timer = setTimeout(() => reject(new UnreadableDocument("too_slow")), CONVERT_MS);
    const end = (finish: () => void) => {
      clearTimeout(timer);
      finish();
    };
    office.on("error", (error) => end(() => reject(error)));
    office.on("close", () => end(resolve));
  });
}
