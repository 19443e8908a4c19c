import { inEach } from "#contract/text/languages.ts";
import { type Addressee, letter } from "#server/core/letter.ts";
import type { Letter } from "#server/parts/mail/mail.ts";

const words = inEach({
  en: {
    subject: (workspace: string) => `Many refused attempts at ${workspace}`,
    hello: (name: string) => `Hello ${name},`,
    what: (times: number, minutes: number) =>
      `Log-ins, sessions or links of your workspace were refused ${times} times within ${minutes} minutes. Somebody may be trying to get in.`,
    advice:
      "They were all refused. The security log tells which accounts it is about; whoever it is about should choose a new password and turn on two-factor log-in.",
    once: "You get one e-mail about it for as long as it goes on.",
  },
  nl: {
    subject: (workspace: string) => `Veel geweigerde pogingen bij ${workspace}`,
    hello: (name: string) => `Hallo ${name},`,
    what: (times: number, minutes: number) =>
      `Logins, sessies of links van je werkruimte zijn binnen ${minutes} minuten ${times} keer geweigerd. Misschien probeert iemand binnen te komen.`,
    advice:
      "Ze zijn allemaal geweigerd. In het beveiligingslogboek staat om welke accounts het gaat; wie het betreft, kan het best een nieuw wachtwoord kiezen en inloggen in twee stappen aanzetten.",
    once: "Zolang het doorgaat krijg je hierover één e-mail.",
  },
});

/** Tells an owner of a burst of refusals. */
export function burstLetter(to: Addressee, told: { workspace_name: string; times: number; minutes: number }, app_url: string): Letter {
  const say = words[to.language];
  return letter(to.email, say.subject(told.workspace_name), [
    say.hello(to.name),
    say.what(told.times, told.minutes),
    say.advice,
    { link: `${app_url}/dashboard/profile/security` },
    say.once,
  ]);
}
