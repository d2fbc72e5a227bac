import { StartRefused } from '@rdm/postgres';
import { demonstrationAccounts } from './accounts';
import { readSettings, type Settings } from './settings';
import { startServer, type RunningServer } from './start-server';

/** `npm start` after its build: reads the environment, starts, and stops in order at a signal. */
export async function run(): Promise<void> {
  const read = readSettings(process.env);
  if ('mistakes' in read) return refuse(read.mistakes);
  try {
    const server = await startServer(read.settings, announce);
    greet(read.settings, server);
    stopAtSignal(server);
  } catch (error) {
    refuse([reasonOf(error, read.settings)]);
  }
}

function announce(step: string): () => void {
  const began = performance.now();
  return () => console.log(`✓ ${step} ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function greet({ mode, captcha }: Settings, { url, firstPassword }: RunningServer): void {
  console.log(`\n  研发费用管理 RDM  ${url}\n`);
  if (mode === 'demonstration') {
    console.log('  租户 Tenant / 账号 Account / 密码 Password');
    for (const { tenant, account, realName } of demonstrationAccounts) {
      console.log(`  ${tenant} / ${account} / ${account}  ${realName}`);
    }
    if (!captcha) console.log('\n  验证码已关闭，仅供自动测试 / The captcha is off, for automated tests only.');
  }
  if (firstPassword) {
    console.log(`  首个管理员 First administrator: 000000 / admin / ${firstPassword}`);
    console.log('  密码只显示这一次，首次登录须修改 / Shown once; it must be changed at the first sign-in.');
  }
  console.log('');
}

function stopAtSignal(server: RunningServer): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

function reasonOf(error: unknown, settings: Settings): string {
  if (error instanceof StartRefused) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `端口 ${settings.port} 已被占用，请换一个 PORT / Port ${settings.port} is taken; choose another PORT.`;
  }
  if (code === 'EACCES' || code === 'EROFS') {
    return `无法写入 ${settings.dataDirectory}，请检查权限或设置 RDM_DATA_DIR / ${settings.dataDirectory} cannot be written; check its permissions or set RDM_DATA_DIR.`;
  }
  if (code === 'ENOSPC') {
    return '磁盘已满，请清理后再启动；数据没有损坏 / The disk is full; make room and start again, nothing is damaged.';
  }
  if (settings.databaseUrl && (code === 'ECONNREFUSED' || code === 'ENOTFOUND')) {
    return '无法连接 DATABASE_URL 指定的数据库，请检查地址与服务 / The server of DATABASE_URL cannot be reached; check the address and the server.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function refuse(reasons: readonly string[]): void {
  for (const reason of reasons) console.error(`✗ ${reason}`);
  process.exitCode = 1;
}
