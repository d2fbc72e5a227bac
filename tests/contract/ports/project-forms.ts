import type { Ports } from '@rdm/core/internal/application';
import type { CellValue, FieldFault, Refusal } from '@rdm/core/internal/kernel';
import type { Draft, RecordOf } from '@rdm/core/internal/records';
import {
  personnel,
  project,
  type projectBudget,
  type projectDetail,
  type ProjectSheet,
  type ProjectSheetDraft,
} from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { createSpreadsheetReader, createSpreadsheetWriter } from '@rdm/documents';
import { beforeAll, expect } from 'vitest';
import type { OpenStack } from '../../setup/stacks';

const reader = createSpreadsheetReader();
const writer = createSpreadsheetWriter();

export function workbookOf([headings = [], ...rows]: readonly (readonly CellValue[])[]): Promise<Uint8Array> {
  const columns = headings.map((heading) => ({ heading: String(heading), width: 12, kind: 'text' as const }));
  const cells = rows.map((row) => row.map((cell) => (cell === null ? null : String(cell))));
  return writer.write([{ name: '研发项目', columns, rows: cells }]);
}

export async function rowsOf(bytes: Uint8Array): Promise<CellValue[][]> {
  const reading = await reader.read(bytes);
  if (!reading.ok) throw new Error(reading.fault.message.en);
  return reading.sheet.rows.filter((cells) => cells.some((cell) => cell !== null)).map((cells) => [...cells]);
}

export type Sheet = ProjectSheet & { detail: RecordOf<typeof projectDetail>; budget: RecordOf<typeof projectBudget> };

/** A project manager with a department, a leader, and what forms of whole projects send. */
export function projectForms(stack: () => OpenStack, tenant: string) {
  let ports: Ports;
  let leader: string;
  let deptId: string;

  beforeAll(async () => {
    ports = await stack().signIn('manager', tenant);
    const admin = await stack().signIn('admin', tenant);
    deptId = (await admin.resource(department).submit({ deptName: '研发中心' })).id;
    leader = (await admin.resource(personnel).submit({ code: 'E001', name: '王小明' })).id;
  });

  let made = 0;
  /** A year of its own, so that the codes of one test do not affect another. */
  const freshYear = () => String(2100 + ((made += 1) % 90));
  const freshCode = () => `X${String((made += 1)).padStart(5, '0')}`;
  const freshKey = () => `form-${(made += 1)}-${Date.now()}`;

  const projectDraft = (given: Draft = {}): Draft => ({
    year: '2024',
    code: freshCode(),
    name: '低温压缩机控制算法',
    source: '1',
    type: 'newTechnology',
    stage: '2',
    devForm: 'zzyf',
    leader,
    deptId,
    startTime: '2024-02-18',
    endTime: '2024-12-31',
    govAmount: '20',
    ...given,
  });
  const detailDraft = (given: Draft = {}): Draft => ({
    applyUser: '李项目',
    applyTime: '2024-01-10',
    startTime: '2024-02-18',
    endTime: '2024-12-31',
    devForm: 'zzyf',
    target: ['4'],
    content: '关键技术与路线',
    expectedTarget: '能效提高一成',
    ...given,
  });
  const budgetDraft = (given: Draft = {}): Draft => ({ labor: '120.5', other: '30', ...given });
  const wholeSheet = (given: Draft = {}): ProjectSheetDraft => ({
    project: projectDraft(given),
    detail: detailDraft(),
    budget: budgetDraft(),
  });
  const saved = async (sheet: ProjectSheetDraft = wholeSheet(), key?: string) =>
    (await ports.project.save({ sheet, key })) as Sheet;
  const sheetOf = async (id: string) => (await ports.project.sheet({ id })) as Sheet;
  /** Submitted without parts, as the register's import does. */
  const plain = (given: Draft = {}) => ports.resource(project).submit(projectDraft(given));
  const faultsOf = async (work: Promise<unknown>): Promise<readonly FieldFault[]> => {
    const refused = await work.then(
      () => null,
      (error: Refusal) => error,
    );
    expect(refused, 'nothing was refused').not.toBeNull();
    return refused!.fault.fields ?? [];
  };
  const fieldsOf = async (work: Promise<unknown>) => (await faultsOf(work)).map(({ field }) => field);
  const refusal = (code: number, sentence?: string | RegExp) => ({
    fault: expect.objectContaining({
      code,
      ...(sentence !== undefined && {
        message: expect.objectContaining({ zh: expect.stringMatching(sentence) as unknown }) as unknown,
      }),
    }) as unknown,
  });

  const registerRows = async (ids: readonly string[]) =>
    rowsOf((await ports.project.exportExcel({ ids: ids.join(',') })).bytes);

  return {
    leaderId: () => leader,
    ...{ freshYear, freshCode, freshKey },
    ...{ projectDraft, detailDraft, budgetDraft, wholeSheet },
    ...{ saved, sheetOf, plain, faultsOf, fieldsOf, refusal, registerRows },
  };
}
