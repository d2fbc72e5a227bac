/** A miniature of the repository that keeps every rule of .dependency-cruiser.cjs. */
export const kept: Record<string, string> = {
  'core/src/kernel/index.ts': `export * from './text';`,
  'core/src/kernel/text.ts': `export const text = 1;`,
  'core/src/kernel/id.ts': `export const id = 1;`,
  'core/src/kernel/money/index.ts': `import 'big.js'; export const money = 1;`,
  'core/src/application/index.ts': `export const application = 1;`,
  'core/src/kernel/calendar/index.ts': `import 'valibot'; export const calendar = 1;`,
  'core/src/library/index.ts': `export * from '../project/project';`,
  'core/src/library/money.ts': `export * from '../kernel/money';`,
  'core/src/testing/index.ts': `import 'fast-check'; export const generator = 1;`,
  'core/src/project/index.ts': `export * from './project';`,
  'core/src/project/project.ts': `import '../kernel'; import '../kernel/money'; import '../kernel/calendar'; export const p = 1;`,
  'core/src/project/project.test.ts': `import 'vitest'; import '../ledger/ledger-row';`,
  'core/src/ledger/index.ts': `export * from './ledger-row';`,
  'core/src/ledger/ledger-row.ts': `import '../project'; import 'valibot'; export const row = 1;`,
  'adapters/blade-protocol/src/index.ts': `import '@rdm/core/internal/project'; export * from './envelope';`,
  'adapters/blade-protocol/src/envelope.ts': `export const envelope = 1;`,
  'adapters/blade-client/src/index.ts': `import '@rdm/blade-protocol'; export const client = 1;`,
  'adapters/postgres/src/index.ts': `import 'node:fs'; import '@rdm/core/internal/kernel'; export * from './store';`,
  'adapters/postgres/src/store.ts': `import 'pg'; export const store = 1;`,
  'adapters/memory/src/index.ts': `import '@rdm/core/money'; export const memory = 1;`,
  'adapters/blade-server/src/index.ts': `export * from './server';`,
  'adapters/blade-server/src/server.ts': `import 'node:http'; import '@rdm/blade-protocol'; export const server = 1;`,
  'adapters/blade-server/src/container.ts': `import '@rdm/postgres'; import './server'; import '@rdm/memory';`,
  'adapters/blade-server/src/main.ts': `import '@rdm/postgres';`,
  'adapters/blade-server/src/bootstrap/open-database.ts': `import '@rdm/postgres';`,
  'ui/src/container.ts': `import '@rdm/blade-client';`,
  'ui/src/demo/container.ts': `import '@rdm/memory'; import '@rdm/documents/browser';`,
  'adapters/documents/src/index.ts': `import 'node:worker_threads'; export const documents = 1;`,
  'adapters/documents/src/browser/index.ts': `import '../cells'; export const documents = 1;`,
  'adapters/documents/src/cells.ts': `export const cells = 1;`,
  'ui/src/components/index.ts': `export * from './Button';`,
  'ui/src/components/Button.tsx': `import 'react'; import './control'; export const Button = 1;`,
  'ui/src/components/control.ts': `export type Option = string; export const control = 1;`,
  'ui/src/theme/index.ts': `export const theme = 1;`,
  'ui/src/resource/ResourceScreen.tsx': `import '../theme'; import '../components'; export const screen = 1;`,
  'ui/src/shell/services.tsx': `import '../resource/ResourceScreen'; export const services = 1;`,
  'ui/src/shell/menu/menu-rows.ts': `export const rows = 1;`,
  'ui/src/shell/tabs/tabs.ts': `export const tabs = 1;`,
  'ui/src/screens/Home/Screen.tsx': `import 'react'; import '../../components'; import '@rdm/core/internal/project';`,
  'ui/src/screens/Ledger/Screen.tsx': `import '../../shell/services'; import '../../resource/ResourceScreen'; export const ledger = 1;`,
  'ui/src/routes.tsx': `import './screens/Ledger/Screen'; import './shell/services';`,
  'ui/src/gallery/GalleryScreen.tsx': `import '../components'; import '../resource/ResourceScreen';`,
  'ui/src/screens/Home/ViewModel.ts': `import type { Button } from '../../components'; import '@rdm/core/internal/kernel'; export type B = typeof Button;`,
};

