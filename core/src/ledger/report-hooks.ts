import { yearKey } from '../cost';
import { requireOpenChannel } from '../enterprise';
import { project } from '../project';
import {
  computedOnly,
  hooksOn,
  refusalOfComputed,
  sameValue,
  type Call,
  type HooksByName,
  type NewValues,
  type RecordOf,
} from '../records';
import { text } from '../kernel';
import { auditReports } from './reports/submit-reports';
import { ledgerRow } from './ledger-row';
import { projectReport } from './project-report';
import { yearInputs } from './year-inputs';

const reportInstead = text(
  '辅助账由费用归集和凭证生成，只有备注可以填写；请修改台账或凭证后重算该年度',
  'A ledger follows from cost and vouchers, only its remark is typed; change the registers or vouchers and recompute ' +
    'the year',
);
const rowInstead = text(
  '辅助账明细由费用归集和凭证生成，请修改台账或凭证后重算该年度',
  'Ledger rows follow from cost and vouchers; change the registers or vouchers and recompute the year',
);

/** Only the remark of a ledger can be edited; all other fields are computed. */
async function keepRemark(
  call: Call,
  values: NewValues<typeof projectReport>,
  before: RecordOf<typeof projectReport> | null,
): Promise<void> {
  const isMade = (name: keyof typeof values) => name !== 'remark' && !sameValue(before?.[name], values[name]);
  if (!before || (Object.keys(values) as (keyof typeof values)[]).some(isMade)) throw refusalOfComputed(reportInstead);
  // Serialise with rebuilds, which replace this row.
  await call.records.lock(yearKey(before.year));
}

const reports = computedOnly(reportInstead);

export const reportHooks: HooksByName = {
  ...hooksOn(projectReport, {
    idsMeant: reports.idsMeant,
    draftMeant: (draft) => (draft.id ? draft : reports.draftMeant(draft)),
    beforeSubmit: keepRemark,
    afterSubmit: async (call, after, before) => {
      if (before) await auditReports(call, [{ before, values: { remark: after.remark } }]);
    },
  }),
  ...hooksOn(ledgerRow, computedOnly(rowInstead)),
  ...hooksOn(project, {
    // If the project is restored, recomputing its year rebuilds the ledger.
    afterRemove: async (call, rows) => {
      const ids = rows.map(({ id }) => id);
      await call.records.purge(projectReport, [{ field: 'projectId', is: 'in', value: ids }]);
    },
  }),
  ...hooksOn(yearInputs, {
    beforeSubmit: async (call, values, before) => {
      for (const year of new Set([before?.year ?? values.year, values.year])) {
        await requireOpenChannel(call, year ?? '');
      }
    },
    beforeRemove: requireOpenChannels,
    afterRestore: requireOpenChannels,
  }),
};

async function requireOpenChannels(call: Call, rows: readonly RecordOf<typeof yearInputs>[]): Promise<void> {
  for (const { year } of rows) await requireOpenChannel(call, year);
}
