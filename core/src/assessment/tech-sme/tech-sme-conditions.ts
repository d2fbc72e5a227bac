import { text, type Text } from '../../kernel';
import { quantityGiven, yesNoGiven } from '../answer';
import { asAnswer, type Condition, type Outcome } from '../condition';
import { cite } from '../documents';
import type { Points } from '../points';
import type { TechSmeAnswers } from './tech-sme-answers';
import { LOWEST_SCORE, sizeLimits } from './tech-sme-bands';

const item = (number: string) => cite('techSmeMeasures', `第六条第（${number}）项`);

/** The conditions of a 科技型中小企业 evaluated on the answers (国科发政〔2017〕115号 第六条). */
export function techSmeConditions(answers: TechSmeAnswers, score: Points & { readonly pass: Outcome }): Condition[] {
  return [
    mustBe(
      'resident',
      text('在中国境内注册的居民企业', 'Resident enterprise registered in the mainland'),
      answers,
      true,
      '一',
    ),
    atMost('staffTotal', text('职工总数', 'Staff'), answers, '二'),
    atMost('sales', text('年销售收入（元）', 'Yearly sales in yuan'), answers, '二'),
    atMost('assets', text('资产总额（元）', 'Assets in yuan'), answers, '二'),
    mustBe(
      'bannedProducts',
      text('提供禁止、限制和淘汰类产品和服务', 'Banned or restricted products'),
      answers,
      false,
      '三',
    ),
    mustBe(
      'accident',
      text(
        '本年及上一年内发生重大安全、重大质量事故和严重环境违法、科研严重失信行为',
        'Major accident, serious environmental breach or research misconduct, this and last year',
      ),
      answers,
      false,
      '四',
    ),
    mustBe(
      'badFaith',
      text(
        '列入经营异常名录和严重违法失信企业名单',
        'On the list of abnormal operations or of seriously dishonest enterprises',
      ),
      answers,
      false,
      '四',
    ),
    {
      key: 'score',
      label: text('综合评价得分，且科技人员指标得分不得为0分', 'Score, with technical staff above 0'),
      ok: asAnswer(score.pass),
      actual: score.low === score.high ? String(score.low) : `${score.low}–${score.high}`,
      required: `≥ ${LOWEST_SCORE}`,
      basis: item('五'),
    },
  ];
}

type YesNoKey = 'resident' | 'bannedProducts' | 'accident' | 'badFaith';

function mustBe(key: YesNoKey, label: Text, answers: TechSmeAnswers, wanted: boolean, article: string): Condition {
  const said = yesNoGiven(answers[key]);
  const actual = said === null ? null : String(said);
  return {
    key,
    label,
    ok: said === null ? null : said === wanted,
    actual,
    required: String(wanted),
    basis: item(article),
  };
}

function atMost(key: keyof typeof sizeLimits, label: Text, answers: TechSmeAnswers, article: string): Condition {
  const size = quantityGiven(answers[key]);
  const limit = sizeLimits[key];
  const actual = size?.toFixed() ?? null;
  return { key, label, ok: size?.lte(limit) ?? null, actual, required: `≤ ${limit}`, basis: item(article) };
}
