import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import * as z from "zod";
import { nth } from "#contract/nth.ts";
import { readConfig, settings } from "#server/config.ts";
import { compose, filled, secrets } from "./support/compose.ts";
import { all, environmentOf, listOf, stagesOf } from "./support/dockerfile.ts";

const read = (file: string) => readFileSync(file, "utf8");
/** What isn't the product's: Node's own. */
const OF_NODE = ["NODE_ENV"];
const isKnown = (name: string) =>
  OF_NODE.includes(name) ||
  Object.hasOwn(settings.shape, name) ||
  (name.endsWith("_FILE") && Object.hasOwn(settings.shape, name.slice(0, -"_FILE".length)));
const PINNED = /^[a-z0-9./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;

const stages = stagesOf(read("Dockerfile"));
const image = nth(stages, stages.length - 1);
const [uid = "", gid = ""] = (all(image, "USER").at(-1) ?? "").split(":");

/** How long a process that is asked to end may take: what runs is answered, tasks come to their end, twice as they say. */
const inSource = (file: string, name: string) =>
  Number(new RegExp(`const ${name} = ([\\d_]+);`).exec(read(file))?.[1]?.replaceAll("_", "")) / 1000;
const DRAIN_SECONDS =
  readConfig({}).shutdown_notice_seconds +
  inSource("src/server/http/listen.ts", "FINISH_MS") +
  2 * inSource("src/server/parts/tasks/pg-boss.ts", "CLOSE_MS");

test("the drain is told by the code", () => expect(DRAIN_SECONDS).toBeGreaterThan(10));

describe("Dockerfile", () => {
  test("builds on pinned images, and takes from what was built alone what the product runs on", () => {
    for (const stage of stages) expect(stage.image).toMatch(PINNED);
    for (const text of all(image, "COPY")) expect(text).toMatch(/^--from=build /);
    expect(all(nth(stages, 0), "RUN").join(" ")).toContain("npm prune --omit=dev");
  });

  test("runs as nobody in particular, and writes to its volume alone", () => {
    expect(Number(uid)).toBeGreaterThanOrEqual(1000);
    expect(all(image, "RUN").join(" ")).toContain(`useradd --uid ${uid} `);
    expect(all(image, "VOLUME")).toEqual([environmentOf(image).DATA_DIR]);
  });

  test("starts the product by a list, asks whether it is ready, and hands signals on", () => {
    expect(listOf(all(image, "CMD").at(-1) ?? "")).toEqual(["node", "src/server/main.ts"]);
    expect(listOf(all(image, "ENTRYPOINT").at(-1) ?? "")[0]).toContain("tini");
    expect(all(image, "HEALTHCHECK").at(-1)).toContain("/ready");
    expect(all(image, "EXPOSE")).toEqual([environmentOf(image).PORT]);
  });

  test("names settings that there are", () => {
    expect(Object.keys(environmentOf(image)).filter((name) => !isKnown(name))).toEqual([]);
    expect(() => readConfig(environmentOf(image))).not.toThrow();
  });

  test("takes no secret, no data and nothing that was built elsewhere into it", () => {
    const left = read(".dockerignore").split("\n");
    for (const name of [".git", ".env", "data", "dist", "node_modules"]) expect(left).toContain(name);
  });
});

describe("compose.yaml", () => {
  const text = read("compose.yaml");
  const { services, volumes } = compose.parse(parse(filled(text, secrets), { merge: true, strict: true, uniqueKeys: true }));
  const ours = Object.entries(services).filter(([, { build }]) => build);
  const others = Object.entries(services).filter(([, { build }]) => !build);

  test("has those who answer, one who works, PostgreSQL, a bucket and a catcher of letters", () => {
    expect(ours.map(([name, { environment }]) => [name, environment.ROLE])).toEqual([
      ["web", "web"],
      ["worker", "worker"],
    ]);
    const [database, storage, mail] = ["DATABASE_URL", "S3_ENDPOINT", "SMTP_URL"].map(
      (name) => new URL(nth(ours, 0)[1].environment[name] ?? "").hostname,
    );
    expect(services[database ?? ""]?.image).toMatch(/^postgres:/);
    expect(services[storage ?? ""]?.image).toContain("minio");
    expect(services[mail ?? ""]?.image).toContain("mailpit");
  });

  test("says what is missing of the secrets, and keeps none itself", () => {
    for (const name of Object.keys(secrets)) expect(() => filled(text, { ...secrets, [name]: "" })).toThrow(new RegExp(`${name}: put a`));
  });

  test.each(ours)("%s takes settings that there are, as they may be", (_name, { environment }) => {
    expect(Object.keys(environment).filter((name) => !isKnown(name))).toEqual([]);
    expect(() => readConfig({ ...environmentOf(image), ...environment })).not.toThrow();
  });

  test.each(ours)("%s runs as the image's user, on a root that isn't written, without capabilities", (_name, one) => {
    expect(one).toMatchObject({ read_only: true, user: `${uid}:${gid}`, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
    const written = one.tmpfs?.map((place) => place.split(":")[0]);
    expect(written?.sort()).toEqual([environmentOf(image).DATA_DIR, "/tmp"].sort());
    expect(Number.parseInt(one.stop_grace_period ?? "", 10)).toBeGreaterThan(DRAIN_SECONDS);
    expect(one.restart).toBe("unless-stopped");
  });

  test("has a port for each that answers", () => {
    const [, from = "", to = ""] = /^(\d+)-(\d+):/.exec(services.web?.ports[0] ?? "") ?? [];
    expect(Number(to) - Number(from) + 1).toBe(services.web?.deploy?.replicas);
    expect(services.web?.ports[0]?.endsWith(`:${environmentOf(image).PORT}`)).toBe(true);
  });

  test.each(others)("%s is pinned, and what it keeps lies in a volume", (name, one) => {
    expect(one.image).toMatch(PINNED);
    for (const volume of one.volumes) expect(Object.keys(volumes)).toContain(volume.split(":")[0]);
    if (one.restart) expect(one.security_opt).toEqual(["no-new-privileges:true"]);
    if (["database", "storage"].includes(name)) expect(one.volumes).toHaveLength(1);
  });

  test("who is waited for tells when it is ready; nobody waits for themselves", () => {
    const order: string[] = [];
    const visit = (name: string, by: string[]) => {
      expect(by).not.toContain(name);
      const one = services[name];
      if (!one) throw new Error(`${by.at(-1)} waits for ${name}, which isn't there`);
      for (const [of, { condition }] of Object.entries(one.depends_on)) {
        if (condition === "service_healthy") expect(services[of]?.healthcheck, of).toBeDefined();
        if (condition === "service_completed_successfully") expect(services[of]?.restart, of).toBeUndefined();
        visit(of, [...by, name]);
      }
      order.push(name);
    };
    for (const name of Object.keys(services)) visit(name, []);
    expect(order.indexOf("database")).toBeLessThan(order.indexOf("web"));
  });
});

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.enum(["/ready", "/health"]), port: z.literal("http") }),
  periodSeconds: z.number(),
  failureThreshold: z.number().optional(),
});
const container = z.strictObject({
  name: z.string(),
  image: z.string().regex(/:[\w.-]+$/),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  envFrom: z.array(
    z.union([
      z.strictObject({ configMapRef: z.strictObject({ name: z.string() }) }),
      z.strictObject({ secretRef: z.strictObject({ name: z.string() }) }),
    ]),
  ),
  ports: z.array(z.strictObject({ name: z.literal("http"), containerPort: z.number() })),
  readinessProbe: probe,
  livenessProbe: probe,
  startupProbe: probe,
  resources: z.strictObject({ requests: z.record(z.string(), z.string()), limits: z.strictObject({ memory: z.string() }) }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal("ALL")]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })),
});
const labels = z.record(z.string(), z.string());
const named = { name: z.string(), namespace: z.literal("proffer") };
const deployment = z.strictObject({
  apiVersion: z.literal("apps/v1"),
  kind: z.literal("Deployment"),
  metadata: z.strictObject(named),
  spec: z.strictObject({
    replicas: z.number(),
    strategy: z.strictObject({ rollingUpdate: z.strictObject({ maxUnavailable: z.literal(0), maxSurge: z.literal(1) }) }).optional(),
    selector: z.strictObject({ matchLabels: labels }),
    template: z.strictObject({
      metadata: z.strictObject({ labels }),
      spec: z.strictObject({
        terminationGracePeriodSeconds: z.number(),
        automountServiceAccountToken: z.literal(false),
        securityContext: z.strictObject({
          runAsNonRoot: z.literal(true),
          runAsUser: z.number(),
          runAsGroup: z.number(),
          fsGroup: z.number(),
          seccompProfile: z.strictObject({ type: z.literal("RuntimeDefault") }),
        }),
        containers: z.tuple([container]),
        volumes: z.array(z.strictObject({ name: z.string(), emptyDir: z.strictObject({ sizeLimit: z.string() }) })),
      }),
    }),
  }),
});
const manifest = z.discriminatedUnion("kind", [
  z.strictObject({ apiVersion: z.literal("v1"), kind: z.literal("Namespace"), metadata: z.strictObject({ name: z.literal("proffer") }) }),
  z.strictObject({
    apiVersion: z.literal("v1"),
    kind: z.literal("Secret"),
    metadata: z.strictObject(named),
    type: z.literal("Opaque"),
    stringData: z.record(z.string(), z.string()),
  }),
  z.strictObject({
    apiVersion: z.literal("v1"),
    kind: z.literal("ConfigMap"),
    metadata: z.strictObject(named),
    data: z.record(z.string(), z.string()),
  }),
  deployment,
  z.strictObject({
    apiVersion: z.literal("v1"),
    kind: z.literal("Service"),
    metadata: z.strictObject(named),
    spec: z.strictObject({
      selector: labels,
      ports: z.tuple([z.strictObject({ name: z.string(), port: z.number(), targetPort: z.literal("http") })]),
    }),
  }),
  z.strictObject({
    apiVersion: z.literal("policy/v1"),
    kind: z.literal("PodDisruptionBudget"),
    metadata: z.strictObject(named),
    spec: z.strictObject({ minAvailable: z.number(), selector: z.strictObject({ matchLabels: labels }) }),
  }),
]);

