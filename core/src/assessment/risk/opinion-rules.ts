import { text } from '../../kernel';
import { latestOpinions, projectOpinion } from '../../project';
import { riskRule, rowsOf, type RiskRule } from './risk-rule';
import type { RiskYear } from './risk-year';

const basis = text('财税〔2015〕119号 第五条第3项；国科发政〔2017〕211号', 'Caishui [2015] 119, 5(3)');

/** Rules about projects that a tax office doubts to be R&D. */
export const opinionRules: readonly RiskRule[] = [
  riskRule({
    code: 'project.opinionPending',
    level: 'warning',
    label: text('研发项目被提出异议，尚无鉴定结论', 'A project is questioned as R&D and not judged yet'),
    basis,
    find: (year) =>
      year.opinions
        .filter((each) => each.year === year.year && each.outcome === 'pending')
        .map((each) => {
          const due = each.dueOn ? text(`（期限 ${each.dueOn}）`, ` (due ${each.dueOn})`) : text('', '');
          const [zh, en] = each.repliedOn
            ? [
                `资料已于 ${each.repliedOn} 报送，请跟踪鉴定结论`,
                `its papers were handed in on ${each.repliedOn}; follow it up`,
              ]
            : [`请报送鉴定资料${due.zh}`, `hand in its papers${due.en}`];
          const name = nameOf(year, each.projectId);
          return {
            message: text(
              `项目 ${name} 被税务机关提出异议：${zh}`,
              `Project ${name} is questioned by the tax office: ${en}`,
            ),
            rows: rowsOf(projectOpinion, [each]),
          };
        }),
  }),
  riskRule({
    code: 'project.judgedNoResearch',
    level: 'error',
    label: text('以前年度鉴定为非研发活动的项目仍在加计', 'A project once judged not to be R&D is claimed again'),
    basis,
    find: (year) => {
      const claimed = new Set(year.costRecords.filter(isClaimed).map(({ projectId }) => projectId));
      return [...latestOpinions(year.opinions).values()]
        .filter((each) => each.outcome === 'negative' && each.year < year.year && claimed.has(each.projectId))
        .map((each) => {
          const name = nameOf(year, each.projectId);
          return {
            message: text(
              `项目 ${name} 在 ${each.year} 年度经鉴定不属于研发活动，${year.year} 年度仍有加计费用，请核实并作不予加计处理`,
              `Project ${name} was judged not to be R&D for ${each.year}, and has cost that counts in ${year.year}; check it, or exclude it`,
            ),
            rows: rowsOf(projectOpinion, [each]),
          };
        });
    },
  }),
];

const isClaimed = ({ amount, excluded }: RiskYear['costRecords'][number]) => Number(amount) !== Number(excluded ?? 0);

function nameOf({ projects }: RiskYear, id: string): string {
  const found = projects.find((each) => each.id === id);
  return found ? `${found.code} ${found.name}` : id;
}
