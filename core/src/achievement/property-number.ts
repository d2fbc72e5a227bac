import { describePatentNumber, validatePatentNumber } from '../identity';
import { text, type Text } from '../kernel';
import type { Draft } from '../records';
import { numberFault } from '../system';
import { patentKindOf, SOFTWARE } from './property-kinds';
import { softwareNumberFault } from './software-number';

const OTHER_KIND = text(
  '专利号中的种类与知识产权类型不一致，请核对类型或号码',
  'The kind in this patent number is not the chosen one; check the kind or the number',
);
const OTHER_YEAR = text(
  '专利号中的年份与申请日不一致，请核对',
  'The year in this patent number is not that of the application; compare it',
);

/**
 * What is odd about the number of a property: of patents shape, check character, kind and year, of software the shape and
 * year. It is shown beside the field and blocks nothing, because certificates of national defence, of other countries and
 * of earlier years have numbers of their own.
 */
export function propertyNumberWarning(number: string, { type, applyTime, regTime }: Draft): Text | null {
  if (type === SOFTWARE) return softwareNumberFault(number, regTime);
  const kind = patentKindOf(type);
  if (!kind) return null;
  const fault = numberFault(validatePatentNumber, number, 'standard');
  if (fault) return fault;
  const described = describePatentNumber(number);
  if (!described) return null;
  if (described.kind !== kind) return OTHER_KIND;
  return typeof applyTime === 'string' && Number(applyTime.slice(0, 4)) !== described.year ? OTHER_YEAR : null;
}
