import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Button } from '../../../components';
import { useText } from '../../../theme';
import type { ImportFile } from './ImportFile';
import type { ImportViewModel } from './ImportViewModel';

const labels = {
  validOnly: text('仅导入正确行', 'Import only the correct rows'),
  takeOdd: text('仍然导入', 'Import all the same'),
  takeAllOdd: text('全部仍然导入', 'Import all with warnings'),
  skip: text('跳过', 'Skip'),
  retry: text('重试', 'Retry'),
};

/** The ways to go on with a file that holds the run. */
export const FileActions = observer(function FileActions(props: { file: ImportFile; screen: ImportViewModel }) {
  const { file, screen } = props;
  const read = useText();
  const { workbook } = file;
  if (!screen.isHeld(file)) return null;
  const right = (workbook.report?.rows ?? 0) - workbook.wrongRows;
  return (
    <>
      {workbook.state === 'failed' && (
        <Button size="small" onClick={() => void screen.run()}>
          {read(labels.retry)}
        </Button>
      )}
      {file.isOdd && (
        <>
          <Button size="small" onClick={() => void screen.takeOdd(file)}>
            {read(labels.takeOdd)}
          </Button>
          <Button size="small" onClick={() => void screen.takeOdd(file, true)}>
            {read(labels.takeAllOdd)}
          </Button>
        </>
      )}
      {workbook.state === 'refused' && right > 0 && (
        <Button size="small" onClick={() => void screen.takeValid(file)}>
          {read(labels.validOnly)}
        </Button>
      )}
      <Button size="small" onClick={() => void screen.skip(file)}>
        {read(labels.skip)}
      </Button>
    </>
  );
});
