import { useEffect, useMemo, useState } from 'react';
import { observer } from 'mobx-react-lite';
import ArrowLeft from 'lucide:arrow-left';
import Plus from 'lucide:plus';
import { equipmentPower, type AssetErrors } from '@rdm/core/internal/cost';
import { defaultReportYear, months } from '@rdm/core/calendar';
import { text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import {
  Amount,
  Button,
  Card,
  Combobox,
  DataTable,
  EmptyState,
  Field,
  ForbiddenState,
  Select,
} from '../../../components';
import { dictionariesOf } from '../../../resource/field-dictionary';
import { ResourceForm } from '../../../resource/form/ResourceForm';
import { ResourceFormViewModel } from '../../../resource/form/ResourceFormViewModel';
import { rightsOf } from '../../../resource/list/record-commands';
import { tableColumns } from '../../../resource/list/table-columns';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { RequiredYear } from '../../../resource/RequiredYear';
import { errorColumns } from './error-columns';
import { PowerMonthViewModel } from './PowerMonthViewModel';

const labels = {
  back: text('返回台账', 'Back to the register'),
  add: text('新增', 'Add'),
  month: text('月份', 'Month'),
  project: text('研发项目', 'Project'),
  details: text('动力明细', 'Power by machine'),
  errors: text('错误列表', 'Machines in error'),
  workTime: text('工作时长合计（小时）', 'Hours in all'),
  amount: text('动力费合计（元）', 'Power in all (yuan)'),
  choose: text('请选择研发项目', 'Choose the project'),
  nothing: text('该项目没有设备动力记录', 'The project has no equipment power'),
  noErrors: text('没有发现错误', 'Nothing is in error'),
};

/** The fields of a line; project and month are shown above the table. */
const shown = new Set([
  'month',
  'assetsCode',
  'assetsName',
  'assetsType',
  'qty',
  'workTime',
  'power',
  'price',
  'amount',
]);

/** 设备动力 of a project: its machines line by line, and those whose record is in error. */
export const PowerMonthView = observer(function PowerMonthView({ onClose }: { onClose: () => void }) {
  const read = useText();
  const services = useResourceServices();
  const { dictionaries, today } = services;
  const view = useMemo(() => new PowerMonthViewModel(services, String(defaultReportYear(today))), [services, today]);
  const [form, setForm] = useState<ResourceFormViewModel | null>(null);
  const columns = useMemo(
    () => tableColumns(equipmentPower, dictionaries).filter(({ key }) => shown.has(key)),
    [dictionaries],
  );
  const rights = rightsOf(equipmentPower, services.can);
  // Labels of a dictionary that cannot be read are shown as their keys.
  useEffect(() => void dictionaries.load(dictionariesOf(equipmentPower)).catch(() => undefined), [dictionaries]);

  if (!rights.view || view.fault?.code === 403) return <ForbiddenState />;
  const { year, month, project, lines, errors, fault, totals } = view;
  const add = () => {
    const opened = new ResourceFormViewModel(equipmentPower, services, null);
    opened.fields.suggest('year', year);
    if (month !== null) opened.fields.suggest('month', month);
    opened.fields.suggest('projectId', project!.value);
    opened.fields.take('projectId', project!.value, [project!]);
    setForm(opened);
  };
  return (
    <div className="space-y-3">
      <div role="toolbar" className="flex flex-wrap items-start gap-2">
        <Button icon={<ArrowLeft aria-hidden size={16} />} onClick={onClose}>
          {read(labels.back)}
        </Button>
        <RequiredYear key={year} year={year} onChange={(next) => void view.setYear(next)} />
        <Field label={labels.project} layout="front" required className="w-full sm:w-72">
          <Combobox
            value={project}
            onChange={(option) => void view.setProject(option ?? null)}
            search={(query) => view.searchProject(query)}
          />
        </Field>
        <Field label={labels.month} layout="front" className="w-full sm:w-44">
          <Select
            options={[...months()].reverse()}
            value={month}
            onChange={(next) => void view.setMonth(next ?? null)}
            clearable
          />
        </Field>
        {rights.add && project && (
          <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={add}>
            {read(labels.add)}
          </Button>
        )}
      </div>
      {!project && <EmptyState title={labels.choose} />}
      {project && (
        <>
          <h2 className="text-heading font-semibold">{read(labels.details)}</h2>
          <Card flush>
            <DataTable
              label={labels.details}
              columns={columns}
              rows={lines ?? []}
              rowKey={lineKey}
              loading={!lines && !fault}
              error={fault?.message}
              onRetry={() => void view.load()}
              onOpen={(line) => setForm(new ResourceFormViewModel(equipmentPower, services, line, !rights.edit))}
              currentKey={form?.record?.id}
              totals={
                lines?.length
                  ? { amount: <Amount value={totals.amount} strong />, workTime: totals.workTime }
                  : undefined
              }
              empty={<EmptyState title={labels.nothing} />}
            />
          </Card>
          {lines && (
            <p className="text-right text-table">
              {read(labels.workTime)} {totals.workTime} · {read(labels.amount)} {totals.amount}
            </p>
          )}
          {errors && (
            <>
              <h2 className="text-heading font-semibold">{read(labels.errors)}</h2>
              <Card flush>
                <DataTable
                  label={labels.errors}
                  columns={errorColumns(dictionaries, read)}
                  rows={errors}
                  rowKey={assetKey}
                  empty={<EmptyState title={labels.noErrors} />}
                />
              </Card>
            </>
          )}
        </>
      )}
      {form && (
        <ResourceForm
          form={form}
          dictionaries={dictionaries}
          onClose={() => setForm(null)}
          onSaved={() => {
            setForm(null);
            void view.load();
          }}
        />
      )}
    </div>
  );
});

const lineKey = ({ id }: StoredRecord) => id;
const assetKey = ({ assetsCode }: AssetErrors) => assetsCode;
