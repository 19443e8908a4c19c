import type { passkeyCalls } from "#contract/account/passkey.ts";
import type { Body } from "#contract/call.ts";
import { tellOfFactor } from "#server/areas/account/factor/tasks.ts";
import { findUser, findWorkspaceToEnter } from "#server/areas/account/queries.ts";
import { logIn, refuseHeldToSso } from "#server/areas/account/session/tasks.ts";
import { refuseWrongPassword, signedIn } from "#server/areas/account/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import type { Caller } from "#server/core/caller.ts";
import { AppFailure, conflict, forbidden, invalidField, notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Parts } from "#server/parts/parts.ts";
import { countUse, findCredential, insertChallenge, insertPasskey, passkeysOf, removePasskey, takeChallenge } from "./queries.ts";
import { challengeOf, relyingParty, userHandle } from "./rules.ts";

/** Loaded with the first passkey: most starts never see one, and it would make each a sixth of a second longer. */
const webAuthn = () => import("@simplewebauthn/server");

/** What authenticators sign with, by their COSE numbers: Ed25519, ECDSA on P-256, RSA. */
const ALGORITHMS = [-8, -7, -257];

export const passkeyHandlers: Handlers<typeof passkeyCalls> = {
  list: async ({ caller, parts }) => ({ data: { passkeys: await passkeysOf(parts.database.db, caller.user_id) } }),

  start: async ({ body, caller, parts }) => {
    await refuseWrongPassword(parts, caller.user_id, body.current_password);
    const known = await passkeysOf(parts.database.db, caller.user_id);
    const options = await (await webAuthn()).generateRegistrationOptions({
      rpName: "Proffer",
      rpID: relyingParty(parts).rpID,
      userID: userHandle(caller.user_id),
      userName: caller.email,
      attestationType: "none",
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
      // Kept by the authenticator with whose it is, so that nobody types an address to log in.
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    await insertChallenge(parts.database.db, options.challenge, caller.user_id);
    return { data: { options: { ...options } } };
  },

  confirm: async ({ body, caller, parts }) => {
    const credential = await registeredCredential(parts, caller, body);
    const made = { id: newId(), user_id: caller.user_id, ...credential, name: body.name };
    const passkey = await parts.database.transaction(async (trx) => {
      const kept = await insertPasskey(trx, made);
      if (!kept) throw conflict("passkey_known");
      await tellOfFactor(parts, trx, await findUser(trx, caller.user_id), { kind: "passkey_added", name: kept.name });
      return kept;
    });
    return { data: { passkey } };
  },

  remove: async ({ body, caller, parts }) => {
    await refuseWrongPassword(parts, caller.user_id, body.current_password);
    const passkey = await parts.database.transaction(async (trx) => {
      const removed = await removePasskey(trx, caller.user_id, body.id);
      if (!removed) throw notFound("passkey");
      await tellOfFactor(parts, trx, await findUser(trx, caller.user_id), { kind: "passkey_removed", name: removed.name });
      return removed;
    });
    return { data: { passkey } };
  },

  startLogin: async ({ parts }) => {
    const options = await (await webAuthn()).generateAuthenticationOptions({
      rpID: relyingParty(parts).rpID,
      userVerification: "required",
    });
    await insertChallenge(parts.database.db, options.challenge, null);
    return { data: { options: { ...options } } };
  },

  login: async ({ body, parts, device }) => {
    const { db } = parts.database;
    const user_id = await whoSigned(parts, body.response);
    if (!user_id) throw new AppFailure("signed_out", { key: "passkey_refused" });
    const user = await findUser(db, user_id);
    await refuseHeldToSso(db, user_id);
    const workspace = await findWorkspaceToEnter(db, user_id);
    if (!workspace) throw forbidden("suspended");
    const opened = await parts.database.transaction((trx) => logIn(parts, trx, user, workspace, device));
    return signedIn(parts, user_id, workspace, opened);
  },
};

interface Signed {
  id: string;
  rawId: string;
  type: "public-key";
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | undefined };
}

/** The id of the person whose passkey signed a challenge of ours, or null. The challenge is used up either way. */
async function whoSigned(parts: Parts, signed: Signed): Promise<string | null> {
  const { db } = parts.database;
  const { userHandle: handle, ...response } = signed.response;
  const expectations = await expected(parts, response.clientDataJSON, null);
  const known = await findCredential(db, signed.id);
  if (!known || (handle !== undefined && handle !== Buffer.from(userHandle(known.user_id)).toString("base64url"))) return null;
  const info = await verified(async () => {
    const answer = await (await webAuthn()).verifyAuthenticationResponse({
      response: { ...signed, response, clientExtensionResults: {} },
      ...expectations,
      credential: { id: signed.id, publicKey: new Uint8Array(known.public_key), counter: Number(known.counter) },
    });
    return answer.verified ? answer.authenticationInfo : undefined;
  });
  return info && (await countUse(db, known.id, info.newCounter)) ? known.user_id : null;
}

/** What an answer has to hold. A challenge that isn't ours, is over or was used leaves nothing to agree with. */
async function expected(parts: Parts, clientDataJSON: string, user_id: string | null) {
  const { rpID, origin } = relyingParty(parts);
  const challenge = challengeOf(clientDataJSON);
  const isOurs = challenge !== null && (await takeChallenge(parts.database.db, challenge, user_id));
  return { expectedChallenge: () => isOurs, expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
}

/** The library tells a wrong answer by throwing. */
async function verified<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof AppFailure) throw error;
    return undefined;
  }
}

/** What an authenticator made, once its answer to our challenge holds. */
async function registeredCredential(parts: Parts, caller: Caller, body: Body<typeof passkeyCalls.confirm>) {
  const { response } = body.response;
  const transports = response.transports ?? [];
  const credential = await verified(async () => {
    const answer = await (await webAuthn()).verifyRegistrationResponse({
      response: { ...body.response, response: { ...response, transports }, clientExtensionResults: {} },
      ...(await expected(parts, response.clientDataJSON, caller.user_id)),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return answer.registrationInfo?.credential;
  });
  if (!credential) throw invalidField("response", "passkey_refused");
  return { credential_id: credential.id, public_key: credential.publicKey, counter: credential.counter, transports };
}
