import { observer } from 'mobx-react-lite';
import { FormSummary } from '../../components';
import type { FormViewModel, Place } from './FormViewModel';

export interface FormFaultsProps {
  form: FormViewModel;
  /** Whether the form has a place for the field; what has none is said here only. */
  has: (place: Place) => boolean;
}

/** What is wrong with a form after a try, when it is more than the cursor shows by going there. */
export const FormFaults = observer(function FormFaults({ form, has }: FormFaultsProps) {
  const { faults } = form;
  if (!form.isTried || (faults.length < 2 && faults.every(has))) return null;
  const anchored = faults.map((fault) => ({ ...fault, field: form.part(fault.part).anchor(fault.field) }));
  return (
    <FormSummary
      errors={anchored}
      onGo={(anchor) => {
        const place = anchored.findIndex(({ field }) => field === anchor);
        if (faults[place]) form.goTo(faults[place]);
      }}
    />
  );
});
