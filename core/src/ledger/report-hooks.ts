import { yearKey } from '../cost';
import { project } from '../project';
import { computedOnly, refusalOfComputed, sameValue, type Call, type ResourceHooks } from '../records';
import { text } from '../kernel';
import { auditReports } from './reports/submit-reports';
import { ledgerRow } from './ledger-row';
import { projectReport } from './project-report';
import { requireOpenChannel } from './use-cases/save-year-inputs';
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
const REMARK = 'remark';

/** A ledger keeps the remark that is typed; everything else of it is made. */
async function keepRemark(
  call: Call,
  values: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
): Promise<void> {
  const isMade = (name: string) => name !== REMARK && !sameValue(before?.[name], values[name]);
  if (!before || Object.keys(values).some(isMade)) throw refusalOfComputed(reportInstead);
  // A rebuild puts a new row in the place of this one.
  await call.records.lock(yearKey(String(before.year)));
}

const reports = computedOnly(reportInstead);

export const reportHooks: Readonly<Record<string, ResourceHooks>> = {
  [projectReport.name]: {
    idsMeant: reports.idsMeant,
    draftMeant: (draft) => (draft.id ? draft : reports.draftMeant(draft)),
    beforeSubmit: keepRemark,
    afterSubmit: async (call, after, before) => {
      if (before) await auditReports(call, [{ before, values: { [REMARK]: after.remark ?? null } }]);
    },
  },
  [ledgerRow.name]: computedOnly(rowInstead),
  [project.name]: {
    // The ledger of a removed project is made anew when the project is back and its year recomputed.
    afterRemove: async (call, rows) => {
      const ids = rows.map(({ id }) => id);
      await call.records.purge(projectReport, [{ field: 'projectId', is: 'in', value: ids }]);
    },
  },
  [yearInputs.name]: {
    beforeSubmit: async (call, values, before) => {
      for (const year of new Set([before?.year ?? values.year, values.year])) {
        await requireOpenChannel(call, String(year));
      }
    },
    beforeRemove: async (call, rows) => {
      for (const row of rows) await requireOpenChannel(call, String(row.year));
    },
    afterRestore: async (call, rows) => {
      for (const row of rows) await requireOpenChannel(call, String(row.year));
    },
  },
};
