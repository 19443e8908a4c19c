import { inEach, tagOf } from "#contract/text/languages.ts";
import { type Addressee, letter } from "#server/core/letter.ts";
import type { Letter } from "#server/parts/mail/mail.ts";

const words = inEach({
  en: {
    hello: (name: string) => `Hello ${name},`,
    active: {
      subject: (plan: string) => `Your ${plan} plan is active`,
      what: (plan: string) => `The payment came in, and ${plan} is yours. The invoice stands with your plan:`,
    },
    failed: {
      subject: (plan: string) => `A payment for your ${plan} plan failed`,
      what: (plan: string, day: string) =>
        `The payment for ${plan} was refused. You keep everything until ${day}; then the plan ends unless it is paid.`,
      end: "Change the way of paying here:",
    },
    ended: {
      subject: (plan: string) => `Your ${plan} plan has ended`,
      what: (plan: string) =>
        `${plan} has ended. Nothing is deleted: everything can be read and exported, and the newest records up to the limits of the free plan can be changed.`,
      end: "Choose a plan again whenever you like:",
    },
  },
  nl: {
    hello: (name: string) => `Hallo ${name},`,
    active: {
      subject: (plan: string) => `Je abonnement ${plan} is actief`,
      what: (plan: string) => `De betaling is binnen, ${plan} is van jou. De factuur vind je bij je abonnement:`,
    },
    failed: {
      subject: (plan: string) => `Een betaling voor je abonnement ${plan} is mislukt`,
      what: (plan: string, day: string) =>
        `De betaling voor ${plan} is geweigerd. Je houdt alles tot ${day}; daarna eindigt het abonnement als het niet betaald is.`,
      end: "Pas hier je betaalwijze aan:",
    },
    ended: {
      subject: (plan: string) => `Je abonnement ${plan} is afgelopen`,
      what: (plan: string) =>
        `${plan} is afgelopen. Er is niets verwijderd: je kunt alles lezen en exporteren, en de nieuwste gegevens binnen de grenzen van het gratis abonnement wijzigen.`,
      end: "Kies opnieuw een abonnement wanneer je wilt:",
    },
  },
});

/** Tells that the money came in and the plan runs. */
export function activeLetter(to: Addressee, plan: string, app_url: string): Letter {
  const { hello, active } = words[to.language];
  return letter(to.email, active.subject(plan), [hello(to.name), active.what(plan), { link: `${app_url}/dashboard/subscription` }]);
}

/** Tells that a payment was refused, and until when everything stays. */
export function paymentFailedLetter(to: Addressee, plan: string, grace_ends_at: string, app_url: string): Letter {
  const { hello, failed } = words[to.language];
  const day = new Intl.DateTimeFormat(tagOf[to.language], { dateStyle: "long", timeZone: "UTC" }).format(new Date(grace_ends_at));
  const paragraphs = [hello(to.name), failed.what(plan, day), failed.end, { link: `${app_url}/dashboard/subscription` }];
  return letter(to.email, failed.subject(plan), paragraphs);
}

/** Tells that the plan is over, and that nothing is lost. */
export function endedLetter(to: Addressee, plan: string, app_url: string): Letter {
  const { hello, ended } = words[to.language];
  return letter(to.email, ended.subject(plan), [hello(to.name), ended.what(plan), ended.end, { link: `${app_url}/price` }]);
}
