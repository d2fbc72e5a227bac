import type { ReactNode } from 'react';
import {
  columnLabel,
  columnOf,
  type Column as ResourceColumn,
  type Resource,
  type StoredRecord,
} from '@rdm/core/internal/records';
import { Amount, type Column } from '../../components';
import type { DictionaryStore } from '../DictionaryStore';
import { labelWithUnit } from '../money-unit-label';
import { columnText, isAmount, isNumeric } from '../record-text';

/** Rendered beside the title of a record, e.g. a status label. */
export type RecordMark = (record: StoredRecord) => ReactNode;

/** By column: what it shows in place of its stored value, e.g. in the language of the reader. */
export type ColumnTexts = Readonly<Record<string, (record: StoredRecord) => string>>;

const none: ReadonlySet<string> = new Set();

/**
 * The columns of a resource's list; its own fields can be sorted by, the title opens the record. Fields of which all
 * records have one value have no column, nor has what they show.
 */
export function tableColumns(
  resource: Resource,
  dictionaries: DictionaryStore,
  mark?: RecordMark,
  texts: ColumnTexts = {},
  fixed = none,
): readonly Column<StoredRecord>[] {
  const shownBy = [...fixed].flatMap((name) => {
    const field = resource.fields[name];
    return field && 'shows' in field ? [name, ...Object.keys(field.shows)] : [name];
  });
  const names = resource.columns.filter((name) => !shownBy.includes(name));
  const primary = names.includes(resource.title) ? resource.title : names[0];
  const subjects = subjectsOf(resource, names, primary);
  return names.flatMap((name): Column<StoredRecord>[] => {
    const column = columnOf(resource, name);
    if (!column) return [];
    const field = 'field' in column ? column.field : null;
    const label = columnLabel(column);
    const textOf = texts[name] ?? ((record: StoredRecord) => columnText(column, record, dictionaries));
    const asAmount = field !== null && isAmount(field) && !(field.kind === 'money' && field.display);
    return [
      {
        key: name,
        title: field ? labelWithUnit(label, field) : label,
        numeric: field !== null && isNumeric(field),
        undivided: isUndivided(column),
        primary: name === primary,
        subject: subjects.includes(name),
        sortable: field !== null && field.kind !== 'structure' && !('onRead' in column),
        text: (record) => (asAmount ? String(record[name] ?? '') : textOf(record)),
        render: (record) => {
          if (asAmount) return <Amount value={record[name] as string | null | undefined} />;
          const shown = textOf(record) || '—';
          return mark && name === primary ? withMark(shown, mark(record)) : shown;
        },
      },
    ];
  });
}

const periods: ReadonlySet<string> = new Set(['year', 'month', 'date']);

/** Whether it holds points in time or codes, the code of a reference among them. */
function isUndivided(column: ResourceColumn): boolean {
  if ('shown' in column) return column.shown.from === column.reference.by;
  const { field } = column;
  // What is worked out as a text is a day, a year or a class.
  if (field.kind === 'computed') return field.as === 'month' || field.as === 'text';
  return periods.has(field.kind) || field.kind === 'time' || (field.kind === 'text' && field.isNarrow === true);
}

/** The columns with the names of the person, project or organisation that a row of a day, a month or a year is about. */
function subjectsOf(resource: Resource, names: readonly string[], primary: string | undefined): readonly string[] {
  const title = primary === undefined ? undefined : resource.fields[primary];
  if (!title || !periods.has(title.kind)) return [];
  return names.filter((name) => {
    const column = columnOf(resource, name);
    if (column && 'shown' in column) return column.shown.from === 'name';
    // Such as the organisation of a year.
    return resource.naturalKey.includes(name) && resource.fields[name]?.kind === 'text';
  });
}

function withMark(shown: string, mark: ReactNode): ReactNode {
  if (!mark) return shown;
  return (
    // Beside each other in a row; on a card the words break, and the mark follows them.
    <span className="items-center gap-1 md:inline-flex md:max-w-full">
      <span className="md:truncate">{shown}</span> {mark}
    </span>
  );
}
