import { allocate, yuan } from '../../kernel/money';

/**
 * Sets an amount for every person and project, so that each person stays within their maximum and each project gets
 * exactly its wanted amount. People share in proportion to their maximum. All amounts 元, 2 decimals, not negative.
 *
 * @param wanted by project
 * @param most by person; together at least what the projects want
 * @returns by person, then by project
 */
export function spreadAmounts(wanted: readonly string[], most: readonly string[]): string[][] {
  const whole = wanted.reduce((total, each) => total.plus(yuan(each)), yuan(0)).toString();
  // As the weights are amounts adding up to at least the whole, no share by largest remainder exceeds its weight.
  let left = allocate(whole, most) ?? most.map(() => '0.00');
  const columns = wanted.map((amount, at) => {
    const column = at === wanted.length - 1 ? left : (allocate(amount, left) ?? left);
    left = left.map((each, person) => yuan(each).minus(yuan(column[person]!)).toString());
    return column;
  });
  return most.map((_, person) => columns.map((column) => column[person]!));
}
