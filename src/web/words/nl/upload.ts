import type { upload as en } from "../en/upload.ts";
import type { Shape } from "../shape.ts";

export const upload: Shape<typeof en> = {
  drop: "Laat los om cv's toe te voegen",
};
