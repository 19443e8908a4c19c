import { Worker } from "node:worker_threads";
import sharp from "sharp";

/** What the parent sends: an SVG, and how long the picture's longer side is to be. */
interface SvgQuestion {
  bytes: Uint8Array;
  size: number;
}
/** What this process answers, once: a PNG, or null where the bytes are no SVG that can be drawn. */
export interface SvgAnswer {
  png: Uint8Array | null;
}

// Reading from a buffer, librsvg knows no address that a reference could start from: nothing is fetched, from disk or elsewhere.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });
sharp.cache(false);
sharp.concurrency(1);

/** Units of an SVG's own size per inch, so that a density of this draws it as large as it says. */
const OWN_DENSITY = 72;

async function drawn({ bytes, size }: SvgQuestion): Promise<Uint8Array | null> {
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width < 1 || height < 1) return null;
    const density = (OWN_DENSITY * size) / Math.max(width, height);
    // Something a thousand times as wide as it is high is no logo.
    if (Math.min(width, height) * 1000 < Math.max(width, height) || density < 1) return null;
    return await sharp(bytes, { density: Math.min(density, 100_000), limitInputPixels: 4 * size * size })
      .resize(size, size, { fit: "inside" })
      .png()
      .toBuffer();
  } catch {
    return null; // librsvg tells a broken document by throwing
  }
}

process.on("disconnect", () => process.exit());
process.on("message", (question: SvgQuestion) => {
  void drawn(question).then((png) => process.send?.({ png } satisfies SvgAnswer));
});

// Drawing that never ends must not outlive a parent that was killed.
new Worker(
  `const parent = process.ppid; setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, "SIGKILL"); }, 1000);`,
  {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  },
).unref();
process.permission?.drop("worker");
