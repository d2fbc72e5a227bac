import type * as v from 'valibot';
import { figure, text, times, traceOf, type Cell, type Trace } from '../../kernel';
import type { GivenAmount } from '../amount-given';
import { enteredCell } from '../entered-cell';
import { checkedInput } from '../input/checked-input';
import { amountField, objectOf, positiveField } from '../input/fields';

export interface PowerCostInput {
  /** Number of equal machines. */
  readonly qty: GivenAmount;
  /** Use of one machine in an hour, e.g. kW. */
  readonly power: GivenAmount;
  /** Hours each machine ran. */
  readonly hours: GivenAmount;
  /** 元 for a unit of what is used. */
  readonly price: GivenAmount;
}

/** The input of `powerCost` as a Standard Schema. */
export const powerCostSchema: v.GenericSchema<PowerCostInput> = objectOf<PowerCostInput>({
  qty: positiveField,
  power: positiveField,
  hours: positiveField,
  price: amountField,
});

/** Code 2.3: quantity of equipment × power per hour × hours × price, in 元 half-up once. @throws DomainError `NOT_AN_AMOUNT`, `INVALID_INPUT` */
export function powerCost(input: PowerCostInput): string {
  return powerCell(input).toString();
}

/** The trace of `powerCost`. */
export function tracePowerCost(input: PowerCostInput): Trace {
  return traceOf(powerCell(input));
}

function powerCell(input: PowerCostInput): Cell {
  const { qty, power, hours, price } = checkedInput(powerCostSchema, input);
  return figure(
    times(
      enteredCell('qty', text('数量', 'Quantity'), qty),
      enteredCell('power', text('每小时用量', 'Consumption per hour'), power),
      enteredCell('hours', text('工作小时', 'Hours'), hours),
      enteredCell('price', text('单价', 'Price'), price),
    ),
    () => ({ key: 'powerCost', label: text('设备动力费', 'Power of equipment') }),
  );
}
