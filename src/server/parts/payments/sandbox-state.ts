/** How the sandbox tells what happens, for those who try what comes late, twice, or in the wrong order. */
export interface Manners {
  late_seconds: number;
  twice: boolean;
  last_first: boolean;
}
/** A payment that was refused and waits for a way of paying that works. */
export interface OpenPayment {
  payment_id: string;
  period_start: string;
  period_end: string;
  amount: number;
  vat: number;
  tries: number;
  tried_at: string;
}
