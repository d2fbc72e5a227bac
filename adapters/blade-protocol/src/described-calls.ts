import { areaCalls, type AreaCallTable } from '@rdm/core/application';
import type { AreaCalls, SpecialCall } from '@rdm/core/records';
import type { Endpoint } from './endpoint';
import { placedEndpoint } from './placed-endpoint';
import { wires } from './wire';
import type { WireLine } from './wire/wire-line';

type PerCall<T> = { readonly [Area in keyof AreaCallTable]: { readonly [Name in keyof AreaCallTable[Area]]: T } };

/** Something of every declared call, from its declaration and its line of wire. */
function ofEveryCall<T>(made: (call: SpecialCall, line: WireLine) => T): PerCall<T> {
  const areas = Object.entries<AreaCalls>(areaCalls).map(([area, calls]) => {
    const lines = wires[area as keyof typeof wires] as Readonly<Record<string, WireLine>>;
    return [area, Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, made(call, lines[name]!)]))];
  });
  return Object.fromEntries(areas) as PerCall<T>;
}

export const declaredEndpoints: PerCall<Endpoint> = ofEveryCall((call, line) => placedEndpoint(line, call));

/** What every declared call is for, and the form of its answer. */
export const declaredAnswers = ofEveryCall(({ about, answers: schema }, { many, orNothing }) => ({
  about,
  schema,
  many,
  orNothing,
}));
