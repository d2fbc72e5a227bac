import fs from 'node:fs';
import { runnerImport } from 'vite';
import { at } from '../root.mjs';
import { openEmbeddedDatabase, openServerDatabase } from './databases.mjs';
import { milliseconds, print, quantile, seconds, timed } from './figures.mjs';
import { besides } from './besides.mjs';
import { end, signIn, startProduct } from './program.mjs';
import { workingYear, YEAR } from './working-year.mjs';

const SCALE = 0.1;
const MEGABYTE = 1024 * 1024;
/** The largest file that may be uploaded has 30 MB. */
const FILE_SIZE = 29 * MEGABYTE;
const FILES = 71;
const FILES_OF_A_SLOT = 10;

/** The retained files of a year, two gigabytes of them, as an archive and as one PDF, and what they do to memory. */
export async function pack() {
  for (const open of [openEmbeddedDatabase, openServerDatabase]) {
    const database = await open();
    try {
      await database.run(...workingYear(SCALE));
      await measure(database);
    } finally {
      await database.close();
    }
  }
}

async function measure(database) {
  console.log(`\nA pack of ${FILES} files of ${FILE_SIZE / MEGABYTE} MB, ${database.name}`);
  const product = await startProduct(database.environment);
  try {
    const headers = await signIn(product.url);
    const ask = async (path, init = {}) => {
      const answer = await fetch(`${product.url}/api/${path}`, { ...init, headers: { ...headers, ...init.headers } });
      if (!answer.ok) throw new Error(`${path}: ${(await answer.text()).slice(0, 500)}`);
      return answer;
    };
    const rest = memory(product, 'VmRSS');
    const uploaded = await collect(ask);
    for (const [name, path] of Object.entries({ archive: 'folder', 'one PDF': 'volume' })) {
      // The most that was used begins anew.
      fs.writeFileSync(`/proc/${product.child.pid}/clear_refs`, '5');
      const before = memory(product, 'VmRSS');
      const others = besides(() => ask(`blade-rdm/project/list?current=1&size=30&year=${YEAR}`));
      const { result: bytes, ...taken } = await timed(async () =>
        received(await ask(`blade-rdm/projectreferencefile/download/${path}?year=${YEAR}`)),
      );
      const times = await others.stop();
      if (bytes < uploaded) throw new Error(`Only ${bytes} bytes arrived`);
      const most = memory(product, 'VmHWM');
      print(`  ${name}`, `${seconds(taken)}, ${Math.round(bytes / MEGABYTE).toLocaleString('en')} MB`);
      print(
        '  memory at most',
        `${Math.round(most - rest)} MiB above rest, ${Math.round(most - before)} above that before (${Math.round(rest)} MiB at rest)`,
      );
      print(
        '  other requests meanwhile, p50, p95, slowest',
        [0.5, 0.95, 1].map((share) => milliseconds(quantile(times, share))).join('  '),
      );
    }
  } finally {
    await end(product);
  }
}

/** In MiB. */
const memory = ({ child }, name) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(fs.readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024;

/** Uploads the files into the slots of the year's projects, and returns how many bytes they have. */
async function collect(ask) {
  const { module: samplePdfs } = await runnerImport(at('tests/setup/sample-pdfs.ts'));
  const listed = await (await ask(`blade-rdm/project/list?current=1&size=30&year=${YEAR}`)).json();
  const ids = listed.data.records.map(({ id }) => id).join(',');
  const made = await (await ask(`blade-rdm/projectreferencefile/init?projectIds=${ids}`)).json();
  const slots = made.data.filter(({ projectId }) => projectId);
  let uploaded = 0;
  for (let first = 0; first < FILES; first += FILES_OF_A_SLOT) {
    const recordFiles = [];
    for (let file = first; file < Math.min(first + FILES_OF_A_SLOT, FILES); file += 1) {
      const form = new FormData();
      const content = scan(samplePdfs, file);
      uploaded += content.length;
      form.append('file', new Blob([content]), `扫描件${file + 1}.pdf`);
      const { data } = await (await ask('blade-resource/oss/endpoint/put-file', { method: 'POST', body: form })).json();
      recordFiles.push(data.attachId);
    }
    const { id } = slots[first / FILES_OF_A_SLOT];
    await ask('blade-rdm/projectreferencefile/submit', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id, state: 'complete', recordFiles }),
    });
  }
  return uploaded;
}

/** A PDF of one page with a picture that nothing makes smaller. */
function scan(samplePdfs, number) {
  const side = Math.floor(Math.sqrt(FILE_SIZE / 3));
  const pixels = new Uint8Array(side * side * 3);
  let noise = number + 1;
  for (let at = 0; at < pixels.length; at += 1) {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[at] = noise >>> 24;
  }
  return samplePdfs.picturePdf(side, pixels);
}

/** Reads an answer to its end without keeping it, and counts its bytes. */
async function received(answer) {
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  return bytes;
}
