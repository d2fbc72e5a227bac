import { faults, fill, Refusal, text } from '../../kernel';
import { columnOf, dictionaryOf, type Call } from '../../records';
import { readLayout, storedLayout } from './stored-layout';

/** A value that a column of a register takes, or a word of the enterprise's files for one. */
export interface DictionaryWord {
  /** The value in the register: the label of the dictionary's entry. */
  readonly value: string;
  /** As the files write it; the same as the value for the dictionary's own. */
  readonly written: string;
  readonly source: 'dictionary' | 'profile';
}

const NO_SUCH_COLUMN = text(
  '登记表“{code}”没有可填写的列“{column}”',
  'The register {code} has no column {column} to fill in',
);

/**
 * The values of a column in a register's workbook, with the words that stored profiles translate into them.
 * @param code the register, as its full name or the last part of it: `financialaccount`
 * @param column the field of the register
 */
export async function listDictionary(
  call: Call,
  { code, column }: { readonly code: string; readonly column: string },
): Promise<readonly DictionaryWord[]> {
  const register = call.resources.find(({ name }) => name === code || name.endsWith(`/${code}`));
  const found = register?.workbook?.includes(column) ? columnOf(register, column) : undefined;
  if (!register || !found || !('field' in found)) {
    throw new Refusal(faults.invalid(fill(NO_SUCH_COLUMN, { code, column })));
  }
  const dictionary = dictionaryOf(found.field);
  const entries = dictionary === null ? [] : await call.dictionary(dictionary);
  const own = entries.map(({ dictValue }) => ({ value: dictValue, written: dictValue, source: 'dictionary' as const }));
  const profiles = await call.records.find(storedLayout, {
    where: [{ field: 'code', is: 'equal', value: register.name }],
  });
  const words = profiles.flatMap(({ layout }) => {
    const steps = readLayout(String(layout))?.fields[column]?.steps ?? [];
    return steps.flatMap((step) => (step.do === 'translate' ? Object.entries(step.values) : []));
  });
  const learnt = new Map(words.map(([written, value]) => [written, { value, written, source: 'profile' as const }]));
  return [...own, ...learnt.values()];
}
