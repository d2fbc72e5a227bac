import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button } from '../../../components';
import { useText } from '../../../theme';
import type { ImportFile } from './ImportFile';
import type { ImportViewModel } from './ImportViewModel';

const labels = {
  always: text('以后都把“{from}”对应为“{to}”', 'From now on {from} is {to}'),
};

/** Offers to keep chosen dictionary values in the layout, for all cells of this file and of those to come. */
export const Translations = observer(function Translations(props: { file: ImportFile; screen: ImportViewModel }) {
  const { file, screen } = props;
  const read = useText();
  const offered = screen.translations(file);
  if (offered.length === 0 || screen.running) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((translation) => (
        <Button
          key={`${translation.field} ${translation.from}`}
          size="small"
          onClick={() => void screen.translate(file, translation)}
        >
          {read(fill(labels.always, { from: translation.from, to: translation.to }))}
        </Button>
      ))}
    </div>
  );
});
