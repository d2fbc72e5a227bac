import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies a process, as distinct from a later one with the same pid. */
export interface ProcessIdentity {
  readonly host: string;
  readonly pid: number;
  /** Boot and start tick of the process where the system provides them (Linux), else null. */
  readonly started: string | null;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** State and start of a process from /proc; null where there is no such process or no /proc. */
function statOf(pid: number): { readonly state: string; readonly started: string } | null {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The name in brackets may hold spaces and brackets; after it follow state and, 19 places on, the start tick.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const boot = read('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return { state: fields[0] ?? '', started: `${boot}/${fields[19] ?? ''}` };
}

export function currentProcess(): ProcessIdentity {
  return { host: hostname(), pid: process.pid, started: statOf(process.pid)?.started ?? null };
}

/** Whether a process of this host still runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  try {
    process.kill(identity.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const stat = statOf(identity.pid);
  if (stat === null || identity.started === null) return true;
  // A killed process stays in the process table until its parent has reaped it.
  return stat.started === identity.started && !'ZX'.includes(stat.state);
}
