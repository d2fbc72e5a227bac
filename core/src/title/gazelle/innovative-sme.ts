import { text } from '../../kernel';
import type { RegionalTitle, RuleItem } from './regional-title';

const percentBands = (
  field: 'rdShare' | 'lastGrowth',
  bands: readonly (readonly [from: string, points: number])[],
): RuleItem['bands'] => bands.map(([value, points]) => ({ points, when: [{ field, op: 'atLeast', value }] }));

/** 创新型中小企业: 60 points of 100 with a least in each part, or one direct way. */
export const innovativeSme: RegionalTitle = {
  key: 'innovative-sme',
  region: text('全国（各省评价）', 'Nationwide, evaluated by province'),
  title: text('创新型中小企业', 'Innovative SME'),
  year: null,
  conditions: [],
  score: {
    least: 60,
    parts: [
      {
        key: 'innovation',
        label: text('创新能力', 'Innovation'),
        max: 40,
        least: 20,
        items: [
          {
            key: 'property',
            label: text('知识产权', 'Intellectual property'),
            max: 20,
            bands: [
              { points: 10, when: [{ field: 'ipClass1', op: 'atLeast', value: '1' }] },
              { points: 5, when: [{ field: 'ipClass2', op: 'atLeast', value: '1' }] },
              { points: 0, when: [] },
            ],
          },
          {
            key: 'rdShare',
            label: text('研发费用占营业收入', 'R&D cost as a share of revenue'),
            max: 20,
            bands: percentBands('rdShare', [
              ['5', 20],
              ['3', 15],
              ['2', 10],
              ['1', 5],
              ['0', 0],
            ]),
          },
        ],
      },
      {
        key: 'growth',
        label: text('成长性', 'Growth'),
        max: 30,
        least: 15,
        items: [
          {
            key: 'revenueGrowth',
            label: text('主营业务收入增长率', 'Growth of revenue'),
            max: 20,
            bands: [
              ...percentBands('lastGrowth', [
                ['15', 20],
                ['10', 15],
                ['5', 10],
              ]),
              { points: 5, when: [{ field: 'lastGrowth', op: 'above', value: '0' }] },
              { points: 0, when: [{ field: 'lastGrowth', op: 'atMost', value: '0' }] },
            ],
          },
          {
            key: 'debtRatio',
            label: text('资产负债率', 'Debt ratio'),
            max: 10,
            bands: [
              { points: 10, when: [{ field: 'debtRatio', op: 'atMost', value: '55' }] },
              { points: 5, when: [{ field: 'debtRatio', op: 'atMost', value: '75' }] },
              { points: 0, when: [{ field: 'debtRatio', op: 'above', value: '75' }] },
            ],
          },
        ],
      },
      { key: 'specialisation', label: text('专业化', 'Specialisation'), max: 30, least: 15, items: [] },
    ],
    direct: [
      { field: 'highTech', op: 'is', value: 'true' },
      { field: 'sciencePrize', op: 'is', value: 'true' },
      { field: 'modelEnterprise', op: 'is', value: 'true' },
      { field: 'provincialRdBody', op: 'is', value: 'true' },
      { field: 'newEquity', op: 'atLeast', value: '5000000' },
    ],
  },
  docs: [
    text('创新型中小企业评价申请书（按当地通知）', 'Application by the local notice'),
    text('佐证材料', 'Evidence'),
  ],
  window: null,
  organ: text('省级中小企业主管部门', 'Department of SMEs of the province'),
  source: text('创新型中小企业评价标准（单一来源转载）', 'The standard of evaluation, as reprinted by one source'),
  sources: 1,
  open: text(
    '专业化 30 分的指标未读到，按 0–30 分估计；Ⅰ类高价值专利（20 分）与自主研发Ⅰ类（15 分）按Ⅰ类 10 分保守计算',
    'The items of specialisation (30) were not found and count as 0 to 30; class Ⅰ IP counts 10, its better bands (15, 20) are not judged',
  ),
};
