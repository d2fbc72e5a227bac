import type { Text } from '../kernel';
import type { CalendarDate } from '../kernel/calendar';

/** What was done: a change committed, an issue worked on, hours logged on an issue. */
export type SignalKind = 'commit' | 'issue' | 'worklog';

/** A trace of somebody's work in another system. It proposes hours and never is one: people confirm. */
export interface WorkSignal {
  /** E-mail address or login, as the system has it. */
  readonly person: string;
  readonly day: CalendarDate;
  /** Repository, branch and codes by which the project is found; made by `projectHint`, so no text of a message. */
  readonly projectHint: string;
  readonly kind: SignalKind;
  /** Logged hours of a `worklog`, a decimal. */
  readonly hours?: string;
  /** System and repository, `git lowtemp-control`; signals of one source, day, person and hint replace earlier ones. */
  readonly source: string;
}

/** A line or entry that holds no signal, and why. */
export interface UnreadSignal {
  /** From 1, of the lines or entries. */
  readonly at: number;
  readonly reason: Text;
}

export type SignalReading =
  | { readonly ok: true; readonly signals: readonly WorkSignal[]; readonly unread: readonly UnreadSignal[] }
  | { readonly ok: false; readonly message: Text };

/** Reads what other systems know of people's work. */
export interface WorkSignals {
  /** A file that was exported elsewhere; its format is found from its content. */
  readFile(file: { readonly name: string; readonly bytes: Uint8Array }): Promise<SignalReading>;
  /** A repository on the server, from the first day to the last; absent where the installation has no folder for them. */
  readRepository?(asked: {
    /** Relative to the folder of the installation. */
    readonly folder: string;
    readonly from: CalendarDate;
    readonly to: CalendarDate;
  }): Promise<SignalReading>;
}
export const WorkSignals = Symbol('WorkSignals');

/** `RD2026001`, `ABC-12`, `#34`: what looks like a project code or the key of an issue. */
const CODES = /#\d{1,9}|[a-z][a-z0-9]{0,15}[-_]?\d{1,12}(?![a-z0-9])/gi;
const LONGEST = 200;

/**
 * The text a project is found by: places (repository, branch, issue project) whole, of other texts the codes alone, each
 * once. Nothing else of a message is kept.
 */
export function projectHint(places: readonly (string | null | undefined)[], texts: readonly string[]): string {
  const whole = places.flatMap((place) => place?.trim() || []);
  const codes = texts.flatMap((each) => each.match(CODES) ?? []);
  return [...new Set([...whole, ...codes])].join(' ').slice(0, LONGEST);
}
