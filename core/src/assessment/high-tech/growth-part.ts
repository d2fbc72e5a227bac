import { text, type Text } from '../../kernel';
import { decimalGiven, quantityGiven, yearlyGiven } from '../answer';
import { cite } from '../documents';
import { exactly, partOf, upTo, type Points, type ScoreItem, type ScorePart } from '../points';
import { percentText, reaches, type Ratio } from '../ratio';
import { growthRate } from './growth-rate';
import type { HighTechAnswers } from './high-tech-answers';
import { figuresOperated, yearsOfOperation } from './years-of-operation';

const MAX = 10;

/**
 * Growth in percent and its two points (195号 三（七）4). `upperFrom`: from here the upper point is suggested, the
 * middle of the band; in the open top band the lower bound plus the width of the others.
 */
const growthBands: readonly { readonly from: string; readonly low: number; readonly upperFrom: string }[] = [
  { from: '35', low: 9, upperFrom: '45' },
  { from: '25', low: 7, upperFrom: '30' },
  { from: '15', low: 5, upperFrom: '20' },
  { from: '5', low: 3, upperFrom: '10' },
];
/** Any growth at all: 1–2 points, up to 2.5% the lower. */
const anyGrowth = { low: 1, lowerUpTo: '2.5' };

/** 企业成长性 (20). */
export function growthPart(answers: HighTechAnswers): ScorePart {
  const years = yearsOfOperation(answers.years);
  const netAssets = figuresOperated(yearlyGiven(answers.netAssets, decimalGiven), years);
  const sales = figuresOperated(yearlyGiven(answers.sales, quantityGiven), years);
  return partOf({
    key: 'growth',
    label: text('企业成长性', 'Growth'),
    max: 20,
    items: [
      item('netAssetsGrowth', text('净资产增长率', 'Growth of net assets'), netAssets, years),
      item('salesGrowth', text('销售收入增长率', 'Growth of sales'), sales, years),
    ],
    basis: cite('highTechGuide', '三（七）4'),
  });
}

function item(key: string, label: Text, figures: ReturnType<typeof figuresOperated>, years: number): ScoreItem {
  const stated = { key, label, max: MAX };
  // One year of operation has no previous year to compare with.
  if (years === 1) return { ...stated, ...exactly(0), given: true, actual: '0.00%' };
  if (!figures) return { ...stated, ...upTo(MAX), given: false, actual: null };
  const growth = growthRate(figures);
  return { ...stated, ...pointsOf(growth), given: true, actual: growth ? percentText(growth) : '0.00%' };
}

function pointsOf(growth: Ratio | null): Points {
  if (!growth?.part.gt(0)) return exactly(0);
  const band = growthBands.find(({ from }) => reaches(growth, from));
  if (band) return twoPoints(band.low, reaches(growth, band.upperFrom));
  return twoPoints(anyGrowth.low, growth.part.times(100).gt(growth.whole.times(anyGrowth.lowerUpTo)));
}

const twoPoints = (low: number, upper: boolean): Points => ({ low, high: low + 1, suggested: upper ? low + 1 : low });
