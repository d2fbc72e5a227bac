import path from 'node:path';
import { purgeOldLogs, seedDivisions } from '@rdm/core/internal/platform';
import type { Application } from '@rdm/core/internal/application';
import type { Mould } from '@rdm/postgres';
import { createSm2Passwords } from '../driven/sm2-passwords';
import type { FrontDoor } from '../front/front-door';
import { openDoor, screensFolder } from '../front/open-door';
import { createServer } from '../server';
import type { Settings } from '../settings';
import { sweep } from '../sweep';
import type { Announce } from './backend';
import { officialDivisions } from './official-divisions';
import { tellFilePlace } from './file-places';
import { isNewDemonstration, openPrepared } from './prepared-backend';
import type { Prepared } from './prepare-data';
import { WebhookRounds } from './webhook-rounds';
import { WorkerProcesses } from './worker-processes';

export interface RunningServer extends Prepared {
  /** Where it listens. */
  readonly url: string;
  /** Finishes requests in flight, then closes the database. */
  stop(): Promise<void>;
}

/** What is still made when a server starts. */
export interface MadeMeanwhile {
  /** What listens already, or is about to; without it the start opens its own. */
  readonly door?: Promise<FrontDoor | undefined>;
  /** The files of an embedded database that does not exist yet. */
  readonly mould?: Mould;
  /** Prepares a new embedded database in a process of its own; the database is closed when it has settled. */
  readonly prepareApart?: () => Promise<void>;
}

/**
 * Listens, opens the database, brings it up to date and serves. Everything opened is closed again when a step fails.
 */
export async function startServer(
  settings: Settings,
  announce: Announce,
  { door: opened, mould, prepareApart }: MadeMeanwhile,
): Promise<RunningServer> {
  // First: a taken port is told at once, and not when the data is prepared.
  const door = (await opened) ?? (await openDoor(settings));
  try {
    return await startBehind(door, settings, announce, { mould, prepareApart });
  } catch (error) {
    door.server.closeAllConnections();
    await door.close();
    throw error;
  }
}

async function startBehind(
  door: FrontDoor,
  settings: Settings,
  announce: Announce,
  { mould, prepareApart }: MadeMeanwhile,
): Promise<RunningServer> {
  if (prepareApart && isNewDemonstration(settings)) await prepareApart();
  const endTraces = settings.traces
    ? (await import('../watching/trace-export')).startTraces('server')
    : async () => undefined;
  const { backend, prepared } = await openPrepared(settings, announce, { mould, goesOn: true });
  const { application, root, shared, signingKey, onlyOffice } = backend;
  try {
    const server = await createServer({
      application,
      saberSecret: settings.saberSecret,
      onlyOffice,
      lockedPasswords: createSm2Passwords(signingKey),
      trustedProxies: settings.trustedProxies,
      requestsPerMinute: settings.requestsPerMinute,
      screens: screensFolder(),
      door,
      logLevel: settings.logLevel,
      metrics: settings.metricsToken
        ? {
            token: settings.metricsToken,
            watched: {
              work: backend.queue && (() => backend.queue!.counts()),
              hears: () => application.ephemeral.hears,
            },
          }
        : undefined,
    });
    await server.ready();
    door.handOver();
    const workers = new WorkerProcesses(path.join(root, 'scripts/worker.mjs'), backend.queue ? settings.workers : 0);
    // Runs in the background; only shutdown awaits it. Leftovers are handled at the next start.
    const kept = upkeep(application).catch((error: unknown) => server.log.error({ err: error }, 'the upkeep failed'));
    // Whoever signs in at once comes first.
    const sweeping = setTimeout(() => void kept.then(sweep), AFTER_THE_START).unref();
    const alone =
      shared && !settings.s3
        ? await tellFilePlace(shared, path.join(settings.dataDirectory, 'files'), (sentence) =>
            console.warn(`! ${sentence}`),
          )
        : () => undefined;
    const purging = setInterval(
      () =>
        void purgeOldLogs(application).catch((error: unknown) =>
          server.log.error({ err: error }, 'old logs were kept'),
        ),
      A_DAY,
    ).unref();
    const rounds = new WebhookRounds(application, {
      onFault: (error) => server.log.error({ err: error }, 'webhooks were not sent'),
    });
    return {
      ...prepared,
      url: door.url,
      stop: async () => {
        clearTimeout(sweeping);
        clearInterval(purging);
        alone();
        // Together: both finish what they do, and the process has thirty seconds.
        await Promise.all([server.close(), workers.stop()]);
        await rounds.close();
        await kept;
        await backend.close();
        await endTraces();
      },
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
}

const A_DAY = 24 * 3_600_000;
const AFTER_THE_START = 10_000;

/** What every start does in the background. */
async function upkeep(application: Application): Promise<void> {
  await seedDivisions(application, officialDivisions());
  await purgeOldLogs(application);
}
