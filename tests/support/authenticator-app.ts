import { generate } from "otplib";

/**
 * What an authenticator app shows now, or so many steps of 30 seconds later. The product takes the code of the step before, of this one
 * and of the next: so either of these two is good for half a minute at least, whenever it is asked for. Each is taken once.
 */
export const appCode = (secret: string, later = 0) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + later * 30 });
