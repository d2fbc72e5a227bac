import type { Call } from '../../records';
import { propertiesOn, type CountedProperty, type LeftOutProperty } from '../property-counts';
import { outputRegisters } from './registers';

/** A property in an answer. */
export interface NamedProperty {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly type: string;
}

export interface PropertyStanding {
  readonly day: string;
  readonly class1: readonly NamedProperty[];
  readonly class2: readonly NamedProperty[];
  readonly own: number;
  readonly acquired: number;
  readonly trademarks: number;
  readonly leftOut: readonly LeftOutProperty[];
}

/** The intellectual property held at the end of a day, as 高新技术企业 count it; by default today. */
export async function propertyStanding(call: Call, { day }: { readonly day?: string }): Promise<PropertyStanding> {
  const { properties, deals } = await outputRegisters(call);
  const on = day ?? call.clock.now().slice(0, 10);
  const { class1, class2, own, acquired, trademarks, leftOut } = propertiesOn(properties, deals, on, {
    usedBefore: on.slice(0, 4),
  });
  return { day: on, class1: class1.map(named), class2: class2.map(named), own, acquired, trademarks, leftOut };
}

const named = ({ id, code, name, type }: CountedProperty): NamedProperty => ({ id, code, name, type });
