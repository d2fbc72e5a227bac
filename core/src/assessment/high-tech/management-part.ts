import { text, type Text } from '../../kernel';
import { countGiven } from '../answer';
import { cite } from '../documents';
import { exactly, partOf, upTo, type ScoreItem, type ScorePart } from '../points';
import type { HighTechAnswers } from './high-tech-answers';

type ManagementKey = 'mgmt1' | 'mgmt2' | 'mgmt3' | 'mgmt4';

/** The four items and their points (195号 三（七）3). */
const managementItems: readonly { readonly key: ManagementKey; readonly max: number; readonly label: Text }[] = [
  {
    key: 'mgmt1',
    max: 6,
    label: text(
      '制定研究开发组织管理制度，建立研发投入核算体系，编制研发费用辅助账',
      'Rules of R&D management, accounting of R&D input, auxiliary ledgers',
    ),
  },
  {
    key: 'mgmt2',
    max: 6,
    label: text(
      '设立内部研发机构并具备科研条件，与国内外研究开发机构开展产学研合作',
      'Own R&D institution and facilities, cooperation with research institutions',
    ),
  },
  {
    key: 'mgmt3',
    max: 4,
    label: text(
      '建立成果转化的组织实施与激励奖励制度，建立开放式创新创业平台',
      'Rules and rewards of conversion, open platform of innovation',
    ),
  },
  {
    key: 'mgmt4',
    max: 4,
    label: text(
      '建立科技人员培养进修、职工技能培训、优秀人才引进及人才绩效评价奖励制度',
      'Training, recruitment and performance rewards of technical staff',
    ),
  },
];

/** 研究开发组织管理水平 (20): each item is answered with its points; more than its maximum counts as not given. */
export function managementPart(answers: HighTechAnswers): ScorePart {
  return partOf({
    key: 'management',
    label: text('研究开发组织管理水平', 'R&D management'),
    max: 20,
    items: managementItems.map(({ key, max, label }): ScoreItem => {
      const points = countGiven(answers[key]);
      const given = points !== null && points <= max;
      return {
        key,
        label,
        max,
        ...(given ? exactly(points) : upTo(max)),
        given,
        actual: given ? String(points) : null,
      };
    }),
    basis: cite('highTechGuide', '三（七）3'),
  });
}
