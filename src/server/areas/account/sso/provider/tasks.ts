import type { Configuration, CustomFetchOptions, IDToken } from "openid-client";
import type { ssoProblems } from "#contract/choices.ts";
import { redirectUrl } from "#server/areas/account/sso/rules.ts";
import { NotAllowed } from "#server/parts/outgoing/outgoing.ts";
import type { Parts } from "#server/parts/parts.ts";

/** Loaded with the first log-in by it: most installations never see one. */
const openId = () => import("openid-client");

type Problem = (typeof ssoProblems)[number];

/** A provider can't be used, and why. */
export class ProviderFailed extends Error {
  readonly problem: Problem;
  constructor(problem: Problem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** What the provider told doesn't hold: another nonce, issuer, audience, signature, … `is_denied`: it told that it doesn't let them in. */
export class AnswerRefused extends Error {
  readonly is_denied: boolean;
  constructor(is_denied: boolean, cause?: unknown) {
    super("refused", { cause });
    this.is_denied = is_denied;
  }
}

interface Client {
  issuer: string;
  client_id: string;
  client_secret: string;
}

/** What comes back from the provider by way of the browser. */
interface Returned {
  state: string;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
  error_description?: string | undefined;
}

/** What only we and the browser that began know: of it nothing is kept here. */
interface Secrets {
  nonce: string;
  verifier: string;
}

/** What may stand for a person at a provider: at most 255 characters of ASCII (OpenID Connect Core, 2). */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;
/** Seconds that clocks may differ. */
const CLOCK = 30;

/**
 * Asks a provider who it is. It has to call itself what it was called, so that nobody speaks for another one; a name that stands for
 * many (`common` at Microsoft) isn't one. Everything it tells is an address that somebody typed: it is asked by `outgoing` alone.
 */
export async function openProvider(parts: Pick<Parts, "outgoing">, { issuer, client_id, client_secret }: Client): Promise<Configuration> {
  const client = await openId();
  const ask = fetchBy(parts);
  if (new URL(issuer).protocol !== "https:" && !parts.outgoing.is_local_allowed) throw new ProviderFailed("not_public");
  const known = await client
    .discovery(new URL(issuer), client_id, undefined, client.None(), {
      [client.customFetch]: ask,
      ...(parts.outgoing.is_local_allowed && { execute: [client.allowInsecureRequests] }),
    })
    .catch((error: unknown) => {
      throw problemOf(error, "not_openid");
    });
  const told = known.serverMetadata();
  refuseUnusable(parts, issuer, told);
  const isPost = told.token_endpoint_auth_methods_supported?.includes("client_secret_post") ?? false;
  const authentication = isPost ? client.ClientSecretPost(client_secret) : client.ClientSecretBasic(client_secret);
  const opened = new client.Configuration(told, client_id, { [client.clockTolerance]: CLOCK }, authentication);
  opened[client.customFetch] = ask;
  client.enableNonRepudiationChecks(opened); // the signature of what it says, by its keys
  if (parts.outgoing.is_local_allowed) client.allowInsecureRequests(opened);
  return opened;
}

const fetchBy =
  ({ outgoing }: Pick<Parts, "outgoing">) =>
  (url: string, { method, headers, body }: CustomFetchOptions) =>
    outgoing.fetch(url, { method, headers, ...(body !== undefined && body !== null && { body: String(body) }) });

function refuseUnusable({ outgoing }: Pick<Parts, "outgoing">, issuer: string, told: ReturnType<Configuration["serverMetadata"]>) {
  if (new URL(told.issuer).href !== new URL(issuer).href) throw new ProviderFailed("not_openid");
  const { authorization_endpoint: there = "", code_challenge_methods_supported: methods } = told;
  const isWeb = URL.canParse(there) && [...(outgoing.is_local_allowed ? ["http:"] : []), "https:"].includes(new URL(there).protocol);
  if (!isWeb || !told.token_endpoint || !told.jwks_uri) throw new ProviderFailed("not_openid");
  if (methods && !methods.includes("S256")) throw new ProviderFailed("no_pkce");
}

/** Where to send the browser. */
export async function authorizationUrl(
  parts: Pick<Parts, "config">,
  provider: Configuration,
  { state, nonce, verifier }: Secrets & { state: string },
  email: string,
) {
  const client = await openId();
  return client.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUrl(parts),
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    login_hint: email,
  }).href;
}

