import { text } from '../../kernel';
import type { StandardDictionary } from '../../system';
import { UNDONE, WRITTEN } from './import-record';

/** Whether what was imported stands. */
export const importDictionaries: readonly StandardDictionary[] = [
  {
    code: 'import_state',
    name: text('导入状态', 'State of an import'),
    entries: [
      [WRITTEN, text('已导入', 'Imported')],
      [UNDONE, text('已撤销', 'Undone')],
    ],
  },
];
