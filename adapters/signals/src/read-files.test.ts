import { describe, expect, it } from 'vitest';
import { fileSignals } from './file-signals';

const read = (name: string, content: string) =>
  fileSignals.readFile({ name, bytes: new TextEncoder().encode(content) });
const signalsOf = async (name: string, content: string) => {
  const reading = await read(name, content);
  if (!reading.ok) throw new Error(reading.message.en);
  return reading.signals;
};
const hash = (digit: string) => digit.repeat(40);

describe('the output of git log', () => {
  it('is read by its format; merges of branches into one are counted once, other lines are named', async () => {
    const lines = [
      `${hash('a')}\twang@example.com\t2026-11-03T23:30:00+08:00\trefs/heads/feature/RD2026001\tRD2026001: 修正控制参数`,
      `${hash('a')}\twang@example.com\t2026-11-03T23:30:00+08:00\trefs/heads/main\tRD2026001: 修正控制参数`,
      'something else',
    ];
    const reading = await read('control.log', lines.join('\r\n'));
    expect(reading).toMatchObject({
      ok: true,
      signals: [
        {
          ...{ person: 'wang@example.com', day: '2026-11-03', kind: 'commit', source: 'git control' },
          projectHint: 'control feature/RD2026001 RD2026001',
        },
      ],
      unread: [{ at: 3 }],
    });
  });
});

describe('exports', () => {
  it('of GitHub’s commits are read from JSON, with the repository from the link', async () => {
    const entry = {
      sha: hash('b'),
      html_url: `https://github.com/acme/lowtemp/commit/${hash('b')}`,
      commit: {
        author: { name: '王', email: 'wang@example.com', date: '2026-11-03T10:00:00Z' },
        message: 'fix ABC-12 薪酬',
      },
    };
    expect(await signalsOf('commits.json', JSON.stringify([entry]))).toEqual([
      {
        ...{ person: 'wang@example.com', day: '2026-11-03', kind: 'commit', source: 'commit acme/lowtemp' },
        projectHint: 'acme/lowtemp ABC-12',
      },
    ]);
  });

  it('of GitLab’s issues are read from CSV', async () => {
    const csv =
      'Issue ID,URL,Title,State,Author Username,Assignee Username,Created At (UTC),Closed At (UTC),Labels\n7,,RD2026002 试验,Closed,wang,li,2026-10-01 01:00:00,2026-11-04 02:00:00,\n';
    expect(await signalsOf('issues.csv', csv)).toMatchObject([
      { person: 'li', day: '2026-11-04', kind: 'issue', projectHint: '#7 RD2026002' },
    ]);
  });

  it('of Jira’s worklogs are read with their hours, from JSON with the key of the issue', async () => {
    const issues = [
      {
        key: 'ABC-12',
        fields: {
          summary: '整机联调',
          project: { key: 'ABC' },
          worklog: {
            worklogs: [
              {
                author: { emailAddress: 'li@example.com' },
                started: '2026-11-05T09:00:00.000+0800',
                timeSpentSeconds: 9000,
              },
            ],
          },
        },
      },
    ];
    expect(await signalsOf('search.json', JSON.stringify({ issues }))).toEqual([
      {
        ...{ person: 'li@example.com', day: '2026-11-05', kind: 'worklog', hours: '2.5', source: 'worklog ABC' },
        projectHint: 'ABC ABC-12',
      },
    ]);
  });

  it('of worklogs are read from CSV with Chinese headings, in GB18030, and Jira’s own dates', async () => {
    // “作者,日期,工时,关键字” and a row, as Excel saves it in China.
    const bytes = new Uint8Array([
      ...[0xd7, 0xf7, 0xd5, 0xdf, 0x2c, 0xc8, 0xd5, 0xc6, 0xda, 0x2c, 0xb9, 0xa4, 0xca, 0xb1, 0x2c],
      ...[0xb9, 0xd8, 0xbc, 0xfc, 0xd7, 0xd6, 0x0a],
      ...new TextEncoder().encode('wang,06/Nov/26 9:15 AM,3.5,RD-1\n'),
    ]);
    const reading = await fileSignals.readFile({ name: '工时.csv', bytes });
    expect(reading).toMatchObject({
      ok: true,
      signals: [{ person: 'wang', day: '2026-11-06', kind: 'worklog', hours: '3.5', projectHint: 'RD-1' }],
    });
  });

  it('name the entries that hold nothing, and why', async () => {
    const csv = 'author,date,hours\nwang,2026-11-03,2\n,2026-11-03,2\nli,someday,2\nli,2026-11-03,many\n';
    const reading = await read('worklogs.csv', csv);
    expect(reading.ok && reading.unread.map(({ at, reason }) => [at, reason.zh])).toEqual([
      [2, '没有邮箱或账号'],
      [3, '没有可识别的日期'],
      [4, '登记工时不是数字'],
    ]);
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1])],
    ['prose', new TextEncoder().encode('Dear all,\nsee you')],
    ['JSON of something else', new TextEncoder().encode('{"a":1}')],
    ['a broken JSON', new TextEncoder().encode('[{"sha":')],
    ['an empty file', new Uint8Array()],
  ])('that are none are refused in a sentence: %s', async (_, bytes) => {
    expect(await fileSignals.readFile({ name: 'x', bytes })).toMatchObject({ ok: false });
  });
});
