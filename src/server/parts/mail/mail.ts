export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends letters. */
export interface Mail {
  about: string;
  /** True where letters stay on this machine, to be read at /outbox. */
  is_outbox: boolean;
  /** Resolves once the letter is handed over; throws when it can't be, and the task that sends it tries again. */
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}
