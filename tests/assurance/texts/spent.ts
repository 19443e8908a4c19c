/** In milliseconds of this thread's processor: what else the machine does is no part of it. */
export function spentOn(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
