// npm run demo: builds the screens with the whole backend as static files, and serves the folder; with `--
// --build-only` it only builds. Any static host can serve the folder ui/dist-demo.
import './node-version.mjs';
import { install } from './install.mjs';
import { build, demo } from './products.mjs';
import { at } from './root.mjs';
import { serveFolder } from './serve-folder.mjs';
import { orExplain, StepFailed } from './step.mjs';

const DEFAULT_PORT = 8090;

/** The accounts of the demonstration content; the password of each is its account. */
const accounts = [
  ['000000', 'admin'],
  ...['100001', '100002'].flatMap((tenant) =>
    ['finance', 'manager', 'admin', 'reviewer', 'expert', 'member'].map((account) => [tenant, account]),
  ),
];

await orExplain(async () => {
  await install();
  await build(demo);
  if (process.argv.includes('--build-only')) return;
  const { url } = await serveFolder(at('ui/dist-demo'), portWanted());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
  console.log(
    [
      '',
      `  研发费用管理 RDM 演示 / demo  ${url}`,
      '',
      '  租户 Tenant / 账号 Account / 密码 Password',
      ...accounts.map(([tenant, account]) => `  ${tenant} / ${account} / ${account}`),
      '',
      '  数据只在浏览器页面内存中，刷新后恢复初始 / Data live in the page only and start afresh on reload.',
      '',
    ].join('\n'),
  );
});

function portWanted() {
  const given = process.env.PORT?.trim() || String(DEFAULT_PORT);
  const port = Number(given);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StepFailed(`PORT=${given} 无效，应为 0 到 65535 的整数 / PORT must be a whole number from 0 to 65535.`);
}
