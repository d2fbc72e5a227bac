import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API_VERSION, endpoints, openApi, pageQueryFrom, resourceEndpoints, type Endpoint } from '@rdm/blade-protocol';
import { resources, storedResources } from '@rdm/core/internal/application';
import type { Comparison } from '@rdm/core/internal/records';
import { project } from '@rdm/core/internal/project';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';

const document = openApi(storedResources);
const { parameters, schemas } = document.components;

const operations = Object.entries(document.paths).flatMap(([at, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path: at, method: method.toUpperCase(), operation })),
);

const problemsOf = async (described: object) => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(described), config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
};

describe('the description of the calls', () => {
  it('is clean in the linter, with its recommended rules', async () => {
    expect(await problemsOf(document)).toEqual([]);
  });

  it('is read by a linter that would say what is wrong', async () => {
    const { '/api/blade-rdm/project/list': list, ...others } = document.paths;
    const { operationId: _, ...unnamed } = list!.get!;
    const broken = { ...document, paths: { ...others, '/api/project/list/': { get: unnamed } } };
    const problems = (await problemsOf(broken)).join('\n');
    expect(problems).toContain('no-path-trailing-slash');
    expect(problems).toContain('operation-operationId');
  });

  it('has the version of the packages', () => {
    const manifest = path.resolve(import.meta.dirname, '../../adapters/blade-protocol/package.json');
    expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({ version: API_VERSION });
  });

  it('holds every call of the tables under every path it is served at, and no other', () => {
    const special = Object.values(endpoints).flatMap((area) =>
      Object.values<Endpoint>(area).flatMap(({ method, path: own, aliases = [] }) =>
        [own, ...aliases].map((each) => `${method} ${each}`),
      ),
    );
    const generic = resources.flatMap((resource) =>
      resourceEndpoints(resource).map(({ method, path: each }) => `${method} ${each}`),
    );
    expect(operations.map(({ method, path: at }) => `${method} ${at}`).sort()).toEqual([...special, ...generic].sort());
  });

  it('names each operation once, in words that need no escaping, and says it in both languages', () => {
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    for (const { operation } of operations) {
      expect(operation.operationId).toMatch(/^[A-Za-z][\w.-]*$/);
      expect(operation.summary).toMatch(/\p{Script=Han}/u);
      expect(operation.description).toMatch(/^[A-Z][^{}]*[.]$/);
    }
    const tags = new Map(document.tags.map(({ name, description }) => [name, description]));
    for (const { operation } of operations) expect(tags.get(operation.tags[0]!)).toMatch(/^.+ · .+$/);
  });

  it('describes every field of every resource with its unit, dictionary and reference', () => {
    expect(schemas.RdmProjectRecord).toMatchObject({
      title: '研发项目',
      properties: {
        budgetAmount: { title: '预算金额(万元)', 'x-unit': 'tenThousandYuan', pattern: '^(-?\\d+\\.\\d{2})?$' },
        stage: { 'x-dictionary': 'project_stage', description: expect.stringContaining('`project_stage`') },
        leader: { 'x-refers-to': 'blade-rdm/entpersonnel' },
        leaderName: { type: 'string' },
        code: { maxLength: 50 },
        isDeleted: { const: 0 },
      },
    });
    expect(schemas.RdmProjectDraft).toMatchObject({
      properties: { endTime: { type: ['string', 'null'] }, govAmount: { type: ['string', 'number', 'null'] } },
    });
    expect(schemas.RdmProjectDraft).not.toHaveProperty('properties.leaderName');
  });

  it('names a secret that people type where it is sent, write-only, and no secret where records are answered, but a mask', () => {
    const secrets = storedResources.flatMap(({ fields }) => Object.keys(fields).filter((name) => fields[name]!.secret));
    const isDraft = ([name]: readonly [string, unknown]) => name.endsWith('Draft');
    const answered = JSON.stringify(Object.entries(schemas).filter((each) => !isDraft(each))).replaceAll(
      /"\w+":\{"const":"\*+"/g,
      '"mask":{"const":""',
    );
    expect(secrets).not.toHaveLength(0);
    for (const secret of secrets) expect(answered).not.toContain(`"${secret}"`);
    const drafts = Object.entries(schemas).filter(isDraft);
    const sent = drafts.flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties as Record<string, { writeOnly?: boolean }>).flatMap(([name, { writeOnly }]) =>
        writeOnly ? [`${schema}.${name}`] : [],
      ),
    );
    expect(sent).toEqual(expect.arrayContaining(['ResourceOssDraft.accessKey', 'ResourceOssDraft.secretKey']));
    const own = ['earlierPasswords', 'storeId'];
    for (const name of own) expect(JSON.stringify(schemas)).not.toContain(`"${name}"`);
  });

  it('explains every suffix as the server reads it', () => {
    const explained = [...parameters.Conditions!.description!.matchAll(/^\| `(_\w+)` \| (.+) \|$/gm)];
    const read = explained.map(([, suffix = '', meaning]) => [
      pageQueryFrom(project, { [`code${suffix}`]: '1' }).where?.[0]?.is,
      meaning,
    ]);
    const meant: Record<Comparison, RegExp> = {
      equal: /^is the value$/,
      notEqual: /another/,
      greaterOrEqual: /or above/,
      greater: /^above/,
      lessOrEqual: /or below/,
      less: /^below/,
      like: /^contains/,
      likeLeft: /^ends/,
      likeRight: /^begins/,
      notLike: /not contain/,
      isNull: /^is empty/,
      isNotNull: /not empty/,
      in: /joined by commas/,
    };
    expect(read.map(([is]) => is).sort()).toEqual(Object.keys(meant).sort());
    for (const [is, meaning] of read) expect(meaning).toMatch(meant[is as Comparison]);
  });

  it('offers each field a list is searched by as a parameter', () => {
    for (const resource of resources.filter(({ calls }) => calls.includes('list'))) {
      const list = document.paths[`/api/${resource.name}/list`]!.get!;
      const named = (list.parameters ?? []).flatMap((each) => ('name' in each ? [each.name] : []));
      expect([resource.name, named]).toEqual([resource.name, [...resource.search]]);
    }
  });
});
