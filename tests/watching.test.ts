import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { api } from "#contract/index.ts";
import { startTestServer } from "./support/server.ts";

const TOKEN = "a token for the figures";
const alerts = readFileSync("deploy/alerts.yaml", "utf8");
const page = readFileSync("docs/operate/watch.md", "utf8");
const panels = z
  .object({ panels: z.array(z.looseObject({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).optional() })) })
  .parse(JSON.parse(readFileSync("deploy/grafana-dashboard.json", "utf8"))).panels;
const rules = alerts
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({
    name: /^\w+/.exec(text)?.[0] ?? "",
    expr: /^ {8}expr: (.+)$/m.exec(text)?.[1] ?? "",
    text,
  }));
const expressions = [...rules.map(({ expr }) => expr), ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))];

let text: string;
/** Each family that is told, with its labels. */
const families = new Map<string, Set<string>>();
const server = await startTestServer({ own: true, settings: { METRICS_TOKEN: TOKEN } });
beforeAll(async () => {
  const { send } = await server.signIn();
  await send(api.candidate.list, {});
  await send(api.candidate.extractFile, { file: new File(["Noor Akkerman\nUtrecht"], "noor.txt") });
  const contact = { method: "POST", headers: { "content-type": "application/json" } };
  const message = JSON.stringify({ name: "Noor", email: "noor@proffer.example", message: "Do you read scans?" });
  for (let n = 0; n < 6; n++) await server.raw("/v1/contact", { ...contact, body: message });
  await server.rest();
  const { database } = server.parts;
  // As on PostgreSQL: the embedded database has no connections.
  Object.assign(database, { connections: () => ({ total: 3, idle: 2, waiting: 0 }) });
  text = await (await server.app.request("/metrics", { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  for (const [, name = ""] of text.matchAll(/^# TYPE (\w+)/gm)) families.set(name, new Set());
  for (const [, name = "", labels = ""] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const told = families.get(name) ?? families.get(name.replace(/_(bucket|sum|count)$/, ""));
    for (const [, label = ""] of labels.matchAll(/(\w+)="/g)) told?.add(label);
  }
});
afterAll(() => server.stop());

/** The metrics that an expression names, with the labels that it picks them by. */
const namedIn = (expr: string) =>
  [...expr.matchAll(/\b((?:proffer|process)_\w+)(?:\{([^}]*)\})?/g)].map(([, metric = "", labels = ""]) => ({
    metric,
    labels: [...labels.matchAll(/(\w+)\s*[=!]~?=?"/g)].map(([, label = ""]) => label),
  }));
/** What Prometheus puts to every figure itself. */
const OF_PROMETHEUS = ["instance", "job"];

describe("the dashboard and the alerts", () => {
  test("name figures that there are, by labels that they have", () => {
    expect(expressions.length).toBeGreaterThan(40);
    const wrong = expressions.flatMap(namedIn).filter(({ metric, labels }) => {
      const told = families.get(metric) ?? families.get(metric.replace(/_(bucket|sum|count)$/, ""));
      return !told || labels.some((label) => !told.has(label) && label !== "le" && !OF_PROMETHEUS.includes(label));
    });
    expect(wrong).toEqual([]);
    for (const expr of expressions) expect(namedIn(expr).length, expr).toBeGreaterThan(0);
  });

  test("leave out none: each figure is on the dashboard, and stands on the page about watching", () => {
    const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join("\n");
    expect([...families.keys()].filter((name) => !shown.includes(name))).toEqual([]);
    expect([...families.keys()].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
    const told = [...page.matchAll(/`((?:proffer|process)_\w+)`/g)].map(([, name = ""]) => name);
    expect(told.filter((name) => !families.has(name))).toEqual([]);
  });

  test("each alert says what to do: in a section of that page, to which it leads", () => {
    const sections = page
      .split(/^### /m)
      .slice(1)
      .map((section) => /^\w+/.exec(section)?.[0]);
    expect(rules.map(({ name }) => name).sort()).toEqual([...sections].sort());
    for (const { name, expr, text } of rules) {
      expect(expr, name).not.toBe("");
      expect(text).toContain(`runbook_url: "docs/operate/watch.md#${name.toLowerCase()}"`);
      expect(text).toMatch(/severity: (page|ticket)/);
    }
  });

  test("every figure is one that Prometheus reads, and no text of anybody's", () => {
    for (const line of text.trim().split("\n"))
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? -?[\d.e+-]+)$/);
    for (const name of families.keys()) expect(text.match(new RegExp(`^# TYPE ${name} `, "gm")), name).toHaveLength(1);
    expect(text).not.toMatch(/Noor|Akkerman|proffer\.example/);
  });
});