/** A forbidden import, the rule it breaks and its target. */
export interface Offence {
  readonly file: string;
  readonly imports: string;
  readonly broken: readonly string[];
}

export const offences: Offence[] = [
  {
    file: 'core/src/kernel/offence.ts',
    imports: '../project',
    broken: ['core-kernel-imports-nothing-above-it → core/src/project/index.ts'],
  },
  {
    file: 'core/src/project/upwards.ts',
    imports: '../ledger',
    broken: ['core-project-imports-nothing-above-it → core/src/ledger/index.ts'],
  },
  {
    file: 'core/src/project/through-the-wall.ts',
    imports: '../kernel/id',
    broken: ['core-areas-have-one-door → core/src/kernel/id.ts'],
  },
  {
    file: 'core/src/unheard-of/index.ts',
    imports: '../kernel',
    broken: ['core-areas-have-a-place → core/src/kernel/index.ts'],
  },
  {
    file: 'core/src/project/framework.ts',
    imports: 'pg',
    broken: [
      'core-imports-only-its-two-packages → node_modules/pg/index.js',
      'packages-are-declared → node_modules/pg/index.js',
    ],
  },
  { file: 'core/src/project/platform.ts', imports: 'node:fs', broken: ['core-imports-only-its-two-packages → fs'] },
  {
    file: 'core/src/project/adapter.ts',
    imports: '@rdm/memory',
    broken: ['core-imports-only-its-two-packages → adapters/memory/src/index.ts'],
  },
  {
    file: 'core/src/testing/code-under-test.ts',
    imports: '../kernel',
    broken: ['core-testing-has-fast-check-alone → core/src/kernel/index.ts'],
  },
  { file: 'adapters/memory/src/astray.ts', imports: './nowhere', broken: ['everything-resolves → ./nowhere'] },
  {
    file: 'adapters/memory/src/borrowed.ts',
    imports: 'pg',
    broken: ['packages-are-declared → node_modules/pg/index.js'],
  },
  { file: 'adapters/memory/src/platform.ts', imports: 'node:fs', broken: ['browser-code-has-no-node → fs'] },
  {
    file: 'adapters/memory/src/core-file.ts',
    imports: '../../../core/src/kernel/id',
    broken: ['outside-uses-the-doors-of-the-core → core/src/kernel/id.ts'],
  },
  {
    file: 'adapters/memory/src/neighbour.ts',
    imports: '@rdm/postgres',
    broken: ['adapters-know-the-protocol-only → adapters/postgres/src/index.ts'],
  },
  {
    file: 'adapters/blade-client/src/neighbour.ts',
    imports: '@rdm/blade-server',
    broken: ['client-knows-the-protocol-only → adapters/blade-server/src/index.ts'],
  },
  {
    file: 'adapters/blade-client/src/file-of-protocol.ts',
    imports: '../../blade-protocol/src/envelope',
    broken: ['adapters-have-one-door → adapters/blade-protocol/src/envelope.ts'],
  },
  {
    file: 'adapters/blade-server/src/endpoint.ts',
    imports: '@rdm/postgres',
    broken: ['server-knows-the-protocol-only → adapters/postgres/src/index.ts'],
  },
  {
    file: 'adapters/blade-server/src/bootstrap/client.ts',
    imports: '@rdm/blade-client',
    broken: ['server-is-put-together-from-driven-adapters → adapters/blade-client/src/index.ts'],
  },
  {
    file: 'ui/src/screens/Home/store.ts',
    imports: '@rdm/blade-client',
    broken: ['screens-know-ports-only → adapters/blade-client/src/index.ts'],
  },
  {
    file: 'ui/src/container.ts',
    imports: '@rdm/memory',
    broken: ['container-of-screens-knows-the-client-only → adapters/memory/src/index.ts'],
  },
  {
    file: 'ui/src/demo/container.ts',
    imports: '@rdm/blade-client',
    broken: ['container-of-demo-knows-driven-adapters-only → adapters/blade-client/src/index.ts'],
  },
  {
    file: 'ui/src/demo/worker.ts',
    imports: '@rdm/memory',
    broken: ['demo-knows-demonstration-only → adapters/memory/src/index.ts'],
  },
  {
    file: 'ui/src/screens/Home/without-server.ts',
    imports: '../../demo/container',
    broken: [
      'product-has-no-demo → ui/src/demo/container.ts',
      'ui-screens-imports-nothing-above-it → ui/src/demo/container.ts',
    ],
  },
  {
    file: 'adapters/documents/src/browser/thread.ts',
    imports: 'node:worker_threads',
    broken: ['browser-code-has-no-node → worker_threads'],
  },
  {
    file: 'ui/src/unheard-of/index.ts',
    imports: '../theme',
    broken: ['ui-layers-have-a-place → ui/src/theme/index.ts'],
  },
  {
    file: 'ui/src/theme/upwards.ts',
    imports: '../components',
    broken: ['ui-theme-imports-nothing-above-it → ui/src/components/index.ts'],
  },
  {
    file: 'ui/src/components/upwards.ts',
    imports: '../resource/ResourceScreen',
    broken: ['ui-components-imports-nothing-above-it → ui/src/resource/ResourceScreen.tsx'],
  },
  {
    file: 'ui/src/resource/upwards.ts',
    imports: '../shell/services',
    broken: ['ui-resource-imports-nothing-above-it → ui/src/shell/services.tsx'],
  },
  {
    file: 'ui/src/shell/upwards.test.ts',
    imports: '../screens/Ledger/Screen',
    broken: ['ui-shell-imports-nothing-above-it → ui/src/screens/Ledger/Screen.tsx'],
  },
  {
    file: 'ui/src/screens/Home/upwards.ts',
    imports: '../../routes',
    broken: ['ui-screens-imports-nothing-above-it → ui/src/routes.tsx'],
  },
  {
    file: 'ui/src/screens/Home/neighbour.ts',
    imports: '../Ledger/Screen',
    broken: ['areas-of-screens-stand-alone → ui/src/screens/Ledger/Screen.tsx'],
  },
  {
    file: 'ui/src/components/ports.ts',
    imports: '@rdm/core/internal/project',
    broken: ['components-know-no-ports → core/src/project/index.ts'],
  },
  {
    file: 'ui/src/screens/Home/button.ts',
    imports: '../../components/Button',
    broken: ['components-have-one-door → ui/src/components/Button.tsx'],
  },
  {
    file: 'ui/src/screens/Home/OtherViewModel.ts',
    imports: '../../components',
    broken: ['view-models-have-no-react → ui/src/components/index.ts'],
  },
  {
    file: 'ui/src/screens/Home/HookedViewModel.ts',
    imports: 'react',
    broken: ['view-models-have-no-react → node_modules/react/index.js'],
  },
];

