import { observer } from 'mobx-react-lite';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import type { Reading } from '@rdm/core/internal/intake';
import { Button, Select } from '../../../components';
import { useText } from '../../../theme';
import type { ImportFile } from './ImportFile';
import type { ImportViewModel } from './ImportViewModel';

const labels = {
  own: text('本系统模板', 'Our own template'),
  stored: text('已存方案：{name}', 'Saved profile: {name}'),
  builtIn: text('内置方案：{name}', 'Built-in profile: {name}'),
  proposed: text('按列名推测', 'Guessed by the headings'),
  mapped: text('按本次设置的对应列', 'The columns as set this time'),
  reading: text('读取方式 {name}', 'Read by {name}'),
  map: text('对应列', 'Columns'),
  confirm: text('确认对应列', 'Confirm the columns'),
  mapOf: text('{verb} {name}', '{verb} {name}'),
};

/** A reading in a few words. */
function readingInWords({ grounds, layout }: Reading, confirmed: boolean): Text {
  if (grounds === 'proposed') return confirmed ? labels.mapped : labels.proposed;
  const template = grounds === 'stored' ? labels.stored : labels.builtIn;
  return text(fill(template, { name: layout.name.zh }).zh, fill(template, { name: layout.name.en }).en);
}

export interface ReadByProps {
  file: ImportFile;
  screen: ImportViewModel;
  isOpen: boolean;
  onMap: (file: ImportFile) => void;
}

/** How a file is read: by our own headings, by a profile, or as guessed, which has to be confirmed. */
export const ReadBy = observer(function ReadBy({ file, screen, isOpen, onMap }: ReadByProps) {
  const read = useText();
  const { reading, readings, register, recognising } = file;
  const { name } = file.workbook.file;
  if (!register || recognising) return null;
  const verb = read(file.isUnmapped ? labels.confirm : labels.map);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <div className="min-w-0 flex-1 basis-32">
        {isOpen && readings.length > 1 && reading ? (
          <Select
            aria-label={read(fill(labels.reading, { name }))}
            value={readings.indexOf(reading)}
            options={readings.map((each, place) => ({
              value: place,
              label: readingInWords(each, each === reading && file.confirmed),
            }))}
            onChange={(place) => place !== undefined && screen.readBy(file, place)}
          />
        ) : (
          <p className="wrap-anywhere">{read(reading ? readingInWords(reading, file.confirmed) : labels.own)}</p>
        )}
        {reading?.note && <p className="text-hint text-dim">{read(reading.note)}</p>}
      </div>
      {isOpen && (
        <Button
          size="small"
          variant={file.isUnmapped ? 'primary' : 'secondary'}
          aria-label={read(fill(labels.mapOf, { verb, name }))}
          onClick={() => onMap(file)}
        >
          {verb}
        </Button>
      )}
    </div>
  );
});
