import { text } from '../../../kernel';
import { exclusionReasons, type ExclusionReason } from '../../../tax';
import { costResources } from '../../cost-resources';
import { CostWarnings } from '../../cost-warning';
import { recordKey } from '../record-key';
import type { ExclusionRule } from '../exclusion';

/** 税务调整 of a month and cost item of a project. */
export const adjustedRow: ExclusionRule = {
  name: 'adjustedRow',
  find(records, { adjustments, projects }) {
    const warnings = new CostWarnings(costResources.adjustment);
    const byKey = new Map(records.map((record) => [recordKey(record), record]));
    const codes = new Map(projects.map(({ id, code }) => [id, code]));
    const proposed = [...adjustments].sort(byId).flatMap((adjustment) => {
      const { id, month, projectId, item, amount } = adjustment;
      const reason = adjustment.reason as ExclusionReason;
      const { label } = exclusionReasons[reason];
      const record = byKey.get(recordKey({ month, projectId, item }));
      if (!record) {
        const code = codes.get(projectId) ?? projectId;
        warnings.add(
          'EXCLUSION_WITHOUT_COST',
          `${code} ${month} ${item}`,
          id,
          text(
            `税务调整没有对应的费用：项目 ${code} ${month} 费用项目 ${item}`,
            `A tax adjustment finds no cost: project ${code}, ${month}, item ${item}`,
          ),
        );
        return [];
      }
      const remark = adjustment.remark ? `：${adjustment.remark}` : '';
      const note = text(`税务调整（${label.zh}）${remark}`, `Tax adjustment (${label.en})${remark}`);
      return [{ record, amount, reason, source: { resource: costResources.adjustment, id }, note }];
    });
    return { proposed, warnings: warnings.list() };
  },
};

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);
