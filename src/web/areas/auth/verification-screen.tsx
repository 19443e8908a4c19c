export function VerificationScreen(_props: { link?: { email: string; code: string } }) {
  return null;
}
