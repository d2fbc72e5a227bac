import { faults, Refusal, type Text } from '../kernel';
import type { ResourceHooks } from './call';

/** The refusal of a write to records computed from others; `instead` tells the user what to do. */
export const refusalOfComputed = (instead: Text): Refusal =>
  new Refusal({ ...faults.invalid(instead), name: 'COMPUTED' });

/** Hooks that refuse every submit and removal before anything else is checked. */
export function computedOnly(instead: Text): Required<Pick<ResourceHooks, 'draftMeant' | 'idsMeant'>> {
  const refuse = (): never => {
    throw refusalOfComputed(instead);
  };
  return { draftMeant: refuse, idsMeant: async () => refuse() };
}
