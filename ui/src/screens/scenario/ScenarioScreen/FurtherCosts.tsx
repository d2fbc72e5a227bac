import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import Plus from 'lucide:plus';
import X from 'lucide:x';
import { text } from '@rdm/core/internal/kernel';
import { scenarioRoom, type Room } from '@rdm/core/internal/scenario';
import { costItems, type CostItemCode } from '@rdm/core/tax';
import { Amount, Button, IconButton, NumberInput, Select, WideTable } from '../../../components';
import { useText } from '../../../theme';
import type { SwitchesProps } from './switches-props';

const labels = {
  rooms: text('限额余量', 'Room under the limits'),
  limit: text('限额', 'Limit'),
  spent: text('已归集', 'Collected'),
  left: text('还可列支', 'Left'),
  over: text('超出限额的部分不得加计', 'What is above a limit does not count'),
  other: text('其他相关费用', 'Other related costs'),
  overseas: text('委托境外（按80%）', 'Paid overseas (80%)'),
  byProject: text(
    '2020年及以前，其他相关费用限额按项目分别计算，此处为合计。',
    'Until 2020 the limit holds for each project; this is the sum.',
  ),
  further: text('假设增加的投入', 'Assumed additional spending'),
  furtherHint: text(
    '只用于测算，采用方案时不写入。',
    'For the computation only; adopting the scenario does not write it.',
  ),
  project: text('项目', 'Project'),
  item: text('费用项目', 'Cost item'),
  amount: text('金额（元）', 'Amount (yuan)'),
  wrong: text('金额无法识别，未计入', 'The amount cannot be read and does not count'),
  add: text('增加一项', 'Add'),
  remove: text('删除该项', 'Remove'),
};
const lastYearByProject = 2020;

/** What is left under the limits in the scenario, and money that might be spent besides. */
export const FurtherCosts = observer(function FurtherCosts({ model, base }: SwitchesProps) {
  const read = useText();
  const { made } = model.column;
  const { further } = model.scenario;
  const projects = base.projects.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }));
  const items = costItems.map(({ code, label }) => ({
    value: code,
    label: text(`${code} ${label.zh}`, `${code} ${label.en}`),
  }));
  const change = (at: number, part: Partial<(typeof further)[number]>) =>
    model.change({ further: further.map((each, place) => (place === at ? { ...each, ...part } : each)) });
  const room = made && scenarioRoom(made);
  return (
    <div className="space-y-4">
      {room && (
        <div className="space-y-1">
          <h3 className="font-semibold">{read(labels.rooms)}</h3>
          <WideTable label={labels.rooms}>
            <thead>
              <tr className="border-b border-line text-dim">
                <td />
                {[labels.limit, labels.spent, labels.left].map((label) => (
                  <th key={label.zh} className="py-1 pl-3 text-right font-normal">
                    {read(label)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <RoomRow label={labels.other} room={room.other} />
              <RoomRow label={labels.overseas} room={room.overseas} />
            </tbody>
          </WideTable>
          <p className="text-hint text-dim">{read(labels.over)}</p>
          {Number(base.year) <= lastYearByProject && <p className="text-hint text-dim">{read(labels.byProject)}</p>}
        </div>
      )}
      <fieldset className="min-w-0 space-y-2">
        <legend className="font-semibold">{read(labels.further)}</legend>
        <p className="text-hint text-dim">{read(labels.furtherHint)}</p>
        {further.map(({ projectId, item, amount }, at) => (
          <div key={at} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-b border-line pb-2">
            <div className="min-w-0 space-y-1">
              <Select
                aria-label={read(labels.project)}
                value={projectId}
                options={projects}
                clearable={false}
                onChange={(next) => next && change(at, { projectId: next })}
              />
              <Select
                aria-label={read(labels.item)}
                value={item}
                options={items}
                clearable={false}
                onChange={(next) => next && change(at, { item: next as CostItemCode })}
              />
              <FurtherAmount amount={amount} onChange={(next) => change(at, { amount: next })} />
            </div>
            <IconButton
              size="small"
              label={labels.remove}
              icon={<X aria-hidden size={16} />}
              onClick={() => model.change({ further: further.filter((_, place) => place !== at) })}
            />
          </div>
        ))}
        <Button
          icon={<Plus aria-hidden size={16} />}
          onClick={() =>
            model.change({ further: [...further, { projectId: base.projects[0]!.id, item: '6.2', amount: '0' }] })
          }
        >
          {read(labels.add)}
        </Button>
      </fieldset>
    </div>
  );
});

/** The amount as typed; what cannot be read is marked, and counts as nothing. */
function FurtherAmount({ amount, onChange }: { amount: string; onChange: (amount: string) => void }) {
  const read = useText();
  const [typed, setTyped] = useState(amount === NOTHING ? '' : amount);
  const isWrong = typed !== '' && !isAmount(typed);
  return (
    <>
      <NumberInput
        aria-label={read(labels.amount)}
        value={typed}
        invalid={isWrong}
        onChange={(next) => {
          setTyped(next);
          onChange(isAmount(next) ? next : NOTHING);
        }}
      />
      {isWrong && <p className="text-hint text-danger">{read(labels.wrong)}</p>}
    </>
  );
}

const NOTHING = '0';
const isAmount = (typed: string) => /^-?\d{1,13}(\.\d{1,2})?$/.test(typed);

function RoomRow({ label, room }: { label: { zh: string; en: string }; room: Room }) {
  const read = useText();
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-1 text-left font-normal">
        {read(label)}
      </th>
      {[room.limit, room.spent, room.left].map((value, at) => (
        <td key={at} className="py-1 pl-3">
          <Amount value={value} />
        </td>
      ))}
    </tr>
  );
}
