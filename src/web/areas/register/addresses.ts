import { oneOf, protectedGrounds, protectedHandlings } from "#contract/choices.ts";

/** What the register's address tells: what it shows, and of what. */
export interface RegisterSearch {
  handled?: (typeof protectedHandlings)[number] | undefined;
  ground?: (typeof protectedGrounds)[number] | undefined;
  q?: string | undefined;
}

export const readRegisterSearch = ({ handled, ground, q }: Record<string, unknown>): RegisterSearch => ({
  handled: oneOf(protectedHandlings, handled),
  ground: oneOf(protectedGrounds, ground),
  q: typeof q === "string" && q.trim() ? q.slice(0, 200) : undefined,
});
