import type { formedIntangible } from '../../cost';
import type { Month } from '../../kernel/calendar';
import type { RecordOf } from '../../records';
import { formedIntangible as amortised, type DeclarationPeriod, type FormedIntangible } from '../../tax';
import { calculated } from './calculated';

type Asset = Pick<RecordOf<typeof formedIntangible>, 'months' | 'date' | 'disposedOn'>;

/** What a period amortises of a cost of a recorded asset, by its months, and the line of A107012 it is on. */
export const amortisedOf = (
  { months, date, disposedOn }: Asset,
  cost: string,
  year: string,
  period: DeclarationPeriod,
): FormedIntangible =>
  calculated(() =>
    amortised({
      year: Number(year),
      period,
      cost,
      months,
      from: date.slice(0, 7) as Month,
      ...(disposedOn && { until: disposedOn.slice(0, 7) as Month }),
      // The record asks for the law or contract where its life is shorter.
      termByLawOrContract: true,
    }),
  );
