import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { externalUnitBudget } from '@rdm/core/internal/funding';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, Combobox, Drawer, ErrorState, Field, Skeleton } from '../../../components';
import { searchReferences } from '../../../resource/reference-options';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useUnsaved } from '../../../resource/use-unsaved';
import { useText } from '../../../theme';
import { BudgetDivision } from './BudgetDivision';
import { DivisionTable } from './DivisionTable';

const labels = {
  title: text('编制预算：{project}', 'Budget: {project}'),
  about: text(
    '课题预算按科目分配给本单位和外部单位，金额单位为元；各单位之和不得超过课题预算。',
    'The budget by subject, divided between this enterprise and external units, in yuan; the parts cannot exceed it.',
  ),
  failed: text('预算没有取得', 'The budget did not arrive'),
  add: text('添加外部单位', 'Add an external unit'),
  stateOwn: text('单独编制本单位预算', 'State the own part'),
  cancel: text('取消', 'Cancel'),
  save: text('保存', 'Save'),
};

export interface DivisionDrawerProps {
  services: Pick<ResourceServices, 'ports' | 'confirm' | 'toast' | 'resourceNamed'>;
  /** The government project. */
  project: { readonly id: string; readonly name: string };
  onClose: () => void;
  /** Called once it is saved. */
  onSaved: () => void;
}

/** The whole of a government project's budget on one page. */
export const DivisionDrawer = observer(function DivisionDrawer(props: DivisionDrawerProps) {
  const { services, project, onClose, onSaved } = props;
  const read = useText();
  const [division] = useState(() => new BudgetDivision(services, project.id));
  useEffect(() => void division.open(), [division]);
  const save = async () => {
    if (await division.save()) onSaved();
  };
  useUnsaved(division, () => void save());
  const close = async () => {
    if (await division.mayLeave()) onClose();
  };
  const { budget, fault, refused, own } = division;
  return (
    <Drawer
      open
      size="large"
      title={fill(labels.title, { project: project.name })}
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>{read(labels.cancel)}</Button>
          <Button
            variant="primary"
            disabled={!division.isUnsaved}
            loading={division.saving}
            onClick={() => void save()}
          >
            {read(labels.save)}
          </Button>
        </>
      }
    >
      {fault && <ErrorState title={labels.failed} hint={fault.message} onRetry={() => void division.open()} />}
      {!budget && !fault && <Skeleton lines={10} />}
      {budget && (
        <div className="space-y-4">
          <p className="text-dim">{read(labels.about)}</p>
          {refused && (
            <p role="alert" className="text-danger">
              {read(refused.message)}
            </p>
          )}
          <DivisionTable division={division} />
          <div className="flex flex-wrap items-end gap-3">
            <Field label={labels.add} className="w-72 max-w-full">
              <Combobox
                value={null}
                onChange={(unit) => unit && division.addUnit(unit)}
                search={(query) => searchReferences(services, externalUnitBudget.fields.unitId, {}, query)}
              />
            </Field>
            {!own && <Button onClick={() => division.stateOwn()}>{read(labels.stateOwn)}</Button>}
          </div>
        </div>
      )}
    </Drawer>
  );
});
