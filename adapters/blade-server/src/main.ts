import { demonstrationAccounts } from '@rdm/demonstration';
import { StartRefused, type Mould } from '@rdm/postgres';
import { readSettings, type Settings } from './settings';
import { openPrepared } from './bootstrap/prepared-backend';
import { refuse } from './bootstrap/refuse-start';
import { startReason } from './bootstrap/start-reason';
import { startServer, type MadeMeanwhile, type RunningServer } from './bootstrap/start-server';

/**
 * `npm start` after its build: reads the environment, starts, and shuts down gracefully on a signal.
 */
export async function run(made: MadeMeanwhile = {}): Promise<void> {
  const read = readSettings(process.env);
  if ('mistakes' in read) return refuse(read.mistakes);
  try {
    const server = await startServer(read.settings, announce, made);
    // Before the address is printed: a process that reads it may send a signal at once.
    stopAtSignal(server);
    greet(read.settings, server);
  } catch (error) {
    refuse([error instanceof StartRefused ? error.message : startReason(error, read.settings)]);
  }
}

/**
 * Prepares an embedded database and closes it, for a start in another process: loading two years of an enterprise takes
 * 200 MB more than serving them, which a process does not give back. Ends with the process that has started it.
 */
export async function prepare({ mould }: { readonly mould?: Mould } = {}): Promise<void> {
  process.on('disconnect', () => process.exit(1));
  const read = readSettings(process.env);
  if ('mistakes' in read) return refuse(read.mistakes);
  try {
    const { backend } = await openPrepared(read.settings, announce, { mould, goesOn: false });
    await backend.close();
    process.exit(0);
  } catch (error) {
    refuse([error instanceof StartRefused ? error.message : startReason(error, read.settings)]);
  }
}

function announce(step: string): () => void {
  const began = performance.now();
  return () => console.log(`✓ ${step} ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** Written in one call, so that a process waiting for the address has read the rest as well. */
function greet({ mode, captcha }: Settings, { url, firstPassword }: RunningServer): void {
  const lines = ['', `  研发费用管理 RDM  ${url}`, ''];
  if (mode === 'demonstration') {
    lines.push('  租户 Tenant / 账号 Account / 密码 Password');
    for (const { tenant, account, realName } of demonstrationAccounts) {
      lines.push(`  ${tenant} / ${account} / ${account}  ${realName}`);
    }
    if (!captcha) lines.push('', '  验证码已关闭，仅供自动测试 / The captcha is off, for automated tests only.');
  }
  if (firstPassword) {
    lines.push(
      `  首个管理员 First administrator: 000000 / admin / ${firstPassword}`,
      '  密码只显示这一次，首次登录须修改 / Shown once; it must be changed at the first sign-in.',
    );
  }
  console.log([...lines, ''].join('\n'));
}

/** Milliseconds after a signal within which the process has ended, of the thirty that service managers allow. */
const ENDED_WITHIN = 28_000;

function stopAtSignal(server: RunningServer): void {
  let stopping = false;
  const stop = async () => {
    // A second signal exits at once; what was acknowledged is on the disk.
    if (stopping) process.exit(1);
    stopping = true;
    // Whatever does not end by itself, such as a connection that no longer answers: what was acknowledged is stored.
    setTimeout(() => process.exit(1), ENDED_WITHIN).unref();
    await server.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
