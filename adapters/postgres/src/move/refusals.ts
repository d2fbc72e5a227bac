import { text } from '@rdm/core/internal/kernel';
import { StartRefused } from '../start-refused';

/** Which of the two databases a message is about. */
export type Side = 'source' | 'target';

const sides = { source: text('来源', 'source'), target: text('目标', 'target') } as const;

/** Why nothing was moved; each message says what to do. */
export const refusals = {
  noDatabase: (directory: string) =>
    new StartRefused(
      text(
        `数据目录 ${directory} 中没有数据库，请检查 RDM_DATA_DIR`,
        `There is no database in ${directory}; check RDM_DATA_DIR`,
      ),
    ),
  notEmpty: (table: string) =>
    new StartRefused(
      text(
        `目标数据库不是空的（${table} 中已有数据），请换一个空数据库`,
        `The target database is not empty (${table} has rows); choose an empty one`,
      ),
    ),
  inUse: (side: Side) =>
    new StartRefused(
      text(
        `${sides[side].zh}数据库正在被其他程序使用，请先停止使用它的程序`,
        `The ${sides[side].en} database is in use by another program; stop that program first`,
      ),
    ),
  migrations: (side: Side, name: string) =>
    new StartRefused(
      text(
        `${sides[side].zh}数据库的表结构版本与本程序不同（${name}），请先用同一版本的程序启动一次该数据库`,
        `The migrations of the ${sides[side].en} database differ from this program's (${name}); first start the same version of the program on it`,
      ),
    ),
  different: (table: string) =>
    new StartRefused(
      text(
        `复制后核对不一致（${table}），目标数据库已恢复为空，来源没有改变，请重试`,
        `The copy of ${table} does not equal its source; the target is empty again and the source unchanged: try again`,
      ),
    ),
};
