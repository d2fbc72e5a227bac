// npm run peers: asks our validators and those of other libraries about 100,000 numbers of every class, and writes their
// answers into docs/library/identity-peers.md. `npm run peers -- 1000` prints those to fewer numbers.
import './node-version.mjs';
import fs from 'node:fs';
import { bundled } from './bundled.mjs';
import { install } from './install.mjs';
import { writePageParts } from './page-part.mjs';
import { at } from './root.mjs';
import { orExplain, StepFailed } from './step.mjs';

const COUNT = 100_000;
const PAGE = 'docs/library/identity-peers.md';
const peers = ['validator', 'stdnum', 'id-validator'];

await orExplain(async () => {
  const [asked] = process.argv.slice(2);
  const count = asked === undefined ? COUNT : Number(asked);
  if (!Number.isInteger(count) || count < 1) throw new StepFailed('npm run peers -- COUNT: a whole number from 1.');
  await install();
  const { identityTable, SEED, tableText } = await bundled('tests/library/peers/identity-table.ts');
  const began = Date.now();
  const table = tableText(identityTable(count));
  const seconds = Math.round((Date.now() - began) / 1_000);
  if (count !== COUNT) return console.log(`${table}\n\n${seconds} s`);
  await writePageParts(PAGE, { made: made(SEED, seconds), answers: table });
  console.log(`${PAGE}, ${seconds} s`);
});

function made(seed, seconds) {
  const versions = peers.map((name) => {
    const { version } = JSON.parse(fs.readFileSync(at('node_modules', name, 'package.json'), 'utf8'));
    return `\`${name}\` ${version}`;
  });
  const day = new Date().toISOString().slice(0, 10);
  return `Made by \`npm run peers\` on ${day} with Node ${process.versions.node}, fast-check seed ${seed}, in ${seconds} s: ${COUNT.toLocaleString('en')} different
numbers of each class, or all that were found where a class has fewer; ${versions.join(', ')}.`;
}
