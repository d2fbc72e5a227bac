import { text, type Ephemeral, type Text } from '../kernel';

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
  text('编制辅助账', 'Preparing the ledgers'),
];

const idle: RecomputeProgress = { running: false, done: 0, total: 0, step: null };

/** In ms; a rebuild whose process died is taken for ended by then. No step takes longer. */
const LIFETIME = 10 * 60_000;

/** Progress of the rebuilds that run, in whichever process. */
export class RecomputeProgressBoard {
  constructor(private readonly ephemeral: Ephemeral) {}

  /** Records each step as it begins, and removes the entry when the work succeeds or fails. */
  async during<T>(tenantId: string, year: string, work: (reached: (step: number) => void) => Promise<T>): Promise<T> {
    const place = placeOf(tenantId, year);
    let told: Promise<void> = this.ephemeral.put(place, 0, LIFETIME);
    // In their order; the work neither waits for them nor fails with them.
    const next = (telling: () => Promise<void>) => (told = told.then(telling, telling).catch(() => undefined));
    try {
      return await work((step) => void next(() => this.ephemeral.put(place, step, LIFETIME)));
    } finally {
      await next(() => this.ephemeral.remove(place));
    }
  }

  async of(tenantId: string, year: string): Promise<RecomputeProgress> {
    const done = await this.ephemeral.find<number>(placeOf(tenantId, year));
    if (done === null) return idle;
    return { running: true, done, total: recomputeSteps.length, step: recomputeSteps[done] ?? null };
  }
}

const placeOf = (tenantId: string, year: string): string => `recompute ${tenantId} ${year}`;
