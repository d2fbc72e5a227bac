import type { Endpoint, WireLine } from '@rdm/blade-protocol';

export const linesOf = (table: Readonly<Record<string, Endpoint>>): Readonly<Record<string, WireLine>> =>
  Object.fromEntries(
    Object.entries(table).map(([name, { body, bodyList, answer, slow, ...rest }]) => [
      name,
      {
        ...rest,
        args: body ? 'body' : 'query',
        ...(answer && answer !== 'envelope' && { answer }),
        ...(slow && { slow: true as const }),
        ...(bodyList && { list: bodyList }),
      } as WireLine,
    ]),
  );
