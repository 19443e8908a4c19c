import type { Evidence } from "#contract/fields.ts";
import { claimIn } from "#engine/words/claim-words.ts";
import type { SourceText } from "../../sources.ts";
import type { Grounds } from "../grounds.ts";
import type { Piece } from "../piece.ts";

/** Whoever is free earlier can begin on a later day. */
export function isLaterStart({ sources: { candidate, today } }: Grounds, value: string, sentence: string): boolean {
  const { available_from: free } = candidate;
  return Boolean(
    free &&
      value.length >= 7 &&
      value >= today.slice(0, value.length) &&
      free.slice(0, value.length) <= value &&
      claimIn("begins", sentence),
  );
}

const cut = /[,;]|(?<!\p{L})(?:and|before|after|when|while|that|en|voordat|nadat|terwijl|wanneer|dat|die)(?!\p{L})/giu;

/**
 * Where a date may be looked up: in the vacancy too where the sentence rests on a passage of it, unless it tells when the candidate
 * begins, or of work that was done.
 */
export function textsOfDates(grounds: Grounds, piece: Piece, sentence: string, named: readonly Evidence[]): SourceText[] {
  const { texts } = grounds.sources;
  const from = [...sentence.matchAll(cut)].map(({ index }) => index).findLast((at) => at < piece.start) ?? 0;
  const before = sentence.slice(from, piece.end);
  const behind = sentence.slice(piece.end, piece.end + 30).split(cut)[0] ?? "";
  const told = before + behind;
  const isOfJob = named.some(({ source }) => source === "job") && !claimIn("begins", told) && !claimIn("worked", told);
  return isOfJob ? texts : grounds.textsFor(piece);
}
