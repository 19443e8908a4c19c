import { readConfig } from "#server/config.ts";
import { openDisk } from "#server/parts/files/disk.ts";
import { moveFiles } from "#server/parts/files/move.ts";
import { openS3 } from "#server/parts/files/s3.ts";
import { log } from "#server/parts/log.ts";

// Copies every file to the bucket that the settings name, or back to this machine's disk: `npm run move-files -- to-bucket`, or
// `-- to-disk`. It can be cut off and begun again, reads each file back, and removes nothing.
const [way] = process.argv.slice(2);
const { folder, s3 } = readConfig(process.env).files;
if ((way !== "to-bucket" && way !== "to-disk") || !s3) {
  console.error(
    s3
      ? "Say which way: npm run move-files -- to-bucket, or npm run move-files -- to-disk"
      : "Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY first: they name the bucket.",
  );
  process.exit(1);
}
const disk = openDisk(folder);
const bucket = openS3({ ...s3, arriving: `${folder}/.arriving` }, log);
const [from, to] = way === "to-bucket" ? [disk, bucket] : [bucket, disk];
console.log(`From: ${from.about}\nTo:   ${to.about}`);
try {
  await to.check();
  const { files, bytes, there_already } = await moveFiles(from, to, ({ files, there_already }) => {
    if ((files + there_already) % 1000 === 0) console.log(`${files + there_already} files`);
  });
  console.log(`Moved ${files} files, ${Math.ceil(bytes / 1024 / 1024)} MB; ${there_already} were there already. Each was read back.`);
} catch (failure) {
  console.error("Broken off: what was moved stays there, and another start goes on from here.", failure);
  process.exit(1);
}
