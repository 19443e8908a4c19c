import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../../scripts/running-product.ts";
import { needed } from "./programs.ts";
import { until } from "./until.ts";

/** An element of a page, as its browser names it. */
type Element = string;

/** What both kinds of driver can do; the rest is said in these. */
interface Driver {
  go(url: string): Promise<void>;
  /** The body of a function run in the page with `args`; what it returns has to be JSON. */
  ask(body: string, args?: unknown[]): Promise<unknown>;
  /** The element that the body of a function returns. */
  find(body: string, args?: unknown[]): Promise<Element | null>;
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  choose(element: Element, files: string[]): Promise<void>;
  /** What the page's own scripts failed at, where the browser tells. */
  complaints: string[];
  close(): Promise<void>;
}

/** The browser that comes with WebKit's driver, below the folder of this machine's kind. */
function miniBrowser(): string {
  const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu")) : [];
  const found = folders
    .flatMap((folder) => ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"].map((kind) => `/usr/lib/${folder}/${kind}/MiniBrowser`))
    .find(existsSync);
  if (!found) throw new Error("WebKit's driver is here without its browser");
  return found;
}

export const otherBrowsers: { name: string; open(): Promise<Driver> }[] = [
  { name: "Firefox", open: openFirefox },
  { name: "WebKit", open: openWebKit },
];

/** Resolves with the first line that matches; a program that ends before says with what words. */
function lineOf(program: ChildProcess, stream: "stdout" | "stderr", such: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    const source = program[stream];
    if (!source) throw new Error("Nothing is read of this program.");
    createInterface({ input: source }).on("line", (line) => {
      said.push(line);
      const found = such.exec(line);
      if (found) resolve(found);
    });
    program.once("exit", () => reject(new Error(`${program.spawnfile} ended: ${said.join("\n")}`)));
    program.once("error", reject);
  });
}

async function ended(...programs: ChildProcess[]): Promise<void> {
  for (const program of programs) {
    if (program.exitCode !== null || program.signalCode !== null) continue;
    const gone = new Promise((resolve) => program.once("exit", resolve));
    program.kill("SIGKILL");
    await gone;
  }
}

