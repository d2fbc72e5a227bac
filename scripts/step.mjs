/** A step that failed: one sentence for the user, and the output of the failed command. */
export class StepFailed extends Error {
  constructor(sentence, output = '') {
    super(sentence);
    this.output = output;
  }
}

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

/** Runs one step and prints one line with its seconds; returns the result of `work`. */
export async function step(label, work) {
  const since = performance.now();
  const terminal = process.stdout.isTTY;
  if (terminal) process.stdout.write(`… ${label}\r`);
  try {
    const result = await work();
    console.log(`✓ ${label} ${seconds(since)} s`);
    return result;
  } catch (error) {
    console.log(`✗ ${label} ${seconds(since)} s`);
    throw error;
  }
}

/** The output and the sentence of a failed step; anything else is a fault of these scripts and keeps its stack. */
export function explain(error) {
  if (!(error instanceof StepFailed)) return String(error?.stack ?? error);
  return [error.output.trimEnd(), error.message].filter((part) => part !== '').join('\n');
}

/** Runs a command to its end; a failure is explained and ends the process with 1. */
export async function orExplain(main) {
  try {
    return await main();
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}
