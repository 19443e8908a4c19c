import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";

/** Whether this browser knows passkeys here: it takes them at secure addresses and on localhost alone. */
export const passkeysWork = (): boolean => typeof PublicKeyCredential === "function";

/** Somebody closed the browser's question, or it took too long. */
export const wasCancelled = (failure: unknown): boolean =>
  failure instanceof Error && (failure.name === "NotAllowedError" || failure.name === "AbortError");

/** Has the browser ask for a new passkey. Rejects when none was made. */
export async function makePasskey(options: Record<string, unknown>) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const { id, rawId, type, response } = await startRegistration({
    // The server made them with the same library.
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } };
}

/** Has the browser sign a challenge with a passkey of the person's choice. Rejects when it isn't signed. */
export async function signWithPasskey(options: Record<string, unknown>) {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const { id, rawId, type, response } = await startAuthentication({
    // The server made them with the same library.
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) } };
}
