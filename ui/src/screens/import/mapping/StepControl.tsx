import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { boundedPattern, type Step } from '@rdm/core/internal/records';
import { Input, Select } from '../../../components';
import { dictionaryOf } from '../../../resource/field-dictionary';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import type { LayoutEditor, MappedField } from './LayoutEditor';

const labels = {
  pattern: text('{field} 的匹配式', 'Pattern of {field}'),
  by: text('{field} 替换为', 'Replacement in {field}'),
  byShort: text('替换为', 'by'),
  factor: text('{field} 的系数', 'Factor of {field}'),
  factorHint: text('如 1/60（分钟→小时）', 'e.g. 1/60 for minutes to hours'),
  heading: text('{field} 的条件列', 'Column that decides on {field}'),
  is: text('{field} 的条件值', 'Texts of that column for {field}'),
  isHint: text('多个值用逗号分隔', 'Several are set apart by commas'),
  decimals: text('{field} 的小数位', 'Decimals of {field}'),
  separator: text('{field} 的分隔符', 'Separator of {field}'),
  value: text('{field} “{value}” 对应', '{value} of {field} becomes'),
  none: text('无须对应', 'Nothing to translate'),
  asIs: text('不变', 'As it is'),
};
const FACTOR = /^\d{1,12}(?:\.\d{1,12})?(?:\/\d{1,12}(?:\.\d{1,12})?)?$/;

export interface StepControlProps {
  editor: LayoutEditor;
  mapped: MappedField;
  step: Step;
  services: ResourceServices;
  onChange: (step: Step) => void;
}

/** The inputs of a step; most need none. */
export const StepControl = observer(function StepControl(props: StepControlProps) {
  const { editor, mapped, step, onChange } = props;
  const read = useText();
  const named = { field: mapped.heading };
  switch (step.do) {
    case 'match':
    case 'replace':
      return (
        <span className="flex flex-wrap items-center gap-2">
          <Input
            aria-label={read(fill(labels.pattern, named))}
            className="min-w-0 flex-1 basis-40"
            value={step.pattern}
            maxLength={200}
            invalid={boundedPattern(step.pattern) === null}
            onChange={(pattern) => onChange({ ...step, pattern })}
          />
          {step.do === 'replace' && (
            <>
              <span>{read(labels.byShort)}</span>
              <Input
                aria-label={read(fill(labels.by, named))}
                className="w-24"
                value={step.by}
                maxLength={200}
                onChange={(by) => onChange({ ...step, by })}
              />
            </>
          )}
        </span>
      );
    case 'scale':
      return (
        <span className="flex flex-wrap items-center gap-2">
          <Input
            aria-label={read(fill(labels.factor, named))}
            className="w-24"
            value={step.by}
            invalid={!FACTOR.test(step.by)}
            onChange={(by) => onChange({ ...step, by })}
          />
          <span className="text-hint text-dim">{read(labels.factorHint)}</span>
        </span>
      );
    case 'where':
      return (
        <span className="flex flex-wrap items-center gap-2">
          <Select
            aria-label={read(fill(labels.heading, named))}
            className="min-w-0 flex-1 basis-32"
            value={step.heading}
            options={editor.columns.map(({ heading }) => ({ value: heading, label: heading }))}
            onChange={(heading) => heading !== undefined && onChange({ ...step, heading })}
          />
          <Input
            aria-label={read(fill(labels.is, named))}
            className="min-w-0 flex-1 basis-32"
            placeholder={read(labels.isHint)}
            value={step.is.join('，')}
            onChange={(texts) => onChange({ ...step, is: texts.split(/[,，、]/).slice(0, 50) })}
          />
        </span>
      );
    case 'code':
      return (
        <Select
          aria-label={read(fill(labels.decimals, named))}
          className="w-20"
          value={step.decimals}
          options={[1, 2, 3, 4, 5, 6, 7, 8].map((decimals) => ({ value: decimals, label: String(decimals) }))}
          onChange={(decimals) => decimals !== undefined && onChange({ ...step, decimals })}
        />
      );
    case 'lastPart':
      return (
        <Input
          aria-label={read(fill(labels.separator, named))}
          className="w-16"
          value={step.separator}
          maxLength={5}
          invalid={step.separator === ''}
          onChange={(separator) => onChange({ ...step, separator })}
        />
      );
    case 'translate':
      return <Translations {...props} step={step} />;
    default:
      return null;
  }
});

/** The texts of the file, each with the value of the register that it stands for. */
const Translations = observer(function Translations(
  props: StepControlProps & { step: Extract<Step, { do: 'translate' }> },
) {
  const { editor, mapped, step, services, onChange } = props;
  const read = useText();
  const dictionary = dictionaryOf(mapped.field);
  const choices = dictionary ? services.dictionaries.entries(dictionary).map(({ dictValue }) => dictValue) : [];
  const translated = new Set(Object.values(step.values));
  const open = editor.valuesOf(mapped).filter((value) => !choices.includes(value) && !translated.has(value));
  const written = [...new Set([...Object.keys(step.values), ...open])].slice(0, 50);
  const set = (value: string, to: string | undefined) => {
    const { [value]: _, ...others } = step.values;
    onChange({ ...step, values: to ? { ...others, [value]: to } : others });
  };
  if (written.length === 0) return <span className="text-dim">{read(labels.none)}</span>;
  return (
    <ul className="space-y-1">
      {written.map((value) => (
        <li key={value} className="flex items-center gap-2">
          <span className="min-w-0 flex-1 wrap-anywhere">{value}</span>
          <span aria-hidden>→</span>
          {choices.length > 0 ? (
            <Select
              aria-label={read(fill(labels.value, { field: mapped.heading, value }))}
              className="min-w-0 flex-1"
              clearable
              placeholder={labels.asIs}
              value={step.values[value]}
              options={choices.map((choice) => ({ value: choice, label: choice }))}
              onChange={(to) => set(value, to)}
            />
          ) : (
            <Input
              aria-label={read(fill(labels.value, { field: mapped.heading, value }))}
              className="min-w-0 flex-1"
              placeholder={read(labels.asIs)}
              value={step.values[value] ?? ''}
              maxLength={200}
              onChange={(to) => set(value, to)}
            />
          )}
        </li>
      ))}
    </ul>
  );
});
