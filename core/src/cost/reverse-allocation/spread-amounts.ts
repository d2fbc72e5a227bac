import { allocate, yuan } from '../../kernel/money';

/**
 * Sets an amount for every person and project, so that each person stays within what he can take and each project gets
 * exactly what it wants. People share in proportion to what they can take. All amounts 元 with 2 decimals, none negative.
 *
 * @param wanted by project
 * @param most by person; together at least what the projects want
 * @returns by person, then by project
 */
export function spreadAmounts(wanted: readonly string[], most: readonly string[]): string[][] {
  const whole = wanted.reduce((total, each) => total.plus(yuan(each)), yuan(0)).toString();
  // A share by largest remainder is never above a weight that is an amount itself, as the weights are at least the whole.
  let left = allocate(whole, most) ?? most.map(() => '0.00');
  const columns = wanted.map((amount, at) => {
    const column = at === wanted.length - 1 ? left : (allocate(amount, left) ?? left);
    left = left.map((each, person) => yuan(each).minus(yuan(column[person]!)).toString());
    return column;
  });
  return most.map((_, person) => columns.map((column) => column[person]!));
}
