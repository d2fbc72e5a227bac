import { vi, type Mock } from 'vitest';
import type { AreaPorts } from '@rdm/core/internal/application';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { paperTemplate, type PaperOfProject } from '@rdm/core/internal/execution';
import type { Draft, Resource, StoredRecord } from '@rdm/core/internal/records';
import {
  externalUnit,
  personnel,
  project,
  projectBudget,
  projectDetail,
  projectMaster,
  projectPhase,
  type ProjectSheet,
  type ProjectSheetDraft,
} from '@rdm/core/internal/project';
import {
  demonstrationRecord,
  developmentActivity,
  projectAchievement,
  projectCompletion,
  projectMember,
  projectPreparation,
  searchRecord,
  surveyRecord,
} from '@rdm/core/internal/execution';
import { projectCrossYear, type CarryOver } from '@rdm/core/internal/ledger';
import { referenceFile } from '@rdm/core/internal/retention';
import { department } from '@rdm/core/internal/system';
import { memoryPort, memoryPorts, stored, type MemoryPort } from '../../../resource/testing/memory-ports';
import { memoryServices } from '../../../resource/testing/memory-services';

type Spied<T> = { [K in keyof T]: T[K] extends (...args: infer A) => infer R ? Mock<(...args: A) => R> : T[K] };

export interface MemoryProjects {
  readonly port: Spied<AreaPorts['project']>;
  /** The stored sheets by the id of their project. */
  readonly sheets: Map<string, Readonly<Record<keyof ProjectSheet, StoredRecord | null>>>;
  readonly projects: MemoryPort;
  readonly units: MemoryPort;
  readonly masterRegister: MemoryPort;
  readonly phases: MemoryPort;
  readonly masters: Spied<AreaPorts['masters']>;
  /** The port of a register. */
  readonly register: (resource: Resource) => MemoryPort;
  readonly resources: readonly Resource[];
  readonly ports: ReturnType<typeof memoryPorts>;
}

const dictionaries = {
  project_dev_form: { zzyf: '自主研发', hzyf: '合作开发', wtyf_jn: '委托开发（省内）', jzyf: '集中研发' },
  project_source: { self: '自选课题' },
  project_type: { product: '新产品' },
  project_stage: { trial: '试制阶段' },
  project_target: { '1': '科技论文', '2': '新产品' },
  expenditure_type: { expensed: '费用化' },
  completion: { ongoing: '未结束' },
  external_unit_kind: { university: '高等院校' },
  project_paper: { approval: '立项书', task: '任务书' },
  yes_no: { '1': '否', '2': '是' },
  data_status: { save: '草稿', submit: '已提交' },
};

/** What is kept of how a project is carried out. */
const courseRegisters = [
  ...[projectPreparation, searchRecord, surveyRecord, demonstrationRecord],
  ...[projectMember, developmentActivity, projectAchievement, projectCompletion, referenceFile],
];

const document = { name: '文件.docx', type: 'application/octet-stream', bytes: new Uint8Array([1]) };
const papers: readonly PaperOfProject[] = [
  {
    kind: 'survey',
    label: text('调研报告', 'Survey report'),
    refused: text('项目没有调研记录', 'The project has no surveys'),
    lacking: [],
    template: null,
  },
  {
    kind: 'approval',
    label: text('立项书', 'Proposal'),
    refused: null,
    lacking: [text('立项准备：技术路线', 'Preparation: Technical route')],
    template: { id: '31', name: '甲公司立项书' },
  },
  { kind: 'task', label: text('任务书', 'Assignment'), refused: null, lacking: [], template: null },
];
const register = text('研发项目', 'R&D project');
const places = {
  texts: [
    { name: '企业地址', label: text('地址', 'Address'), register, example: '科技路 1 号', printed: false },
    { name: '项目名称', label: text('项目名称', 'Project name'), register, example: '低温算法', printed: true },
  ],
  tables: [
    {
      name: '成员',
      label: text('项目成员', 'Members'),
      register,
      printed: true,
      columns: [
        { name: '姓名', label: text('姓名', 'Name'), example: '王小明' },
        { name: '工号', label: text('工号', 'Staff number'), example: 'E001' },
      ],
    },
  ],
};
const noStats = {
  year: '2023',
  count: 0,
  ongoing: 0,
  ended: 0,
  drafts: 0,
  budgetAmount: '0.00',
  govAmount: '0.00',
  byType: {},
  byStage: {},
  bySource: {},
  byDevForm: {},
};

const noYears = {
  id: '',
  code: 'RD2024001',
  name: '低温压缩机控制算法',
  totalBudget: null,
  result: 'ongoing',
  date: null,
  phases: [],
  before: { expensed: '0.00', capitalised: '0.00' },
  years: [],
};

const carryOver = ({ id, year: sourceYear, code, name }: ProjectSheet['project'], year: string): CarryOver => ({
  sourceId: id,
  sourceYear,
  projectCode: code,
  projectName: name,
  year,
  spent: '30000.00',
  remainingBudget: '7.00',
  openingBalance: '12000.00',
});

