import { text, type Text } from '../kernel';

export interface RecomputeProgress {
  readonly running: boolean;
  /** Steps done and steps in all; 0 of 0 when nothing runs. */
  readonly done: number;
  readonly total: number;
  readonly step: Text | null;
}

const recomputeSteps: readonly Text[] = [
  text('读取台账与凭证', 'Reading registers and vouchers'),
  text('分摊费用', 'Allocating cost'),
  text('写入费用归集', 'Writing cost records'),
  text('编制辅助账', 'Making up the ledgers'),
];

const idle: RecomputeProgress = { running: false, done: 0, total: 0, step: null };

/** Progress of the rebuilds running in this process. */
export class RecomputeProgressBoard {
  private readonly running = new Map<string, number>();

  /** Records each step as it begins, and removes the entry when the work succeeds or fails. */
  async during<T>(tenantId: string, year: string, work: (reached: (step: number) => void) => Promise<T>): Promise<T> {
    const key = `${tenantId} ${year}`;
    this.running.set(key, 0);
    try {
      return await work((step) => this.running.set(key, step));
    } finally {
      this.running.delete(key);
    }
  }

  of(tenantId: string, year: string): RecomputeProgress {
    const done = this.running.get(`${tenantId} ${year}`);
    if (done === undefined) return idle;
    return { running: true, done, total: recomputeSteps.length, step: recomputeSteps[done] ?? null };
  }
}
