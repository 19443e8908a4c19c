import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

/** As much of CBOR (RFC 8949) as an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
  return Buffer.concat([head(2, value.length), value]);
}
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();
const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** An authenticator in software: one passkey on P-256, attestation none, as a browser at `origin` hands its answers over. */
export function newAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credential = randomBytes(32);
  const id = credential.toString("base64url");
  let counter = 0;
  let handle: string | undefined;

  const clientData = (type: string, challenge: string, at: string) => Buffer.from(JSON.stringify({ type, challenge, origin: at }));
  const authData = (flags: number, count: number) => {
    const bytes = Buffer.alloc(5);
    bytes[0] = flags;
    bytes.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(new URL(origin).hostname), bytes]);
  };

  return {
    id,
    /** Makes the passkey. */
    create(options: { challenge: string; user?: unknown }) {
      handle = (options.user as { id: string }).id;
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const length = Buffer.from([0, credential.length]);
      const data = Buffer.concat([
        authData(USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, counter),
        Buffer.alloc(16),
        length,
        credential,
        cbor(key),
      ]);
      const attestation = cbor(
        new Map<string, Cbor>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", data],
        ]),
      );
      return {
        id,
        rawId: id,
        type: "public-key" as const,
        response: {
          clientDataJSON: clientData("webauthn.create", options.challenge, origin).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** Signs a challenge; `count` instead of the next one, `at` another address, without having checked its owner. */
    get(options: { challenge: string }, change: { count?: number; at?: string; is_unverified?: boolean; handle?: string } = {}) {
      counter = change.count ?? counter + 1;
      const data = authData(change.is_unverified ? USER_PRESENT : USER_PRESENT | USER_VERIFIED, counter);
      const client = clientData("webauthn.get", options.challenge, change.at ?? origin);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: "public-key" as const,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle: change.handle ?? handle,
        },
      };
    },
  };
}
