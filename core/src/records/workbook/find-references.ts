import { fill, quotable, text, type Text } from '../../kernel';
import { initialDraft } from '../declaration/validate-record';
import { newRow } from '../declaration/write-records';
import { parseValue } from '../declaration/parse-value';
import type { Call } from '../call';
import type { Draft, ReferenceField } from '../declaration/field';
import { narrowed, writtenText } from '../declaration/written-text';
import { columnLabel, columnOf, type Resource, type StoredRecord } from '../declaration/resource';
import { referredCall } from '../referred-call';

const UNKNOWN = text(
  '{label}“{code}”不存在，请先录入或更正',
  '{label} “{code}” does not exist; enter it first or correct it',
);
const UNKNOWN_WITHIN = text(
  '{label}“{code}”在{within}中不存在，请先录入或更正',
  '{label} “{code}” does not exist in {within}; enter it first or correct it',
);

/** The message that no record of the resource, within `within` if given, has the code. */
export function unknownReference({ label }: Resource, code: string, within = ''): Text {
  const message = within ? UNKNOWN_WITHIN : UNKNOWN;
  const named = { code: quotable(code), within };
  return text(fill(message, { ...named, label: label.zh }).zh, fill(message, { ...named, label: label.en }).en);
}

const SEVERAL = text(
  '“{name}”有 {count} 人或项同名（{codes}），请改填{label}',
  '“{name}” is the name of {count} ({codes}); enter the {label} instead',
);

export interface ReferenceFinder {
  /** Reads the records with these codes in one query; codes prepared before are skipped. */
  prepare(field: ReferenceField, asked: Iterable<string>): Promise<void>;
  /** The matching record, and the ids of all records with the code. */
  find(
    field: ReferenceField,
    code: string,
    draft: Draft,
  ): { id: string; bearing: readonly string[] } | { message: string; isSeveral?: true };
  /** Rows that an import is to add because a field `createsMissing`, by resource name. */
  readonly planned: ReadonlyMap<string, StoredRecord[]>;
}

/**
 * Finds the records that rows of a resource reference by the code users write. Of several with the same code, the one
 * with the last natural key is taken.
 */
export function createReferenceFinder(call: Call, of: Resource): ReferenceFinder {
  const found = new Map<string, StoredRecord[]>();
  const planned = new Map<string, StoredRecord[]>();
  /** Keys that were found by name: several of them do not say which is meant. */
  const named = new Set<string>();
  const keyOf = (field: ReferenceField, code: string) => `${field.to} ${field.by} ${code}`;
  /** A code as the record that bears it has it. */
  const asBorne = (field: ReferenceField, code: string): string => {
    const by = call.resourceNamed(field.to).fields[field.by];
    const written = writtenText(code);
    return by?.kind === 'text' && by.isNarrow ? narrowed(written) : written;
  };

  /** The records that the texts name which are no codes. */
  const prepareNames = async (field: ReferenceField, codes: readonly string[]) => {
    const { alsoBy } = field;
    const names = alsoBy ? codes.filter((code) => found.get(keyOf(field, code))!.length === 0) : [];
    if (!alsoBy || names.length === 0) return;
    const resource = call.resourceNamed(field.to);
    const where = [{ field: alsoBy, is: 'in' as const, value: names }];
    const order = resource.naturalKey.map((name) => ({ field: name }));
    for (const record of await referredCall(call, of, field).records.find(resource, { where, order })) {
      const key = keyOf(field, String(record[alsoBy]));
      found.get(key)?.push(record);
      named.add(key);
    }
  };

  return {
    planned,

    async prepare(field, asked) {
      const resource = call.resourceNamed(field.to);
      const given = [...asked];
      const codes = [...new Set(given.map((code) => asBorne(field, code)))].filter(
        (code) => code && !found.has(keyOf(field, code)),
      );
      if (codes.length === 0) return;
      const records = await referredCall(call, of, field).records.find(resource, {
        // As given as well: a record may be older than the rule for its code.
        where: [{ field: field.by, is: 'in', value: [...new Set([...codes, ...given])] }],
        order: resource.naturalKey.map((name) => ({ field: name })),
      });
      for (const code of codes) found.set(keyOf(field, code), []);
      for (const record of records) found.get(keyOf(field, asBorne(field, String(record[field.by]))))?.push(record);
      await prepareNames(field, codes);
      if (!field.createsMissing) return;
      for (const code of codes) {
        const bearing = found.get(keyOf(field, code))!;
        if (bearing.length) continue;
        const named = parseValue(resource.fields[field.by]!, code);
        if (!named.ok || named.value !== code) continue;
        const today = call.clock.now().slice(0, 10);
        const row = newRow(call, resource, { ...initialDraft(resource, today), [field.by]: code });
        bearing.push(row);
        planned.set(field.to, [...(planned.get(field.to) ?? []), row]);
      }
    },

    find(field, given, draft) {
      const code = asBorne(field, given);
      const within = field.within?.(draft) ?? null;
      const matching = (found.get(keyOf(field, code)) ?? []).filter((record) =>
        Object.entries(within ?? {}).every(([name, value]) => record[name] === value),
      );
      if (matching.length > 1 && named.has(keyOf(field, code)))
        return { message: severalNamed(call, field, code, matching), isSeveral: true };
      const record = matching.at(-1);
      if (record) return { id: record.id, bearing: matching.map(({ id }) => id) };
      const scope = Object.values(within ?? {}).join(' ');
      return { message: unknownReference(call.resourceNamed(field.to), code, scope)[call.language] };
    },
  };
}

function severalNamed(call: Call, field: ReferenceField, name: string, records: readonly StoredRecord[]): string {
  const codes = records.slice(0, 5).map((record) => String(record[field.by]));
  const label = columnLabel(columnOf(call.resourceNamed(field.to), field.by)!)[call.language];
  return fill(SEVERAL, { name: quotable(name), count: records.length, codes: codes.join('、'), label })[call.language];
}
