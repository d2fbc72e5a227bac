import { text, type Fault } from '@rdm/core/internal/kernel';

/** Nothing can be written until disk space is freed; existing data can be read. */
export const diskFull = (): Fault => ({
  code: 503,
  name: 'DISK_FULL',
  message: text(
    '服务器磁盘空间不足，数据暂时只能查看，请联系管理员清理磁盘后重试',
    'The disk of the server is full, so data can be read but not changed; ask the administrator to make room and try again',
  ),
});