describe("deploy/kubernetes.yaml", () => {
  const documents = parseAllDocuments(read("deploy/kubernetes.yaml"));
  const manifests = documents.map((one) => manifest.parse(one.toJS()));
  const of = <K extends z.output<typeof manifest>["kind"]>(kind: K) =>
    manifests.filter((one): one is Extract<z.output<typeof manifest>, { kind: K }> => one.kind === kind);
  const deployments = of("Deployment").map((one) => ({ name: one.metadata.name, replicas: one.spec.replicas, spec: one.spec }));
  const plain = z.record(z.string(), z.string());
  const config = plain.parse(of("ConfigMap")[0]?.data);
  const secret = plain.parse(of("Secret")[0]?.stringData);

  test("is YAML without a fault", () => expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]));

  test("has those who answer, and one who works", () => {
    expect(deployments.map(({ name, spec }) => [name, spec.template.spec.containers[0].env])).toEqual([
      ["web", [{ name: "ROLE", value: "web" }]],
      ["worker", [{ name: "ROLE", value: "worker" }]],
    ]);
    expect(of("PodDisruptionBudget")[0]?.spec.minAvailable).toBeLessThan(deployments[0]?.replicas ?? 0);
  });

  test("names settings that there are, and starts once the secrets are filled in", () => {
    expect([...Object.keys(config), ...Object.keys(secret), "ROLE"].filter((name) => !isKnown(name))).toEqual([]);
    expect(Object.values(secret).filter(Boolean)).toEqual([]);
    const yours = {
      APP_SECRET: "x".repeat(32),
      DATABASE_URL: "postgres://proffer:secret@db.example.com/proffer",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
      SMTP_URL: "smtp://mail.example.com:587",
    };
    expect(() => readConfig({ ...environmentOf(image), ...config, ...secret, ...yours, ROLE: "web" })).not.toThrow();
    expect(() => readConfig({ ...environmentOf(image), ...config, ...secret, ROLE: "web" })).toThrow(/DATABASE_URL/);
  });

  test.each(deployments)("$name runs as the image's user, and has room where it writes", ({ spec: { selector, template } }) => {
    expect(template.metadata.labels).toEqual(selector.matchLabels);
    expect(template.spec.securityContext).toMatchObject({ runAsUser: Number(uid), runAsGroup: Number(gid), fsGroup: Number(gid) });
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(DRAIN_SECONDS);
    const [one] = template.spec.containers;
    expect(one.volumeMounts.map(({ mountPath }) => mountPath).sort()).toEqual([environmentOf(image).DATA_DIR, "/tmp"].sort());
    expect(one.volumeMounts.map(({ name }) => name)).toEqual(template.spec.volumes.map(({ name }) => name));
    expect(String(one.ports[0]?.containerPort)).toBe(environmentOf(image).PORT);
    expect(one.readinessProbe.httpGet.path).toBe("/ready");
    expect(one.livenessProbe.httpGet.path).toBe("/health"); // a database that is away is no reason to start anew
    expect(one.envFrom).toEqual([{ configMapRef: { name: "proffer" } }, { secretRef: { name: "proffer" } }]);
  });

  test("leads people to those who answer alone", () => {
    expect(of("Service").map(({ spec }) => spec.selector)).toEqual([deployments[0]?.spec.selector.matchLabels]);
  });
});

