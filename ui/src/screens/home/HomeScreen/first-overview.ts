import type { OverviewPort } from '@rdm/core/internal/overview';
import { FirstReading } from '../../../shell/first-reading';

/** What home shows first: the year that the server chooses. */
export const firstOverview = new FirstReading((port: OverviewPort) => port.ofYear({}));
