import type { Month } from '@rdm/core/calendar';
import { padded } from './period';
import { runsIn, type Project } from './projects';
import { seededRandom } from './seeded-random';

/** The related party that R&D is entrusted to. The name is invented. */
const relatedParty = '东澜表面工程研究院';

/** What it spends by cost item, in 分. */
const spent = [
  { costItem: '1.1', summary: '项目组工资', fen: [4200000, 6800000] },
  { costItem: '2.1', summary: '领用试验材料', fen: [1600000, 3900000] },
  { costItem: '3.2', summary: '试验设备折旧', fen: [900000, 1500000] },
  { costItem: '6.4', summary: '技术交流差旅', fen: [120000, 420000] },
] as const;

/** Rows of 关联方研发支出明细: what the related party reports with each payment, every third month. */
export function relatedCostRows(projects: readonly Project[], months: readonly Month[]) {
  return months
    .filter((month) => Number(month.slice(5)) % 3 === 0)
    .flatMap((month) =>
      projects
        .filter((project) => project.plan.devForm === 'wtyf_jn' && runsIn(project, month))
        .flatMap(({ code }) =>
          spent.map(({ costItem, summary, fen: [least, most] }, at) => {
            const random = seededRandom(`related ${month} ${code} ${costItem}`);
            return {
              year: month.slice(0, 4),
              projectId: code,
              partnerName: relatedParty,
              costItem,
              voucherDate: `${month}-${padded(random.integer(8, 26), 2)}`,
              voucherType: '记',
              voucherNo: String(random.integer(10, 90) + at),
              summary,
              amount: (random.integer(least, most) / 100).toFixed(2),
              remark: null,
            };
          }),
        ),
    );
}
