/** A notice period is kept in weeks, two months as nine of them: gives the months that it was, from two on, or null. */
export function wholeMonths(weeks: number): number | null {
  const months = Math.round(weeks / 4.345);
  return months >= 2 && Math.round(months * 4.345) === weeks ? months : null;
}
