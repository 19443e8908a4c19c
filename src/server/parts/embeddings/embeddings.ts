/** Why a model gives no vectors. refused: the key, the model or the texts aren't accepted · timeout · busy · unavailable · unreadable: no answer of its protocol, or vectors that can't be. */
export type EmbeddingsTrouble = "refused" | "timeout" | "busy" | "unavailable" | "unreadable";

export class EmbeddingsFailure extends Error {
  readonly trouble: EmbeddingsTrouble;
  constructor(trouble: EmbeddingsTrouble, cause?: unknown) {
    super(`The embeddings endpoint: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** A model that makes vectors of texts. What it is given has to be masked: it is somebody else's. */
export interface Embeddings {
  /** One line for the start-up report. */
  about: string;
  model: string;
  /** A vector for each text, all of one length; throws an `EmbeddingsFailure`. `used` hears how many tokens they were, where the endpoint tells. */
  embed(texts: readonly string[], used?: (tokens: number) => void): Promise<number[][]>;
}
