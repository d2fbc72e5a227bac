import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import readline from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { text } from '@rdm/core/internal/kernel';
import { StartRefused, type BackupLine } from '@rdm/postgres';

/** What files begin with that the program `age` has encrypted. */
const AGE = 'age-encryption.org/v1';

const refused = {
  noKey: () =>
    new StartRefused(text('备份已加密，请设置 RDM_BACKUP_KEY', 'The backup is encrypted; set RDM_BACKUP_KEY')),
  wrongKey: () =>
    new StartRefused(
      text('RDM_BACKUP_KEY 与加密备份时的不一致', 'RDM_BACKUP_KEY is not the one the backup was encrypted with'),
    ),
  damaged: () =>
    new StartRefused(text('备份文件不完整，请换一份备份', 'The backup is cut off or damaged; take another one')),
};

/**
 * Writes a backup: a line of JSON each, compressed, and with a key encrypted in the format of `age`, so that it can be
 * opened without this program too. The file has its name only once it is whole and on the disk.
 */
export async function writeBackupFile(
  file: string,
  lines: AsyncIterable<BackupLine>,
  key: string | null,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    const compressed = Readable.from(printed(lines)).pipe(createGzip());
    const written = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 });
    await pipeline(key === null ? compressed : await encrypted(compressed, key), written);
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The lines of a backup. @throws StartRefused where it is encrypted with another key, or cut off */
export async function* readBackupFile(file: string, key: string | null): AsyncGenerator<BackupLine> {
  const stored = createReadStream(file);
  try {
    const plain = (await isEncrypted(file)) ? await decrypted(stored, key) : stored;
    const unpacked = plain.pipe(createGunzip());
    // An error of one stream would leave the next one waiting.
    plain.on('error', (error: Error) => unpacked.destroy(error));
    for await (const line of readline.createInterface({ input: unpacked, crlfDelay: Infinity })) {
      yield JSON.parse(line) as BackupLine;
    }
    if (unpacked.errored) throw unpacked.errored;
  } catch (error) {
    if (error instanceof StartRefused || (error as NodeJS.ErrnoException).syscall) throw error;
    throw refused.damaged();
  } finally {
    stored.destroy();
  }
}

async function* printed(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

async function encrypted(plain: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(key);
  return fromWeb(await encrypter.encrypt(Readable.toWeb(plain) as ReadableStream<Uint8Array>));
}

async function decrypted(sealed: Readable, key: string | null): Promise<Readable> {
  if (key === null) throw refused.noKey();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  const plain = decrypter.decrypt(Readable.toWeb(sealed) as ReadableStream<Uint8Array>).catch(() => {
    throw refused.wrongKey();
  });
  return fromWeb(await plain);
}

const fromWeb = (stream: ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
    return buffer.toString('latin1') === AGE;
  } finally {
    await handle.close();
  }
}
