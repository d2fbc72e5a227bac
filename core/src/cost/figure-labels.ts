import { text } from '../kernel';

/** Names of the numbers that more than one register puts into its formulas. */
export const figureLabels = {
  rdHours: text('研发工时', 'R&D hours'),
  allHours: text('合计工时', 'All hours'),
  rdShare: text('研发占比(%)', 'R&D share (%)'),
  originalValue: text('原值', 'Original value'),
  periods: text('期数', 'Months'),
  period: text('第几期', 'Month number'),
  quantity: text('数量', 'Quantity'),
  price: text('单价', 'Unit price'),
  amount: text('金额', 'Amount'),
} as const;
