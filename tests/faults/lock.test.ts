import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endpoints, resourcePath } from '@rdm/blade-protocol';
import { costRecord, materialsVerify } from '@rdm/core/cost';
import type { Resource } from '@rdm/core/kernel';
import { ledgerRow, projectReport } from '@rdm/core/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller, type WireAnswer } from '../contract/wire-caller';
import { endPrograms, startProgram } from '../e2e/program';
import { chanceFrom, kills, pause, seed, TIMEOUT } from './kills';
import { tokenAt } from './people-stream';

/** A round starts the program anew and looks at a whole year: a fifth of the usual number is enough. */
const rounds = Math.ceil(kills / 5);
/** The longest a lock or a rebuild runs before the kill, in milliseconds. */
const LONGEST = 1_500;
const year = String(new Date().getFullYear() - 1);

console.log(`RDM_SEED=${seed} RDM_KILLS=${kills}`);

type Row = Readonly<Record<string, unknown>>;

/** The demonstration enterprise as its accountant sees it over the wire. */
class Accountant {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async at(url: string): Promise<Accountant> {
    return new Accountant(url, await tokenAt(url, '100001'));
  }

  call(method: 'GET' | 'POST', address: string, given: object): Promise<WireAnswer> {
    return wireCaller(this.url)(method, address, { token: this.token, ...given });
  }

  async rows(resource: Resource): Promise<readonly Row[]> {
    const answer = await this.call('GET', resourcePath(resource, 'list'), { query: { year, size: '-1' } });
    expect([resource.name, answer.status]).toEqual([resource.name, 200]);
    return answer.body.data.records as Row[];
  }

  months = () => this.rows(materialsVerify);
  recompute = () => this.call('GET', endpoints.ledger.recompute.path, { query: { year } });
  verify = (id: unknown) =>
    this.call('POST', resourcePath(materialsVerify, 'submit'), { json: { id, reason: '运杂费未入材料账' } });

  async lockAll(locking: boolean): Promise<WireAnswer> {
    const { path: address } = locking ? endpoints.cost.lockMaterials : endpoints.cost.unlockMaterials;
    const ids = (await this.months()).map(({ id }) => String(id)).join(',');
    return this.call('POST', address, { query: { ids } });
  }

  /** What the year comes to, whenever and however often it was rebuilt. */
  async figures(): Promise<readonly string[]> {
    const costs = (await this.rows(costRecord)).map((row) => [row.month, row.projectId, row.item, row.amount]);
    const reports = (await this.rows(projectReport)).map((row) => [row.id, row.projectId, row.total]);
    const ledger = (await this.rows(ledgerRow)).map((row) => [row.reportId, row.rowKey, row.taxAmount]);
    return [...costs, ...reports, ...ledger].map((each) => JSON.stringify(each)).sort();
  }
}

describe(`The program killed with -9 at ${rounds} moments of locking and rebuilding (seed ${seed})`, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-lock-'));
  const settings = { RDM_DATA_DIR: path.join(folder, 'data'), RDM_CAPTCHA: 'off' };
  const chance = chanceFrom(seed);
  let figures: readonly string[];

  beforeAll(async () => {
    const program = startProgram(settings);
    const accountant = await Accountant.at(await program.url());
    expect((await accountant.recompute()).status).toBe(200);
    for (const { id } of await accountant.months()) expect((await accountant.verify(id)).status).toBe(200);
    figures = await accountant.figures();
    expect(figures.length).toBeGreaterThan(50);
    program.process.kill('SIGKILL');
    expect(await program.ended).toBe('SIGKILL');
  });
  afterAll(async () => {
    await endPrograms();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** All months are locked or none, and every figure is what it was. Answers whether they are locked. */
  const expectWhole = async (accountant: Accountant): Promise<boolean> => {
    const states = new Set((await accountant.months()).map(({ verification }) => String(verification)));
    expect([['verified'], ['locked']]).toContainEqual([...states]);
    expect(await accountant.figures()).toEqual(figures);
    return states.has('locked');
  };

  it('leaves the year as it was before or as it is after, never in between', { timeout: TIMEOUT }, async () => {
    for (let round = 1; round <= rounds; round += 1) {
      const program = startProgram(settings);
      const accountant = await Accountant.at(await program.url());
      const isLocked = await expectWhole(accountant);
      const begun = [accountant.lockAll(!isLocked), accountant.recompute()].map((work) => work.catch(() => null));
      await pause(chance() * LONGEST);
      program.process.kill('SIGKILL');
      expect(await program.ended).toBe('SIGKILL');
      await Promise.all(begun);
    }
    const program = startProgram(settings);
    const accountant = await Accountant.at(await program.url());
    await expectWhole(accountant);
    expect((await accountant.lockAll(true)).status).toBe(200);
    expect((await accountant.recompute()).status).toBe(200);
    expect(await expectWhole(accountant)).toBe(true);
  });
});
