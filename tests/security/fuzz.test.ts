import { tenantResources as resources } from './tenant-resources';
import { migrate, openDatabase, type Database } from '@rdm/postgres';
import { createSpreadsheetWriter } from '@rdm/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embeddedMemory } from '../setup/embedded-memory';
import { wireCaller, type WireAnswer, type WireCall } from '../contract/wire-caller';
import { openAsOwner, serveDatabase } from '../setup/server-on-database';
import { expectLegalAnswer } from './legal-answer';
import { fillTenant } from './filled-tenant';
import { bytesOf, hostileCalls, type HostileCall } from './hostile-calls';
import { expectReadBack } from './read-back';
import { watchRows } from './stored-rows';

const EVERYDAY = 5_000;
/** The number of calls: RDM_FUZZ_CALLS=50000 for the long run, which has a new seed each time. */
const CALLS = Number(process.env.RDM_FUZZ_CALLS ?? EVERYDAY);
/** The everyday run has a fixed seed, so that it fails for a change and not by chance; RDM_FUZZ_SEED sets another. */
const SEED = Number(process.env.RDM_FUZZ_SEED ?? (CALLS > EVERYDAY ? Date.now() % 2 ** 31 : 11));
/** Calls per fresh server, because accumulated records make lists slow. */
const PER_SERVER = 5_000;
/** The share of calls sent to a server on PostgreSQL. */
const SHARE_ON_SERVER = 0.1;
const ON_SERVER = Math.round(CALLS * SHARE_ON_SERVER);
/** Milliseconds that no call of this size may exceed. */
const PATIENCE = 30_000;
/** Milliseconds that each half may take: an hour, and more for the long run. */
const HALF_MAY_TAKE = Math.max(3_600_000, CALLS * 30);
const TENANT = '100002';

interface Opened {
  readonly database: Database;
  /** Sees every row. */
  readonly administration: Database;
  readonly stop: () => Promise<void>;
}

async function openEmbedded(): Promise<Opened> {
  const database = await openDatabase(embeddedMemory);
  return { database, administration: database, stop: () => database.close() };
}

/** All calls in turns of a fresh server. The long run says how far it is, and goes on after a failure. */
async function inTurns(name: string, open: () => Promise<Opened>, calls: number, seed: number): Promise<void> {
  const failures: unknown[] = [];
  for (let done = 0; done < calls; done += PER_SERVER) {
    const turn = fuzz(await open(), Math.min(PER_SERVER, calls - done), seed + done);
    if (CALLS <= EVERYDAY) await turn;
    else {
      await turn.catch((error: unknown) => {
        failures.push(error);
        tell(error instanceof Error ? `${error.message}\n${String(error.cause)}` : String(error));
      });
      tell(`${name}: ${Math.min(done + PER_SERVER, calls)} of ${calls}`);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} turns have failed`);
}

const tell = (sentence: string): void => void process.stderr.write(`${new Date().toISOString()} ${sentence}\n`);

/** Sends `calls` hostile calls to a fresh server. */
async function fuzz({ database, administration, stop }: Opened, calls: number, seed: number): Promise<void> {
  await migrate(database);
  const server = await serveDatabase(database, [TENANT, '100003']);
  const call = wireCaller(server.url);
  const writer = createSpreadsheetWriter();
  const filled = await fillTenant(call, await server.tokenOf('admin', TENANT), resources, '丙');
  const tokens = {
    administrator: filled.token,
    reviewer: await server.tokenOf('reviewer', TENANT),
    stranger: await server.tokenOf('admin', '100003'),
    nobody: undefined,
  };
  const rows = await watchRows(administration);
  let before = await rows();
  try {
    await fc.assert(
      fc.asyncProperty(hostileCalls(resources, filled), async (hostile) => {
        const answer = await sent(call, hostile, tokens[hostile.as], writer);
        expectLegalAnswer(answer);
        const after = await rows();
        if (answer.status >= 400) expect(after, 'a refused call has written').toBe(before);
        before = after;
        if (hostile.submits && answer.status === 200 && hostile.as === 'administrator') {
          const resource = resources.find(({ name }) => name === hostile.submits)!;
          await expectReadBack(call, filled.token, resource, hostile, answer);
        }
      }),
      { numRuns: calls, seed, endOnFailure: CALLS > EVERYDAY },
    );
  } finally {
    await server.stop();
    await stop();
  }
}

async function sent(
  call: WireCall,
  { method, path, query, headers, json, form }: HostileCall,
  token: string | undefined,
  writer: ReturnType<typeof createSpreadsheetWriter>,
): Promise<WireAnswer> {
  const answer = form
    ? call(method, path, { token, query, headers, body: await formOf(form, writer) })
    : call(method, path, { token, query, headers, ...(method === 'POST' && { json: json ?? null }) });
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${PATIENCE} ms`)), PATIENCE).unref();
  });
  return Promise.race([answer, tooLong]);
}

async function formOf(form: NonNullable<HostileCall['form']>, writer: ReturnType<typeof createSpreadsheetWriter>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(form.fields)) data.append(name, value);
  data.append('file', new Blob([(await bytesOf(form.file, writer)) as Uint8Array<ArrayBuffer>]), form.fileName);
  return data;
}

describe(`calls made of the declarations with hostile values (seed ${SEED})`, () => {
  it(
    'are answered with a legal outcome or a refusal in one sentence that has written nothing',
    async () => {
      await inTurns('embedded', openEmbedded, CALLS - ON_SERVER, SEED);
    },
    HALF_MAY_TAKE,
  );

  it(
    'are so on a PostgreSQL server as well, whose owner is no superuser',
    async () => {
      await inTurns('server', openAsOwner, ON_SERVER, SEED + CALLS);
    },
    HALF_MAY_TAKE,
  );
});
