import type { Evidence, LanguageLevel } from "#contract/fields.ts";
import type { Span } from "#engine/matching/passages.ts";
import type { educationRank } from "#engine/skills/education-level.ts";
import type { RaisedKind } from "#engine/words/claim-wording.ts";
import type { FoundNumber } from "../numbers.ts";

/**
 * A thing in a sentence that can be looked up. `asked`: it is told of what the client asks, so that the job may bear it.
 * `denied`: it is told as missing, unknown or a question.
 */
export type Piece = Span & { asked: boolean; denied: boolean } & (
    | { kind: "number"; number: FoundNumber }
    | { kind: "years"; number: FoundNumber; bound: "least" | "nearly" | null }
    | { kind: "date"; value: string; since: boolean }
    | { kind: "day"; month: number; day: number; year: number | null }
    | { kind: "skill"; name: string }
    | { kind: "place"; name: string }
    | { kind: "country"; code: string }
    | { kind: "language"; language: string; level: LanguageLevel | null }
    | { kind: "degree"; level: Parameters<typeof educationRank>[0] }
    | { kind: "role"; role: string }
    | { kind: "name"; word: string }
    | { kind: "led" }
    | { kind: "raised"; raised: RaisedKind }
  );

/** What bears a piece: a passage, or a field of the record where no text holds it. */
export type Bearer = { evidence: Evidence } | { field: string };
