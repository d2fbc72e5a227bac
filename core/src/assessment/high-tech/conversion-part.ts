import Big from 'big.js';
import { text } from '../../kernel';
import { countGiven } from '../answer';
import { cite } from '../documents';
import { exactly, partOf, upTo, type Points, type ScorePart } from '../points';
import type { HighTechAnswers } from './high-tech-answers';

const MAX = 30;
const YEARS = 3;
/** Each band covers six points; the distance of the mean from its lower bound suggests which. */
const WIDTH = 6;

/** Yearly mean of conversions and the lowest of the six points it brings (195号 三（七）2). */
const conversionBands: readonly { readonly from: number; readonly low: number }[] = [
  { from: 5, low: 25 },
  { from: 4, low: 19 },
  { from: 3, low: 13 },
  { from: 2, low: 7 },
  { from: 1, low: 1 },
];

/** 科技成果转化能力 (30), by the yearly mean of the last three years. */
export function conversionPart(answers: HighTechAnswers): ScorePart {
  const total = countGiven(answers.conversions3y);
  const points = total === null ? upTo(MAX) : pointsOf(total);
  return partOf({
    key: 'conversion',
    label: text('科技成果转化能力', 'Conversion of research results'),
    max: MAX,
    items: [
      {
        key: 'conversionsPerYear',
        label: text('近三年科技成果转化年平均数', 'Conversions a year, mean of three years'),
        max: MAX,
        ...points,
        given: total !== null,
        actual: total === null ? null : new Big(total).div(YEARS).toFixed(2, Big.roundHalfUp),
      },
    ],
    basis: cite('highTechGuide', '三（七）2'),
  });
}

/** Compared as whole numbers: mean ≥ from is total ≥ 3 × from. */
function pointsOf(total: number): Points {
  const band = conversionBands.find(({ from }) => total >= from * YEARS);
  if (!band) return exactly(0);
  const above = total - band.from * YEARS;
  // A point more per further conversion a year in the open top band, per sixth of one in the lower bands.
  const more = band.from === 5 ? Math.floor(above / YEARS) : Math.floor((above * WIDTH) / YEARS);
  const high = band.low + WIDTH - 1;
  return { low: band.low, high, suggested: Math.min(high, band.low + more) };
}
