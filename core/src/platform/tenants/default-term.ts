import { faults, Refusal, text } from '../../kernel';
import { existing, hooksOn, updateRecords, type Call, type RecordOf } from '../../records';
import { wholeParameterOf } from '../../system';
import { useTerm } from './use-term';

const [NO, YES] = ['1', '2'];
const KEPT = text(
  '默认的使用期限不能删除，请先将其他期限设为默认',
  'Make another term the default before this one is removed',
);

/** What an enterprise begins with: the edition, and for how many days; null: without an end. */
export interface DefaultTerm {
  readonly activate: 0 | 1;
  readonly days: number | null;
}

/** The term an enterprise that registers begins with: the default one, else a trial of `enterprise.trialDays`. */
export async function defaultTerm(call: Call): Promise<DefaultTerm> {
  const [term] = await call.records.find(useTerm, {
    where: [{ field: 'isDefault', is: 'equal', value: YES }],
    limit: 1,
  });
  if (term) return { activate: term.activate === 1 ? 1 : 0, days: term.days };
  const days = await wholeParameterOf(call, 'enterprise.trialDays', 30, { least: 1, most: 3650 });
  return { activate: 0, days };
}

/** Makes a term the default one; the one before is none any more. */
export async function setDefaultTerm(call: Call, { id }: { readonly id: string }): Promise<RecordOf<typeof useTerm>> {
  await call.records.lock('useterm default');
  await existing(call, useTerm, id);
  const terms = await call.records.find(useTerm);
  const changes = terms.flatMap((before) => {
    const isDefault = before.id === id ? YES : NO;
    return before.isDefault === isDefault ? [] : [{ before, values: { isDefault } }];
  });
  if (changes.length > 0) await updateRecords(call, useTerm, changes);
  return existing(call, useTerm, id);
}

/** Which term is the default is changed by a call of its own. */
export const useTermHooks = hooksOn(useTerm, {
  beforeSubmit: (_call, values, before) => {
    values.isDefault = before?.isDefault ?? NO;
  },
  beforeRemove: (_call, rows) => {
    if (rows.some(({ isDefault }) => isDefault === YES)) throw new Refusal(faults.invalid(KEPT));
  },
});
