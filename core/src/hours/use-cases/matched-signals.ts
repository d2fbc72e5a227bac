import { daysInMonth, type Month } from '../../kernel/calendar';
import { personnel, projectsOfYear } from '../../project';
import { wholly, type Call, type RecordOf } from '../../records';
import { personFinder, projectFinder } from '../match-signals';
import { signalPattern } from '../signal-pattern';
import { workSignal } from '../work-signal';

/** A stored signal with the person and the project it is of; null where they are not known. */
export interface MatchedSignal {
  readonly signal: RecordOf<typeof workSignal>;
  readonly personnelId: string | null;
  readonly projectId: string | null;
}

/**
 * The signals of a month with whom and what they are of, by the lists as they are now.
 * @param from where the signals are read, by default all of them; people and projects are known to the rule in any case
 */
export async function matchedSignals(
  call: Call,
  month: Month,
  from: Call['records'] = wholly(call).records,
): Promise<MatchedSignal[]> {
  const { records } = wholly(call);
  const [year, number] = [month.slice(0, 4), month.slice(5)];
  const signals = await from.find(workSignal, {
    where: [
      { field: 'day', is: 'greaterOrEqual', value: `${month}-01` },
      { field: 'day', is: 'lessOrEqual', value: `${month}-${daysInMonth(Number(year), Number(number))}` },
    ],
    order: [{ field: 'day' }, { field: 'id' }],
  });
  if (signals.length === 0) return [];
  const personOf = personFinder(await records.find(personnel));
  const patterns = await records.find(signalPattern, { where: [{ field: 'year', is: 'equal', value: year }] });
  const projectOf = projectFinder(await projectsOfYear(wholly(call), year), patterns);
  return signals.map((signal) => ({
    signal,
    personnelId: personOf(signal.person ?? ''),
    projectId: projectOf(signal.hint ?? ''),
  }));
}
