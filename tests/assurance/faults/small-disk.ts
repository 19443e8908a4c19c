import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own in memory, which can be filled and emptied; null where this machine doesn't let us have one. */
export function openSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), "proffer-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "proffer-disk", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, "ballast");
  const takeAlong = () => {
    execFileSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true });
  };
  process.on("exit", takeAlong);
  return {
    folder,
    /** Takes all but so many bytes. */
    fill: (left = 0) => {
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize > left) execFileSync("fallocate", ["-l", String(bavail * bsize - left), ballast]);
    },
    /** Takes what a first filling left. */
    fillRest: () => {
      const { bavail, bsize } = statfsSync(folder);
      if (bavail > 0) execFileSync("fallocate", ["-l", String(bavail * bsize), `${ballast}-rest`]);
    },
    empty: () => {
      rmSync(ballast, { force: true });
      rmSync(`${ballast}-rest`, { force: true });
    },
    close: () => {
      process.off("exit", takeAlong);
      takeAlong();
    },
  };
}
export type SmallDisk = NonNullable<ReturnType<typeof openSmallDisk>>;
