import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { readSignalFile, readSignalRepository } from './use-cases/read-signals';
import { signalOverview } from './use-cases/signal-overview';

const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));
const read = v.object({
  found: answer.count,
  inserted: answer.count,
  updated: answer.count,
  unchanged: answer.count,
  from: v.nullable(month),
  to: v.nullable(month),
  unread: v.array(v.object({ at: answer.count, reason: answer.bilingual })),
});
const unmatched = v.array(v.object({ text: v.string(), count: answer.count }));

/** Traces of work in other systems. docs/product.md, Hours */
export const workSignalCalls = calls({
  readFile: {
    needs: 'worksignal_import',
    about: text(
      '导入工作痕迹',
      'Reads a git log, or an export of commits, issues or worklogs of GitHub, GitLab or Jira (CSV or JSON), and stores ' +
        'how often who did what by day; the same file again changes nothing.',
    ),
    answers: read,
    logged: 'event',
    conducts: readSignalFile,
  },
  readRepository: {
    needs: 'worksignal_import',
    about: text('读取代码仓库', 'Reads a month of a repository in the folder the installation has for them.'),
    takes: v.object({ folder: v.string(), month: argument.month }),
    answers: read,
    logged: 'event',
    conducts: readSignalRepository,
  },
  overview: {
    needs: 'worksignal_view',
    about: text(
      '查询工作痕迹对应',
      'What of a month’s signals proposes hours, and which people and projects are not known.',
    ),
    takes: v.object({ month: argument.month }),
    answers: v.object({
      signals: answer.count,
      matched: answer.count,
      people: unmatched,
      projects: unmatched,
      shares: v.array(v.object({ personnelName: v.string(), projectCode: v.string(), count: answer.count })),
    }),
    does: signalOverview,
  },
});

export type WorkSignalPort = PortOf<typeof workSignalCalls>;
