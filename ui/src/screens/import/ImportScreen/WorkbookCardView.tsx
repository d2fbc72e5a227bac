import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { Badge, Button, Card, IconButton, Select, type Tone } from '../../../components';
import { ImportProgress } from '../../../resource/import/ImportProgress';
import { ImportResult } from '../../../resource/import/ImportResult';
import type { ImportState } from '../../../resource/import/WorkbookImport';
import { useText } from '../../../theme';
import type { ImportViewModel } from './ImportViewModel';
import type { WorkbookCard } from './WorkbookCard';

const labels = {
  register: text('登记表', 'Register'),
  unknown: text('无法从列名或文件名识别登记表，请选择', 'Neither headings nor file name tell the register: choose one'),
  recognising: text('正在识别', 'Recognising'),
  validOnly: text('仅导入正确行', 'Import the right rows only'),
  takeOdd: text('仍然导入', 'Import all the same'),
  takeAllOdd: text('仍然导入，其余工作簿也不再停下', 'Import all the same, and stop for no warning again'),
  skip: text('跳过', 'Skip'),
  retry: text('重试', 'Retry'),
  remove: text('移除 {name}', 'Remove {name}'),
  skipped: text('已跳过', 'Skipped'),
  odd: text('有提示', 'Warnings'),
  correct: text(
    '在上方更正单元格，或更正工作簿后重新拖入，或选择以下方式继续',
    'Correct the cells above, or correct the workbook and drop it again, or go on in one of these ways',
  ),
};

const states: Readonly<Record<ImportState, { label: Text; tone: Tone }>> = {
  waiting: { label: text('待检查', 'Waiting'), tone: 'neutral' },
  checking: { label: text('正在检查', 'Checking'), tone: 'accent' },
  checked: { label: text('检查通过', 'Checked'), tone: 'accent' },
  refused: { label: text('有错误', 'Faults'), tone: 'danger' },
  importing: { label: text('正在导入', 'Importing'), tone: 'accent' },
  done: { label: text('已导入', 'Imported'), tone: 'success' },
  failed: { label: text('未完成', 'Not completed'), tone: 'danger' },
};

export interface WorkbookCardViewProps {
  card: WorkbookCard;
  screen: ImportViewModel;
}

/** One workbook: its recognised register, progress and faults. */
export const WorkbookCardView = observer(function WorkbookCardView({ card, screen }: WorkbookCardViewProps) {
  const read = useText();
  const { workbook, register } = card;
  const state = card.skipped
    ? { label: labels.skipped, tone: 'neutral' as const }
    : card.recognising
      ? { label: labels.recognising, tone: 'accent' as const }
      : card.isOdd
        ? { label: labels.odd, tone: 'warning' as const }
        : states[workbook.state];
  const open = !screen.running && !card.isSettled;
  const right = (workbook.report?.rows ?? 0) - workbook.wrongRows;
  return (
    <Card
      title={workbook.file.name}
      extra={
        <>
          <Badge tone={state.tone}>{read(state.label)}</Badge>
          {open && (
            <IconButton
              size="small"
              label={fill(labels.remove, { name: workbook.file.name })}
              icon={<X aria-hidden size={14} />}
              onClick={() => screen.remove(card)}
            />
          )}
        </>
      }
    >
      <div className="space-y-3">
        {open ? (
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-dim">{read(labels.register)}</span>
            <Select
              aria-label={`${read(labels.register)} ${workbook.file.name}`}
              className="w-48"
              value={register?.name}
              invalid={card.isUnknown}
              options={screen.registers.map(({ name, label }) => ({ value: name, label }))}
              onChange={(name) => screen.choose(card, name)}
            />
            {card.isUnknown && <span className="text-hint text-danger">{card.notAllowed ?? read(labels.unknown)}</span>}
          </div>
        ) : (
          register && <p className="text-dim">{read(register.label)}</p>
        )}
        <ImportProgress workbook={workbook} />
        <ImportResult
          workbook={workbook}
          disabled={screen.running}
          commands={
            register && !card.skipped
              ? {
                  recheck: () => screen.recheck(card),
                  undo: () => screen.undoCorrections(card),
                  marked: () => screen.marked(card),
                }
              : null
          }
        />
        {card.isHeld && open && (
          <div className="flex flex-wrap items-center gap-2">
            <span className="flex-1 text-hint text-dim">{read(labels.correct)}</span>
            {workbook.state === 'failed' && <Button onClick={() => void screen.run()}>{read(labels.retry)}</Button>}
            {card.isOdd && (
              <>
                <Button onClick={() => void screen.takeOdd(card)}>{read(labels.takeOdd)}</Button>
                <Button onClick={() => void screen.takeOdd(card, true)}>{read(labels.takeAllOdd)}</Button>
              </>
            )}
            {workbook.state === 'refused' && right > 0 && (
              <Button onClick={() => void screen.takeValid(card)}>{read(labels.validOnly)}</Button>
            )}
            <Button onClick={() => void screen.skip(card)}>{read(labels.skip)}</Button>
          </div>
        )}
      </div>
    </Card>
  );
});