describe("deploy/proffer.service", () => {
  const lines = read("deploy/proffer.service")
    .split("\n")
    .filter((line) => /^[A-Z]\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)] as const);
  const unit = Object.fromEntries(lines);

  test("sets what there is, and keeps its data where systemd makes room for it", () => {
    const told = Object.fromEntries(
      lines
        .filter(([name]) => name === "Environment")
        .flatMap(([, text]) => text.split(" ").map((one) => one.split("=") as [string, string])), // each has one =
    );
    expect(Object.keys(told).filter((name) => !isKnown(name))).toEqual([]);
    expect(told.DATA_DIR).toBe(`/var/lib/${unit.StateDirectory}`);
    expect(() => readConfig(told)).not.toThrow();
  });

  test("is nobody in particular, who writes nowhere else and may nothing", () => {
    expect(unit).toMatchObject({
      DynamicUser: "yes",
      StateDirectoryMode: "0700",
      NoNewPrivileges: "yes",
      ProtectSystem: "strict",
      ProtectHome: "yes",
      PrivateTmp: "yes",
      CapabilityBoundingSet: "",
      Restart: "always",
    });
    expect(unit.ReadWritePaths).toBeUndefined();
    expect(Number(unit.TimeoutStopSec)).toBeGreaterThan(DRAIN_SECONDS);
  });

  test("starts the program that came along", () => {
    expect(unit.ExecStart).toBe(`${unit.WorkingDirectory}/node_modules/node/bin/node ${listOf(all(image, "CMD").at(-1) ?? "")[1]}`);
  });
});
