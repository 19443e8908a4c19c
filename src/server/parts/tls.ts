import { ConfigError } from "#server/config.ts";

const OF_TLS = /certificate|self[- ]signed|\bSSL\b|\bTLS\b|altnames|unable to verify/i;

/** Whether a server was there and TLS with it failed. */
const isOfTls = (error: unknown): error is Error =>
  error instanceof Error && (("code" in error && error.code === "ETLS") || OF_TLS.test(error.message));

/** What a start ends with where a server elsewhere isn't asked over TLS that proves who it is; any other failure as it is. */
export function tlsFailure(error: unknown, setting: "DATABASE" | "SMTP", host: string): unknown {
  if (!isOfTls(error)) return error;
  return new ConfigError(
    `${setting}_URL: TLS with ${host} fails: ${error.message}\nA server that isn't on this machine is asked over TLS, with a certificate for its name. One of your own authority's is accepted with NODE_EXTRA_CA_CERTS=FILE; in a network of your own, ${setting}_TLS=off goes without.`,
  );
}
