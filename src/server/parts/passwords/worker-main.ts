import { parentPort } from "node:worker_threads";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import dutch from "@zxcvbn-ts/language-nl-be";

export interface Question {
  number: number;
  password: string;
  known: string[];
}
export interface Answer {
  number: number;
  strength: 0 | 1 | 2 | 3 | 4;
}

const ownNames = ["proffer", "recruiter", "recruiting", "recruitment", "vacature", "kandidaat"];
/** What stands behind so many characters isn't looked at: it costs more than it tells. */
const LOOKED_AT = 48;

const guesser = new ZxcvbnFactory({
  dictionary: { ...common, ...dutch.dictionary, ownNames },
  graphs: adjacencyGraphs,
  maxLength: LOOKED_AT,
});

parentPort?.on("message", ({ number, password, known }: Question) => {
  const { score } = guesser.check(password, known);
  parentPort?.postMessage({ number, strength: score } satisfies Answer);
});
