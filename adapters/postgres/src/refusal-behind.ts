import { Refusal, text, type Fault } from '@rdm/core/internal/kernel';
import { diskFull } from './disk-full';

/** Two transactions deadlocked, so one of them must be retried. */
const heldByOthers = (): Fault => ({
  code: 409,
  name: 'HELD_BY_OTHERS',
  message: text('其他人正在写入相关数据，请稍后重试', 'Somebody else is writing related data; try again in a moment'),
});

/** The error codes that a user or operator can act on. PostgreSQL manual, appendix A. */
const faultsByCode: Readonly<Record<string, () => Fault>> = {
  // A refusal to grow a file (`disk_full`), and to write while only reading is allowed.
  '53100': diskFull,
  '25006': diskFull,
  // `deadlock_detected`
  '40P01': heldByOthers,
};

/** The server cannot be reached, is starting or stopping, or has ended the connection. */
/** The name of the fault while the database cannot be reached. */
export const DATABASE_AWAY = 'DATABASE_AWAY';

const databaseAway = (): Fault => ({
  code: 503,
  name: DATABASE_AWAY,
  message: text(
    '数据库暂时无法连接，数据没有改变，请稍后重试',
    'The database cannot be reached just now and nothing was changed; try again in a moment',
  ),
});

const away = new Set([
  // Of the server: the classes of connection exceptions, of shutting down and of too many connections.
  ...['08000', '08001', '08003', '08004', '08006', '57P01', '57P02', '57P03', '53300'],
  // Of the network.
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/** What the driver says of a connection that is gone, or could not be opened in time. */
const GONE =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Client was closed|Connection ended/;

const isAway = ({ code = '', message = '' }: { code?: string; message?: string }): boolean =>
  away.has(code) || (code === '' && GONE.test(message));

/** The message for the user behind an error of the database, else the error itself. */
export function refusalBehind(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const { code = '', isFull, message = '' } = (error ?? {}) as { code?: string; isFull?: boolean; message?: string };
  if (isFull === true) return new Refusal(diskFull());
  const fault = faultsByCode[code];
  if (fault) return new Refusal(fault());
  return isAway({ code, message }) ? new Refusal(databaseAway(), error) : error;
}
