import { endpoints, resourceEndpoints, type Endpoint } from '@rdm/blade-protocol';
import { resources } from '@rdm/core/application';
import { readFileSync } from 'node:fs';
import { it } from 'vitest';
it('x', () => {
  const served = new Set<string>();
  for (const t of Object.values(endpoints)) for (const e of Object.values(t as Record<string, Endpoint>)) for (const p of [e.path, ...(e.aliases ?? [])]) served.add(`${e.method} ${p}`);
  for (const r of resources) for (const e of resourceEndpoints(r)) served.add(`${e.method} ${e.path}`);
  const lines = readFileSync('/work/shared/spec/endpoints.tsv', 'utf8').trim().split('\n').slice(1).map((l) => l.split('\t'));
  const mine = lines.filter(([a, , p]) => ['cost', 'asset', 'report'].includes(a!) || /\/(financialaccount|attendance|projectworktime|projectdataaudit|projectreport)/.test(p!));
  console.log(mine.length, mine.filter(([, m, p]) => !served.has(`${m} ${p}`)).map((l) => l.join(' ')).join('\n'));
  console.log('OTHER\n' + lines.filter((l) => !mine.includes(l)).filter(([, m, p]) => !served.has(`${m} ${p}`)).map((l) => l.join(' ')).join('\n'));
});
