import type { Step } from "./isotonic.ts";

/**
 * Of fields read at least this surely, the share that is right, and how many were seen. Written by `npm run eval -- confidence --write` from
 * 2113 labelled fields: half A of the labelled vacancies and CVs, sets 1 and 2, and the read half of the annotated CVs.
 */
export const table: Record<string, Step[]> = {
  "cv city": [
    [0.65, 0.632, 17],
    [0.84, 0.9, 8],
    [0.85, 0.917, 10],
    [0.87, 0.95, 38],
  ],
  "cv education.*.degree": [
    [0.62, 0.375, 46],
    [0.9, 0.932, 116],
  ],
  "cv education.*.institution": [[0.62, 0.902, 80]],
  "cv email": [[0.99, 0.99, 95]],
  "cv experience.*.company": [
    [0.66, 0.792, 22],
    [0.7, 0.8, 8],
    [0.75, 0.862, 27],
    [0.92, 0.929, 222],
  ],
  "cv experience.*.end": [[0.7, 0.935, 213]],
  "cv experience.*.start": [[0.7, 0.927, 298]],
  "cv experience.*.title": [
    [0.7, 0.804, 44],
    [0.93, 0.944, 248],
  ],
  "cv first_name": [
    [0.61, 0.7, 8],
    [0.79, 0.962, 24],
    [0.93, 0.967, 59],
  ],
  "cv languages.*": [
    [0.55, 0.879, 122],
    [0.95, 0.916, 93],
  ],
  "cv last_name": [
    [0.69, 0.8, 8],
    [0.8, 0.96, 23],
    [0.93, 0.983, 58],
  ],
  "job city": [[0.6, 0.875, 14]],
  "job client.name": [[0.6699999999999999, 0.818, 9]],
  "job hours_per_week": [[0.75, 0.938, 14]],
  "job requirements.*": [
    [0.8, 0.827, 102],
    [0.9, 0.918, 47],
  ],
  "job salary_max": [[0.73, 0.933, 13]],
  "job salary_min": [[0.73, 0.933, 13]],
  "job title": [[0.7, 0.688, 14]],
};
