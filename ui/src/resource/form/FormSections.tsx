import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Badge, classNames, Tabs } from '../../components';
import { useText } from '../../theme';
import type { DictionaryStore } from '../DictionaryStore';
import type { FormLayout } from './form-action';
import type { FormSection } from './form-fields';
import { FormField } from './FormField';
import type { ResourceFormViewModel } from './ResourceFormViewModel';
import { SectionNav } from './SectionNav';

const labels = { sections: text('表单内容', 'Sections of the form') };

export interface FormSectionsProps {
  form: ResourceFormViewModel;
  dictionaries: DictionaryStore;
  layout: FormLayout;
  /** Three columns on a wide screen. */
  wide: boolean;
}

/** The fields of a form, in one page or in tabs. */
export const FormSections = observer(function FormSections({ form, dictionaries, layout, wide }: FormSectionsProps) {
  const read = useText();
  const [first] = form.sections;
  const [chosen, setChosen] = useState(first?.key);
  const [followed, setFollowed] = useState(form.focus);
  // The tab of a field the cursor is to go to opens by itself.
  if (form.focus !== followed) {
    setFollowed(form.focus);
    const holding = form.sections.find(({ fields }) => form.focus !== null && fields.includes(form.focus.field));
    if (holding) setChosen(holding.key);
  }

  const grid = (section: FormSection) => (
    <div className={classNames('grid grid-cols-1 gap-x-4 gap-y-3 lg:grid-cols-2', wide && '2xl:grid-cols-3')}>
      {section.fields.map((name) => (
        <FormField key={name} form={form.fields} name={name} dictionaries={dictionaries} />
      ))}
    </div>
  );
  const faults = (section: FormSection) => section.fields.filter((name) => form.fields.errorOf(name)).length;

  if (form.sections.length === 1 && first) return grid(first);
  if (layout === 'tabs') {
    return (
      <Tabs
        label={labels.sections}
        value={chosen}
        onChange={setChosen}
        tabs={form.sections.map((section) => ({
          key: section.key,
          label: section.label,
          badge: faults(section) > 0 && <Badge tone="danger">{faults(section)}</Badge>,
          content: grid(section),
        }))}
      />
    );
  }
  // A section whose fields all depend on another answer would be a heading without anything below it.
  const shown = form.sections.filter(({ fields }) => fields.some((name) => form.fields.entry(name).isShown));
  return (
    <div className="flex gap-4">
      <SectionNav sections={shown} />
      <div className="min-w-0 flex-1 space-y-6">
        {shown.map((section) => (
          <section key={section.key} id={`section-${section.key}`} aria-label={read(section.label)}>
            <h3 className="mb-2 text-heading font-semibold">{read(section.label)}</h3>
            {grid(section)}
          </section>
        ))}
      </div>
    </div>
  );
});