/** In-memory projects that are saved by the contract of the port: versions, keys, sheets of three parts. */
export function memoryProjects(initial: readonly StoredRecord[] = []): MemoryProjects {
  const sheets: MemoryProjects['sheets'] = new Map();
  for (const record of initial) sheets.set(record.id, { project: record, detail: null, budget: null });
  const written = new Map<string, string>();
  const projects = memoryPort(project, initial);
  const units = memoryPort(externalUnit);
  const found = (id: string) => {
    const sheet = sheets.get(id);
    if (!sheet) throw new Refusal(faults.notFound(project.label));
    return sheet as unknown as ProjectSheet;
  };
  const write = (before: StoredRecord | null, draft: Draft | undefined, id: string): StoredRecord | null => {
    if (!draft) return before;
    if (!before) return stored(id, draft);
    if (draft.version !== undefined && draft.version !== before.version) throw new Refusal(faults.staleVersion());
    return { ...before, ...draft, version: before.version + 1 };
  };
  const save = async ({ sheet, key = '' }: { sheet: ProjectSheetDraft; key?: string }) => {
    const earlier = written.get(key);
    const id = earlier ?? (sheet.project.id as string | undefined) ?? String(sheets.size + 1);
    const before = sheets.get(id) ?? { project: null, detail: null, budget: null };
    const version = (part: Draft | undefined, at: StoredRecord | null) =>
      earlier && part ? { ...part, version: at?.version } : part;
    sheets.set(id, {
      project: write(before.project, version(sheet.project, before.project), id),
      detail: write(before.detail, version(sheet.detail, before.detail), `${id}1`),
      budget: write(before.budget, version(sheet.budget, before.budget), `${id}2`),
    });
    written.set(key, id);
    return found(id);
  };
  // A test double with the calls that screens make.
  const port: Partial<Spied<AreaPorts['project']>> = {
    code: vi.fn(async ({ year }) => `RD${year}001`),
    copy: vi.fn(async ({ id }) => found(id)),
    sheet: vi.fn(async ({ id }) => found(id)),
    save: vi.fn(save),
    saveDetail: vi.fn(() => Promise.reject(new Error('The screens save sheets'))),
    validateInfo: vi.fn(async ({ projectId }) => ({ projectId, complete: true, missing: [] })),
    hasVirtualAssets: vi.fn(async () => false),
    lastYearStats: vi.fn(async () => noStats),
    listWeb: vi.fn((query) => projects.list(query)) as unknown as Spied<AreaPorts['project']>['listWeb'],
    listMine: vi.fn((query) => projects.list(query)) as unknown as Spied<AreaPorts['project']>['listMine'],
    exportExcel: vi.fn(async () => document),
    exportAll: vi.fn(async () => document),
    importModify: vi.fn(async () => ({ rows: 1, inserted: 0, updated: 1, unchanged: 0, errors: [] })),
    exportDocument: vi.fn(async () => document),
    projectPaper: vi.fn(async () => document),
    paperKinds: vi.fn(async () => [...papers]),
    placeholders: vi.fn(async () => places),
    sampleTemplate: vi.fn(async () => document),
    budgetOfProject: vi.fn(async () => null),
  };
  const leader = stored('7', { code: 'E7', name: '王小明' });
  const masterRegister = memoryPort(projectMaster);
  const phases = memoryPort(projectPhase);
  const masters: Spied<AreaPorts['masters']> = {
    years: vi.fn(async ({ id }) => ({ ...noYears, id })),
    rename: vi.fn(async ({ years }) => ({ renamed: years })),
    crossYearPreview: vi.fn(async ({ id, year }) => carryOver(found(id!).project, year!)),
    confirmCrossYear: vi.fn(async () => ({ projectId: '2', projectCode: 'RD2024002', year: '2025' })),
  };
  const registers: [Resource, MemoryPort][] = [
    [project, projects],
    [projectDetail, memoryPort(projectDetail)],
    [projectBudget, memoryPort(projectBudget)],
    [projectMaster, masterRegister],
    [projectPhase, phases],
    [projectCrossYear, memoryPort(projectCrossYear)],
    ...courseRegisters.map((resource): [Resource, MemoryPort] => [resource, memoryPort(resource)]),
    [externalUnit, units],
    [paperTemplate, memoryPort(paperTemplate, [stored('31', { kind: 'approval', name: '甲公司立项书', active: '2' })])],
    [personnel, memoryPort(personnel, [leader])],
    [department, memoryPort(department, [stored('9', { deptName: '研发中心', fullName: '研发中心' })])],
  ];
  const ports = memoryPorts(registers, dictionaries, {
    project: port as Spied<AreaPorts['project']>,
    masters,
    retention: { standing: async () => [] } as unknown as AreaPorts['retention'],
  });
  return {
    port: port as Spied<AreaPorts['project']>,
    sheets,
    projects,
    units,
    masterRegister,
    phases,
    masters,
    ports,
    register: (asked) => registers.find(([{ name }]) => name === asked.name)![1],
    resources: registers.map(([resource]) => resource),
  };
}

/** Services of a view-model over projects in memory. */
export function projectServices(memory: MemoryProjects, given: Parameters<typeof memoryServices>[2] = {}) {
  return { ...memoryServices(memory.ports, memory.resources, given), projects: memory.port };
}

/** Every required field of the project itself. */
export const projectValues = {
  year: '2024',
  code: 'RD2024001',
  name: '低温压缩机控制算法',
  source: 'self',
  type: 'product',
  stage: 'trial',
  devForm: 'zzyf',
  expenditureType: 'expensed',
  completion: 'ongoing',
  leader: '7',
  leaderName: '王小明',
  deptId: '9',
  deptName: '研发中心',
  startTime: '2024-02-18',
  endTime: '2024-12-31',
  govAmount: '10.00',
  applyUser: '李工',
  dataStatus: 'save',
};

/** Every required field of the approval detail besides those the project holds too. */
export const detailValues = {
  applyTime: '2024-01-10',
  target: ['2'],
  content: '控制算法的研究与验证',
  expectedTarget: '能效提高 5 %',
};
