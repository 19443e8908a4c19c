export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, where that isn't the sender. */
  reply_to?: string;
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

/** A letter as the library that writes it takes it: the address for answers as one address, whatever stands in it. */
export const headersOf = ({ reply_to, ...letter }: Letter) => ({
  ...letter,
  ...(reply_to && { replyTo: { name: "", address: reply_to } }),
});
