/**
 * Requests to addresses that somebody typed, or that such an address told. None of them reaches this machine or its network: each
 * name is resolved once, what it leads to is checked, and the connection goes to exactly what was checked.
 */
export interface Outgoing {
  /**
   * One request, over https alone. A redirect isn't followed, the answer is cut off by size and by time. Throws `NotAllowed` for an
   * address that isn't public, and what the connection failed by otherwise.
   */
  fetch(url: string, init: OutgoingRequest): Promise<Response>;
  /** The same for an answer that is taken piece by piece, for as long as `signal` lets it: whoever takes it bounds it. */
  stream(url: string, init: OutgoingRequest, signal: AbortSignal): Promise<Response>;
  /** Throws `NotAllowed` for an address that no request may go to, as far as can be told before one does. */
  refuse(url: string): Promise<void>;
  /** Whether requests may go to addresses of this machine and its network, over http too. */
  readonly is_local_allowed: boolean;
  /** The texts that a domain's DNS records hold at this name; none where there is no such name. */
  texts(name: string): Promise<string[]>;
  readonly about: string;
}

export interface OutgoingRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** The address is none that a request may go to. */
export class NotAllowed extends Error {}
