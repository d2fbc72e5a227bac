/** Says why the program does not start, a sentence each, and ends it. */
export function refuse(reasons: readonly string[]): void {
  for (const reason of reasons) console.error(`✗ ${reason}`);
  process.exitCode = 1;
  // Handles left open by the failed start must not keep the process alive.
  setTimeout(() => process.exit(), 2_000).unref();
}
