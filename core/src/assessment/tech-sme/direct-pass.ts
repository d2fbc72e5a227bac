import { text } from '../../kernel';
import { yesNoGiven } from '../answer';
import type { Condition } from '../condition';
import { cite } from '../documents';
import type { TechSmeAnswers } from './tech-sme-answers';

/** Any one of them replaces the score (国科发政〔2017〕115号 第八条). */
const directPasses = [
  {
    key: 'highTechTitle',
    label: text('拥有有效期内高新技术企业资格证书', 'Valid certificate of a high-tech enterprise'),
  },
  {
    key: 'nationalPrize',
    label: text(
      '近五年内获得过国家级科技奖励，并在获奖单位中排在前三名',
      'National science prize within five years, among the first three units',
    ),
  },
  {
    key: 'provincialRdBody',
    label: text('拥有经认定的省部级以上研发机构', 'R&D institution recognised by a province or ministry'),
  },
  {
    key: 'ledStandard',
    label: text(
      '近五年内主导制定过国际标准、国家标准或行业标准',
      'Led an international, national or industry standard within five years',
    ),
  },
] as const;

/** The ways to be confirmed without a score. */
export function directPassesOf(answers: TechSmeAnswers): Condition[] {
  return directPasses.map(({ key, label }) => {
    const ok = yesNoGiven(answers[key]);
    const actual = ok === null ? null : String(ok);
    return { key, label, ok, actual, required: 'true', basis: cite('techSmeMeasures', '第八条') };
  });
}
