import type { Call } from '../../records';
import { readingMark, type ReadKind } from './reading-mark';

/** The ids of what the caller has marked. */
export async function readIds(
  call: Call,
  given: { readonly kind: ReadKind },
): Promise<{ readonly ids: readonly string[] }> {
  const marks = await call.records.find(readingMark, {
    where: [
      { field: 'account', is: 'equal', value: call.caller.account },
      { field: 'kind', is: 'equal', value: given.kind },
    ],
    order: [{ field: 'id' }],
  });
  return { ids: marks.flatMap(({ itemId }) => itemId ?? []) };
}
