import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { resources } from '@rdm/core/internal/application';
import type { Resource } from '@rdm/core/internal/records';

/** A realistic year of workbooks with independently computed results. */
export const sampleDirectory = path.resolve(import.meta.dirname, '../fixtures/sample-enterprise');

export interface SampleWorkbook {
  readonly fileName: string;
  readonly resource: Resource;
  readonly bytes: Uint8Array;
}

/** The fourteen workbooks in the order of their numbers, each with the register its name says. */
export function sampleWorkbooks(): SampleWorkbook[] {
  if (!existsSync(sampleDirectory)) {
    throw new Error(`The sample enterprise is missing in ${sampleDirectory}.`);
  }
  return readdirSync(sampleDirectory)
    .filter((name) => name.endsWith('.xlsx'))
    .sort()
    .map((fileName) => {
      const label = fileName.replace(/^\d+-/, '').replace(/\.xlsx$/, '');
      const resource = resources.find((each) => each.workbook && each.register === label);
      if (!resource) throw new Error(`No register is called ${label}`);
      return { fileName, resource, bytes: new Uint8Array(readFileSync(path.join(sampleDirectory, fileName))) };
    });
}

export interface SampleParams {
  readonly year: number;
  readonly enterpriseKinds: readonly string[];
  readonly period: 'ANNUAL';
  readonly line43: string;
  readonly quarters: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly amount44_tax_ratio: string;
}

export interface SampleProject {
  readonly items: Readonly<Record<string, string>>;
  readonly categories: Readonly<Record<string, string>>;
  readonly months: Readonly<Record<string, string>>;
}

export interface SampleResults {
  readonly projects: Readonly<Record<string, SampleProject>>;
  readonly otherLimit: string;
  readonly base: string;
  readonly rate: number;
  readonly shares: Readonly<Record<string, string>>;
  readonly A107012: Readonly<Record<string, string>>;
  readonly '107-2': Readonly<Record<string, string>>;
}

const json = (name: string): unknown => JSON.parse(readFileSync(path.join(sampleDirectory, name), 'utf8'));
export const sampleParams = () => json('params.json') as SampleParams;
export const sampleResults = () => json('expected.json') as SampleResults;

/** What is typed on the preferential screen, as the call takes it. */
export function typedInputs(params: SampleParams): Record<string, string> {
  const quarters = Object.entries(params.quarters).flatMap(([quarter, amounts]) =>
    Object.entries(amounts).map(([amount, value]) => [`${amount}${quarter}`, value]),
  );
  return { line43: params.line43, ...Object.fromEntries(quarters) };
}
