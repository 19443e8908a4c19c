import type { Step } from "./isotonic.ts";

/**
 * Of fields read at least this surely, the share that is right, and how many were seen. Written by `npm run eval -- confidence --write` from
 * 2172 labelled fields: half A of the labelled vacancies and CVs, sets 1 and 2, and the read half of the annotated CVs.
 */
export const table: Record<string, Step[]> = {
  "cv city": [
    [0.64, 0.9, 8],
    [0.86, 0.955, 20],
    [0.9, 0.979, 45],
  ],
  "cv education.*.degree": [
    [0.62, 0.375, 46],
    [0.9, 0.937, 124],
  ],
  "cv education.*.institution": [[0.62, 0.906, 83]],
  "cv email": [[0.99, 0.99, 95]],
  "cv experience.*.company": [
    [0.62, 0.81, 19],
    [0.7, 0.902, 39],
    [0.92, 0.953, 231],
  ],
  "cv experience.*.end": [[0.7, 0.95, 218]],
  "cv experience.*.start": [[0.7, 0.951, 304]],
  "cv experience.*.title": [
    [0.62, 0.82, 48],
    [0.93, 0.977, 256],
  ],
  "cv first_name": [
    [0.68, 0.9, 8],
    [0.8, 0.964, 26],
    [0.93, 0.968, 60],
  ],
  "cv languages.*": [[0.55, 0.926, 215]],
  "cv last_name": [
    [0.68, 0.9, 8],
    [0.8, 0.964, 26],
    [0.93, 0.984, 59],
  ],
  "job city": [[0.6, 0.938, 14]],
  "job client.name": [[0.63, 0.929, 12]],
  "job hours_per_week": [[0.75, 0.938, 14]],
  "job requirements.*": [
    [0.8, 0.954, 106],
    [0.9, 0.98, 48],
  ],
  "job salary_max": [[0.73, 0.933, 13]],
  "job salary_min": [[0.73, 0.933, 13]],
  "job title": [[0.7, 0.938, 14]],
};
