import X from 'lucide:x';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import type { FieldSource, Step } from '@rdm/core/internal/records';
import { IconButton, Select } from '../../../components';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import type { LayoutEditor, MappedField } from './LayoutEditor';
import { StepControl } from './StepControl';
import { newStep, stepKinds, stepLabels } from './step-kinds';

const labels = {
  steps: text('{field} 的处理步骤', 'Steps of {field}'),
  add: text('添加处理…', 'Add a step…'),
  addTo: text('为 {field} 添加处理', 'Add a step to {field}'),
  remove: text('移除 {field} 的“{step}”', 'Remove {step} of {field}'),
};

export interface StepListProps {
  editor: LayoutEditor;
  mapped: MappedField;
  source: FieldSource;
  services: ResourceServices;
}

/** What is done to a value, one step after the other. */
export const StepList = observer(function StepList({ editor, mapped, source, services }: StepListProps) {
  const read = useText();
  const field = mapped.heading;
  const steps = source.steps ?? [];
  const set = (next: readonly Step[]) => {
    const { steps: _, ...plain } = source;
    editor.setSource(mapped.name, next.length > 0 ? { ...plain, steps: next } : plain);
  };
  return (
    <div className="space-y-2 rounded-md bg-sunken p-2">
      <ol aria-label={read(fill(labels.steps, { field }))} className="space-y-2">
        {steps.map((step, place) => (
          <li key={place} className="flex flex-wrap items-center gap-2 text-table">
            <span>{read(stepLabels[step.do])}</span>
            <div className="min-w-0 flex-1">
              <StepControl
                editor={editor}
                mapped={mapped}
                step={step}
                services={services}
                onChange={(changed) => set(steps.map((each, at) => (at === place ? changed : each)))}
              />
            </div>
            <IconButton
              size="small"
              label={fill(labels.remove, { field, step: read(stepLabels[step.do]) })}
              icon={<X aria-hidden size={14} />}
              onClick={() => set(steps.filter((_, at) => at !== place))}
            />
          </li>
        ))}
      </ol>
      <Select<Step['do']>
        aria-label={read(fill(labels.addTo, { field }))}
        className="max-w-64"
        searchable={false}
        value={null}
        placeholder={labels.add}
        options={stepKinds.map((kind) => ({ value: kind, label: stepLabels[kind] }))}
        onChange={(kind) => kind && set([...steps, newStep(kind, editor.columns[0]?.heading ?? '')])}
      />
    </div>
  );
});
