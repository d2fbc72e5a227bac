import { wholly, type Call } from '../records';
import { diagnosisData } from './diagnosis-data';
import { freezeYear, type FrozenYear } from './freeze-year';

/** The values of a new record of data: what the registers say now, counted through in its year. */
export async function dataNow(call: Call, year: string): Promise<DataNow> {
  await call.records.lock(`diagnosedata ${year}`);
  const taken = await wholly(call).records.find(diagnosisData, {
    where: [{ field: 'year', is: 'equal', value: year }],
  });
  const serial = Math.max(0, ...taken.map((each) => each.serial ?? 0)) + 1;
  return { year, serial, takenAt: call.clock.now(), data: await freezeYear(call, year) };
}

interface DataNow {
  readonly year: string;
  readonly serial: number;
  readonly takenAt: string;
  readonly data: FrozenYear;
}
