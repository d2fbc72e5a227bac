import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { resourcePath } from '@rdm/blade-protocol';
import { personnel } from '@rdm/core/internal/project';
import { createSpreadsheetWriter } from '@rdm/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller, type WireAnswer } from '../contract/wire-caller';
import { endPrograms, startProgram, SHORT_LIVED } from '../e2e/program';
import { startedOnce } from '../setup/kept';
import { chanceFrom, kills, pause, seed, TIMEOUT } from './kills';
import { tokenAt } from './people-stream';

/** Enough to be checked in several blocks and written in several batches; those who look on are answered meanwhile. */
const PEOPLE = 2_000;
/** How long an import of them may run before the kill, in milliseconds. */
const LONGEST = 1_500;
const rounds = Math.ceil(kills / 10);

console.log(`RDM_SEED=${seed} RDM_KILLS=${kills}`);

describe(`The program killed with -9 at ${rounds} moments of an import that others look on at (seed ${seed})`, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-import-'));
  const settings = { RDM_DATA_DIR: path.join(folder, 'data'), RDM_CAPTCHA: 'off' };
  const chance = chanceFrom(seed);
  beforeAll(() => startedOnce(settings.RDM_DATA_DIR));
  afterAll(async () => {
    await endPrograms();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const workbookOf = async (post: string): Promise<Blob> => {
    const rows = Array.from({ length: PEOPLE }, (_, at) => [`张${at}`, `P${at}`, post, '2024-01-01']);
    const columns = ['姓名', '工号', '岗位', '入职日期'].map((heading) => ({
      heading,
      width: 12,
      kind: 'text' as const,
    }));
    const bytes = await createSpreadsheetWriter().write([{ name: '研发人员', columns, rows }]);
    return new Blob([new Uint8Array(bytes)]);
  };

  /** The distinct posts of all people; empty when there are no people. */
  const posts = async (call: Call): Promise<readonly string[]> => {
    const { status, body } = await call('GET', 'list', { query: { size: '-1' } });
    expect(status).toBe(200);
    const people = body.data.records as { post: string }[];
    expect([0, PEOPLE]).toContain(people.length);
    return [...new Set(people.map(({ post }) => post))];
  };

  type Call = (method: 'GET' | 'POST', name: 'list' | 'import', given: object) => Promise<WireAnswer>;
  const accountant = async (url: string): Promise<Call> => {
    const token = await tokenAt(url);
    return (method, name, given) => wireCaller(url)(method, resourcePath(personnel, name), { token, ...given });
  };

  /** Polls until `until` is true or the server is gone; every answer must show the state before or after. */
  const lookOn = async (call: Call, allowed: readonly string[], until: () => boolean) => {
    let answers = 0;
    while (!until()) {
      const answer = await call('GET', 'list', { query: { size: '-1' } }).catch(() => null);
      if (answer === null) break;
      const people = answer.body.data.records as { post: string }[];
      const seen = new Set(people.map(({ post }) => post));
      expect([people.length, seen.size]).toEqual(people.length === 0 ? [0, 0] : [PEOPLE, 1]);
      expect(allowed).toEqual(expect.arrayContaining([...seen]));
      answers += 1;
    }
    return answers;
  };

  const bringIn = async (call: Call, post: string) => {
    const body = new FormData();
    body.append('file', await workbookOf(post), '研发人员.xlsx');
    return call('POST', 'import', { body });
  };

  it('leaves the register as it was before or as it is after, never between', { timeout: TIMEOUT }, async () => {
    let before: readonly string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const program = startProgram(settings, SHORT_LIVED);
      const call = await accountant(await program.url());
      const found = await posts(call);
      // An import in flight when the program was killed is complete or absent.
      expect([JSON.stringify(before), JSON.stringify([`岗位${round - 1}`])]).toContain(JSON.stringify(found));
      before = found;
      const begun = bringIn(call, `岗位${round}`).catch(() => null);
      const looking = lookOn(call, [...before, `岗位${round}`], () => false);
      await pause(chance() * LONGEST);
      program.process.kill('SIGKILL');
      expect(await program.ended).toBe('SIGKILL');
      await begun;
      await looking;
    }
  });

  it('goes on as if nothing had been, and answers those who look on meanwhile', { timeout: TIMEOUT }, async () => {
    const call = await accountant(await startProgram(settings, SHORT_LIVED).url());
    const before = await posts(call);
    let isOver = false;
    const looking = lookOn(call, [...before, '岗位99'], () => isOver);
    const { status, body } = await bringIn(call, '岗位99');
    isOver = true;
    expect([status, Number(body.data.inserted) + Number(body.data.updated)]).toEqual([200, PEOPLE]);
    expect(await looking).toBeGreaterThan(2);
    expect(await posts(call)).toEqual(['岗位99']);
  });
});
