import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Field, Select } from '../../components';
import type { FieldEditorProps } from '../rich-text/FieldEditor';
import { useResourceServices } from '../use-resource-services';

const DOMAIN = 'high_tech_product_domain';
const labels = { level: text('第{level}级领域', 'Level {level}') };

/** The keys above a key, itself included: 3.1.2 → 3, 3.1, 3.1.2. */
const pathOf = (key: string): string[] =>
  key === '' ? [] : key.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'));

/** A key of the fields of technology, level by level: each choice opens the one below it, if it has any. */
export const DomainCascade = observer(function DomainCascade({ value, onChange }: FieldEditorProps) {
  const { dictionaries } = useResourceServices();
  useEffect(() => void dictionaries.load([DOMAIN]), [dictionaries]);
  const options = dictionaries.options(DOMAIN);
  const below = (parent: string) =>
    options.filter(({ value: key }) => pathOf(key).at(-2) === (parent === '' ? undefined : parent));
  const path = pathOf(value);
  const levels = ['', ...path].map((parent, at) => ({ parent, chosen: path[at] ?? '', options: below(parent) }));
  return (
    <div className="space-y-1">
      {levels
        .filter(({ options: offered }) => offered.length > 0)
        .map(({ parent, chosen, options: offered }, at) => (
          <Field key={parent} label={fill(labels.level, { level: at + 1 })}>
            <Select options={offered} value={chosen} onChange={(next) => onChange(next ?? parent)} clearable={at > 0} />
          </Field>
        ))}
    </div>
  );
});

/** A key of the fields of technology in words, from the first level on. */
export const DomainWords = observer(function DomainWords({ value }: { value: string }) {
  const { dictionaries } = useResourceServices();
  useEffect(() => void dictionaries.load([DOMAIN]), [dictionaries]);
  return (
    <>
      {pathOf(value)
        .map((key) => dictionaries.labelOf(DOMAIN, key))
        .join(' / ')}
    </>
  );
});
