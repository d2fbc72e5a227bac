// npm run bench: measures the performance of the built product on this machine. `npm run bench -- project-list`
// measures one subject. `npm run bench -- library --page` writes the figures of the library into its page.
import '../node-version.mjs';
import os from 'node:os';
import { install } from '../install.mjs';
import { build, server, ui } from '../products.mjs';
import { explain, orExplain, StepFailed } from '../step.mjs';
import { demo } from './demo.mjs';
import { everyRegister } from './every-register.mjs';
import { everyScreen } from './every-screen.mjs';
import { print } from './figures.mjs';
import { growth } from './growth.mjs';
import { importLarge } from './import.mjs';
import { javascript } from './javascript.mjs';
import { tenJobs } from './jobs.mjs';
import { ledgerScreen } from './ledger-screen.mjs';
import { load } from './load.mjs';
import { library } from './library.mjs';
import { mainJob } from './main-job.mjs';
import { pack } from './pack.mjs';
import { peers } from './peers.mjs';
import { projectList } from './project-list.mjs';
import { registers } from './registers.mjs';
import { measureScreens } from './screens.mjs';
import { signIns } from './sign-ins.mjs';
import { throughputOfProjectList } from './throughput.mjs';
import { waterfall } from './waterfall.mjs';
import { whatIf } from './what-if.mjs';

const asked = process.argv.slice(2);
const PAGE = '--page';

const subjects = {
  javascript,
  demo,
  library: () => library({ page: asked.includes(PAGE) }),
  'what-if': whatIf,
  'main-job': mainJob,
  import: importLarge,
  pack,
  growth,
  ledger: ledgerScreen,
  'project-list': projectList,
  registers,
  'every-register': everyRegister,
  peers,
  waterfall,
  'every-screen': everyScreen,
  jobs: tenJobs,
  throughput: throughputOfProjectList,
  'sign-ins': signIns,
  load,
  screens: async () => {
    console.log('\nScreens, in the browser');
    await measureScreens((what, figure) => print(`  ${what}`, figure));
  },
};

/** Those that measure nothing of the built product. */
const withoutProduct = ['library', 'what-if'];

await orExplain(async () => {
  const chosen = asked.filter((argument) => argument !== PAGE);
  const unknown = chosen.find((name) => !Object.hasOwn(subjects, name));
  if (unknown !== undefined) {
    throw new StepFailed(`There is no subject ${unknown}: npm run bench -- ${Object.keys(subjects).join(' | ')}.`);
  }
  await install();
  const needsProduct = chosen.length === 0 || chosen.some((name) => !withoutProduct.includes(name));
  if (needsProduct) await build(ui, server);
  const [{ model }] = os.cpus();
  console.log(`\nNode ${process.versions.node}, ${os.availableParallelism()} × ${model}`);
  for (const name of chosen.length ? chosen : Object.keys(subjects)) await subject(name);
});

/** A subject that cannot be measured here, e.g. without a PostgreSQL server, does not stop the others. */
async function subject(name) {
  try {
    await subjects[name]();
  } catch (error) {
    console.error(`\n✗ ${name}: ${explain(error)}`);
    process.exitCode = 1;
  }
}
