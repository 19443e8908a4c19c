import type { Asked } from "#engine/matching/asked.ts";
import { educationOf, hoursOf, languagesOf, nearOf, salaryOf, startOf, timesOf } from "./asks-practical.ts";
import { experienceOf, literalOf, skillsOf } from "./asks-skills.ts";
import { passagesOf } from "./asks-words.ts";
import { sectorsOf, titlesOf, workOf, yearsOf } from "./asks-work.ts";
import type { Held } from "./held.ts";
import type { Verdicts } from "./verdicts.ts";

// Indexed reads: of typed arrays at places that were counted when they were filled; a check at each would be most of the time.

/** What `judge` says of one thing asked, nearly, for everybody at once. */
export function verdictsOn(held: Held, asked: Asked): Verdicts {
  switch (asked.about) {
    case "skills":
      return skillsOf(held, asked);
    case "literal":
      return literalOf(held, asked);
    case "title":
      return titlesOf(held, asked);
    case "years":
      return yearsOf(held, asked.years, asked.role);
    case "role":
      return workOf(held, asked);
    case "sector":
      return sectorsOf(held, asked);
    case "education":
      return educationOf(held, asked);
    case "languages":
      return languagesOf(held, asked);
    case "place":
      return nearOf(held, asked);
    case "transport":
      return held.of.transport.slice(0, held.places);
    case "hours":
      return hoursOf(held, asked);
    case "times":
      return timesOf(held, asked);
    case "start":
      return startOf(held, asked.date);
    case "salary":
      return salaryOf(held, asked);
    case "work_permit":
      return held.of.permit.slice(0, held.places);
    case "either":
      return asked.asks
        .map((one) => verdictsOn(held, one))
        .reduce((best, other) => {
          for (let place = 0; place < held.places; place += 1)
            if ((other[place] as number) > (best[place] as number)) best[place] = other[place] as number;
          return best;
        });
    case "text":
      return asked.min_years ? experienceOf(held, [], asked, asked.min_years) : passagesOf(held, asked);
  }
}
