import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { moveEverything, moveRefusals, openDatabase, StartRefused, type Database, type MoveStep } from '@rdm/postgres';
import { embeddedDirectory } from './embedded-directory';
import { keepPrivate } from './keep-private';
import { startReason } from './start-reason';

const USAGE =
  '用法 / Usage: npm run move -- --to <DATABASE_URL> | --from <DATABASE_URL> | --from <DATABASE_URL> --to <DATABASE_URL>';

const filesIn = (directory: string) =>
  `上传的文件不在数据库里，请把 ${directory} 或所用的 S3 存储一并交给新的服务 / Uploaded files are not in the database: give the new server ${directory}, or the S3 store in use, as well.`;

const steps: Readonly<Record<MoveStep, string>> = {
  check: '检查两个数据库 / Check both databases',
  copy: '复制所有表 / Copy every table',
  compare: '核对行数与校验和 / Compare counts and checksums',
  finish: '保存 / Keep the copy',
};

/** Characters of a checksum that are shown: enough to tell two apart by eye. */
const SHOWN = 12;

/** One of the two databases: its name in messages, and how it is opened. */
interface Place {
  readonly option: '--from' | '--to';
  /** A PostgreSQL server; null is the embedded database of RDM_DATA_DIR. */
  readonly url: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `npm run move`: everything of one database into another, empty one. The side that is not named is the embedded
 * database of RDM_DATA_DIR.
 * @param migrations the folder of the migrations
 * @returns the exit code: 0 when everything was moved, else 1 after printing one sentence
 */
export async function move(args: readonly string[], environment: Environment, migrations: string): Promise<number> {
  const places = placesOf(args);
  if (places === null) return refuse(USAGE);
  const directory = path.resolve(environment['RDM_DATA_DIR']?.trim() || 'data');
  keepPrivate(directory);
  const open: Database[] = [];
  try {
    for (const place of places) open.push(await reach(place, directory));
    const telling = clock();
    await moveEverything(open[0]!, open[1]!, migrations, telling);
    telling.end();
    console.log(filesIn(path.join(directory, 'files')));
    return 0;
  } catch (error) {
    const { url, option } = places.find((place) => place.url !== null)!;
    return refuse(sentenceOf(error, { directory, url, option }));
  } finally {
    for (const database of open) await database.close().catch(() => undefined);
  }
}

function placesOf(args: readonly string[]): readonly [Place, Place] | null {
  try {
    const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
    const { from = null, to = null } = parseArgs({ args: [...args], options }).values;
    const given = [from, to].filter((url) => url !== null);
    if (given.length === 0 || !given.every((url) => /^postgres(ql)?:\/\/./.test(url))) return null;
    return [
      { option: '--from', url: from },
      { option: '--to', url: to },
    ];
  } catch {
    return null;
  }
}

/** Opens a database and makes sure that it answers; a source must be there already. */
async function reach({ option, url }: Place, directory: string): Promise<Database> {
  const home = embeddedDirectory(directory);
  if (url === null && option === '--from' && !existsSync(path.join(home, 'cluster'))) {
    throw moveRefusals.noDatabase(directory);
  }
  try {
    const database = await openDatabase(url === null ? { embedded: { directory: home } } : { url, connections: 1 });
    await database.use((session) => session.query('select 1'));
    return database;
  } catch (error) {
    throw new Unreached(sentenceOf(error, { directory, url, option }));
  }
}

/** One side could not be opened; the message is printed as it is. */
class Unreached extends Error {}

function sentenceOf(error: unknown, at: { directory: string; url: string | null; option: Place['option'] }): string {
  if (error instanceof Unreached) return error.message;
  if (error instanceof StartRefused) return `${error.text.zh} / ${error.text.en}`;
  const settings = { port: 0, host: '', dataDirectory: at.directory, databaseUrl: at.url };
  return startReason(error, settings, at.option);
}

/** Prints a line for each step when it has ended and one for each table. */
function clock() {
  let current: { step: MoveStep; began: number } | null = null;
  const end = () => {
    if (current) console.log(`✓ ${steps[current.step]} ${((performance.now() - current.began) / 1000).toFixed(1)} s`);
  };
  return {
    step(step: MoveStep) {
      end();
      current = { step, began: performance.now() };
    },
    end,
    arrived({ table, rows, checksum }: { table: string; rows: number; checksum: string }) {
      console.log(`  ${table.padEnd(40)} ${String(rows).padStart(9)}  ${checksum.slice(0, SHOWN)}`);
    },
  };
}

function refuse(sentence: string): number {
  console.error(`✗ ${sentence}`);
  return 1;
}
