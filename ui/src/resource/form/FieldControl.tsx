import { Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import type { Field } from '@rdm/core/internal/records';
import {
  Combobox,
  DateInput,
  Input,
  MonthInput,
  MultiSelect,
  NumberInput,
  PasswordInput,
  Select,
  Skeleton,
  Textarea,
  YearInput,
  type Option,
} from '../../components';
import { useText } from '../../theme';
import type { DictionaryStore } from '../DictionaryStore';
import { dictionaryOf } from '../field-dictionary';
import { groupedDecimal } from '../record-text';
import { fieldEditorOf } from './field-editors';
import { FilesControl } from './FilesControl';
import { ReferenceTags } from './ReferenceTags';
import type { RecordForm } from './RecordForm';

const labels = { kept: text('已保存，留空则不修改', 'Stored; left empty it stays') };

export interface FieldControlProps {
  form: RecordForm;
  name: string;
  field: Field;
  dictionaries: DictionaryStore;
}

/** The input control of a field, by its kind. */
export const FieldControl = observer(function FieldControl({ form, name, field, dictionaries }: FieldControlProps) {
  const read = useText();
  const entry = form.entry(name);
  const { value } = entry;
  const written = value === null || value === undefined || Array.isArray(value) ? '' : String(value);
  const list = Array.isArray(value) ? value.map(String) : [];
  const set = (next: unknown) => entry.set(next);
  const clearable = !entry.isRequired;
  const options = (): readonly Option[] => {
    const all = dictionaries.options(dictionaryOf(field) ?? '');
    const offers = field.kind === 'dictionary' ? field.offers : undefined;
    // A key that is not offered any more is shown until another is chosen.
    return offers
      ? all.filter((option) => option.value === written || offers.only(option.value, form.validation.values))
      : all;
  };

  const own = fieldEditorOf(form.resource, name);
  if (own) {
    const maxLength = 'maxLength' in field ? field.maxLength : undefined;
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <own.Control label={entry.label} value={written} onChange={set} maxLength={maxLength} />
      </Suspense>
    );
  }
  switch (field.kind) {
    case 'longText':
      return <Textarea value={written} onChange={set} maxLength={field.maxLength} />;
    case 'money':
      return <NumberInput value={written} onChange={set} />;
    case 'number':
    case 'percent':
      return <NumberInput value={written} onChange={set} format={groupedDecimal} />;
    case 'integer':
      return field.names ? (
        <Select
          options={Object.entries(field.names).map(([code, name]) => ({ value: code, label: read(name) }))}
          value={written}
          onChange={(next) => set(next ?? '')}
          clearable={clearable && field.initial === undefined}
        />
      ) : (
        <NumberInput value={written} onChange={set} format={plain} />
      );
    case 'date':
      return <DateInput value={written} onChange={set} />;
    case 'month':
      return <MonthInput value={written} onChange={set} />;
    case 'year':
      return <YearInput value={written} onChange={set} />;
    case 'time':
      return <Input value={written} onChange={set} placeholder="yyyy-MM-dd HH:mm:ss" />;
    case 'dictionary':
    case 'yesNo':
      return <Select options={options()} value={written} onChange={(next) => set(next ?? '')} clearable={clearable} />;
    case 'dictionaryMany':
      return <MultiSelect options={options()} value={list} onChange={set} />;
    case 'reference':
    case 'treeReference':
      return (
        <Combobox
          value={entry.chosen?.[0] ?? (written ? { value: written, label: written } : null)}
          onChange={(option) => entry.set(option?.value ?? '', option ? [option] : [])}
          search={(query) => form.searchReference(name, query)}
          clearable={clearable}
        />
      );
    case 'referenceMany':
      return (
        <ReferenceTags
          chosen={entry.chosen ?? list.map((id) => ({ value: id, label: id }))}
          onChange={(chosen) =>
            entry.set(
              chosen.map((option) => option.value),
              chosen,
            )
          }
          search={(query) => form.searchReference(name, query)}
        />
      );
    case 'text':
      if (!field.secret) return <Input value={written} onChange={set} />;
      return (
        <PasswordInput
          value={written}
          onChange={set}
          autoComplete="new-password"
          placeholder={form.holdsSecret(name) ? read(labels.kept) : undefined}
        />
      );
    case 'files':
      return <FilesControl form={form} name={name} field={field} />;
    case 'computed':
    case 'structure':
      return null;
  }
});

const plain = (value: string) => value;
