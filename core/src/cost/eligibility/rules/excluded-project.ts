import { text } from '../../../kernel';
import { exclusionReasons, type ExclusionReason } from '../../../tax';
import { costResources } from '../../cost-resources';
import type { ExclusionRule } from '../exclusion';

/** A project that somebody stated to be 不予加计: its cost of the year in whole. */
export const excludedProject: ExclusionRule = {
  name: 'excludedProject',
  find(records, { projects }) {
    const excluded = new Map(
      projects.filter(({ eligibility }) => eligibility === 'excluded').map((each) => [each.id, each]),
    );
    return {
      warnings: [],
      proposed: records.flatMap((record) => {
        const project = excluded.get(record.projectId);
        if (!project) return [];
        const reason = (project.exclusionReason ?? 'other') as ExclusionReason;
        const { label } = exclusionReasons[reason];
        const remark = project.exclusionRemark ? `：${project.exclusionRemark}` : '';
        return [
          {
            record,
            reason,
            source: { resource: costResources.project, id: project.id },
            note: text(
              `项目 ${project.code} 不予加计（${label.zh}）${remark}`,
              `Project ${project.code} does not count (${label.en})${remark}`,
            ),
          },
        ];
      }),
    };
  },
};