/** Two files that each keep their rules, but make two folders depend on each other. */
export const folderLoop: Offence[] = [
  {
    file: 'ui/src/shell/menu/menu-tree.ts',
    imports: '../tabs/tabs',
    broken: ['no-loops-of-folders → ui/src/shell/tabs'],
  },
  {
    file: 'ui/src/shell/tabs/TabBar.ts',
    imports: '../menu/menu-rows',
    broken: ['no-loops-of-folders → ui/src/shell/menu'],
  },
];

interface Package {
  readonly dependencies: readonly string[];
  readonly exports: Record<string, unknown>;
}

const door = { '.': './src/index.ts' };

/** The packages of the miniature by their folder, with the same shape of exports as the real ones. */
export const packages: Record<string, Package> = {
  core: {
    dependencies: ['big.js', 'valibot'],
    exports: { './money': { import: './dist/money.js' }, './internal/*': { import: './dist/internal/*.js' } },
  },
  'adapters/blade-protocol': { dependencies: ['@rdm/core'], exports: door },
  'adapters/blade-client': { dependencies: ['@rdm/blade-protocol', '@rdm/blade-server'], exports: door },
  'adapters/blade-server': {
    dependencies: ['@rdm/blade-protocol', '@rdm/blade-client', '@rdm/postgres', '@rdm/memory'],
    exports: door,
  },
  'adapters/documents': {
    dependencies: [],
    exports: { ...door, './browser': './src/browser/index.ts' },
  },
  'adapters/memory': { dependencies: ['@rdm/core', '@rdm/postgres'], exports: door },
  'adapters/postgres': { dependencies: ['@rdm/core', 'pg'], exports: door },
  ui: {
    dependencies: ['@rdm/core', '@rdm/blade-client', '@rdm/documents', '@rdm/memory', 'react'],
    exports: {},
  },
};
