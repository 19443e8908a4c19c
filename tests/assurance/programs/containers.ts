import { spawnSync } from "node:child_process";
import { secrets } from "#tests/support/compose.ts";
import { until } from "#tests/support/until.ts";
import { isReady } from "../../../scripts/running-product.ts";
import type { Row } from "../row.ts";

/** Both that answer, at the ports that compose.yaml gives them. */
const ADDRESSES = ["http://localhost:3000", "http://localhost:3001"];

/** A project of its own, which nobody's data are in. */
const docker = (...args: string[]) =>
  spawnSync("docker", ["compose", "--project-name", "proffer-assurance", ...args], {
    stdio: "inherit",
    env: { ...process.env, ...secrets },
  });

/** The whole of compose.yaml, built and started by Docker. Where no daemon answers it isn't proven, which isn't passed. */
export async function composeStarts(): Promise<Row> {
  const row = { id: "G2 containers", goal: "Docker builds the image, and what compose.yaml names starts and answers" };
  const daemon = spawnSync("docker", ["info"], { encoding: "utf8" });
  if (daemon.status !== 0) {
    const why = daemon.error ? "docker isn't here" : "no Docker daemon answers";
    console.error(`not proven: ${row.goal}: ${why}.`);
    return { ...row, figure: `not proven: ${why}`, holds: false };
  }
  try {
    if (docker("up", "--build", "--detach").status !== 0) return { ...row, figure: "it doesn't start: told above", holds: false };
    const isUp = async () => (await Promise.all(ADDRESSES.map((url) => isReady(url)))).every(Boolean);
    const holds = (await until(isUp)) === true;
    return { ...row, figure: holds ? "two processes answer" : "it doesn't answer", holds };
  } finally {
    docker("down", "--volumes");
  }
}
