/** How soon passwords are guessed. */
export interface Passwords {
  readonly about: string;
  /**
   * 0 to 4 by the guesses that a password takes whoever knows lists of words and passwords, this product's name, and what is `known` about
   * the person; strong from ten thousand million guesses on. Nothing of it is kept.
   */
  strengthOf(password: string, known: string[]): Promise<Strength>;
  close(): Promise<void>;
}

interface Strength {
  strength: 0 | 1 | 2 | 3 | 4;
  is_strong: boolean;
}
