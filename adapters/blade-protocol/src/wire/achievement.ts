import { intellectualProperty, type achievementCalls } from '@rdm/core/internal/achievement';
import { download, get, type Wire } from './wire-line';

export const achievementsWire: Wire<typeof achievementCalls> = {
  refresh: get('blade-rdm/intellectualproperty/refresh-from-tianyancha'),
  properties: get('blade-rdm/intellectualproperty/held'),
  dates: get('blade-rdm/intellectualproperty/dates'),
  reminders: get('blade-rdm/intellectualproperty/reminders'),
  productCode: get('blade-rdm/hightechproduct/serialCode'),
  productProperties: get('blade-rdm/hightechproduct/ipr', { record: intellectualProperty, many: true }),
  products: get('blade-rdm/hightechproduct/income'),
  achievementCode: get('blade-rdm/achievementtrans/serialCode'),
  conversions: get('blade-rdm/achievementtrans/counts'),
  exportSummary: download('blade-rdm/achievementtrans/export/summary'),
  exportStatements: download('blade-rdm/achievementtrans/export/statements'),
};
