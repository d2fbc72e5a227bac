import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentContent } from '../../kernel';
import { sampleTemplate } from './known-places';
import { lackingIn } from './lacking';
import { factsOf, valuesOf } from './paper-facts';
import type { PaperSource } from './paper-source';
import { record, sourceWith } from './paper-source.testing';
import { tablePlaces, textPlaces } from './places';
import type { ProjectPaper } from './project-paper';
import { paperKinds, projectPapers, type PaperKind } from './project-papers';

/** Everything a document says, a line for each paragraph, fact and row. */
const linesOf = ({ title, subtitle, parts }: DocumentContent): string[] => [
  title,
  subtitle ?? '',
  ...parts.flatMap((part): string[] => {
    switch (part.kind) {
      case 'heading':
        return [part.text];
      case 'paragraphs':
        return [...part.paragraphs];
      case 'facts':
        return part.facts.map(({ label, value }) => `${label}：${value}`);
      case 'amounts':
        return [part.unit, ...[...part.rows, part.total].map((row) => row.join(' '))];
      case 'grid':
        return [
          part.headings.join(' '),
          ...part.rows.map((row) => row.map((cell) => (typeof cell === 'object' ? cell.amount : cell)).join(' ')),
        ];
      case 'list':
        return [...part.items];
      case 'signatures':
        return [...part.lines];
    }
  }),
];

const said = (kind: PaperKind, source: PaperSource): string[] =>
  linesOf(projectPapers[kind].content(factsOf(valuesOf(source))));
const refusal = (kind: PaperKind, source: PaperSource): string | undefined =>
  (projectPapers[kind] as ProjectPaper).refuses?.(source)?.zh;
const lacking = (kind: PaperKind, source: PaperSource): string[] =>
  lackingIn(projectPapers[kind].wants, source).map(({ zh }) => zh);

const preparation = record({
  background: '北方用户需求',
  stateOfArt: '国外已有，国内空白',
  keyTechnology: '转矩观测 <A&B>',
  uncertainty: '参数漂移',
  technicalRoute: '建模\n仿真\n台架',
  schedule: '六月样机',
  indicators: '-25 ℃ 启动',
  equipment: '低温试验台',
  ownership: '归本企业',
  risk: '周期延长',
  marketAnalysis: '冷链企业',
  feasibility: '条件具备',
});
const member = record({
  personnelName: '王小明',
  personnelCode: 'E001',
  role: '研究人员',
  fromDate: '2024-02-18',
  toDate: '',
  duty: '控制算法',
});
const review = (stage: string, conclusion: string, opinion: string) =>
  record({
    stage,
    conclusion,
    opinion,
    date: '2023年12月26日',
    chair: '李建国',
    experts: '李建国、周敏',
    place: '会议室',
  });
const activity = (kind: string, title: string) =>
  record({
    kind,
    title,
    date: '2024-03-01',
    content: `${title}的内容`,
    result: `${title}的结果`,
    participantNames: '王小明',
  });
const money = {
  lines: [
    { category: '人员人工费用', budget: '120.50', cost: '980000.00' },
    { category: '折旧费用', budget: null, cost: '0.00' },
  ],
  budget: '120.50',
  cost: '980000.00',
};

