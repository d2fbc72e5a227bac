import { expect, test } from 'vitest';
import type { Ports } from '@rdm/core/internal/application';
import { remindersOf } from './reminders';

const part = (name: string) => ({
  reminders: async () => [{ kind: 'submit', message: { zh: name, en: name }, to: `/${name}` }],
});

test('what waits is told once by every part of the product that reminds', async () => {
  const names = [
    'hoursMonths',
    'execution',
    'enterprise',
    'achievements',
    'titles',
    'diagnosis',
    'deadlines',
    'policies',
  ] as const;
  const ports = Object.fromEntries(names.map((name) => [name, part(name)])) as unknown as Pick<
    Ports,
    (typeof names)[number]
  >;
  expect((await remindersOf(ports)).map(({ message }) => message.zh)).toEqual(names);
});
