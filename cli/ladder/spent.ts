/** Milliseconds of processor time: on a busy machine the clock on the wall would give everybody less than they are told. */
export function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
