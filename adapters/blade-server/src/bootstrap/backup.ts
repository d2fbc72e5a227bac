import { existsSync } from 'node:fs';
import path from 'node:path';
import { backUp, checkBackup, openDatabase, restore, StartRefused, type Restored } from '@rdm/postgres';
import { readSettings, type Settings } from '../settings';
import { databaseOf, fileStoreOf } from './backend';
import { readBackupFile, writeBackupFile } from './backup-file';
import { keepPrivate } from './keep-private';
import { startReason } from './start-reason';

const USAGE =
  '用法 / Usage: npm run backup -- <文件 file> | npm run backup -- check <文件 file> | npm run restore -- <文件 file>';
const SHORT_KEY = 'RDM_BACKUP_KEY 至少需要16个字符 / RDM_BACKUP_KEY needs at least 16 characters.';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `npm run backup` and `npm run restore`: the database and the uploaded files in one file, checked after it was written,
 * encrypted where RDM_BACKUP_KEY is set. Of a server while the program runs; of the embedded database the program is
 * stopped first.
 * @param migrations the folder of the migrations
 * @returns the exit code: 0 when it was done, else 1 after printing one sentence
 */
export async function backup(args: readonly string[], environment: Environment, migrations: string): Promise<number> {
  const [task, file, ...others] = args[0] === 'backup' || args[0] === 'check' || args[0] === 'restore' ? args : [];
  if (!task || !file || others.length > 0) return refuse(USAGE);
  const key = environment['RDM_BACKUP_KEY'] || null;
  if (key !== null && key.length < 16) return refuse(SHORT_KEY);
  // What it keeps does not depend on how the program signs people in.
  const read = readSettings({ ...environment, RDM_MODE: 'demonstration' });
  if ('mistakes' in read) return refuse(read.mistakes.join('\n'));
  const { settings } = read;
  try {
    if (task === 'backup') await made(file, key, settings);
    if (task === 'restore') await restored(file, key, settings, migrations);
    else told('已核对 / Checked', await checkBackup(readBackupFile(file, key), () => undefined));
    return 0;
  } catch (error) {
    if (error instanceof StartRefused) return refuse(`${error.text.zh} / ${error.text.en}`);
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && !existsSync(file)) return refuse(`没有文件 ${file} / There is no file ${file}.`);
    if (code === 'ENOSPC') return refuse(`磁盘已满，没有写入 ${file} / The disk is full; ${file} was not written.`);
    return refuse(startReason(error, settings));
  }
}

async function made(file: string, key: string | null, settings: Settings): Promise<void> {
  if (existsSync(file)) throw new StartRefused(exists(file));
  if (key === null) console.log('! 未设置 RDM_BACKUP_KEY，备份不加密 / Without RDM_BACKUP_KEY it is not encrypted.');
  await onDatabase(settings, async (database) => {
    const lines = backUp(database, await fileStoreOf(settings), new Date());
    await writeBackupFile(file, lines, key);
  });
  console.log(`✓ 已写入 / Written ${path.resolve(file)}`);
}

async function restored(file: string, key: string | null, settings: Settings, migrations: string): Promise<void> {
  keepPrivate(settings.dataDirectory);
  await onDatabase(settings, async (database) => {
    const to = { database, files: await fileStoreOf(settings), migrations };
    const done = await restore(readBackupFile(file, key), to, ({ table, rows, checksum }) =>
      console.log(`  ${table.padEnd(40)} ${String(rows).padStart(9)}  ${checksum.slice(0, SHOWN)}`),
    );
    told('已恢复 / Restored', done);
  });
}

/** Characters of a checksum that are shown: enough to tell two apart by eye. */
const SHOWN = 12;

async function onDatabase(
  settings: Settings,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>,
): Promise<void> {
  const database = await openDatabase({ ...databaseOf(settings), ...(settings.databaseUrl && { connections: 2 }) });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

const exists = (file: string) => ({
  zh: `文件 ${file} 已存在，请换一个名称`,
  en: `The file ${file} is there already; choose another name`,
});

function told(what: string, { madeAt, tables, rows, files, absent }: Restored): void {
  console.log(
    `✓ ${what}: ${madeAt}, ${tables} 张表 tables, ${rows} 行 rows, ${files} 个文件 files` +
      (absent > 0
        ? `\n! ${absent} 个文件不在此存储中（租户自有存储或已删除）/ ${absent} files are not in this store.`
        : ''),
  );
}

function refuse(sentence: string): number {
  console.error(`✗ ${sentence}`);
  return 1;
}