/** Who logged in, as the provider says it in signed words, and of what is missing there at the place where it tells more. */
export async function whoLoggedIn(
  parts: Pick<Parts, "config">,
  provider: Configuration,
  returned: Returned,
  { nonce, verifier }: Secrets,
): Promise<Claims> {
  const client = await openId();
  const back = new URL(redirectUrl(parts));
  for (const [name, value] of Object.entries(returned)) if (value !== undefined) back.searchParams.set(name, value);
  const checks = { expectedState: returned.state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
  try {
    const tokens = await client.authorizationCodeGrant(provider, back, checks);
    const said = tokens.claims();
    if (!said || !SUBJECT.test(said.sub)) throw new AnswerRefused(false);
    const hasMore = said.email === undefined && provider.serverMetadata().userinfo_endpoint !== undefined;
    const more = hasMore ? await client.fetchUserInfo(provider, tokens.access_token, said.sub) : {};
    return claimsOf({ ...more, ...said });
  } catch (error) {
    if (isAway(error)) throw problemOf(error, "unreachable");
    throw new AnswerRefused(error instanceof client.AuthorizationResponseError, error);
  }
}

export interface Claims {
  issuer: string;
  subject: string;
  email: string | null;
  email_verified: boolean;
  first_name: string | null;
  last_name: string | null;
  name: string | null;
}

function claimsOf({ iss, sub, email, email_verified, given_name, family_name, name }: IDToken): Claims {
  const text = (claim: unknown) => (typeof claim === "string" && plain(claim) ? plain(claim) : null);
  return {
    issuer: iss,
    subject: sub,
    email: typeof email === "string" ? email : null,
    email_verified: email_verified === true,
    first_name: text(given_name),
    last_name: text(family_name),
    name: text(name),
  };
}

/** One line of at most 100 characters, without what can't be stored or seen. */
const plain = (claim: string) =>
  claim
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, 100)
    .toWellFormed();

/**
 * Whether a provider can be used: it is there, calls itself so, has keys, and takes the client's secret. The last is asked with a code
 * that nobody was given: who is known hears that the code is wrong, who isn't that they are.
 */
export async function tryProvider(parts: Pick<Parts, "outgoing" | "config">, given: Client): Promise<Problem | null> {
  const client = await openId();
  try {
    const provider = await openProvider(parts, given);
    const back = new URL(redirectUrl(parts));
    back.searchParams.set("code", "a-code-that-nobody-was-given");
    back.searchParams.set("iss", provider.serverMetadata().issuer);
    await client.authorizationCodeGrant(provider, back, { pkceCodeVerifier: client.randomPKCECodeVerifier() });
    return "not_openid"; // it takes any code
  } catch (error) {
    if (error instanceof ProviderFailed) return error.problem;
    if (isAway(error)) return problemOf(error, "unreachable").problem;
    return error instanceof client.ResponseBodyError && error.error === "invalid_grant" ? null : "client_refused";
  }
}

/** The chain of what went wrong, the outermost first. */
function causesOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let one = error; one instanceof Error && chain.length < 5; one = one.cause) chain.push(one);
  return chain;
}

/** A connection that failed or took too long, or an address that isn't allowed; not what was answered. */
const isAway = (error: unknown): boolean =>
  causesOf(error).some(
    (one) =>
      one instanceof NotAllowed ||
      (one instanceof Error && (one.name === "TimeoutError" || one.name === "AbortError" || "syscall" in one || isReset(one))),
  );
const isReset = (error: Error) => "code" in error && /^(E[A-Z]+|ERR_TLS|ERR_SSL|CERT|DEPTH|SELF|UNABLE)/.test(String(error.code));

function problemOf(error: unknown, otherwise: Problem): ProviderFailed {
  if (causesOf(error).some((one) => one instanceof NotAllowed)) return new ProviderFailed("not_public", error);
  return new ProviderFailed(isAway(error) ? "unreachable" : otherwise, error);
}
