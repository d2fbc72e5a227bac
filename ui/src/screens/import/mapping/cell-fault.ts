import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { parseValue } from '@rdm/core/internal/records';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import { dictionaryOf } from '../../../resource/field-dictionary';
import type { MappedField } from './LayoutEditor';

const EMPTY = text('{heading}不能为空', '{heading} must not be empty');
const NOT_OFFERED = text('“{value}”不在可选值中', '{value} is not offered');

/**
 * Why a cell of a laid-out sheet cannot be read; null where it can. Whether the records it names exist, only the check
 * on the server can tell.
 */
export function cellFault(
  { field, heading, isRequired }: MappedField,
  value: string,
  dictionaries: DictionaryStore,
): Text | null {
  if (value === '') return isRequired ? fill(EMPTY, { heading }) : null;
  if ('to' in field) return null;
  const code = dictionaryOf(field);
  if (code) {
    const entries = dictionaries.entries(code);
    const isOffered = (item: string) =>
      entries.some(({ dictKey, dictValue }) => item === dictValue || item === dictKey);
    const items = field.kind === 'dictionaryMany' ? value.split(/[,，、;；]/).map((item) => item.trim()) : [value];
    const wrong = entries.length === 0 ? undefined : items.find((item) => item !== '' && !isOffered(item));
    return wrong === undefined ? null : fill(NOT_OFFERED, { value: wrong });
  }
  const parsed = parseValue(field, value);
  return parsed.ok ? null : parsed.message;
}
