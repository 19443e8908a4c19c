import * as z from "zod";

/** What we use of https://github.com/compose-spec/compose-spec, and no key beside it: what is misspelt there does nothing. */
const duration = z.string().regex(/^(\d+(ms|s|m|h))+$/);
const bytes = z.string().regex(/^\d+(b|k|m|g)$/);
const service = z.strictObject({
  build: z.string().optional(),
  image: z.string(),
  command: z.string().optional(),
  entrypoint: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  user: z.string().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  tmpfs: z.array(z.string()).optional(),
  restart: z.enum(["no", "always", "on-failure", "unless-stopped"]).optional(),
  stop_grace_period: duration.optional(),
  mem_limit: bytes.optional(),
  shm_size: bytes.optional(),
  depends_on: z
    .record(z.string(), z.strictObject({ condition: z.enum(["service_started", "service_healthy", "service_completed_successfully"]) }))
    .default({}),
  environment: z.record(z.string(), z.string()).default({}),
  deploy: z.strictObject({ replicas: z.number().int().positive() }).optional(),
  ports: z.array(z.string().regex(/^([\d.]+:)?\d+(-\d+)?:\d+$/)).default([]),
  volumes: z.array(z.string().regex(/^[a-z]+:\/[\w/]+$/)).default([]),
  healthcheck: z
    .strictObject({
      test: z.tuple([z.literal("CMD")], z.string()),
      interval: duration,
      timeout: duration,
      retries: z.number().int(),
    })
    .optional(),
});
export const compose = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/),
  "x-proffer": z.unknown(),
  services: z.record(z.string().regex(/^[a-zA-Z0-9._-]+$/), service),
  volumes: z.record(z.string(), z.null()),
});

/** With its variables filled in as Compose does: `${NAME}`, `${NAME:-default}`, `${NAME:?what is missing}`, `$$`. */
export function filled(text: string, env: Record<string, string>): string {
  return text.replace(/\$\$|\$\{([A-Z0-9_]+)(?:(:[-?])([^}]*))?\}/g, (whole, name, kind, rest) => {
    if (whole === "$$") return "$";
    if (env[name]) return env[name];
    if (kind === ":-") return rest;
    throw new Error(`${name}: ${rest ?? "is not set"}`);
  });
}
/** As an operator fills them in. */
export const secrets = { APP_SECRET: "x".repeat(32), DATABASE_PASSWORD: "y".repeat(32), S3_SECRET: "z".repeat(32) };
