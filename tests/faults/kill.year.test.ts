import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endpoints, resourcePath } from '@rdm/blade-protocol';
import { costRecord, materialsVerify, personnelSalary } from '@rdm/core/internal/cost';
import { createSpreadsheetWriter } from '@rdm/documents';

import type { Resource } from '@rdm/core/internal/records';
import { ledgerRow, projectReport } from '@rdm/core/internal/ledger';
import { personnel } from '@rdm/core/internal/project';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller, type WireAnswer } from '../contract/wire-caller';
import { endPrograms, startProgram, type Program, SHORT_LIVED } from '../e2e/program';
import { startedOnce } from '../setup/kept';
import { chanceFrom, kills, pause, seed, TIMEOUT } from './kills';
import { tokenAt } from './people-stream';

/** A fraction of the kills for each work, because a round restarts the program and reads a whole year. */
const rounds = Math.ceil(kills / 20);
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
  /** Changes what somebody was paid, so that a rebuild has something to write. */
  async pay(wages: string): Promise<void> {
    const query = { month: `${year}-06`, size: '1' };
    const answer = await this.call('GET', resourcePath(personnelSalary, 'list'), { query });
    const [{ id }] = answer.body.data.records as [Row];
    const paid = await this.call('POST', resourcePath(personnelSalary, 'submit'), { json: { id, wages } });
    expect(paid.status).toBe(200);
  }

  init = () => this.call('GET', endpoints.cost.initPersonnel.path, { query: { month: `${year}-06` } });
  verify = (id: unknown) =>
    this.call('POST', resourcePath(materialsVerify, 'submit'), { json: { id, reason: '运杂费未入材料账' } });

  /** Imports a workbook that gives all people the same post, on which the cost does not depend. */
  async bringIn(post: string): Promise<WireAnswer> {
    const people = (await this.people()).map(({ name, code }) => [String(name), String(code), post]);
    const columns = ['姓名', '工号', '岗位'].map((heading) => ({ heading, width: 12, kind: 'text' as const }));
    const workbook = await createSpreadsheetWriter().write([{ name: '研发人员', columns, rows: people }]);
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(workbook)]), '研发人员.xlsx');
    return this.call('POST', resourcePath(personnel, 'import'), { body });
  }

  async people(): Promise<readonly Row[]> {
    const answer = await this.call('GET', resourcePath(personnel, 'list'), { query: { size: '-1' } });
    return answer.body.data.records as Row[];
  }

  async isLocked(): Promise<boolean> {
    return (await this.months()).some(({ verification }) => verification === 'locked');
  }

  async lockAll(locking: boolean): Promise<WireAnswer> {
    const { path: address } = locking ? endpoints.cost.lockMaterials : endpoints.cost.unlockMaterials;
    const ids = (await this.months()).map(({ id }) => String(id)).join(',');
    return this.call('POST', address, { query: { ids } });
  }

  /** The figures of the year, which do not depend on when and how often it was rebuilt. */
  async figures(): Promise<readonly string[]> {
    const costs = (await this.rows(costRecord)).map((row) => [row.month, row.projectId, row.item, row.amount]);
    const reports = (await this.rows(projectReport)).map((row) => [row.id, row.projectId, row.total]);
    const ledger = (await this.rows(ledgerRow)).map((row) => [row.reportId, row.rowKey, row.taxAmount]);
    return [...costs, ...reports, ...ledger].map((each) => JSON.stringify(each)).sort();
  }
}

/** What somebody is paid in one round and in the next. */
const wages = ['9000.00', '9500.00'] as const;

/** The operation in flight when the program is killed, and the longest it runs before that, in milliseconds. */
interface Work {
  readonly name: string;
  readonly longest: number;
  readonly begin: (accountant: Accountant, round: number) => Promise<WireAnswer>;
}

const works: readonly Work[] = [
  { name: 'import', longest: 400, begin: (accountant, round) => accountant.bringIn(`岗位${round}`) },
  { name: 'init', longest: 600, begin: (accountant) => accountant.init() },
  {
    name: 'recompute',
    longest: 1_500,
    begin: async (accountant, round) => {
      await accountant.pay(wages[round % 2]!);
      return accountant.recompute();
    },
  },
  { name: 'lock', longest: 150, begin: async (accountant) => accountant.lockAll(!(await accountant.isLocked())) },
];

describe(`The program killed with -9 at ${rounds} moments of each work on a year (seed ${seed})`, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-year-'));
  const settings = { RDM_DATA_DIR: path.join(folder, 'data'), RDM_CAPTCHA: 'off' };
  const chance = chanceFrom(seed);
  /** Of either wage. */
  const figures: (readonly string[])[] = [];
  let program: Program | null = null;

  /** An accountant at the program recovered from the last kill; a program that is still running is reused. */
  const atWork = async (): Promise<Accountant> => {
    program ??= startProgram(settings, SHORT_LIVED);
    return Accountant.at(await program.url());
  };
  const kill = async () => {
    program?.process.kill('SIGKILL');
    expect(await program?.ended).toBe('SIGKILL');
    program = null;
  };

  beforeAll(async () => {
    await startedOnce(settings.RDM_DATA_DIR);
    const accountant = await atWork();
    expect((await accountant.recompute()).status).toBe(200);
    for (const { id } of await accountant.months()) expect((await accountant.verify(id)).status).toBe(200);
    expect((await accountant.bringIn('岗位0')).status).toBe(200);
    for (const each of wages) {
      await accountant.pay(each);
      // Verified months are set beside their vouchers by the next rebuild.
      expect((await accountant.recompute()).status).toBe(200);
      figures.push(await accountant.figures());
    }
    const [one, other] = figures;
    expect(one!.length).toBeGreaterThan(50);
    expect(one).not.toEqual(other);
  });
  afterAll(async () => {
    await endPrograms();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** All months are locked or none, all people have one post, and every figure is unchanged. */
  const expectWhole = async (accountant: Accountant): Promise<void> => {
    const states = new Set((await accountant.months()).map(({ verification }) => String(verification)));
    expect([['verified'], ['locked']]).toContainEqual([...states]);
    expect(new Set((await accountant.people()).map(({ post }) => post)).size).toBe(1);
    expect(figures).toContainEqual(await accountant.figures());
  };

  it.each(works)(
    'leaves it as it was before $name or as it is after, never between',
    { timeout: TIMEOUT },
    async (work) => {
      for (let round = 1; round <= rounds; round += 1) {
        const begun = work.begin(await atWork(), round).catch(() => null);
        await pause(chance() * work.longest);
        await kill();
        await begun;
        await expectWhole(await atWork());
      }
    },
  );

  it('goes on as if nothing had been', { timeout: TIMEOUT }, async () => {
    const accountant = await atWork();
    for (const { name, begin } of works) expect([name, (await begin(accountant, 99)).status]).toEqual([name, 200]);
    await expectWhole(accountant);
  });
});
