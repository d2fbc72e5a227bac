import { statsAmount } from '../../cost';
import { perYear } from './per-year';

/** Stored cost of every project of the year, by item, category and month. */
export const storedCost = perYear((year) => statsAmount(year.costRecords, year.projects));
