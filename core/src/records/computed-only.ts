import { faults, Refusal, type Text } from '../kernel';
import type { ResourceHooks } from './call';

/** What records that follow from others are refused with when somebody would write them: what to do instead. */
export const refusalOfComputed = (instead: Text): Refusal =>
  new Refusal({ ...faults.invalid(instead), name: 'COMPUTED' });

/** Refuses every adding, changing and removing, before anything else is looked at. */
export function computedOnly(instead: Text): Required<Pick<ResourceHooks, 'draftMeant' | 'idsMeant'>> {
  const refuse = (): never => {
    throw refusalOfComputed(instead);
  };
  return { draftMeant: refuse, idsMeant: async () => refuse() };
}
