import { text } from '../../kernel';
import { countGiven, quantityGiven } from '../answer';
import { cite } from '../documents';
import { ipPoints } from '../ip-count-bands';
import { exactly, partOf, upTo, type ScoreItem, type ScorePart } from '../points';
import { percentText, ratioOf, reaches, type Ratio } from '../ratio';
import type { TechSmeAnswers } from './tech-sme-answers';
import { rdOfCostBands, rdOfSalesBands, techSmeIpBands, techStaffBands, type ShareBand } from './tech-sme-bands';

const article = '第七条';

/** 科技人员 20, 研发投入 50, 科技成果 30. */
export function techSmeParts(answers: TechSmeAnswers): ScorePart[] {
  return [techStaffPart(answers), rdPart(answers), resultsPart(answers)];
}

function techStaffPart({ techStaff, staffTotal }: TechSmeAnswers): ScorePart {
  const ratio = ratioOf(quantityGiven(techStaff), quantityGiven(staffTotal));
  const label = text('科技人员指标', 'Technical staff');
  const share = text('科技人员占职工总数的比例', 'Technical staff as a share of all staff');
  const item = shareItem('techStaffShare', share, 20, ratio, techStaffBands);
  return partOf({
    key: 'techStaff',
    label,
    max: 20,
    items: [item],
    basis: cite('techSmeMeasures', `${article}第1项`),
  });
}

/** The enterprise is scored by the better of two measures; one that was not given may still be the better one. */
function rdPart(answers: TechSmeAnswers): ScorePart {
  const rdCost = quantityGiven(answers.rdCost);
  const ofSales = shareItem(
    'rdOfSales',
    text('研发费用占销售收入的比例', 'R&D cost as a share of sales'),
    50,
    ratioOf(rdCost, quantityGiven(answers.sales)),
    rdOfSalesBands,
  );
  const ofCost = shareItem(
    'rdOfCost',
    text('研发费用占成本费用支出的比例', 'R&D cost as a share of cost and expenses'),
    50,
    ratioOf(rdCost, quantityGiven(answers.costExpense)),
    rdOfCostBands,
  );
  const better = ofCost.suggested > ofSales.suggested || (ofCost.given && !ofSales.given) ? ofCost : ofSales;
  const item = { ...better, high: Math.max(ofSales.high, ofCost.high) };
  const label = text('研发投入指标', 'R&D input');
  return partOf({
    key: 'rdInput',
    label,
    max: 50,
    items: [item],
    basis: cite('techSmeMeasures', `${article}第2项`),
  });
}

/** 科技成果指标 30, by the number of intellectual property rights. */
export function resultsPart({ ipClass1, ipClass2 }: Pick<TechSmeAnswers, 'ipClass1' | 'ipClass2'>): ScorePart {
  const numbers = { class1: countGiven(ipClass1), class2: countGiven(ipClass2) };
  const least = ipPoints(techSmeIpBands, numbers, 0) ?? 0;
  const most = ipPoints(techSmeIpBands, numbers, Infinity) ?? 0;
  const given = numbers.class1 !== null && (numbers.class2 !== null || numbers.class1 > 0);
  const item: ScoreItem = {
    key: 'ipCount',
    label: text('知识产权数量', 'Number of intellectual property rights'),
    max: 30,
    ...exactly(least),
    high: most,
    given,
    actual: given ? `Ⅰ类 ${numbers.class1}, Ⅱ类 ${numbers.class2 ?? '—'}` : null,
  };
  const label = text('科技成果指标', 'Research results');
  return partOf({
    key: 'results',
    label,
    max: 30,
    items: [item],
    basis: cite('techSmeMeasures', `${article}第3项`),
  });
}

function shareItem(
  key: string,
  label: ScoreItem['label'],
  max: number,
  ratio: Ratio | null,
  bands: readonly ShareBand[],
): ScoreItem {
  if (!ratio) return { key, label, max, ...upTo(max), given: false, actual: null };
  const points = bands.find(({ from }) => reaches(ratio, from))?.points ?? 0;
  return { key, label, max, ...exactly(points), given: true, actual: percentText(ratio) };
}
