import { asRecorded, readScenario, type Scenario } from '@rdm/core/internal/scenario';
import type { IncomeTaxRate } from '@rdm/core/internal/tax';

/** What was assumed and typed, and not yet adopted. */
export interface KeptScenario {
  readonly scenarios: readonly { readonly scenario: Scenario; readonly rate: IncomeTaxRate | null }[];
  readonly income: string;
  readonly losses: readonly { readonly year: string; readonly amount: string }[];
}

const rates: readonly unknown[] = ['common', 'highTech', 'smallProfit'];

/** The scenarios of a year on this device. If storage is full or unavailable, nothing is kept. */
export class KeptScenarios {
  constructor(
    readonly storage: Storage,
    readonly key: string,
  ) {}

  /** Null where nothing is kept, or what is kept is of another edition of the program. */
  read(): KeptScenario | null {
    try {
      const kept = JSON.parse(this.storage.getItem(this.key) ?? 'null') as KeptScenario | null;
      if (kept === null) return null;
      return {
        scenarios: kept.scenarios.map(({ scenario, rate }) => ({
          scenario: readScenario(scenario) ?? asRecorded,
          rate: rates.includes(rate) ? rate : null,
        })),
        income: String(kept.income),
        losses: kept.losses.map(({ year, amount }) => ({ year: String(year), amount: String(amount) })),
      };
    } catch {
      return null;
    }
  }

  keep(kept: KeptScenario): void {
    try {
      this.storage.setItem(this.key, JSON.stringify(kept));
    } catch {
      // Storage is full; the scenarios are still on the screen.
    }
  }
}
