import type { Text } from '../kernel';
import type { CostResource } from './cost-resources';

/** What keeps rows from being allocated, or makes their allocation doubtful. */
export type CostWarningCode =
  | 'ASSET_DISPOSED'
  | 'ASSET_DOUBTFUL'
  | 'ASSET_INCOMPLETE'
  | 'CONTRACT_MISSING'
  | 'CONTRACT_PAYMENT_UNKNOWN'
  | 'CONTRACT_PERSON_ABROAD'
  | 'CONTRACT_PREPAID_UNKNOWN'
  | 'CONTRACT_UNPAID'
  | 'CONTRACT_UNREGISTERED'
  | 'ASSET_NOT_ELIGIBLE'
  | 'BOOKED_DIFFERS'
  | 'BOOKED_MISSING'
  | 'BOOKED_OUTSIDE'
  | 'DEDICATED_UNUSED'
  | 'DEDICATED_WHOLE'
  | 'EXCLUSION_LIMITED'
  | 'EXCLUSION_WITHOUT_COST'
  | 'GRANT_CONDITIONS'
  | 'GRANT_EXPIRED'
  | 'GRANT_OVERSPENT'
  | 'GRANT_SHARES'
  | 'GRANT_WITHOUT_COST'
  | 'HOURS_EXCEED_TOTAL'
  | 'NO_ATTENDANCE'
  | 'NO_HOURS'
  | 'NO_PROJECT'
  | 'NO_UNITS'
  | 'ONE_OFF_HOURS'
  | 'PROJECT_EXCLUDED'
  | 'RENT_DIFFERS'
  | 'SHARES_EXCEED'
  | 'TOTAL_HOURS_DIFFER'
  | 'UNKNOWN_ASSET'
  | 'UNKNOWN_PROJECT'
  | 'UNMATCHED_SUBJECT'
  | 'USE_INCOMPLETE'
  | 'VALUE_MISSING';

export interface CostWarning {
  readonly code: CostWarningCode;
  readonly resource: CostResource;
  /** What the warning is about within its code: a project, an asset and month, a subject … */
  readonly subject: string;
  /** One of the rows concerned, the first by id. */
  readonly id: string;
  /** How many rows it concerns. */
  readonly rows: number;
  readonly message: Text;
}

/** Gathers warnings of one register: one per code and subject, whatever the order of the rows. */
export class CostWarnings {
  readonly #byKey = new Map<string, CostWarning>();

  constructor(private readonly resource: CostResource) {}

  /** `message` must follow from code and subject alone. */
  add(code: CostWarningCode, subject: string, id: string, message: Text): void {
    const key = `${code} ${subject}`;
    const known = this.#byKey.get(key);
    this.#byKey.set(key, {
      code,
      resource: this.resource,
      subject,
      id: known && known.id < id ? known.id : id,
      rows: (known?.rows ?? 0) + 1,
      message,
    });
  }

  list(): CostWarning[] {
    return [...this.#byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, warning]) => warning);
  }
}
