import { faults, Refusal, text, type Cancellation, type Language, type Text } from '../../kernel';

/** Work that takes long: what is asked for, and by whom. It may be done by another process than the one asked. */
export interface AskedWork {
  /** `<area>.<call>`, or `import <register>`. */
  readonly call: string;
  /** What people read in the list of work. */
  readonly about: Text;
  /** Plain data and the bytes of files. */
  readonly args: object;
  readonly by: Asker;
}

/** Whose rights the work is done with, read anew by the process that does it. */
export interface Asker {
  readonly tenantId: string;
  readonly userId: string;
  readonly account: string;
  readonly language: Language;
  /** The session of a person; null for a program. */
  readonly sessionKey: string | null;
  /** The access token of a program; null for a person. */
  readonly tokenId: string | null;
}

/** Work that is being done. */
export interface WorkInHand {
  readonly id: string;
  readonly cancellation: Cancellation;
}

/** Work that has not ended, as its list shows it. */
export interface UnfinishedWork {
  readonly id: string;
  /** As in `AskedWork`. */
  readonly call: string;
  readonly about: Text;
  readonly account: string;
  readonly userId: string;
  readonly state: 'waiting' | 'running';
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly askedAt: string;
  /** How often it was begun; more than once where a process that did it died. */
  readonly attempts: number;
}

export type DoesWork = (work: WorkInHand) => Promise<unknown>;

/**
 * Has long work done. An answer is plain data, or a file in one piece or in a stream. Work goes on although nobody waits
 * for its answer any more.
 */
export interface LongWork {
  /**
   * The answer of the work.
   * @param here does the work, where it is done in this very process
   * @throws Refusal as the work does, `cancelledWork` where it was cancelled
   */
  done(asked: AskedWork, here: DoesWork): Promise<unknown>;
  /** The work of a tenant that waits or runs, in the order it was asked for. */
  unfinished(tenantId: string): Promise<readonly UnfinishedWork[]>;
  /** Ends work of a tenant that has not ended; nothing of it is written. False where there is none by this id. */
  cancel(tenantId: string, id: string): Promise<boolean>;
}

/** What cancelled work is refused with. */
export const cancelledWork = (): Refusal =>
  new Refusal({
    ...faults.invalid(text('已取消，没有写入任何数据', 'Cancelled; nothing was written')),
    code: 409,
    name: 'WORK_CANCELLED',
  });
