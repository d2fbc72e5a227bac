import { text } from '../kernel';
import type { StandardDictionary } from '../system';
import { ABOVE_SCALE_ENTRY, aboveScaleEntries } from './above-scale/above-scale';
import { TITLE_STATE, titleStates } from './application/title-state';
import { RECOGNITION_STAGE, recognitionStages } from './high-tech/recognition';
import { REGIONAL_TITLE, regionalTitles } from './gazelle/regional-titles';

/** The dictionaries of titles: their states, the kinds of entry above scale, and the local titles that are known. */
export const titleDictionaries: readonly StandardDictionary[] = [
  {
    code: RECOGNITION_STAGE,
    name: text('高企认定进度', 'Progress of a recognition'),
    entries: Object.entries(recognitionStages),
  },
  { code: TITLE_STATE, name: text('称号申请状态', 'State of an application'), entries: Object.entries(titleStates) },
  {
    code: ABOVE_SCALE_ENTRY,
    name: text('入库方式', 'Kind of entry above designated size'),
    entries: Object.entries(aboveScaleEntries),
  },
  {
    code: REGIONAL_TITLE,
    name: text('地方称号', 'Local title'),
    entries: regionalTitles.map(({ key, region, title }) => [
      key,
      text(`${region.zh} ${title.zh}`, `${region.en}: ${title.en}`),
    ]),
  },
];
