import { StartRefused } from '../start-refused';
import { text } from '@rdm/core/internal/kernel';

/** No space left, and the quota of an account used up. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/**
 * The disk did not confirm a change and the engine has stopped. Commits acknowledged before are safe. If the disk was
 * only full, the database can be reopened; after any other failure it must be checked before the program is started
 * again.
 */
export class DiskFailure extends StartRefused {
  readonly isFull: boolean;

  constructor(directory: string, cause: unknown) {
    const isFull = FULL.has((cause as NodeJS.ErrnoException | null)?.code ?? '');
    super(
      isFull
        ? text(
            `数据目录 ${directory} 所在磁盘已满，请清理后重试；已保存的数据没有损坏`,
            `The disk of ${directory} is full; make room and try again, what was saved is not damaged`,
          )
        : text(
            `数据目录 ${directory} 写入磁盘失败，数据库已停止，请检查磁盘后重新启动`,
            `The disk refused a change to ${directory}; the database has stopped: check the disk and start again`,
          ),
      { cause },
    );
    this.name = 'DiskFailure';
    this.isFull = isFull;
  }
}
