import { attachment } from '../../evidence';
import { dictionariesOf, dictionaryOf, idsIn, wholly, withShownValues, type Call } from '../../records';
import { achievementConversion } from '../achievement-conversion';
import type { ConversionCounts } from '../counted-conversions';
import { conversionCounts } from './conversion-standing';

/** The file slots of a conversion in the order in which its evidence is listed. */
const slots = [
  ...(['approvalFiles', 'salesContract', 'invoice', 'testFiles', 'userFiles'] as const),
  ...(['photoFiles', 'otherMaterial'] as const),
];

/** A counted conversion in words. */
export interface ShownConversion {
  readonly code: string;
  readonly name: string;
  readonly year: string;
  readonly type: string;
  readonly source: string;
  readonly form: string;
  readonly result: string;
  readonly properties: string;
  readonly projects: string;
  readonly products: string;
  readonly income: string | null;
  readonly statement: string;
  /** A line for each slot with files. */
  readonly evidence: readonly string[];
}

/** The conversions of three years that count, in words, and those that do not. */
export async function shownConversions(
  call: Call,
  asked: { readonly year: string },
): Promise<{ readonly shown: readonly ShownConversion[]; readonly counts: ConversionCounts }> {
  const counts = await conversionCounts(call, asked);
  const ids = counts.counted.map(({ id }) => id);
  const rows = await call.records.find(achievementConversion, {
    where: [{ field: 'id', is: 'in', value: ids }],
    order: [{ field: 'year' }, { field: 'code' }],
  });
  const dictionaries = await dictionariesOf(call, achievementConversion);
  const word = (field: 'type' | 'source' | 'form' | 'result', key: string) =>
    dictionaries.get(dictionaryOf(achievementConversion.fields[field])!)?.find(({ dictKey }) => dictKey === key)
      ?.dictValue ?? key;
  const names = await fileNames(
    call,
    rows.flatMap((row) => slots.flatMap((slot) => idsIn(row[slot]))),
  );
  const shown = (await withShownValues(call, achievementConversion, rows)).map((row): ShownConversion => {
    const { code, name, year, income, statement } = row;
    return {
      ...{ code, name, year, income },
      type: word('type', row.type),
      source: word('source', row.source),
      form: word('form', row.form),
      result: word('result', row.result),
      properties: listOf(row.iprNumbers),
      projects: listOf(row.projectNumbers),
      products: listOf(row.productNumbers),
      statement: statement ?? '',
      evidence: slots.flatMap((slot) => {
        const files = idsIn(row[slot]).flatMap((id) => names.get(id) ?? []);
        return files.length ? [`${achievementConversion.fields[slot].label.zh}：${files.join('、')}`] : [];
      }),
    };
  });
  return { shown, counts };
}

const listOf = (joined: string | null): string => (joined ?? '').split(',').join('、');

async function fileNames(call: Call, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const files = await wholly(call).records.find(attachment, { where: [{ field: 'id', is: 'in', value: ids }] });
  return new Map(files.map(({ id, originalName }) => [id, originalName ?? ''] as const));
}
