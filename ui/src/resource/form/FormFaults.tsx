import { observer } from 'mobx-react-lite';
import { FormSummary } from '../../components';
import type { FormViewModel, Place } from './FormViewModel';

export interface FormFaultsProps {
  form: FormViewModel;
  /** Whether the form shows the field; faults of other fields are shown only here. */
  has: (place: Place) => boolean;
}

/** A summary of the faults after a failed save; omitted for a single fault whose field is focused. */
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
