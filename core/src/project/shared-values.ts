import { parseValue, sameValue, type Draft, type StoredRecord } from '../records';
import { approvalFields, sharedApprovalFields } from './approval-fields';

/** The shared fields except the status, which has its own rule. */
const stated = sharedApprovalFields.filter((name) => name !== 'dataStatus');

interface Side {
  readonly draft: Draft | undefined;
  readonly before: StoredRecord | null;
}

/**
 * One value for each shared field of project and approval detail that a form sends: the changed one is taken, and of
 * two changed ones that of the detail. An empty text clears the field; absent and null values count as not sent.
 */
export function sharedValues(project: Side, detail: Side): Record<string, unknown> {
  const shared: Record<string, unknown> = {};
  for (const name of stated) {
    const given = [detail, project].filter(({ draft }) => (draft?.[name] ?? null) !== null);
    const changed = given.find(({ draft, before }) => !sameValue(canonical(name, draft![name]), before?.[name]));
    const taken = changed ?? given[0];
    if (taken) shared[name] = taken.draft![name];
  }
  return shared;
}

function canonical(name: (typeof stated)[number], value: unknown): unknown {
  const parsed = parseValue(approvalFields[name], value);
  return parsed.ok ? parsed.value : value;
}
