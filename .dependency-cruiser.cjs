// The boundaries of the architecture, each with a proof in tests/repository/boundaries.test.ts.
'use strict';

/** The areas of the core from the bottom up: an area may import those before it, never those after it. */
const areas = [
  'kernel',
  'records',
  'identity',
  'tax',
  'system',
  'access',
  'develop',
  'enterprise',
  'evidence',
  'project',
  'hours',
  'finance',
  'cost',
  'funding',
  'achievement',
  'content',
  'platform',
  'ledger',
  'scenario',
  'execution',
  'statistics',
  'retention',
  'assessment',
  'declaration',
  'intake',
  'title',
  'evaluation',
  'diagnosis',
  'policy',
  'deadline',
  'overview',
  'application',
  'testing',
  'library',
];

/** The layers of the screens from the bottom up: a layer may import those before it, never those after it. */
const layers = ['theme', 'components', 'resource', 'shell', 'screens'];

/** What puts the screens together: the files beside the layers, the demo, and the gallery of the components. */
const composition = '^ui/src/([^/]+$|demo/|gallery/)';

/**
 * The doors of the core: one per area; the kernel has more, for amounts, for dates, and for texts and errors, so that the
 * areas other programs import load no more than those.
 */
const coreDoors =
  '^core/src/(([^/]+|kernel/(money|calendar)|identity/(regions|departments|industries))/index|kernel/(text|fault)|library/.*)\\.ts$';

/** Tests may look anywhere; `.testing.` files serve tests only. */
const tests = '\\.(test|testing)\\.(ts|tsx|mjs)$';

const source = (folder) => ({ path: `^${folder}/`, pathNot: tests });

const upwards = areas.slice(0, -1).map((area, at) => ({
  name: `core-${area}-imports-nothing-above-it`,
  comment: `${area} stands below ${areas.slice(at + 1).join(', ')}.`,
  severity: 'error',
  from: source(`core/src/${area}`),
  to: { path: `^core/src/(${areas.slice(at + 1).join('|')})/` },
}));

