import { yuan } from '../kernel/money';
import { overseasCap } from '../tax';
import type { ScenarioForm } from './scenario-form';

/** A limit of the form with what is spent against it; 元. */
export interface Room {
  readonly limit: string;
  readonly spent: string;
  /** What may still be claimed; below 0 what is spent above the limit and does not count. */
  readonly left: string;
}

/** What is left of the limits of 其他相关费用 (line 28) and of what is paid overseas (line 37, 80% of it). */
export function scenarioRoom({ form }: ScenarioForm): Readonly<Record<'other' | 'overseas', Room>> {
  const { counted80 } = overseasCap({
    ...{ year: form.year, entrustOverseasOrg: form.lines['37'], domesticEligible: '0' },
  });
  return { other: roomOf(form.otherLimit, form.lines['28']), overseas: roomOf(form.overseasCap, counted80) };
}

const roomOf = (limit: string, spent: string): Room => ({
  ...{ limit, spent },
  left: yuan(limit).minus(yuan(spent)).toString(),
});
