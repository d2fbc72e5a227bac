import type { Condition } from '../../records';

/** Those of the conditions that are on one of the fields. */
export const conditionsOn = <Name extends string>(
  where: readonly Condition[],
  names: readonly Name[],
): Condition<Name>[] =>
  where.filter((condition): condition is Condition<Name> => (names as readonly string[]).includes(condition.field));
