import { Refusal } from '@rdm/core/internal/kernel';
import type { Settings } from '../settings';

type Named = Pick<Settings, 'port' | 'host' | 'dataDirectory' | 'databaseUrl'>;

/**
 * Why a start failed, in one sentence for the operator; a fault of the program itself keeps its stack.
 * @param server the operator's name for the database server, `DATABASE_URL` unless an option of a command names it
 */
export function startReason(thrown: unknown, settings: Named, server = 'DATABASE_URL'): string {
  // The operator is told what lies behind the sentence for users.
  const error = thrown instanceof Refusal ? (thrown.cause ?? thrown) : thrown;
  if (error instanceof Refusal) return `${error.fault.message.zh} / ${error.fault.message.en}.`;
  const { code, syscall } = error as NodeJS.ErrnoException;
  const known =
    syscall === 'listen' || syscall === 'getaddrinfo'
      ? listening(code, settings, server)
      : (writing(code, settings) ?? (settings.databaseUrl === null ? undefined : connecting(error, server)));
  return known ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function listening(code: string | undefined, { port, host, databaseUrl }: Named, server: string): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `端口 ${port} 已被占用，请换一个 PORT / Port ${port} is taken; choose another PORT.`;
    case 'EACCES':
      return `没有使用端口 ${port} 的权限，请换一个 PORT / Port ${port} may not be used by this account; choose another PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      if (databaseUrl !== null && code !== 'EADDRNOTAVAIL') return unreachable(server);
      return `HOST=${host} 不是本机地址，请更正 HOST / HOST=${host} is no address of this machine; correct HOST.`;
    default:
      return undefined;
  }
}

function writing(code: string | undefined, { dataDirectory }: Named): string | undefined {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return `无法写入 ${dataDirectory}，请检查权限或设置 RDM_DATA_DIR / ${dataDirectory} cannot be written; check its permissions or set RDM_DATA_DIR.`;
    case 'ENOSPC':
      return '磁盘已满，请清理后再启动；数据没有损坏 / The disk is full; make room and start again, nothing is damaged.';
    default:
      return undefined;
  }
}

const unreachable = (server: string) =>
  `无法连接 ${server} 指定的数据库，请检查地址与服务 / The server of ${server} cannot be reached; check the address and the server.`;

/** Codes of PostgreSQL, appendix A of its manual, and of the network. */
function connecting(error: unknown, server: string): string | undefined {
  const { code, message } = error as { code?: string; message?: string };
  switch (code) {
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return unreachable(server);
    case '28P01':
    case '28000':
      return `${server} 的用户名或密码不正确 / The user or password of ${server} is refused.`;
    case '3D000':
      return `${server} 指定的数据库不存在，请先创建 / The database of ${server} does not exist; create it first.`;
    case '42501':
      return `${server} 的用户权限不足，需能创建表和角色 / The user of ${server} may not create tables and roles; grant it that.`;
    case '53300':
      return '数据库连接数已满，请稍后再试 / The database has no connection left; try again later.';
    default:
      return message?.includes('timeout') ? unreachable(server) : undefined;
  }
}
