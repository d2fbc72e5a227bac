import { parseValue, sameValue, type Draft, type StoredRecord } from '../records';
import { approvalFields, sharedApprovalFields } from './approval-fields';

/** What a form says of the shared fields but the status, which has a rule of its own. */
const stated = sharedApprovalFields.filter((name) => name !== 'dataStatus');

interface Side {
  readonly draft: Draft | undefined;
  readonly before: StoredRecord | null;
}

/**
 * One value for each field that project and approval detail both state, where a form says it: the one that was changed
 * counts, and of two changed ones that of the detail. A text left empty says “nothing”; absent and null say no word.
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
