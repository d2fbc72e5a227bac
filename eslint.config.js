import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const typescript = ['**/*.{ts,tsx}'];

/** What a browser or Node puts into scope; the core runs in both and in neither. */
const platformGlobals = [
  ...['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage', 'indexedDB'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'alert', 'confirm', 'console', 'globalThis', 'self', 'global'],
  ...['process', 'Buffer', 'require', 'module', '__dirname', '__filename', 'setImmediate'],
].map((name) => ({ name, message: 'The core knows neither browser nor Node: ask for a port.' }));

const throughAPort = [
  { object: 'Math', property: 'random', message: 'Chance comes through the port Ids.' },
  { object: 'Date', property: 'now', message: 'Time comes through the port Clock.' },
];

const nowByConstructor = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'Time comes through the port Clock.',
};

export default defineConfig(
  { ignores: ['**/dist/', '**/dist-demo/', '**/.cache/', '**/coverage/', 'data/'] },
  {
    // An exception to a rule is made here, where it can be seen, not beside the line that breaks it.
    linterOptions: { noInlineConfig: true, reportUnusedInlineConfigs: 'error' },
  },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  {
    files: ['**/*.config.{js,ts}', 'ui/src/**/Screen.tsx', 'ui/src/**/ResourceScreen.tsx'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: typescript,
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      // With noUncheckedIndexedAccess `!` says what a check two lines above has shown.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Records are maps by field name.
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['core/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.testing.ts'],
    rules: {
      'no-restricted-globals': ['error', ...platformGlobals],
      'no-restricted-properties': ['error', ...throughAPort],
      'no-restricted-syntax': ['error', nowByConstructor],
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['node:*'], message: 'The core knows neither browser nor Node: ask for a port.' }] },
      ],
    },
  },
  {
    files: ['ui/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // Configuration files stand outside every tsconfig, and are read by their tools as they are.
    files: ['*.ts', '*/*.config.ts', 'adapters/*/*.config.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
);
