import { yuan, type DecimalInput } from '../../kernel/money';

/** Code 2.3: quantity of equipment × power per hour × hours × price, in 元 half-up once. */
export function powerCost(input: {
  readonly qty: DecimalInput;
  readonly power: DecimalInput;
  readonly hours: DecimalInput;
  readonly price: DecimalInput;
}): string {
  return yuan(input.qty).times(input.power).times(input.hours).times(input.price).toString();
}
