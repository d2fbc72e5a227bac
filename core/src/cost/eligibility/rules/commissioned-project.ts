import { text } from '../../../kernel';
import { costResources } from '../../cost-resources';
import { CostWarnings } from '../../cost-warning';
import type { ExclusionRule } from '../exclusion';

/** 其他企业（单位）委托项目 of the dictionary `project_source`. */
const COMMISSIONED = '3';

/**
 * R&D done for another enterprise: the one entrusted with it may not deduct again (财税〔2015〕119号 第二条第1项), unless the
 * project states that it counts.
 */
export const commissionedProject: ExclusionRule = {
  name: 'commissionedProject',
  find(records, { projects }) {
    const warnings = new CostWarnings(costResources.project);
    const commissioned = new Map(
      projects
        .filter(({ source, eligibility }) => source === COMMISSIONED && !isStated(eligibility))
        .map((each) => [each.id, each]),
    );
    const proposed = records.flatMap((record) => {
      const project = commissioned.get(record.projectId);
      return project ? [{ record, project }] : [];
    });
    for (const project of new Set(proposed.map((each) => each.project))) {
      warnings.add(
        'PROJECT_EXCLUDED',
        project.code,
        project.id,
        text(
          `项目 ${project.code} 的来源为其他企业（单位）委托，受托方不得加计扣除，其费用已调减；确可享受的，请在项目中选择“予以加计”并说明理由`,
          `Project ${project.code} was commissioned by another unit, so its cost does not count here; if it does, state so and why on the project`,
        ),
      );
    }
    return {
      warnings: warnings.list(),
      proposed: proposed.map(({ record, project }) => ({
        record,
        reason: 'entrustedToUs' as const,
        source: { resource: costResources.project, id: project.id },
        note: text(
          `项目 ${project.code} 由其他企业（单位）委托`,
          `Project ${project.code} was commissioned by another unit`,
        ),
      })),
    };
  },
};

const isStated = (eligibility: string | null | undefined) => eligibility === 'excluded' || eligibility === 'eligible';
