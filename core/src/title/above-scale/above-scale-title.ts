import Big from 'big.js';
import { aboveScaleTest } from '../../assessment';
import { fill, text, type Text } from '../../kernel';
import { formatMoney } from '../../kernel/money';
import type { Assessment, FigureOfTitle, Judged, TitleCondition, Title } from '../application/title';
import { aboveScale } from './above-scale';
import { revenueForecast, type RevenueForecast } from './revenue-forecast';

/** Near the threshold from here on, in percent. */
const NEAR = 80;

const monthNumbers = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

const figures: readonly FigureOfTitle[] = monthNumbers.map((month) => ({
  field: `revenue${month}`,
  label: text(`${Number(month)} 月营业收入`, `Revenue of month ${Number(month)}`),
  unit: 'yuan',
  from: (facts, year) => facts.monthRevenue(`${year}-${month}`),
}));

/** How an enterprise stands to the survey. */
const aboveScaleStandings = {
  below: text('未达', 'Below'),
  near: text('临近（≥80%）', 'Near (80% and more)'),
  reached: text('达标待申报', 'Reached, to be applied for'),
  entered: text('已入库', 'Entered'),
  left: text('已退库', 'Left'),
} as const;
type AboveScaleStanding = keyof typeof aboveScaleStandings;

/** The standing of an enterprise by its record and the share of the threshold it reaches; null: not known. */
function standingOf(
  values: Readonly<Record<string, unknown>>,
  reaches: boolean | null,
  percent: string | null,
): AboveScaleStanding | null {
  if (values.state === 'revoked' || values.leftDate) return 'left';
  if (values.state === 'passed' && values.libraryDate) return 'entered';
  if (reaches) return 'reached';
  if (percent === null) return reaches === null ? null : 'below';
  return new Big(percent).gte(NEAR) ? 'near' : 'below';
}

const said = {
  unknown: text('请先填写行业代码', 'Enter the industry code first'),
  noRevenue: text(
    '还没有本年的收入数据，请导入记账凭证或逐月填报',
    'There is no revenue of the year yet; bring in vouchers or type it by month',
  ),
  cumulated: text(
    '1–{until} 月累计营业收入 {cumulated} 元，为{industry}标准 {threshold} 元的 {percent}%：{standing}',
    'Revenue of months 1–{until} comes to {cumulated} yuan, {percent}% of the {threshold} yuan of {industry}: {standing}',
  ),
  crossed: text('累计收入在 {month} 月达到标准', 'The threshold was reached in month {month}'),
  forecast: text(
    '按月均收入推算，{month} 月达到标准',
    'By the mean of the months, the threshold is reached in month {month}',
  ),
  notThisYear: text(
    '按月均收入推算，本年不会达到标准',
    'By the mean of the months, the threshold is not reached this year',
  ),
  gap: text('还差 {gap} 元', '{gap} yuan short'),
  duties: text(
    '入库后须按一套表制度报送：研发活动统计 107-1、107-2 表及月度、年度统计报表',
    'Once entered, the reports of the survey are due: 107-1 and 107-2 on R&D, and the monthly and yearly ones',
  ),
};

/** Whether any month of the year has revenue. */
const isKnown = (forecast: RevenueForecast | null): forecast is RevenueForecast =>
  forecast !== null && forecast.until > 0;

/** What the test asks, with the revenue of the months so far. */
function asked({ values, figure, industryCode }: Judged) {
  const statCode = typeof values.statCode === 'string' && values.statCode !== '' ? values.statCode : industryCode;
  const months = monthNumbers.map((month) => figure(`revenue${month}`));
  const qualification = values.qualification === '2' ? true : values.qualification === '1' ? false : null;
  const { industry } = aboveScaleTest({ statCode });
  const forecast = industry?.revenue ? revenueForecast(months, industry.revenue) : null;
  const answers = { statCode, qualification, revenue: isKnown(forecast) ? forecast.cumulated : null };
  return { answers, industry, forecast };
}

function assess(given: Judged): Assessment {
  const { values } = given;
  const { answers, industry, forecast } = asked(given);
  const judged = aboveScaleTest(answers);
  const reaches = judged.aboveScale === 'maybe' ? null : judged.aboveScale === 'yes';
  const standing = standingOf(values, reaches, isKnown(forecast) ? forecast.percent : null);
  const conditions = judged.conditions.map((each): TitleCondition => {
    if (each.key !== 'revenue' || each.ok !== false || !forecast || !industry?.revenue) return each;
    const gap = new Big(industry.revenue).minus(forecast.cumulated).toFixed(2);
    return { ...each, gap: fill(said.gap, { gap: formatMoney(gap) }) };
  });
  return {
    outcome: judged.aboveScale,
    conclusion: conclusionOf(industry, forecast, standing),
    conditions,
    parts: [],
    hints: [...forecastHints(forecast), said.duties],
  };
}

function conclusionOf(
  industry: ReturnType<typeof aboveScaleTest>['industry'],
  forecast: RevenueForecast | null,
  standing: AboveScaleStanding | null,
): Text {
  if (!industry) return said.unknown;
  const named = standing && aboveScaleStandings[standing];
  if (!industry.revenue || !forecast) return named ?? said.unknown;
  if (forecast.until === 0) return said.noRevenue;
  const numbers = {
    until: forecast.until,
    cumulated: formatMoney(forecast.cumulated),
    threshold: formatMoney(industry.revenue),
    percent: forecast.percent,
  };
  const { zh, en } = fill(said.cumulated, numbers);
  return text(
    fill(text(zh, zh), { industry: industry.label.zh, standing: named?.zh ?? '' }).zh,
    fill(text(en, en), { industry: industry.label.en, standing: named?.en ?? '' }).en,
  );
}

function forecastHints(forecast: RevenueForecast | null): Text[] {
  if (!forecast || forecast.until === 0) return [];
  if (forecast.crosses === null) return [said.notThisYear];
  return [fill(forecast.isForecast ? said.forecast : said.crossed, { month: forecast.crosses })];
}

/** 规上企业: watched by the revenue of the months against the threshold of the industry. */
export const aboveScaleTitle: Title = {
  code: 'enterpriseabovescale',
  resource: aboveScale,
  path: '/rdm/title/above-scale',
  figures,
  slots: [
    { field: 'licenceFiles', required: true },
    { field: 'incomeFiles', required: true },
    { field: 'balanceFiles', required: true },
    { field: 'vatFiles', required: true },
    { field: 'openingFiles', required: false },
    { field: 'photoFiles', required: false },
  ],
  outcome: ['libraryDate', 'leftDate', 'remark'],
  assess,
  answers: (given) => asked(given).answers,
  validity: ({ libraryDate, leftDate }) =>
    typeof libraryDate === 'string' ? { from: libraryDate, to: typeof leftDate === 'string' ? leftDate : null } : null,
  deadlines: () => [],
  freezes: true,
  // Its revenue is read from the vouchers.
  computedYears: () => [],
  caveats: [
    text(
      '入库申请的具体时限与材料以当地统计部门要求为准；打印件为本系统的数据汇总，不是官方表样',
      'Times and papers of the application follow the local bureau of statistics; the paper sums the figures up and is not an official form',
    ),
  ],
};
