import { Refusal, text, type Fault } from '@rdm/core/kernel';

/** Nothing can be written until somebody makes room; what is there can be read. */
export const diskFull = (): Fault => ({
  code: 503,
  name: 'DISK_FULL',
  message: text(
    '服务器磁盘空间不足，数据暂时只能查看，请联系管理员清理磁盘后重试',
    'The disk of the server is full, so data can be read but not changed; ask the administrator to make room and try again',
  ),
});

/** A refusal to grow a file (`disk_full`) and to write while only reading is allowed. PostgreSQL manual, appendix A. */
const codes = new Set(['53100', '25006']);

/** The sentence for the person when a full disk stands behind an error, else the error itself. */
export function refusalBehind(error: unknown): unknown {
  const { code, isFull } = (error ?? {}) as { code?: string; isFull?: boolean };
  return isFull === true || (code !== undefined && codes.has(code)) ? new Refusal(diskFull()) : error;
}
