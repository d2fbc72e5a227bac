import { areaCalls, type AreaCallTable } from '@rdm/core/internal/application';
import type { AreaCalls } from '@rdm/core/internal/records';
import type { Endpoint } from './endpoint';
import { placedEndpoint } from './placed-endpoint';
import { wires } from './wire';
import type { WireLine } from './wire/wire-line';

/** Every special call with its wire line: what the server serves and the OpenAPI document describes. */
export type EndpointTable = {
  readonly [Area in keyof AreaCallTable]: { readonly [Name in keyof AreaCallTable[Area]]: Endpoint };
};

const placed = (calls: AreaCalls, lines: Readonly<Record<string, WireLine>>) =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, placedEndpoint(lines[name]!, call)]));

export const endpoints = Object.fromEntries(
  Object.entries<AreaCalls>(areaCalls).map(([area, calls]) => [area, placed(calls, wires[area as keyof typeof wires])]),
) as EndpointTable;
