import { startPostgres, newDatabase } from "#tests/support/postgres.ts";
import { spawn } from "node:child_process";
const pg = await startPostgres();
const url = await newDatabase(pg.url, "lab");
console.log("URL", url);
const child = spawn(process.execPath, ["scripts/demo/demo.ts", "--size", "large"], { env: { ...process.env, PORT: "4450", DATA_DIR: "/tmp/lab-data", APP_URL: "http://localhost:4450", DATABASE_URL: url, APP_SECRET: "a secret for the bench, long enough" }, stdio: ["ignore", "inherit", "inherit"] });
child.on("exit", (c) => console.log("FILLED", c));
setInterval(() => {}, 1e6);
