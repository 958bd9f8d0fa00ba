/**
 * Milliseconds of processor time that this process has used, its collector and compiler threads included: what "one
 * core" means, and on a busy machine a steadier clock than the one on the wall.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
