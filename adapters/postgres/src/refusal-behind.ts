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

/** The message for the user behind an error of the database, else the error itself. */
export function refusalBehind(error: unknown): unknown {
  const { code = '', isFull } = (error ?? {}) as { code?: string; isFull?: boolean };
  if (isFull === true) return new Refusal(diskFull());
  const fault = faultsByCode[code];
  return fault ? new Refusal(fault()) : error;
}
