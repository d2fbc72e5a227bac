// npm run docs: generates the reference of the library from its docstrings into docs/library/reference.
import './node-version.mjs';
import { install } from './install.mjs';
import { runOrFail } from './run-command.mjs';
import { orExplain, step } from './step.mjs';
import { installTools, tool } from './tools/install-tools.mjs';

await orExplain(async () => {
  await install();
  await installTools();
  const typedoc = tool('typedoc', 'bin', 'typedoc');
  await step('生成参考 / Write the reference', () =>
    runOrFail('参考未能生成。/ The reference could not be written.', process.execPath, [
      typedoc,
      '--options',
      'scripts/tools/typedoc.json',
    ]),
  );
  console.log('docs/library/reference/README.md');
});
