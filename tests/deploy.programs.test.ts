import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { compose, filled, secrets } from "./support/compose.ts";
import { needed } from "./support/programs.ts";

const read = (file: string) => readFileSync(file, "utf8");
function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "proffer-deploy-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("compose.yaml, read by Compose", () => {
  const resolved = (env: Record<string, string>) =>
    inFolder((folder) => {
      const dockerCompose = needed("docker-compose");
      // The first line of Compose, which Debian 12 still has, takes all of it but the name; without one it is called as its folder.
      const isFirst = execFileSync(dockerCompose, ["version", "--short"], { encoding: "utf8" }).startsWith("1.");
      writeFileSync(join(folder, "compose.yaml"), isFirst ? read("compose.yaml").replace(/^name:.*\n/m, "") : read("compose.yaml"));
      writeFileSync(
        join(folder, ".env"),
        Object.entries(env)
          .map((one) => one.join("="))
          .join("\n"),
      );
      const options = { encoding: "utf8", cwd: folder, env: { PATH: process.env.PATH, HOME: folder } } as const;
      return execFileSync(dockerCompose, ["-f", join(folder, "compose.yaml"), "config"], { ...options, stdio: "pipe" });
    });

  test("comes to the services and settings that deploy.test.ts checks", () => {
    const told = z
      .object({ services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()).default({}) })) })
      .parse(parse(resolved(secrets)));
    const { services } = compose.parse(parse(filled(read("compose.yaml"), secrets), { merge: true }));
    expect(Object.keys(told.services).sort()).toEqual(Object.keys(services).sort());
    for (const [name, { environment }] of Object.entries(services)) expect(told.services[name]?.environment, name).toEqual(environment);
  });

  test("is refused without its secrets", () => {
    expect(() => resolved({ ...secrets, APP_SECRET: "" })).toThrow(/APP_SECRET/);
  });
});

describe("what Prometheus reads", () => {
  const checked = (file: string) => execFileSync(needed("promtool"), ["check", "rules", file], { encoding: "utf8", stdio: "pipe" });

  test("the alert rules", () => {
    const count = [...read("deploy/alerts.yaml").matchAll(/^ {6}- alert: /gm)].length;
    expect(checked("deploy/alerts.yaml")).toContain(`SUCCESS: ${count} rules found`);
  });

  test("each expression of the dashboard, with what Grafana fills in", () => {
    const { panels } = z
      .object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) })) })
      .parse(JSON.parse(read("deploy/grafana-dashboard.json")));
    const rules = panels
      .flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll(/\$__\w+/g, "5m").replaceAll(/\$\w+/g, ".*")))
      .map((expr, at) => ({ record: `panel:${at}`, expr }));
    expect(rules.length).toBeGreaterThan(20);
    inFolder((folder) => {
      const file = join(folder, "dashboard.json"); // JSON is YAML
      writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboard", rules }] }));
      expect(checked(file)).toContain(`SUCCESS: ${rules.length} rules found`);
    });
  });
});
