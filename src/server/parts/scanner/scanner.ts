/** Looks through what people upload for harmful software. */
export interface Scanner {
  about: string;
  /** Whether the bytes are harmful. Throws where that can't be said: then nothing is taken. */
  isHarmful(bytes: Uint8Array): Promise<boolean>;
}
