import { text } from '../../../kernel';
import { latestOpinions } from '../../../project';
import { costResources } from '../../cost-resources';
import type { ExclusionRule } from '../exclusion';

/** A project that was judged not to be R&D, by the latest opinion about its year: its cost of the year in whole. */
export const negativeOpinion: ExclusionRule = {
  name: 'negativeOpinion',
  find(records, { projects, opinions }) {
    const latest = latestOpinions(opinions);
    const codes = new Map(projects.map(({ id, code }) => [id, code]));
    return {
      warnings: [],
      proposed: records.flatMap((record) => {
        const opinion = latest.get(record.projectId);
        if (opinion?.outcome !== 'negative') return [];
        const code = codes.get(record.projectId) ?? '';
        return [
          {
            record,
            reason: 'negativeOpinion' as const,
            source: { resource: costResources.opinion, id: opinion.id },
            note: text(
              `项目 ${code} 经鉴定不属于研发活动（${opinion.opinionOn ?? ''}）`,
              `Project ${code} was judged not to be R&D (${opinion.opinionOn ?? ''})`,
            ),
          },
        ];
      }),
    };
  },
};
