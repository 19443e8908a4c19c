import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { nth } from "#contract/nth.ts";
import { all, environmentOf, type Instruction, listOf, type Stage, stagesOf, stepsOf } from "#tests/support/dockerfile.ts";
import { until } from "#tests/support/until.ts";
import { freePort, isReady } from "../../../scripts/running-product.ts";

/** Where a path of the image lies in a folder that stands for its root. */
const within = (root: string, path: string) => join(root, path);
/** A step with the image's own places turned into the folder's. */
const inFolder = (root: string, step: string) => step.replace(/(?<=\s)\/(?=(?:app|usr\/local\/bin)\b)/g, `${root}/`);
/** What Docker does with packages and people of the system, where nobody else's machine is to be changed. */
const OF_THE_SYSTEM = /^(apt-get|useradd|rm -rf \/var\/lib\/apt|install -d)\b/;

interface Image {
  /** Stands for its root. */
  root: string;
  /** A clone in which everything is set up, packages of development included. */
  clone: string;
  stage: Stage;
  /** Steps that were left to Docker. */
  left: string[];
}

/** Copies as `COPY` does: of some paths, or of everything but what .dockerignore names. */
function copy(from: string, to: string, text: string): void {
  const paths = text.split(" ");
  const target = nth(paths, paths.length - 1);
  const ignored = readFileSync(join(from, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  const names = new Set(ignored.flatMap((pattern) => globSync(pattern, { cwd: from })));
  for (const path of paths.slice(0, -1)) {
    const place = join(to, target.endsWith("/") && path !== "." ? join(target, path) : target);
    cpSync(join(from, path), place, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => path !== "." || !names.has(source.slice(from.length + 1)),
    });
  }
}

/** Builds the image's tree from a clone, by the steps of the Dockerfile itself. */
export function buildImage(folder: string): Image {
  const source = join(folder, "source");
  execFileSync("git", ["clone", "--quiet", "--no-hardlinks", process.cwd(), source]);
  const stages = stagesOf(readFileSync(join(source, "Dockerfile"), "utf8"));
  const [build, stage] = [nth(stages, 0), nth(stages, stages.length - 1)];
  const [built, root, clone] = ["build", "image", "clone"].map((name) => join(folder, name)) as [string, string, string]; // three names, three paths
  const left: string[] = [];
  const runIn = (at: string, cwd: string, text: string) => {
    for (const step of stepsOf(text)) {
      if (OF_THE_SYSTEM.test(step)) {
        left.push(step);
        continue;
      }
      // What npm takes away from the image stays in the clone.
      if (step.startsWith("npm prune")) {
        execFileSync("cp", ["-al", cwd, clone]);
        for (const name of ["package-lock.json", "node_modules/.package-lock.json"])
          execFileSync("cp", ["-a", "--remove-destination", join(cwd, name), join(clone, name)]);
      }
      execFileSync("sh", ["-c", inFolder(at, step)], { cwd, stdio: ["ignore", "inherit", "inherit"], env: plainEnvironment() });
    }
  };
  follow(build.instructions, built, { copy: (text, cwd) => copy(source, cwd, text), run: runIn });
  follow(stage.instructions, root, {
    run: runIn,
    copy: (text, cwd) => {
      const [from = "", to = ""] = text.replace(/^--from=\S+ /, "").split(/ (?=\S+$)/);
      for (const one of from.split(" ")) {
        const target = to.startsWith("/") ? within(root, to) : join(cwd, to);
        const place = to.endsWith("/") ? join(target, one.slice(one.lastIndexOf("/"))) : target;
        mkdirSync(dirname(place), { recursive: true });
        execFileSync("cp", ["-al", within(built, one), place]);
      }
    },
  });
  return { root, clone, stage, left };
}

/** Goes through a stage, in a folder that stands for its root. */
function follow(
  instructions: Instruction[],
  root: string,
  doing: { copy(text: string, cwd: string): void; run(root: string, cwd: string, text: string): void },
): void {
  mkdirSync(join(root, "usr/local/bin"), { recursive: true });
  let cwd = root;
  for (const { name, text } of instructions) {
    if (name === "WORKDIR") {
      cwd = within(root, text);
      mkdirSync(cwd, { recursive: true });
    }
    if (name === "COPY") doing.copy(text, cwd);
    if (name === "RUN") doing.run(root, cwd, text);
  }
}

/** Nothing of this process's own settings, and no Node but the machine's. */
export function plainEnvironment(): Record<string, string> {
  const { HOME = "/tmp", PATH = "" } = process.env;
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(npm_config_(registry|cache|nodedir)|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i.test(name),
  );
  const path = PATH.split(":").filter((one) => !one.includes("node_modules"));
  return { ...(Object.fromEntries(kept) as Record<string, string>), HOME, PATH: path.join(":") }; // those that are set
}

/** Whether this machine has what runs a tree as a root of its own. */
export const canConfine = (): boolean => spawnSync("bwrap", ["--version"]).status === 0;

/** Starts the image as Docker would: its user, its environment, its command, a root that isn't written, no capability. */
export async function startImage({ root, stage }: Image, data: string) {
  const [uid = 0, gid = 0] = (all(stage, "USER").at(-1) ?? "").split(":").map(Number);
  const env = environmentOf(stage);
  const port = await freePort();
  mkdirSync(data, { mode: 0o700 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(data, uid, gid);
  for (let path = dirname(root); path !== dirname(path) && path.includes("proffer-drill"); path = dirname(path)) chmodSync(path, 0o755);
  const system = ["/etc", "/usr"].flatMap((path) => ["--ro-bind", path, path]);
  const links = ["bin", "sbin", "lib", "lib64"]
    .filter((name) => existsSync(`/${name}`))
    .flatMap((name) => ["--symlink", `usr/${name}`, `/${name}`]);
  const room = [
    ...["--unshare-user", "--uid", String(uid), "--gid", String(gid), "--cap-drop", "ALL", "--die-with-parent", "--clearenv"],
    ...[...system, ...links, "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"],
    ...[
      "--ro-bind",
      within(root, "usr/local/bin"),
      "/usr/local/bin",
      "--ro-bind",
      within(root, "app"),
      "/app",
      "--bind",
      data,
      env.DATA_DIR ?? "",
    ],
    ...["--chdir", all(stage, "WORKDIR").at(-1) ?? "/"],
    ...Object.entries({ ...env, PORT: String(port), SUBSCRIPTIONS: "off", PATH: "/usr/local/bin:/usr/bin:/bin" }).flatMap(
      ([name, value]) => ["--setenv", name, value],
    ),
  ];
  const as = isRoot ? { uid, gid } : {};
  const runInside = (command: string[]) => spawnSync("bwrap", [...room, ...command], { ...as, encoding: "utf8" });
  const child = spawn("bwrap", ["--info-fd", "3", ...room, ...listOf(all(stage, "CMD").at(-1) ?? "")], {
    ...as,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  let words = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (words += String(text)));
  let told = "";
  child.stdio[3]?.on("data", (text) => (told += String(text)));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const url = `http://localhost:${port}`;
  const ready = await until(async () => ((await isReady(url)) || child.exitCode !== null ? true : undefined), 60_000);
  if (!ready || child.exitCode !== null) {
    child.kill("SIGKILL");
    throw new Error(`The image isn't ready. ${words}`);
  }
  return {
    url,
    words: () => words,
    runInside,
    isHealthy: () => runInside(listOf((all(stage, "HEALTHCHECK").at(-1) ?? "").replace(/^.*CMD /, ""))).status === 0,
    /** Asks it to end, as Docker does; gives what it ended with. */
    stop: async () => {
      process.kill(Number(/"child-pid":\s*(\d+)/.exec(told)?.[1]), "SIGTERM");
      return ended;
    },
  };
}
