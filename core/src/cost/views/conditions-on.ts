import type { Condition } from '../../records';

/** The conditions on the given fields. */
export const conditionsOn = <Name extends string>(
  where: readonly Condition[],
  names: readonly Name[],
): Condition<Name>[] =>
  where.filter((condition): condition is Condition<Name> => (names as readonly string[]).includes(condition.field));
