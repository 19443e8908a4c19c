import sharp from "sharp";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { senderPhrases, sharedOf } from "#engine/anonymity/anonymise.ts";
import { secretsOf } from "#engine/anonymity/leaks.ts";
import { noor, toShare } from "./proposals.ts";

const sentence = "Noor van der Hazelaar built the platform at Vaartzicht, with Łódź, één café, Ελληνικά and Кирилл in it.";

/** A proposal whose texts are as many as asked for, in several scripts. */
export function longProposal(
  of: Parameters<typeof toShare>[0] & { strengths?: number; requirements?: number; paragraphs?: number } = {},
): SharedProposal {
  const { strengths = 2, requirements = 4, paragraphs = 2, ...rest } = of;
  const verdicts = ["met", "partly", "not_met", "unknown"] as const;
  return sharedOf(
    toShare({
      anonymity: "full",
      parts: {
        strengths: Array.from({ length: strengths }, (_, n) => ({
          title: `Strength ${n + 1} of Noor`,
          text: sentence,
          evidence: [{ source: "cv", quote: sentence, start: 0, end: sentence.length, page: 1 }],
        })),
        information: { summary: sentence, available_from: "2027-01-01", pay: { min: 590_000, currency: "EUR", period: "month" } },
        cover_letter: `Dear Marjan,\n\n${Array.from({ length: paragraphs }, (_, n) => `Paragraph ${n + 1}: **${sentence}**`).join("\n\n")}\n\n- first point\n- second point\n\nKind regards,\nSanne Verhoeven`,
        requirements: Array.from({ length: requirements }, (_, n) => ({
          text: `Requirement ${n + 1}`,
          kind: "must" as const,
          verdict: verdicts[n % 4] as (typeof verdicts)[number],
          note: n % 2 ? sentence : null,
        })),
      },
      ...rest,
    }),
  );
}

export const logo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 300, height: 80, channels: 4, background: "#55224480" } })
      .png()
      .toBuffer(),
  );
/** What of a blind candidate nobody may read. */
export const blindSecrets = (shared: SharedProposal) => secretsOf(noor, "blind", senderPhrases(shared));