/** Firefox speaks WebDriver BiDi by itself. */
async function openFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "proffer-firefox-"));
  const program = spawn(needed("firefox-esr"), ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"], {
    env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: "1" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [, address] = await lineOf(program, "stderr", /BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });

  const complaints: string[] = [];
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  let sent = 0;
  socket.onmessage = ({ data }) => {
    const { id, type, result, message, method, params } = JSON.parse(String(data));
    if (method === "log.entryAdded" && params.type === "javascript" && params.level === "error") complaints.push(params.text);
    const asker = waiting.get(id);
    waiting.delete(id);
    if (type === "success") asker?.resolve(result as never);
    else asker?.reject(new Error(message));
  };
  const send = <T>(method: string, params: object): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++sent;
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });

  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = await send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context as string;
  await send("browsingContext.setViewport", { context, viewport: { width: 1440, height: 900 } });

  /** A function whose argument is JSON, as what BiDi sends is typed value by value. */
  async function call<T>(body: string, args: unknown[]): Promise<T> {
    const { type, result, exceptionDetails } = await send<{ type: string; result: T; exceptionDetails?: { text: string } }>(
      "script.callFunction",
      {
        functionDeclaration: `(json) => ((...args) => { ${body} })(...JSON.parse(json))`,
        arguments: [{ type: "string", value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      },
    );
    if (type === "exception") throw new Error(exceptionDetails?.text);
    return result;
  }
  const element = (sharedId: Element) => ({ sharedId });
  return {
    complaints,
    go: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    ask: async (body, args = []) => {
      const { value } = await call<{ value?: string }>(`return JSON.stringify(((...args) => { ${body} })(...args) ?? null)`, args);
      return JSON.parse(value ?? "null");
    },
    find: async (body, args = []) => (await call<{ sharedId?: string }>(body, args)).sharedId ?? null,
    click: async (at) => {
      const press = [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      const move = { type: "pointerMove", x: 0, y: 0, origin: { type: "element", element: element(at) } };
      await send("input.performActions", { context, actions: [{ type: "pointer", id: "mouse", actions: [move, ...press] }] });
    },
    type: async (at, text) => {
      await send("script.callFunction", {
        functionDeclaration: "(element) => element.focus()",
        arguments: [element(at)],
        target: { context },
        awaitPromise: false,
      });
      const actions = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await send("input.performActions", { context, actions: [{ type: "key", id: "keys", actions }] });
    },
    choose: async (at, files) => void (await send("input.setFiles", { context, element: element(at), files })),
    close: async () => {
      socket.close();
      await ended(program);
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** WebKit's own browser behind its driver, which speaks WebDriver over HTTP, on a screen that nobody sees. */
async function openWebKit(): Promise<Driver> {
  const screen = spawn(needed("Xvfb"), ["-displayfd", "1", "-screen", "0", "1440x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [, display] = await lineOf(screen, "stdout", /^(\d+)$/);
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), "proffer-webkit-"));
  const program = spawn(needed("WebKitWebDriver"), [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, HOME: home, LIBGL_ALWAYS_SOFTWARE: "1", WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
    stdio: "ignore",
  });
  async function send<T>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const { value } = (await response.json()) as { value: T & { message?: string } };
    if (!response.ok) throw new Error(value.message);
    return value;
  }
  const isReady = () =>
    send<{ ready: boolean }>("GET", "/status").then(
      ({ ready }) => ready,
      () => false,
    );
  if (!(await until(isReady))) throw new Error("WebKit's driver doesn't answer");
  const alwaysMatch = { "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] } };
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", { capabilities: { alwaysMatch } });
  const at = (path: string) => `/session/${sessionId}${path}`;
  await send("POST", at("/window/rect"), { width: 1440, height: 900 });
  const run = <T>(body: string, args: unknown[]) =>
    send<T>("POST", at("/execute/sync"), { script: `return ((...args) => { ${body} })(...arguments)`, args });
  const type = (element: Element, text: string) => send("POST", at(`/element/${element}/value`), { text });
  return {
    complaints: [],
    go: async (url) => void (await send("POST", at("/url"), { url })),
    ask: (body, args = []) => run(body, args),
    find: async (body, args = []) => Object.values((await run<Record<string, string> | null>(body, args)) ?? {})[0] ?? null,
    click: async (element) => void (await send("POST", at(`/element/${element}/click`), {})),
    type: async (element, text) => void (await type(element, text)),
    choose: async (element, files) => void (await type(element, files.join("\n"))),
    close: async () => {
      await send("DELETE", at("")).catch(() => {});
      await ended(program, screen);
      rmSync(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** The first that can be seen of a role with this name, or with a name that holds it; each browser reads a page so. */
const SEEN = `
  const [role, name] = args;
  const of = { button: "button, [role=button]", link: "a[href]", heading: "h1, h2, h3, h4", textbox: "input, textarea", file: "input[type=file]", passage: "[data-passage]" };
  const words = (at) => (at.ariaLabel || [...(at.labels ?? [])].map((label) => label.textContent).join(" ") || at.textContent || "").replace(/\\s+/g, " ").trim();
  const all = [...document.querySelectorAll(of[role])].filter((at) => role === "file" || at.getClientRects().length > 0);
  const found = name ? (all.find((at) => words(at) === name) ?? all.find((at) => words(at).includes(name))) : all[0];
  if (role !== "file") found?.scrollIntoView({ block: "center" });
  return found ?? null;`;

/** Where it stands in the window: what opens above it moves it, and a click goes to where it stood. */
const PLACE = `${SEEN.replace("return found ?? null;", "")}
  return found ? JSON.stringify(found.getBoundingClientRect()) : "";`;

type Role = "button" | "link" | "heading" | "textbox" | "file" | "passage";

/** A person before a page: whatever they look for they wait for. */
export function personBefore(driver: Driver) {
  async function see(role: Role, name = ""): Promise<Element> {
    const found = await until(() => driver.find(SEEN, [role, name]));
    if (!found)
      throw new Error(
        `There is no ${role} ${name}. The page says:\n${String(await driver.ask("return location.href + document.body.innerText"))}`,
      );
    return found;
  }
  /** What is drawn anew between seeing and doing is looked for again. */
  async function onceSeen(role: Role, name: string, act: (element: Element) => Promise<void>): Promise<void> {
    const isGone = (failure: unknown) => failure instanceof Error && /not found|no such|stale/i.test(failure.message);
    const isDone = await until(async () => {
      const element = await see(role, name);
      return act(element).then(
        () => true,
        (failure: unknown) => {
          if (!isGone(failure)) throw failure;
          return false;
        },
      );
    }, 30_000);
    if (!isDone) throw new Error(`${role} ${name} doesn't stay`);
  }
  return {
    go: driver.go,
    see,
    async press(role: Role, name: string): Promise<void> {
      await see(role, name);
      let before = "";
      await until(async () => {
        const [last, now] = [before, String(await driver.ask(PLACE, [role, name]))];
        before = now;
        return now !== "" && now === last;
      }, 10_000);
      await onceSeen(role, name, driver.click);
    },
    fill: (name: string, text: string) => onceSeen("textbox", name, (element) => driver.type(element, text)),
    choose: (files: string[]) => onceSeen("file", "", (element) => driver.choose(element, files)),
    /** The text of the page, once it holds these words. */
    async read(such: RegExp): Promise<string> {
      const text = async () => String(await driver.ask("return document.body.innerText"));
      const found = await until(async () => such.test(await text()));
      if (!found) throw new Error(`The page doesn't say ${such}:\n${await text()}`);
      return text();
    },
    async arrive(path: RegExp): Promise<void> {
      const here = async () => String(await driver.ask("return location.pathname"));
      if (!(await until(async () => path.test(await here())))) throw new Error(`The page is ${await here()}, not ${path}`);
    },
  };
}
