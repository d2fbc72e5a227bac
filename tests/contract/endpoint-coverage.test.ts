import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints, resourceEndpoints, type Endpoint } from '@rdm/blade-protocol';
import { resources } from '@rdm/core/internal/application';
import { describe, expect, it } from 'vitest';

/** The calls of the specification: area, method, path, parameters and a note, a line each. */
const specified = readFileSync(path.join(import.meta.dirname, '../fixtures/specification/endpoints.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [area, method, at] = line.split('\t');
    return { area: area!, call: `${method} ${at}` };
  });

const served = new Set([
  ...resources.flatMap((resource) => resourceEndpoints(resource).map(({ method, path: at }) => `${method} ${at}`)),
  ...Object.values(endpoints).flatMap((methods) =>
    Object.values<Endpoint>(methods as Record<string, Endpoint>).flatMap(({ method, path: at, aliases = [] }) =>
      [at, ...aliases].map((each) => `${method} ${each}`),
    ),
  ),
]);

const missingOf = (belongs: (line: (typeof specified)[number]) => boolean): string[] => {
  const wanted = specified.filter(belongs);
  expect(wanted).not.toEqual([]);
  return wanted.map(({ call }) => call).filter((call) => !served.has(call));
};

describe('the calls of the specification', () => {
  it.each(['ip', 'cost', 'asset', 'report', 'system', 'resource', 'desk', 'log', 'auth', 'public', 'develop'])(
    'of the area %s are all served',
    (area) => {
      expect(missingOf((line) => line.area === area)).toEqual([]);
    },
  );

  it('of people are all served', () => {
    expect(missingOf((line) => line.area === 'user')).toEqual([]);
  });

  it.each([
    'financialaccount',
    'attendance',
    'projectworktime',
    'projectdataaudit',
    'projectreport',
    'enterprisehightech',
    'enterprise/',
    'enterpriseyear',
    'enterprisehthr',
    'enterprisehtsme',
    'enterprisegazelle',
    'enterpriseabovescale',
    'intellectualproperty',
    'hightechproduct',
    'achievementtrans',
    'iprapicount',
    'blade-rdm/project/',
    'projectdevinfo',
    'projectachievement',
    'projectdevactivities',
    'projectsurveyrecord',
    'projectsearchrecord',
    'projectdemonstrrecord',
    'entpersonnel',
    'projectreferencefile',
    'externalunits',
    'thisexternalbudget',
    'governmentprojectbudget',
  ])('that begin with %s are all served, whatever their area', (name) => {
    expect(missingOf(({ call }) => call.includes(`/${name}`))).toEqual([]);
  });
});
