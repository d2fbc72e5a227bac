import { resources, type Ports } from '@rdm/core/internal/application';
import type { FileProposal } from '@rdm/core/internal/intake';
import type { ImportReport, WorkbooksPort } from '@rdm/core/internal/records';
import { Refusal, text } from '@rdm/core/internal/kernel';
import { memoryPort, memoryPorts } from '../../../resource/testing/memory-ports';
import { memoryServices } from '../../../resource/testing/memory-services';
import { ImportViewModel } from '../ImportScreen/ImportViewModel';

export const registers = resources.filter(({ workbook }) => workbook);
export const given = [
  '01-研发人员.xlsx',
  '02-项目.xlsx',
  '03-薪酬.xlsx',
  '04-考勤.xlsx',
  '05-项目工时.xlsx',
  '06-固定资产.xlsx',
  '07-固定资产使用.xlsx',
  '08-无形资产.xlsx',
  '09-租赁资产.xlsx',
  '10-设备动力.xlsx',
  '11-燃料动力.xlsx',
  '12-材料.xlsx',
  '13-记账凭证.xlsx',
  '14-科目对应.xlsx',
  '15-每日考勤.xlsx',
  '16-年度研发费用.xlsx',
  '17-设备动力使用.xlsx',
  '18-燃料动力使用.xlsx',
  '19-材料使用.xlsx',
  '20-凭证更正.xlsx',
  '21-关联方研发支出明细.xlsx',
  '22-账面折旧.xlsx',
  '23-无形资产使用.xlsx',
  '24-自研形成无形资产.xlsx',
  '25-特殊收入.xlsx',
  '26-试制批次.xlsx',
  '27-试制批次分摊.xlsx',
];
export const file = (name: string) => ({ name, bytes: async () => new Uint8Array([1]) });
export const good: ImportReport = { rows: 1, inserted: 1, updated: 0, unchanged: 0, errors: [] };
export const bad: ImportReport = { ...good, errors: [{ row: 2, column: '备注', value: 'E9', message: '备注过长' }] };
/** Names a person who is not there yet. */
export const nobody: ImportReport = {
  ...good,
  errors: [{ row: 2, column: '工号', value: 'E9', message: '工号“E9”不存在' }],
};
export const refused = (data = bad) =>
  new Refusal({ code: 400, name: 'IMPORT_REFUSED', message: text('有错误', 'Faults'), data });

/** A file of which neither register nor columns can be told. */
export const unknownFile: FileProposal = {
  kind: 'xlsx',
  sheets: ['Sheet1'],
  sheet: 'Sheet1',
  own: null,
  readings: [],
  rows: [],
};
export const UNREACHABLE = new Refusal({ code: 503, name: 'UNREACHABLE', message: text('无法连接', 'Unreachable') });

/** @param recognise recognition by headings; without it the call fails and the file names decide */
export function setUp(
  names: readonly string[],
  can: (permission: string) => boolean = () => true,
  recognise: WorkbooksPort['recognise'] = () => Promise.reject(UNREACHABLE),
  propose: Ports['layouts']['propose'] = async () => unknownFile,
) {
  /** Every call in the order of its arrival: register and whether it was a dry run. */
  const calls: string[] = [];
  const ports = registers.map((resource) => {
    const port = memoryPort(resource);
    port.import.mockImplementation(async ({ check, validOnly }) => {
      calls.push(`${resource.label.zh} ${check ? '检查' : validOnly ? '仅正确行' : '导入'}`);
      return good;
    });
    return [resource, port] as const;
  });
  const layouts = { propose, listDict: async () => [] };
  const templates = async () => ({ name: '导入模板.zip', type: 'application/zip', bytes: new Uint8Array([1]) });
  const samples = async () => [];
  const services = memoryServices(
    memoryPorts(ports, {}, { workbooks: { recognise, templates, samples, sample: templates }, layouts }),
    registers,
    {
      can,
    },
  );
  const screen = new ImportViewModel(services, resources);
  const recognised = screen.add(names.map(file));
  const portOf = (label: string) => ports.find(([{ label: own }]) => own.zh === label)![1];
  return { screen, calls, portOf, services, recognised };
}