describe('the proposal (立项书)', () => {
  it('says why, what and how, with whom, with what, for how much and whose the results are', () => {
    const lines = said('approval', sourceWith({ preparation, members: [member], money }));
    for (const line of [
      ...['研发项目立项书', '2024年度 RD2024001', '项目名称：低温压缩机控制算法'],
      ...[
        '国外已有，国内空白',
        '转矩观测 <A&B>',
        '建模',
        '仿真',
        '台架',
        '六月样机',
        '-25 ℃ 启动',
        '低温试验台',
        '归本企业',
      ],
      ...[
        '王小明 E001 研究人员 控制算法 2024-02-18 ',
        '单位：万元',
        '人员人工费用 120.50',
        '折旧费用 未编制',
        '合计 120.50',
      ],
      ...['项目计划书：无', '企业负责人（签字、盖章）'],
    ]) {
      expect(lines).toContain(line);
    }
  });

  it('calls the stage that statistics ask for by that name, which is no phase of capitalisation', () => {
    const lines = said('approval', sourceWith({ project: record({ stage: '研究阶段' }) }));
    expect(lines).toContain('进展阶段（统计）：研究阶段');
  });

  it('names what is not known of a bare project, and has a place for it', () => {
    const bare = sourceWith();
    const lines = said('approval', bare);
    expect(refusal('approval', bare)).toBeUndefined();
    expect(lines.filter((line) => line === '（未填写）').length).toBeGreaterThan(8);
    expect(lines).toContain('尚未登记项目成员。');
    expect(lines).toContain('合计 未编制');
    expect(lacking('approval', bare)).toEqual(
      expect.arrayContaining(['立项准备：国内外现状', '项目成员：成员', '项目预算：预算合计', '项目立项：研发内容']),
    );
  });

  it('has a chapter on partners only where there are any', () => {
    const partners = (devForm: string) =>
      said('approval', sourceWith({ project: record({ devForm }) })).filter((line) => /^(合作方|受托方)：/.test(line));
    expect(partners('zzyf')).toEqual([]);
    expect(partners('hzyf')).toEqual(['合作方：—']);
    expect(partners('wtyf_jn')).toEqual(['受托方：—']);
  });

  it('numbers its chapters in order', () => {
    const numbers = said('approval', sourceWith()).flatMap(
      (line) => /^([一二三四五六七八九十]+)、/.exec(line)?.[1] ?? [],
    );
    expect(numbers.slice(0, 3)).toEqual(['一', '二', '三']);
    expect(numbers.slice(8, 12)).toEqual(['九', '十', '十一', '十二']);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('the resolution (立项决议)', () => {
  const passed = review('approval', 'passed', '同意');

  it('resolves the start, the leader and the budget, and leaves its own date to be written until it is entered', () => {
    const project = record({
      name: '算法',
      code: 'RD1',
      startTime: '2024年2月18日',
      endTime: '2024年12月31日',
      deptName: '研发部',
      leaderName: '王小明',
    });
    const lines = said('resolution', sourceWith({ project, money, reviews: [passed] })).join('\n');
    expect(lines).toContain('同意立项，项目自2024年2月18日起至2024年12月31日止');
    expect(lines).toContain('王小明为项目负责人');
    expect(lines).toContain('批准项目预算合计 120.50（单位：万元）');
    expect(lines).toContain('论证意见：同意');
    expect(lines).toMatch(/决议日期：　+年　　月　　日/);
    const dated = sourceWith({ project, detail: record({ resolutionDate: '2024年2月8日' }) });
    expect(said('resolution', dated)).toContain('决议日期：2024年2月8日');
  });

  it('says that the budget is still to be drawn up where there is none', () => {
    expect(said('resolution', sourceWith()).join('\n')).toContain('项目预算尚未编制，编制后另行审批');
  });

  it('is refused after a review that did not pass, until a later one did', () => {
    const rejected = review('approval', 'rejected', '不同意');
    expect(refusal('resolution', sourceWith({ reviews: [passed, rejected] }))).toContain('结论是不通过');
    expect(refusal('resolution', sourceWith({ reviews: [rejected, passed] }))).toBeUndefined();
    expect(said('resolution', sourceWith({ reviews: [rejected, passed] }))).toContain('论证意见：同意');
  });
});

describe('the other papers', () => {
  it('of a task say what is taken on, by whom and until when', () => {
    const lines = said(
      'task',
      sourceWith({ preparation, members: [member], money, detail: record({ content: '研究控制' }) }),
    );
    for (const line of ['研发项目任务书', '研究控制', '-25 ℃ 启动', '周期延长', '合计 120.50'])
      expect(lines).toContain(line);
  });

  it('of the middle say what was done and what it cost, and that the cost is out of date', () => {
    const outdated = '数据已变动（1 处），请一键重算';
    const lines = said('midterm', sourceWith({ money, outdated, activities: [activity('trial', '低温试验')] }));
    expect(lines).toContain('2024-03-01 trial 低温试验 王小明 低温试验的结果');
    expect(lines).toContain('人员人工费用 120.50 980000.00');
    expect(lines).toContain('合计 120.50 980000.00');
    expect(lines).toContain(outdated);
    expect(said('midterm', sourceWith({ money })).join('\n')).not.toContain('数据已变动');
  });

  it('of a draft have no progress to look at', () => {
    expect(refusal('midterm', sourceWith({ project: record({ dataStatus: 'save' }) }))).toContain('项目还是草稿');
    expect(refusal('midterm', sourceWith())).toBeUndefined();
  });

  it('of a change are about the changes alone', () => {
    const activities = [activity('trial', '低温试验'), activity('change', '延长三个月')];
    const lines = said('change', sourceWith({ activities })).join('\n');
    expect(lines).toContain('延长三个月的内容');
    expect(lines).not.toContain('低温试验');
    expect(refusal('change', sourceWith({ activities }))).toBeUndefined();
    expect(refusal('change', sourceWith({ activities: [activities[0]!] }))).toContain('没有登记变更');
  });

  it('of the end say what came of it, also of a failure', () => {
    const completion = record({
      summary: '未达到指标',
      problems: '低温润滑失效',
      state: '研发失败',
      fundsUse: '按科目使用',
    });
    const achievements = [record({ kind: '样机样品', name: '样机一台', date: '2024-11-30' })];
    const lines = said('completion', sourceWith({ completion, achievements, money }));
    for (const line of [
      '未达到指标',
      '低温润滑失效',
      '结题状态：研发失败',
      '按科目使用',
      '样机样品 样机一台  2024-11-30',
    ]) {
      expect(lines).toContain(line);
    }
    expect(refusal('completion', sourceWith())).toContain('还没有填写结题');
  });

  it('of the end say who reviewed and concluded it with which words, and leave both open where nobody did', () => {
    const completion = record({ summary: '完成', state: '验收通过' });
    const lines = said(
      'completion',
      sourceWith({
        completion,
        completionReview: { by: '李审核', date: '2024-12-26', opinion: '资料齐全' },
        completionConclusion: { by: '王总', date: '2024-12-28', opinion: '' },
      }),
    );
    for (const line of ['审核人：李审核', '审核日期：2024年12月26日', '审核意见：资料齐全', '结论办理人：王总'])
      expect(lines).toContain(line);
    const open = said('completion', sourceWith({ completion }));
    expect(open).toContain('审核意见：—');
    expect(open).toContain('结论意见：—');
  });

  it('of a search ask for what is new, at the institution of the newest search', () => {
    const searches = [
      record({ kind: 'novelty', institution: '旧中心', scope: '旧范围' }),
      record({ kind: 'novelty', institution: '新中心', scope: '知网' }),
      record({ kind: 'patent', institution: '专利局' }),
    ];
    const lines = said('search', sourceWith({ preparation, searches }));
    for (const line of ['委托人：某某制冷设备有限公司', '查新机构：新中心', '转矩观测 <A&B>', '知网'])
      expect(lines).toContain(line);
    expect(refusal('search', sourceWith({ searches }))).toContain('没有查新点');
  });

  it('of surveys tell each of them', () => {
    const surveys = [
      record({ subject: '需求', findings: '关心启动' }),
      record({ subject: '价格', findings: '可接受' }),
    ];
    const lines = said('survey', sourceWith({ surveys, preparation }));
    for (const line of ['需求 关心启动', '价格 可接受', '冷链企业', '条件具备']) expect(lines).toContain(line);
    expect(refusal('survey', sourceWith())).toBe('项目没有调研记录；请先在调研记录中登记');
  });
});

describe('every paper', () => {
  it.each(paperKinds)('%s keeps texts whole, whatever is typed and however long', (kind) => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 4000 })
          .filter((typed) => typed.trim() !== '' && !/\n/.test(typed)),
        (typed) => {
          const project = record({ code: 'RD1', name: typed, year: '2024' });
          expect(said(kind, sourceWith({ project, surveys: [record({ subject: 'x' })] })).join('\n')).toContain(typed);
        },
      ),
      { numRuns: 20 },
    );
  });

  it.each(paperKinds)('%s has a sample whose placeholders are all known, each table in one row', async (kind) => {
    const { content } = await sampleTemplate(null, { kind });
    const known = new Set([
      ...textPlaces.map(({ name }) => name),
      ...tablePlaces.flatMap(({ name, columns }) => [`#${name}`, `/${name}`, ...columns.map((column) => column.name)]),
    ]);
    for (const line of linesOf(content)) {
      const marks = [...line.matchAll(/\{\{(.*?)\}\}/g)].map(([, mark]) => mark!);
      expect(marks.filter((mark) => !known.has(mark))).toEqual([]);
      expect(marks.filter((mark) => mark.startsWith('#')).length).toBe(
        marks.filter((mark) => mark.startsWith('/')).length,
      );
    }
  });

  it('wants nothing that has no placeholder', () => {
    const known = new Set([...textPlaces, ...tablePlaces].map(({ name }) => name));
    for (const kind of paperKinds) expect(projectPapers[kind].wants.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('placeholders', () => {
  it('mean one thing each: a column is called like no other value', () => {
    const columns = tablePlaces.flatMap((table) => table.columns.map(({ name }) => name));
    const shared = new Set(['活动日期', '活动类型', '活动名称', '活动地点', '参加人员', '活动内容', '活动结果']);
    const names = [...textPlaces, ...tablePlaces].map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(columns.filter((name) => names.includes(name))).toEqual([]);
    expect(columns.filter((name, at) => columns.indexOf(name) !== at && !shared.has(name))).toEqual([]);
  });

  it('of what a project need not have are not said to be lacking', () => {
    const names = ['合作单位', '牵头单位', '产业领域'];
    const own = sourceWith({
      project: record({ devForm: 'zzyf' }),
      detail: record({ devForm: 'zzyf', emergingIndustry: '1' }),
    });
    expect(lackingIn(names, own)).toEqual([]);
    const shared = sourceWith({
      project: record({ devForm: 'jzyf' }),
      detail: record({ devForm: 'hzyf', emergingIndustry: '2' }),
    });
    expect(lackingIn(names, shared).map(({ zh }) => zh)).toEqual([
      '研发项目：牵头单位',
      '项目立项：产业领域',
      '项目立项：合作单位',
    ]);
  });
});
