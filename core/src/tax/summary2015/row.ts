import type { SummaryRow } from '../summary-row';
import type { Summary2015Column } from './columns';

export type SheetColumn = Summary2015Column | 'allowed';

export type Row = SummaryRow<Summary2015Column>;
