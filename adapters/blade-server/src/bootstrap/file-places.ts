import os from 'node:os';
import type { Ephemeral } from '@rdm/core/internal/kernel';

const PLACE = 'place of files';
/** In ms; the place is told anew twice in this time. */
const TOLD_FOR = 60_000;

const sentence = (other: string): string =>
  `另一个进程把上传的文件放在 ${other}：多个进程须使用同一个 S3 存储（RDM_S3_…），否则看不到对方的文件 / ` +
  `Another process keeps uploaded files in ${other}: several processes need one S3 store (RDM_S3_…), or they do not see each other’s files.`;

/**
 * Tells the other processes on the same database in which folder this one keeps uploaded files, and says so where another
 * one keeps them elsewhere. Returns what ends it.
 * @param warn prints a sentence for the operator
 */
export async function tellFilePlace(
  ephemeral: Ephemeral,
  folder: string,
  warn: (sentence: string) => void,
  host = os.hostname(),
): Promise<() => void> {
  const own = `${host}:${folder}`;
  let said = false;
  const tell = async () => {
    const other = await ephemeral.find<string>(PLACE);
    if (other !== null && other !== own && !said) {
      said = true;
      warn(sentence(other));
    }
    await ephemeral.put(PLACE, own, TOLD_FOR);
  };
  await tell();
  const timer = setInterval(() => void tell().catch(() => undefined), TOLD_FOR / 2).unref();
  return () => clearInterval(timer);
}