// Tests as well: what needs a screen around it is tested with that screen.
const upwardsOnScreen = layers.map((layer, at) => ({
  name: `ui-${layer}-imports-nothing-above-it`,
  comment: `In ui/src ${layer} stands below ${[...layers.slice(at + 1), 'what puts the screens together'].join(', ')}.`,
  severity: 'error',
  from: { path: `^ui/src/${layer}/` },
  to: { path: '^ui/src/', pathNot: `^ui/src/(${layers.slice(0, at + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'everything-resolves',
      comment: 'An import that leads nowhere escapes every other rule.',
      severity: 'error',
      from: {},
      // What the build makes of the set of icons is no file.
      to: { couldNotResolve: true, pathNot: '^lucide:' },
    },
    {
      name: 'packages-are-declared',
      comment: 'What a package imports stands among its dependencies.',
      severity: 'error',
      from: { path: '^(core|adapters|ui)/.*src/', pathNot: [tests, '\\.d\\.ts$', '^core/src/testing/'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
    },
    {
      name: 'core-imports-only-its-two-packages',
      comment: 'The core is free of every framework: big.js, valibot and nothing else.',
      severity: 'error',
      from: { path: '^core/src/', pathNot: [tests, '^core/src/testing/'] },
      to: { pathNot: ['^core/src/', '^node_modules/(big\\.js|valibot)/'] },
    },
    {
      name: 'core-testing-has-fast-check-alone',
      comment: 'Generators know no code they test. fast-check is an optional peer: who opens that door has it.',
      severity: 'error',
      from: source('core/src/testing'),
      to: { pathNot: ['^core/src/testing/', '(^|/)node_modules/fast-check/'] },
    },
    {
      name: 'core-areas-have-a-place',
      comment: 'A new area is put into the order at the top of .dependency-cruiser.cjs.',
      severity: 'error',
      from: { path: '^core/src/', pathNot: [`^core/src/(${areas.join('|')})/`, tests] },
      to: {},
    },
    {
      name: 'core-areas-have-one-door',
      comment:
        'Areas know each other through index.ts only (of the kernel also money and calendar). The public doors choose from within.',
      severity: 'error',
      from: { path: '^core/src/([^/]+)/', pathNot: [tests, '^core/src/library/'] },
      to: { path: '^core/src/', pathNot: ['^core/src/$1/', coreDoors] },
    },
    ...upwards,
    {
      name: 'outside-uses-the-doors-of-the-core',
      comment: 'Adapters and screens import areas, not files of areas.',
      severity: 'error',
      from: { path: '^(adapters|ui)/', pathNot: tests },
      to: { path: '^core/', pathNot: coreDoors },
    },
    {
      name: 'adapters-know-the-protocol-only',
      comment: 'Client and server meet in the protocol; no other two adapters know each other.',
      severity: 'error',
      from: { path: '^adapters/([^/]+)/', pathNot: [tests, '^adapters/blade-(client|server)/'] },
      to: { path: '^(adapters|ui)/', pathNot: '^adapters/$1/' },
    },
    {
      name: 'client-knows-the-protocol-only',
      comment: 'Client and server meet in the protocol; no other two adapters know each other.',
      severity: 'error',
      from: source('adapters/blade-client'),
      to: { path: '^(adapters|ui)/', pathNot: '^adapters/blade-(client|protocol)/' },
    },
    {
      name: 'server-knows-the-protocol-only',
      comment: 'Which adapters stand behind the ports is named where the server is put together, nowhere else.',
      severity: 'error',
      from: {
        path: '^adapters/blade-server/',
        pathNot: [tests, '^adapters/blade-server/src/(container|main)\\.ts$', '^adapters/blade-server/src/bootstrap'],
      },
      to: { path: '^(adapters|ui)/', pathNot: '^adapters/blade-(server|protocol)/' },
    },
    {
      name: 'server-is-put-together-from-driven-adapters',
      comment: 'Even the composition root has no use for the client or the screens.',
      severity: 'error',
      from: { path: '^adapters/blade-server/src/(container\\.ts|main\\.ts|bootstrap)' },
      to: {
        path: '^(adapters|ui)/',
        pathNot:
          '^adapters/(blade-server|blade-protocol|postgres|documents|memory|files|openid|signals|demonstration)/',
      },
    },
    {
      name: 'adapters-have-one-door',
      comment:
        'An adapter is used through its index.ts; in the browser, where it has one, through that of src/browser.',
      severity: 'error',
      from: { path: '^(adapters/[^/]+|ui)/', pathNot: tests },
      to: { path: '^adapters/', pathNot: ['^$1/', '^adapters/[^/]+/src/(browser/)?index\\.ts$'] },
    },
    {
      name: 'browser-code-has-no-node',
      comment: 'The screens, and the adapters that may stand behind them in the browser, run without Node.',
      severity: 'error',
      from: {
        path: '^(ui/src|adapters/(blade-client|blade-protocol|memory)/src|adapters/[^/]+/src/browser)/',
        pathNot: tests,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'screens-know-ports-only',
      comment: 'The screens name an adapter in the container of the product and in that of the demo, nowhere else.',
      severity: 'error',
      from: { path: '^ui/src/', pathNot: [tests, '^ui/src/container\\.ts$', '^ui/src/demo/'] },
      to: { path: '^adapters/' },
    },
    {
      name: 'demo-knows-demonstration-only',
      comment: 'The pages of the demo say who may sign in; adapters are named in its container.',
      severity: 'error',
      from: { path: '^ui/src/demo/', pathNot: [tests, '^ui/src/demo/container\\.ts$'] },
      to: { path: '^adapters/', pathNot: '^adapters/demonstration/' },
    },
    {
      name: 'container-of-screens-knows-the-client-only',
      comment: 'The screens name an adapter in their container only, and there the client only.',
      severity: 'error',
      from: { path: '^ui/src/container\\.ts$' },
      to: { path: '^adapters/', pathNot: '^adapters/blade-client/' },
    },
    {
      name: 'container-of-demo-knows-driven-adapters-only',
      comment: 'The demo is its own server: it has no use for the client, the protocol, the server or a database.',
      severity: 'error',
      from: { path: '^ui/src/demo/container\\.ts$' },
      to: {
        path: '^adapters/',
        pathNot: ['^adapters/(memory|demonstration)/', '^adapters/(documents|files|signals)/src/browser/'],
      },
    },
    {
      name: 'product-has-no-demo',
      comment: 'What the browser of the product loads holds neither the use cases nor their records.',
      severity: 'error',
      from: { path: '^ui/src/', pathNot: [tests, '^ui/src/demo/'] },
      to: { path: '^ui/src/demo/' },
    },
    {
      name: 'ui-layers-have-a-place',
      comment: 'A new layer of the screens is put into the order at the top of .dependency-cruiser.cjs.',
      severity: 'error',
      from: { path: '^ui/src/', pathNot: [`^ui/src/(${layers.join('|')})/`, composition] },
      to: {},
    },
    ...upwardsOnScreen,
    {
      name: 'areas-of-screens-stand-alone',
      comment: 'What screens of two areas show alike belongs below them, or the two are one area.',
      severity: 'error',
      from: { path: '^ui/src/screens/([^/]+)/' },
      to: { path: '^ui/src/screens/', pathNot: '^ui/src/screens/$1/' },
    },
    {
      name: 'components-know-no-ports',
      comment:
        'The design system shows what it is given: of the core it knows the language of texts, and the rules of uploads.',
      severity: 'error',
      from: { path: '^ui/src/(theme|components)/', pathNot: tests },
      to: { path: '^core/src/', pathNot: '^core/src/(kernel|evidence)/' },
    },
    {
      name: 'components-have-one-door',
      comment: 'The design system is used through ui/src/components/index.ts.',
      severity: 'error',
      from: { path: '^ui/src/', pathNot: [tests, '^ui/src/components/'] },
      to: { path: '^ui/src/components/', pathNot: '^ui/src/components/index\\.ts$' },
    },
    {
      name: 'view-models-have-no-react',
      comment: 'A view-model is tested without a DOM.',
      severity: 'error',
      from: { path: '^ui/src/.*ViewModel\\.ts$' },
      to: {
        path: '^(node_modules/(react|react-dom|react-router|mobx-react-lite|@headlessui)/|ui/src/components/)',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-demo|\\.cache)/' },
    tsPreCompilationDeps: true,
    // Circles of files are told of by the linter, which finds them in a tenth of the time.
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
