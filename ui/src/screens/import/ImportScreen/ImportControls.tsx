import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, ProgressBar } from '../../../components';
import { PrimaryLink } from '../../../shell/PrimaryLink';
import { useText } from '../../../theme';
import type { ImportViewModel } from './ImportViewModel';

const labels = {
  run: text('检查并导入', 'Check and import'),
  write: text('导入', 'Import'),
  resume: text('继续', 'Go on'),
  check: text('仅检查', 'Check only'),
  cancel: text('取消', 'Cancel'),
  cancelling: text('当前文件写入完成后停下', 'Stops once this file is written'),
  progress: text('导入进度', 'Progress of the import'),
  count: text('已完成 {done} / {total}', '{done} of {total} done'),
  current: text('正在处理 {name}', 'Working on {name}'),
  held: text(
    '{count} 个文件有错误、提示或更改待确认，尚未写入',
    '{count} {count|file has|files have} faults, warnings or changes to decide about and {count|is|are} not written',
  ),
  unmapped: text(
    '{count} 个文件待确认对应列',
    '{count} {count|file waits|files wait} for their columns to be confirmed',
  ),
  finished: text('已导入 {count} 个文件', '{count} {count|file|files} imported'),
  recompute: text('去重算', 'Recompute now'),
  steps: text('查看年度步骤', 'See the steps of the year'),
};

/** Starts, stops and shows the run over all files. */
export const ImportControls = observer(function ImportControls({ screen }: { screen: ImportViewModel }) {
  const read = useText();
  const { files, settled, running, held, unmapped, current } = screen;
  const said = [
    fill(labels.count, { done: settled, total: files.length }),
    ...(current ? [fill(labels.current, { name: current.workbook.file.name })] : []),
    ...(screen.isFinished ? [fill(labels.finished, { count: screen.written })] : []),
    ...(!running && held.length > 0 ? [fill(labels.held, { count: held.length })] : []),
    ...(!running && unmapped.length > 0 ? [fill(labels.unmapped, { count: unmapped.length })] : []),
  ];
  return (
    <div className="sticky top-0 z-10 space-y-2 bg-surface py-2">
      <div className="flex flex-wrap items-center gap-2">
        {screen.isFinished ? <WayOn /> : <RunButtons screen={screen} />}
        <span role="status" className="text-table text-dim">
          {said.map((each) => read(each)).join(' · ')}
        </span>
      </div>
      <ProgressBar
        label={labels.progress}
        value={(settled / files.length) * 100}
        tone={held.length > 0 ? 'danger' : screen.isFinished ? 'success' : 'accent'}
      />
    </div>
  );
});

const RunButtons = observer(function RunButtons({ screen }: { screen: ImportViewModel }) {
  const read = useText();
  const { settled, running, held } = screen;
  const verb = settled > 0 ? labels.resume : screen.isJudged ? labels.write : labels.run;
  return (
    <>
      <Button
        variant={held.length > 0 ? 'secondary' : 'primary'}
        disabled={!screen.canRun && !running}
        loading={running}
        onClick={() => void screen.run()}
      >
        {read(verb)}
      </Button>
      {running ? (
        <Button disabled={screen.cancelling} onClick={() => screen.cancel()}>
          {read(screen.cancelling ? labels.cancelling : labels.cancel)}
        </Button>
      ) : (
        <Button disabled={!screen.canRun || screen.isJudged} onClick={() => void screen.check()}>
          {read(labels.check)}
        </Button>
      )}
    </>
  );
});

/** What comes after everything is brought in. */
function WayOn() {
  const read = useText();
  return (
    <>
      <PrimaryLink to="/project/preferential">{read(labels.recompute)}</PrimaryLink>
      <Link to="/wel/index" className="text-accent-text hover:underline">
        {read(labels.steps)}
      </Link>
    </>
  );
}
