import Save from 'lucide:save';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Button, Card, SheetTable } from '../../../components';
import { useText } from '../../../theme';
import { inputColumns, inputRows } from './input-rows';
import { OverrideReasons } from './OverrideReasons';
import type { PreferentialViewModel } from './PreferentialViewModel';

const labels = {
  title: text('手工填报数据', 'Amounts entered by hand'),
  unit: text('金额单位：元（列至角分）', 'Unit: yuan, two decimals'),
  save: text('保存', 'Save'),
  empty: text(
    '留空的单元格取台账计算值：43、44为自研形成无形资产，46为特殊收入，48为试制批次销售，49为上年第52行；填写的数字替代计算值',
    'An empty cell takes what the registers make: 43 and 44 intangibles formed by R&D, 46 special income, 48 trial batches sold, 49 line 52 of last year. A typed amount replaces it',
  ),
  late: text(
    '以前年度结转金额为年初余额，应只填在第1季度；其他季度的数字也会计入本期累计，请核对',
    'The amount carried over is the opening balance of the year and belongs in Q1; those of later quarters are counted too, please check',
  ),
};

/** The cells of the form that are entered manually; changed ones are marked until they are saved. */
export const YearInputsGrid = observer(function YearInputsGrid({ screen }: { screen: PreferentialViewModel }) {
  const read = useText();
  const { inputs, quarters, mayEdit } = screen;
  const rows = inputRows(inputs, quarters).map((row) =>
    mayEdit ? row : { ...row, cells: row.cells?.map((cell) => ({ ...cell, editable: false })) },
  );
  return (
    <Card
      title={labels.title}
      extra={
        mayEdit && (
          <Button
            icon={<Save aria-hidden size={16} />}
            disabled={!inputs.isDirty}
            loading={screen.saving}
            onClick={() => void screen.save()}
          >
            {read(labels.save)}
          </Button>
        )
      }
    >
      <SheetTable
        title={labels.title}
        titleHidden
        unit={labels.unit}
        columns={inputColumns(quarters)}
        rows={rows}
        onChange={(changes) => screen.change(changes)}
      />
      <p className="mt-2 text-hint text-muted">{read(labels.empty)}</p>
      <OverrideReasons screen={screen} />
      {inputs.hasLateCarryover(quarters) && <p className="mt-2 text-hint text-warning">{read(labels.late)}</p>}
    </Card>
  );
});
