import { text } from '../kernel';
import { crud, date, defineResource, files, longText } from '../records';
import { personnelReference } from '../project';
import { projectOfYear, projectYear } from './process-fields';

const LONGEST = 4000;

/** 立项准备: the chapters of the application that argue for a project (项目立项书, 研发项目计划书), one record per project. */
export const projectPreparation = defineResource('blade-rdm/projectdevinfo', {
  label: text('立项准备', 'Preparation of a project'),
  fields: {
    year: projectYear,
    projectId: projectOfYear,
    background: longText({ label: text('立项背景与意义', 'Background'), maxLength: LONGEST }),
    stateOfArt: longText({
      label: text('国内外研究现状与发展趋势', 'State of the art'),
      hint: text(
        '写明与已有技术的差别，鉴定时据此判断是否属于研发活动',
        'How it differs from what exists: what a reviewer judges by',
      ),
      required: text('请输入国内外研究现状', 'Describe the state of the art'),
      example: '国外同类技术成熟但价格高，国内未见相同技术方案的报道',
      maxLength: LONGEST,
    }),
    marketAnalysis: longText({ label: text('市场分析', 'Market analysis'), maxLength: LONGEST }),
    feasibility: longText({ label: text('可行性分析', 'Feasibility'), maxLength: LONGEST }),
    keyTechnology: longText({
      label: text('关键技术与创新点', 'Key technology and novelty'),
      required: text('请输入关键技术与创新点', 'Describe the key technology and what is new'),
      example: '低温工况下的无传感器启动；以实测数据修正模型',
      maxLength: LONGEST,
    }),
    uncertainty: longText({
      label: text('技术不确定性', 'Technical uncertainty'),
      hint: text(
        '开始时不能确定的技术问题与解决设想',
        'What could not be known at the start, and how it was to be solved',
      ),
      maxLength: LONGEST,
    }),
    technicalRoute: longText({
      label: text('技术路线', 'Technical route'),
      required: text('请输入技术路线', 'Describe the technical route'),
      example: '方案论证、仿真、样机试制、性能试验、改进定型',
      maxLength: LONGEST,
    }),
    schedule: longText({ label: text('进度安排', 'Schedule'), maxLength: LONGEST }),
    indicators: longText({ label: text('考核指标', 'Indicators'), maxLength: LONGEST }),
    equipment: longText({ label: text('仪器设备与条件', 'Equipment and conditions'), maxLength: LONGEST }),
    ownership: longText({ label: text('成果归属', 'Ownership of results'), maxLength: LONGEST }),
    risk: longText({ label: text('风险与对策', 'Risks'), maxLength: LONGEST }),
    preparedBy: personnelReference({
      label: text('编制人', 'Prepared by'),
      heading: '编制人工号',
      shows: { preparedByName: { from: 'name', label: text('编制人', 'Prepared by') } },
    }),
    preparedOn: date({ label: text('编制日期', 'Prepared on'), example: '2024-01-05' }),
    preparationFiles: files({ label: text('可行性研究等材料', 'Studies') }),
  },
  naturalKey: ['projectId'],
  title: 'projectId',
  submitFinds: 'naturalKey',
  search: ['year', 'projectId'],
  columns: ['year', 'projectCode', 'projectName', 'preparedByName', 'preparedOn'],
  workbook: [
    ...(['year', 'projectId', 'background', 'stateOfArt', 'marketAnalysis', 'feasibility', 'keyTechnology'] as const),
    ...(['uncertainty', 'technicalRoute', 'schedule', 'indicators', 'equipment', 'ownership', 'risk'] as const),
    ...(['preparedBy', 'preparedOn'] as const),
  ],
  sections: [
    { label: text('项目', 'Project'), fields: ['year', 'projectId', 'preparedBy', 'preparedOn'] },
    {
      label: text('立项依据', 'Why'),
      fields: ['background', 'stateOfArt', 'marketAnalysis', 'feasibility'],
    },
    {
      label: text('研究内容与技术路线', 'What and how'),
      fields: ['keyTechnology', 'uncertainty', 'technicalRoute', 'schedule', 'indicators'],
    },
    { label: text('条件与归属', 'Conditions'), fields: ['equipment', 'ownership', 'risk', 'preparationFiles'] },
  ],
  order: [{ field: 'year', descending: true }, { field: 'projectId' }],
  permissions: crud('projectdevinfo'),
});
