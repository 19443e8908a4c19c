// Makes a clone ready: packages, the web app, the migrated database. Runs before `npm start` and `npm test`.
// Plain JavaScript without packages, because it runs on the machine's own Node (20 and up) before anything is installed.
// Nothing to do costs a few hashes; an interrupted run leaves no stamp, so the next one does the work again.
//   --no-build  packages only      --browser  also makes sure that the tests find a Chromium      --only-build  what is built, no packages
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runtimeFault } from "./runtime.mjs";

const NODE_MAJOR = 26;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const flags = new Set(process.argv.slice(2));
const windows = process.platform === "win32";
const newNode = join(root, "node_modules", ".bin", windows ? "node.cmd" : "node");

if (Number.parseInt(process.versions.node, 10) < 20) stop(`Proffer needs Node 20 or newer to set itself up; this is ${process.version}.`);

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function run(command, args, options = {}) {
  return spawnSync(command, args, { stdio: "inherit", shell: windows, ...options });
}

/** The files below the paths, in a fixed order. A path that isn't there stops: what it was named for would be built stale. */
function filesUnder(paths) {
  const files = [];
  for (const path of paths) {
    if (!existsSync(path)) stop(`scripts/setup.mjs names ${path}, which doesn't exist.`);
    if (!statSync(path).isDirectory()) files.push(path);
    else for (const name of readdirSync(path, { recursive: true })) if (statSync(join(path, name)).isFile()) files.push(join(path, name));
  }
  return files.sort();
}

function hashOf(paths, counts = () => true) {
  const hash = createHash("sha256");
  for (const file of filesUnder(paths).filter(counts)) {
    const content = readFileSync(file);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** The files and what they import of ours, and so on: a build's configuration is all of them. */
function withImports(...files) {
  const found = new Set();
  const add = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, path] of (read(file) ?? "").matchAll(/\bfrom "(\.{1,2}\/[^"]+)"/g)) add(join(dirname(file), path));
  };
  files.forEach(add);
  return [...found];
}

// Packages

/** True when npm's own record of what stands in node_modules agrees with the lock file: somebody ran `npm install` by hand. */
function installedByHand() {
  const installed = JSON.parse(read("node_modules/.package-lock.json") ?? "null")?.packages;
  if (!installed) return false;
  const locked = JSON.parse(read("package-lock.json")).packages;
  return (
    Object.entries(locked).every(([path, entry]) => path === "" || entry.optional || entry.devOptional || installed[path] !== undefined) &&
    Object.entries(installed).every(([path, entry]) => locked[path]?.version === entry.version && existsSync(path))
  );
}

function checkNode() {
  const found = existsSync(newNode) ? spawnSync(newNode, ["--version"], { encoding: "utf8", shell: windows }).stdout?.trim() : "";
  if (Number.parseInt(found?.slice(1) ?? "", 10) >= NODE_MAJOR) return;
  stop(
    `Proffer runs on Node ${NODE_MAJOR}, which the package "node" brings along, but ${found ? `it brought ${found}` : "it isn't there"}.\n` +
      `Most likely npm may not run install scripts here. Try: npm rebuild node --ignore-scripts=false\n` +
      `Or install Node ${NODE_MAJOR} yourself and start with: node src/server/main.ts`,
  );
}

/** Stops where the Node that came along isn't the one that is pinned. Its bytes are looked at again once something changed them. */
function checkRuntime() {
  const program = join("node_modules", "node", "bin", windows ? "node.exe" : "node");
  if (!existsSync(program)) return; // somebody installed Node themselves
  const stampFile = "node_modules/.proffer-runtime";
  const { size, ino, ctimeMs } = statSync(program);
  const stamp = `${hashOf(["scripts/runtime.json"])} ${size} ${ino} ${ctimeMs}`;
  if (read(stampFile) === stamp) return;
  const fault = runtimeFault(program);
  if (fault?.isKnown) stop(`${fault.message}\nSomething else was installed in its place. Remove node_modules, and start again.`);
  if (fault) console.log(fault.message);
  writeFileSync(stampFile, stamp);
}

/**
 * Installs what the lock file names. Not `npm ci`: that refuses a lock file that lacks another platform's optional packages,
 * which a registry that hasn't got them yet leaves out. `--no-save` keeps the lock file as it is.
 */
function installPackages(stampFile) {
  console.log("Installing packages (once, and again when package-lock.json changes) …");
  // Without a stamp an earlier run was interrupted: what it left can't be trusted.
  if (!existsSync(stampFile)) rmSync("node_modules", { recursive: true, force: true });
  rmSync(stampFile, { force: true });
  const args = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  // node_modules changes underneath: neither npm nor its scripts may run on the Node that stands there.
  const bin = join("node_modules", ".bin");
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.endsWith(bin));
  const env = { ...process.env, PATH: path.join(delimiter) };
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const result =
    node && npm && !node.includes("node_modules") ? run(node, [npm, ...args], { env, shell: false }) : run("npm", args, { env });
  if (result.error) stop(`npm can't be started: ${result.error.message}`);
  if (result.status !== 0) stop("The packages could not be installed. Look at npm's message above, then start again.");
}

