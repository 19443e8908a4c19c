import { createHash, createHmac, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What an OpenID Connect provider may do wrong, or not do at all. */
export type Misbehaviour =
  | "wrong_nonce"
  | "no_nonce"
  | "wrong_audience"
  | "unsigned"
  | "foreign_key"
  | "symmetric"
  | "expired"
  | "other_issuer"
  | "answers_for_another"
  | "wrong_state"
  | "no_id_token"
  | "denied"
  | "slow"
  | "down"
  | "huge"
  | "moved"
  | "calls_itself_otherwise"
  | "script_for_authorization"
  | "plain_pkce"
  | "keys_inside"
  | "other_subject_in_userinfo";

/** What it says of whoever logs in; `sub` and the rest as in OpenID Connect. */
export interface Said {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  given_name?: string;
  family_name?: string;
  name?: string;
}

const CLIENT = { client_id: "proffer", client_secret: "a secret + with / signs" };
const base64 = (value: string | Buffer) => Buffer.from(value).toString("base64url");

/** A provider that lets in whom `says` names, without asking, and keeps to the rules as long as `does` says nothing else. */
export async function startProvider() {
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const foreign = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const grants = new Map<string, { challenge: string; nonce: string; redirect_uri: string }>();
  const provider = {
    ...CLIENT,
    issuer: "",
    says: { sub: "nobody" } as Said,
    /** Told at the userinfo endpoint alone. */
    says_apart: {} as Partial<Said>,
    does: null as Misbehaviour | null,
    asked: [] as string[],
    server: createServer((request, response) => void answer(request, response)),
    stop: () =>
      new Promise<void>((resolve) => {
        provider.server.closeAllConnections();
        provider.server.close(() => resolve());
      }),
  };
  const json = (response: ServerResponse, body: object, status = 200) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", provider.issuer);
    provider.asked.push(url.pathname);
    if (provider.does === "down") return void request.destroy();
    if (provider.does === "slow") return; // until whoever asks has enough of it
    if (url.pathname === "/.well-known/openid-configuration") return discovery(response);
    if (url.pathname === "/authorize") return authorize(url, response);
    if (url.pathname === "/token") return token(request, await bodyOf(request), response);
    if (url.pathname === "/jwks")
      return json(response, { keys: [{ ...keys.publicKey.export({ format: "jwk" }), kid: "one", use: "sig", alg: "RS256" }] });
    if (url.pathname === "/userinfo")
      return json(response, {
        ...provider.says_apart,
        sub: provider.does === "other_subject_in_userinfo" ? "somebody-else" : provider.says.sub,
      });
    json(response, { error: "not_found" }, 404);
  }

  function discovery(response: ServerResponse) {
    const { issuer, does } = provider;
    if (does === "moved") return void response.writeHead(302, { location: `${issuer}/elsewhere` }).end();
    json(response, {
      issuer: does === "calls_itself_otherwise" ? "https://accounts.provider.example" : issuer,
      authorization_endpoint: does === "script_for_authorization" ? "javascript:alert(1)" : `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: does === "keys_inside" ? "http://169.254.169.254/latest/meta-data" : `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/userinfo`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: [
        "RS256",
        ...(does === "unsigned" ? ["none"] : []),
        ...(does === "symmetric" ? ["HS256"] : []),
      ],
      code_challenge_methods_supported: does === "plain_pkce" ? ["plain"] : ["S256"],
      authorization_response_iss_parameter_supported: true,
      ...(does === "huge" && { padding: "x".repeat(1_000_000) }),
    });
  }

  function authorize({ searchParams: asked }: URL, response: ServerResponse) {
    const redirect_uri = asked.get("redirect_uri") ?? "";
    const isRight =
      asked.get("client_id") === CLIENT.client_id &&
      asked.get("response_type") === "code" &&
      asked.get("code_challenge_method") === "S256" &&
      asked.get("scope")?.split(" ").includes("openid");
    if (!isRight) return json(response, { error: "invalid_request" }, 400);
    const back = new URL(redirect_uri);
    const code = randomBytes(16).toString("hex");
    grants.set(code, { challenge: asked.get("code_challenge") ?? "", nonce: asked.get("nonce") ?? "", redirect_uri });
    if (provider.does === "denied") back.searchParams.set("error", "access_denied");
    else back.searchParams.set("code", code);
    back.searchParams.set("state", provider.does === "wrong_state" ? "another" : (asked.get("state") ?? ""));
    back.searchParams.set("iss", provider.does === "answers_for_another" ? "https://accounts.provider.example" : provider.issuer);
    response.writeHead(302, { location: back.href }).end();
  }

  function token(request: IncomingMessage, given: URLSearchParams, response: ServerResponse) {
    if (!isClient(request, given)) return json(response, { error: "invalid_client" }, 401);
    const grant = grants.get(given.get("code") ?? "");
    grants.delete(given.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(given.get("code_verifier") ?? "")
      .digest("base64url");
    if (!grant || grant.challenge !== challenge || grant.redirect_uri !== given.get("redirect_uri"))
      return json(response, { error: "invalid_grant" }, 400);
    const id_token = provider.does === "no_id_token" ? {} : { id_token: idToken(grant.nonce) };
    json(response, { access_token: "an-access-token", token_type: "Bearer", expires_in: 60, ...id_token });
  }

  function idToken(nonce: string) {
    const { does } = provider;
    const now = Math.floor(Date.now() / 1000) - (does === "expired" ? 7200 : 0);
    const claims = {
      iss: does === "other_issuer" ? "https://accounts.provider.example" : provider.issuer,
      aud: does === "wrong_audience" ? "another-client" : CLIENT.client_id,
      iat: now,
      exp: now + 300,
      ...(does !== "no_nonce" && { nonce: does === "wrong_nonce" ? "another" : nonce }),
      ...provider.says,
    };
    const alg = does === "unsigned" ? "none" : does === "symmetric" ? "HS256" : "RS256";
    const signed = `${base64(JSON.stringify({ alg, kid: "one", typ: "JWT" }))}.${base64(JSON.stringify(claims))}`;
    if (alg === "none") return `${signed}.`;
    if (alg === "HS256") return `${signed}.${createHmac("sha256", CLIENT.client_secret).update(signed).digest("base64url")}`;
    const { privateKey } = does === "foreign_key" ? foreign : keys;
    return `${signed}.${createSign("RSA-SHA256").update(signed).sign(privateKey, "base64url")}`;
  }

  await new Promise<void>((resolve) => provider.server.listen(0, "127.0.0.1", resolve));
  provider.issuer = `http://127.0.0.1:${(provider.server.address() as AddressInfo).port}`; // a TCP server has no other kind
  return provider;
}
export type TestProvider = Awaited<ReturnType<typeof startProvider>>;

/** HTTP Basic, its halves written as in a form (RFC 6749, 2.3.1), or in the body. */
function isClient(request: IncomingMessage, given: URLSearchParams): boolean {
  const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  const [id = "", secret = ""] = basic
    ? Buffer.from(basic, "base64")
        .toString()
        .split(":")
        .map((half) => decodeURIComponent(half.replaceAll("+", " ")))
    : [given.get("client_id") ?? "", given.get("client_secret") ?? ""];
  return id === CLIENT.client_id && secret === CLIENT.client_secret;
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  return new URLSearchParams(Buffer.concat(pieces).toString());
}
