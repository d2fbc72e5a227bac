import { tenant } from '../../access';
import type { FieldFault } from '../../kernel';
import {
  initialDraft,
  listRecords,
  ruledIn,
  validateRecord,
  wholly,
  type Call,
  type Page,
  type PageQuery,
  type RecordOf,
} from '../../records';
import { certifiersOnRead } from '../certifiers-on-read';
import { certificationStates, type CertificationState } from '../certification-fields';
import { enterprise } from '../enterprise';
import { enterpriseCard } from './require-certified';

/** How the certification of the caller's enterprise stands. */
export interface CertificationStanding {
  readonly bizCert: CertificationState;
  readonly returnReason: string | null;
  /** What the card lacks before it can be submitted, in the order of the form. */
  readonly missing: readonly FieldFault[];
  /** Name and credit code the enterprise is registered with here; empty where unknown. */
  readonly registered: { readonly name: string; readonly creditCode: string };
}

/** The state of the certification, and what is missing for it. */
export async function certificationStanding(call: Call): Promise<CertificationStanding> {
  const card = await enterpriseCard(call);
  const [own] = await wholly(call).records.findByKeys(tenant, [{ code: call.caller.tenantId }]);
  const registered = { name: own?.tenantName ?? '', creditCode: own?.creditCode ?? '' };
  const draft = card ?? { ...initialDraft(enterprise, call.clock.now().slice(0, 10)), ...registered };
  const { faults: missing } = validateRecord(await ruledIn(call, enterprise), draft);
  return {
    bizCert: (card?.bizCert ?? certificationStates.none) as CertificationState,
    returnReason: card?.bizCertReturnReason ?? null,
    missing,
    registered,
  };
}

/** The cards whose certification was ever submitted, those waiting among them. */
export function submittedCertifications(call: Call, query: PageQuery): Promise<Page<RecordOf<typeof enterprise>>> {
  const { submitted, passed, returned } = certificationStates;
  const where = [...(query.where ?? []), { field: 'bizCert', is: 'in' as const, value: [submitted, passed, returned] }];
  return listRecords(call, enterprise, { ...query, where }, undefined, {
    ofRows: (rows) => certifiersOnRead(call, rows),
  });
}