function install() {
  const stampFile = "node_modules/.proffer-stamp";
  const stamp = `${hashOf(["package-lock.json"])} ${process.platform}-${process.arch}`;
  if (read(stampFile) === stamp && existsSync(newNode)) return;
  if (!(existsSync(newNode) && installedByHand())) installPackages(stampFile);
  checkNode();
  writeFileSync(stampFile, stamp);
}

// Build products

function build({ name, stampFile, hash, product, command }) {
  if (read(stampFile) === hash && existsSync(product)) return;
  rmSync(stampFile, { force: true });
  console.log(`Building ${name} …`);
  const result = run(newNode, command);
  if (result.status !== 0) stop(`Building ${name} failed. Look at the message above, then start again.`);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}

function buildAll() {
  const web = hashOf(
    [
      "src/web",
      "src/contract",
      "index.html",
      "p.html",
      ...withImports("vite.config.ts", "vite.client-page.config.ts"),
      "postcss.config.js",
      "package-lock.json",
    ],
    // The routes file is written by the build itself.
    (file) => !/\.(gen|test)\.tsx?$/.test(file),
  );
  build({
    name: "the web app",
    stampFile: "dist/web/.stamp",
    hash: web,
    product: "dist/web/index.html",
    command: ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"],
  });
  // Into the folder that the app's build has emptied.
  build({
    name: "the client's page",
    stampFile: "dist/web/.client-page-stamp",
    hash: web,
    product: "dist/web/p.html",
    command: ["node_modules/vite/bin/vite.js", "build", "--config", "vite.client-page.config.ts", "--logLevel", "warn"],
  });
  build({
    name: "the client's page for the server",
    stampFile: "dist/client-page/.stamp",
    hash: web,
    product: "dist/client-page/draw.js",
    command: [
      "node_modules/vite/bin/vite.js",
      "build",
      "--ssr",
      "src/web/areas/client-page/draw.tsx",
      "--config",
      "vite.client-page.config.ts",
      "--logLevel",
      "warn",
    ],
  });
  build({
    name: "the empty database",
    stampFile: "dist/migrated.stamp",
    hash: hashOf(
      ["src/server/parts/database", "src/server/parts/tasks/pg-boss.ts", "scripts/migrate-dump.ts", "package-lock.json"],
      (file) => !file.endsWith(".test.ts"),
    ),
    product: "dist/migrated.tar",
    command: ["scripts/migrate-dump.ts"],
  });
}

// A browser for the tests

/** Chromium without its windows: a visit takes it less than half of the processor time that it takes the whole browser. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const wholeBrowsers = ["chromium", "chromium-browser", "google-chrome"].map((name) => `/usr/bin/${name}`);

function installedBrowser() {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH))
    stop(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which doesn't exist.`);
  return [process.env.CHROMIUM_PATH, HEADLESS_SHELL, ...wholeBrowsers].find((path) => path && existsSync(path));
}

function playwrightBrowser() {
  const ask = `import { chromium } from "playwright-core"; process.stdout.write(chromium.executablePath())`;
  const path = spawnSync(newNode, ["--input-type=module", "-e", ask], { encoding: "utf8" }).stdout;
  return path && existsSync(path) ? path : undefined;
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync("/etc/debian_version");

function installByApt(...packages) {
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  if (run("apt-get", ["update"], quiet).status === 0) run("apt-get", ["install", "-y", "--no-install-recommends", ...packages], quiet);
}

function findBrowser() {
  if (!process.env.CHROMIUM_PATH && isDebianRoot() && !existsSync(HEADLESS_SHELL)) {
    console.log("Installing Chromium for the tests with apt-get …");
    installByApt("chromium-headless-shell");
    if (!installedBrowser()) installByApt("chromium");
  }
  const found = installedBrowser() ?? playwrightBrowser();
  if (found) return found;
  console.log("Installing Chromium for the tests with Playwright …");
  run(newNode, ["node_modules/playwright-core/cli.js", "install", "chromium"]);
  return playwrightBrowser();
}

function provideBrowser() {
  const pathFile = "dist/chromium-path";
  const known = read(pathFile);
  const wanted = process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : known);
  if (known && existsSync(known) && wanted === known) return;
  const path = findBrowser();
  mkdirSync("dist", { recursive: true });
  rmSync(pathFile, { force: true });
  if (path) {
    console.log(`Browser for the tests: ${path}`);
    writeFileSync(pathFile, path);
  } else console.error("No Chromium found and none could be installed: browser tests will fail. Install one, or set CHROMIUM_PATH.");
}

if (!flags.has("--only-build")) {
  install();
  checkRuntime();
}
if (!flags.has("--no-build")) buildAll();
if (flags.has("--browser")) provideBrowser();
