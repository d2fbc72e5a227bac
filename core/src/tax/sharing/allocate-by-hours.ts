import type * as v from 'valibot';
import {
  constant,
  dividedBy,
  evaluate,
  exactFigure,
  figure,
  leaf,
  minus,
  plus,
  rounded,
  text,
  times,
  traceOf,
  withTrace,
  type Cell,
  type Expression,
  type Trace,
  type Traced,
} from '../../kernel';
import { allocate, roundHalfUp, type DecimalInput } from '../../kernel/money';
import { enteredCell } from '../entered-cell';
import { checkedInput } from '../input/checked-input';
import { decimalField, listOf, notNegative, objectOf } from '../input/fields';
import { cite } from '../law/citations';

export interface HoursInput {
  /** Cost of one person or asset and month. */
  readonly total: DecimalInput;
  /** Hours on each project and, as one of them, the hours that are not R&D. */
  readonly weights: readonly DecimalInput[];
}

/** The input of `allocateByHours` as a Standard Schema. */
export const allocateByHoursSchema: v.GenericSchema<HoursInput> = objectOf<HoursInput>({
  total: decimalField,
  weights: listOf(notNegative(decimalField)),
});

export interface HoursAllocation {
  /** In the order of the weights; the part of the non-R&D hours is left out by the caller. */
  readonly parts: string[];
  /** The unallocated amount: the whole total if there are no hours. */
  readonly unallocated: string;
  /** Present where there are no hours to allocate by. */
  readonly warning?: 'NO_HOURS';
}

/**
 * Splits the cost of one person or asset and month by hours, largest remainder (税总公告2017年第40号 一至四: 按实际工时占比
 * 等合理方法分配). The trace shows each part as its rounded share plus the adjustment in 分 that makes the parts add up.
 *
 * @throws DomainError `NOT_AN_AMOUNT` for a total or hours that cannot be read, `INVALID_INPUT` for negative hours
 */
export function allocateByHours(given: HoursInput): HoursAllocation & Traced {
  const input = checkedInput(allocateByHoursSchema, given);
  const parts = allocate(input.total, input.weights);
  const allocation: HoursAllocation = parts
    ? { parts, unallocated: '0.00' }
    : { parts: input.weights.map(() => '0.00'), unallocated: roundHalfUp(input.total), warning: 'NO_HOURS' };
  return withTrace(allocation, () => traceOfAllocation(input, allocation));
}

function traceOfAllocation({ total, weights }: HoursInput, { parts, unallocated }: HoursAllocation): Trace {
  const whole = enteredCell('total', text('待分配费用', 'Cost to be split'), roundHalfUp(total));
  const hours = weights.map((weight, place) =>
    enteredCell(`hours/${place}`, text(`工时${place + 1}`, `Hours ${place + 1}`), weight),
  );
  const allHours = exactFigure(plus(...hours), () => ({ key: 'hours', label: text('总工时', 'Total hours') }));
  const cells = parts.map((part, place) => {
    const share = rounded(dividedBy(times(whole, hours[place]!), allHours));
    return figure(plus(share, residue(part, share, place)), () => ({
      key: `part/${place}`,
      label: text(`分配额${place + 1}`, `Part ${place + 1}`),
    }));
  });
  const rest = enteredCell('unallocated', text('未分配', 'Not allocated'), unallocated);
  const label = text('按工时分配', 'Split by hours');
  const basis = cite('sta2017no40', '第一条至第四条');
  return traceOf(figure(plus(...cells, rest), () => ({ key: 'allocateByHours', label, basis })));
}

/** Difference between a part by largest remainder and its share rounded individually. */
function residue(part: string, share: Expression<Cell>, place: number): Cell {
  const value = evaluate(minus<Cell>(constant(part), share), (cell) => cell.value);
  return leaf(value, () => ({
    key: `residue/${place}`,
    label: text('尾差', 'Rounding difference'),
    formula: text('按最大余数法调整', 'Adjusted by the largest remainder'),
  }));
}
