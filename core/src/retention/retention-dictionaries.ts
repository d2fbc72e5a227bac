import { text } from '../kernel';
import type { StandardDictionary } from '../system';
import { retainedStates } from './reference-file';
import { retainedKinds } from './retention-catalogue';

/** The dictionaries of retained files. */
export const retentionDictionaries: readonly StandardDictionary[] = [
  {
    code: 'retained_kind',
    name: text('留存备查资料种类', 'Kind of retained file'),
    entries: retainedKinds.map(({ no, label }) => [no, text(`${no} ${label.zh}`, `${no} ${label.en}`)] as const),
  },
  {
    code: 'retained_state',
    name: text('留存备查资料状态', 'State of a retained file'),
    entries: Object.entries(retainedStates),
  },
];
