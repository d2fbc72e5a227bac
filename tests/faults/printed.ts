import { vi } from 'vitest';

export interface Ended {
  readonly code: number;
  readonly printed: string;
}

/** Runs a command of the operator within this process, and keeps what it prints. */
export async function printedBy(command: () => Promise<number>): Promise<Ended> {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(keep),
    vi.spyOn(console, 'error').mockImplementation(keep),
  ];
  try {
    return { code: await command(), printed: lines.join('\n') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
