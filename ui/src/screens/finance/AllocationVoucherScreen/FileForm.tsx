import { observer } from 'mobx-react-lite';
import { voucherFormatLabels, voucherFormatNotes, voucherFormats } from '@rdm/core/internal/cost';
import { text } from '@rdm/core/internal/kernel';
import { formatMoney } from '@rdm/core/money';
import { Button, DateInput, Field, Input, Select } from '../../../components';
import { useText } from '../../../theme';
import type { AllocationVoucherViewModel } from './AllocationVoucherViewModel';

const labels = {
  format: text('文件格式', 'Format'),
  date: text('凭证日期', 'Voucher date'),
  dateHint: text('不填为月末', 'Left empty: the last day of the month'),
  type: text('凭证字', 'Voucher type'),
  no: text('凭证号', 'Number in the file'),
  noHint: text('导入时可重新编号', 'May be given anew by the program'),
  book: text('账簿编码', 'Code of the book'),
  org: text('核算组织编码', 'Code of the organisation'),
  field: text('研发项目的维度字段', 'Field of the project dimension'),
  fieldHint: text('如 FF100002；不填则不带项目', 'Such as FF100002; without it no project goes along'),
  export: text('导出凭证', 'Export'),
  total: text('借方合计（元）', 'Debits (yuan)'),
};

const formats = voucherFormats.map((value) => ({ value, label: voucherFormatLabels[value] }));

/** What the file says besides its entries, and the export. */
export const FileForm = observer(function FileForm({ screen }: { screen: AllocationVoucherViewModel }) {
  const read = useText();
  const { toExport } = screen;
  const { choices } = toExport;
  const note = voucherFormatNotes[choices.format];
  return (
    <div className="space-y-3 p-4">
      <div className="grid grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={labels.format} required>
          <Select
            options={formats}
            value={choices.format}
            onChange={(format) => format && toExport.choose({ format })}
          />
        </Field>
        <Field label={labels.date} hint={labels.dateHint}>
          <DateInput
            value={choices.date}
            onChange={(date) => toExport.choose({ date })}
            min={`${screen.month}-01`}
            max={`${screen.year}-12-31`}
          />
        </Field>
        <Field label={labels.type}>
          <Input
            value={choices.voucherType}
            maxLength={20}
            onChange={(voucherType) => toExport.choose({ voucherType })}
          />
        </Field>
        <Field label={labels.no} hint={labels.noHint}>
          <Input
            value={choices.voucherNo}
            maxLength={9}
            inputMode="numeric"
            onChange={(voucherNo) => toExport.choose({ voucherNo: voucherNo.replace(/\D/g, '') })}
          />
        </Field>
        {choices.format === 'galaxy' && (
          <>
            <Field label={labels.book} required>
              <Input value={choices.bookCode} maxLength={50} onChange={(bookCode) => toExport.choose({ bookCode })} />
            </Field>
            <Field label={labels.org} required>
              <Input value={choices.orgCode} maxLength={50} onChange={(orgCode) => toExport.choose({ orgCode })} />
            </Field>
            <Field label={labels.field} hint={labels.fieldHint}>
              <Input
                value={choices.projectField}
                maxLength={30}
                onChange={(projectField) => toExport.choose({ projectField: projectField.replace(/\W/g, '') })}
              />
            </Field>
          </>
        )}
      </div>
      {note && <p className="text-hint text-dim">{read(note)}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          disabled={!toExport.mayExport}
          loading={toExport.working}
          onClick={() => void screen.make()}
        >
          {read(labels.export)}
        </Button>
        <span>
          {read(labels.total)} <span className="tabular-nums">{formatMoney(toExport.total)}</span>
        </span>
      </div>
    </div>
  );
});
