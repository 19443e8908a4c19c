import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seconds, took } from "#tests/bench/figures.ts";
import { environmentOf } from "#tests/support/dockerfile.ts";
import { newDatabase, postgresProgram, startPostgres } from "#tests/support/postgres.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { onPostgres } from "#tests/support/tried-product.ts";
import type { Row, Suite } from "../row.ts";
import { buildImage, canConfine, startImage } from "./image.ts";
import { backUpAndRestore, moveThereAndBack, npm } from "./ways.ts";

/** The way of somebody who has a clone and the documents: build, start, look, back up, restore, move files. */
export const assureDrill: Suite = async () => {
  const folder = mkdtempSync(join(tmpdir(), "proffer-drill-"));
  const rows: Row[] = [];
  /** A step that fails is a row too. */
  const step = async (id: string, goal: string, work: () => Promise<string> | string): Promise<void> => {
    console.log(`${id} ${goal} …`);
    let figure = "";
    let holds = true;
    const duration = await took(async () => {
      try {
        figure = await work();
      } catch (error) {
        holds = false;
        figure = (error as Error).message.replace(/\s+/g, " ").slice(0, 300);
      }
    });
    rows.push({ id, goal, figure: `${figure} (${seconds(duration)})`, holds });
  };
  const inFolder = (name: string) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  const postgres = await startPostgres({ settings: ["fsync=on"] }); // as in earnest: the doctor looks
  const service = await startS3Server();
  const mail = await startSmtpServer();
  // pg_dump and pg_restore, where this machine keeps them off the path.
  if (postgres) process.env.PATH = `${join(postgresProgram("pg_dump"), "..")}:${process.env.PATH}`;
  try {
    let image: ReturnType<typeof buildImage> | undefined;
    await step("D1", "a fresh clone is built by the Dockerfile's own steps, in a clean folder", () => {
      const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
      const isWhole = execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" }) === "";
      image = buildImage(folder);
      const left = image.left.map((one) => one.split(" ").slice(0, 2).join(" "));
      return `commit ${commit}${isWhole ? "" : ", without what isn't committed"}; left to Docker: ${left.join(", ")}`;
    });
    if (!image) return rows;
    const built = image;
    const { clone } = built;
    if (canConfine())
      await step("D2", "the image starts as its user, on a root that isn't written, without capabilities", async () => {
        const running = await startImage(built, join(folder, "image-data"));
        const { DATA_DIR = "" } = environmentOf(built.stage);
        const tries = ["/app/src", "/app/dist", "/usr/local/bin", "/etc", DATA_DIR, "/tmp"];
        const script = tries.map((place) => `(echo x > ${place}/written) 2>/dev/null && rm ${place}/written && echo ${place}`).join("; ");
        const written = running
          .runInside(["sh", "-c", `${script}; id -u; grep CapEff /proc/self/status`])
          .stdout.split(/\s+/)
          .filter(Boolean);
        const isHealthy = running.isHealthy();
        const doctor = running.runInside(["node", "scripts/doctor/doctor.ts"]);
        let code: number | null = null;
        const end = await took(async () => {
          code = await running.stop();
        });
        const expected = [DATA_DIR, "/tmp", "10001", "CapEff:", "0000000000000000"];
        if (written.join() !== expected.join()) throw new Error(`It can write, or is: ${written.join(" ")}`);
        if (!isHealthy || doctor.status !== 0 || code !== 0)
          throw new Error(`healthy ${isHealthy}, ended with ${code}, doctor: ${doctor.stdout}${doctor.stderr}`);
        return `/ready and its health check answer; it writes to ${DATA_DIR} and /tmp alone; asked to end: gone after ${seconds(end)}`;
      });
    else rows.push({ id: "D2", goal: "the image starts", figure: "not tried: install bubblewrap", holds: false });
    await step("D3", "`npm run doctor` is green on what comes along", async () => {
      const told = await npm(clone, ["doctor"], { DATA_DIR: join(inFolder("doctor"), "data") });
      return `${told.match(/^✓/gm)?.length} well, ${told.match(/^!/gm)?.length ?? 0} with a remark`;
    });
    await step("D4", "backup and restore: embedded database, files on disk", () => backUpAndRestore(clone, inFolder("embedded"), {}));
    if (!postgres) rows.push({ id: "D5", goal: "on PostgreSQL", figure: "not tried: this machine has none", holds: false });
    else {
      const settings = async (name: string) => ({
        ...onPostgres(await newDatabase(postgres.url, name)),
        ...service.settings,
      });
      await step("D5", "`npm run doctor` is green on PostgreSQL, a bucket and a mail server", async () => {
        const own = { ...(await settings("doctor")), SMTP_URL: mail.url, MAIL_FROM: "Proffer <no-reply@proffer.example>" };
        const told = await npm(clone, ["doctor"], {
          ...own,
          APP_URL: "http://localhost:3000",
          DATA_DIR: join(inFolder("doctor-pg"), "data"),
        });
        return `${told.match(/^✓/gm)?.length} well, ${told.match(/^!/gm)?.length ?? 0} with a remark`;
      });
      await step("D6", "backup and restore: PostgreSQL, files in a bucket", async () =>
        backUpAndRestore(clone, inFolder("postgres"), await settings("drill")),
      );
    }
    await step("D7", "files to a bucket, work there, and back", () => {
      service.objects.clear();
      return moveThereAndBack(clone, inFolder("move"), service.settings);
    });
    return rows;
  } finally {
    await postgres?.stop();
    await service.stop();
    await mail.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
