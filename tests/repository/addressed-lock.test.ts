import { expect, it } from 'vitest';
import { addressed } from '../../scripts/addressed-lock.mjs';

const REGISTRY = 'http://registry.example/npm';

function resolvedOf(packages: Record<string, object>): Record<string, string | undefined> {
  const lock = addressed(JSON.stringify({ packages }), REGISTRY);
  const { packages: given } = JSON.parse(lock) as { packages: Record<string, { resolved?: string }> };
  return Object.fromEntries(Object.entries(given).map(([place, { resolved }]) => [place, resolved]));
}

it('gives every package of a registry its address there, by name and version', () => {
  expect(
    resolvedOf({
      '': { name: 'rdm' },
      'node_modules/one': { version: '1.2.3' },
      'node_modules/@scope/two': { version: '2.0.0-beta.1' },
      'node_modules/one/node_modules/@scope/two': { version: '1.0.0' },
      'node_modules/another-name': { name: 'typescript', version: '7.0.2' },
    }),
  ).toEqual({
    '': undefined,
    'node_modules/one': 'http://registry.example/npm/one/-/one-1.2.3.tgz',
    'node_modules/@scope/two': 'http://registry.example/npm/@scope/two/-/two-2.0.0-beta.1.tgz',
    'node_modules/one/node_modules/@scope/two': 'http://registry.example/npm/@scope/two/-/two-1.0.0.tgz',
    'node_modules/another-name': 'http://registry.example/npm/typescript/-/typescript-7.0.2.tgz',
  });
});

it('leaves the packages of the repository and addresses that are there', () => {
  expect(
    resolvedOf({
      core: { name: '@rdm/core', version: '0.1.0' },
      'node_modules/@rdm/core': { resolved: 'core', link: true },
      'node_modules/elsewhere': { version: '1.0.0', resolved: 'https://example.org/elsewhere.tgz' },
    }),
  ).toEqual({
    core: undefined,
    'node_modules/@rdm/core': 'core',
    'node_modules/elsewhere': 'https://example.org/elsewhere.tgz',
  });
});
