import { useState, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import ListPlus from 'lucide:list-plus';
import Plus from 'lucide:plus';
import RefreshCw from 'lucide:refresh-cw';
import { fill, text } from '@rdm/core/internal/kernel';
import { externalUnit } from '@rdm/core/internal/project';
import { IconButton } from '../../../components';
import { AddRecordDialog } from '../../../resource/form/AddRecordDialog';
import { FormField } from '../../../resource/form/FormField';
import type { Place } from '../../../resource/form/FormViewModel';
import { SectionNav } from '../../../resource/form/SectionNav';
import { useText } from '../../../theme';
import type { ProjectServices } from '../project-services';
import { ChooseUnitDialog } from './ChooseUnitDialog';
import { approvalSections } from './sheet-layout';
import type { ProjectFormViewModel } from './ProjectFormViewModel';
import { holdsUnitNames, withUnitName } from './unit-names';

const labels = {
  addUnit: text('新增外部单位', 'Add an external unit'),
  newCode: text('重新取号', 'Propose a code again'),
  chooseUnit: text('从外部单位选择', 'Choose an external unit'),
  unitFor: text('{field}：从外部单位选择', '{field}: choose an external unit'),
};

export const fieldGrid = 'grid grid-cols-1 gap-x-4 gap-y-3 lg:grid-cols-2 2xl:grid-cols-3';

export interface SheetFieldsProps {
  sheet: ProjectFormViewModel;
  services: ProjectServices;
}

/** The fields of project and approval detail in sections, with a list of the sections beside them. */
export const SheetFields = observer(function SheetFields({ sheet, services }: SheetFieldsProps) {
  const read = useText();
  return (
    <div className="flex gap-6">
      <SectionNav sections={approvalSections} />
      <div className="min-w-0 flex-1 space-y-6">
        {approvalSections.map(({ key, label, places }) => (
          <section key={key} id={`section-${key}`} aria-label={read(label)} className="scroll-mt-2">
            <h3 className="mb-2 text-heading font-semibold">{read(label)}</h3>
            <div className={fieldGrid}>
              {places.map((place) => (
                <SheetField key={`${place.part}.${place.field}`} {...{ sheet, services, place }} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
});

export interface SheetFieldProps extends SheetFieldsProps {
  place: Place;
}

/** A field of one of the parts, with what belongs beside it. */
export const SheetField = observer(function SheetField({ sheet, services, place }: SheetFieldProps) {
  const { part, field } = place;
  const [adding, setAdding] = useState(false);
  const [choosing, setChoosing] = useState(false);
  let beside: ReactNode;
  if (field === 'partner' && services.can(externalUnit.permissions.add)) {
    beside = (
      <IconButton label={labels.addUnit} icon={<Plus aria-hidden size={16} />} onClick={() => setAdding(true)} />
    );
  }
  if (holdsUnitNames(field)) {
    beside = (
      <IconButton
        label={labels.chooseUnit}
        icon={<ListPlus aria-hidden size={16} />}
        onClick={() => setChoosing(true)}
      />
    );
  }
  if (field === 'code' && sheet.project.isNew) {
    const propose = () => void sheet.proposeCode({ anew: true });
    beside = <IconButton label={labels.newCode} icon={<RefreshCw aria-hidden size={16} />} onClick={propose} />;
  }
  return (
    <>
      <FormField form={sheet.form.part(part)} name={field} dictionaries={services.dictionaries} beside={beside} />
      {choosing && (
        <ChooseUnitDialog
          title={fill(labels.unitFor, { field: sheet.project.labelOf(field) })}
          search={(query) => sheet.detail.searchReference('partner', query)}
          onChoose={(name) => {
            sheet.project.set(field, withUnitName(field, String(sheet.project.values[field] ?? ''), name));
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {adding && (
        <AddRecordDialog
          resource={externalUnit}
          services={services}
          onClose={() => setAdding(false)}
          onAdded={(unit) => {
            sheet.detail.set('partner', unit.id, [{ value: unit.id, label: String(unit.unitsName) }]);
            setAdding(false);
          }}
        />
      )}
    </>
  );
});
