import { resources, type Ports } from '@rdm/core/internal/application';
import { demonstrationYear } from '@rdm/demonstration';
import { LARGEST_PAGE, newRow, type Resource } from '@rdm/core/internal/records';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openMemoryApplication,
  readBack,
  sheetsOf,
  workbookOf,
  type MemoryApplication,
} from '../setup/memory-application';

/** The headings of every register as they were agreed, required ones starred. */
const headings: Readonly<Record<string, string>> = {
  'blade-rdm/entpersonnel':
    '姓名* 工号* 证件号码 性别 学历 部门 岗位 人员类别 用工形式 入职日期 离职日期 登录账号 邮箱与代码平台账号',
  'blade-rdm/costpersonnelsalary': '月份* 工号* 姓名 工资薪金 五险一金 劳务费用 福利费',
  'blade-rdm/attendancemonth': '月份* 工号* 姓名 应出勤工时 实际出勤工时',
  'blade-rdm/attendance': '日期* 工号* 姓名 应出勤工时 实际出勤工时 备注',
  'blade-rdm/projectworktime': '月份* 项目编号* 工号* 姓名 研发工时*',
  'blade-rdm/projectassetsfixed':
    '资产编号* 资产名称* 资产类别* 规格型号 购置日期 入账日期* 原值* 残值率(%) 折旧方法* 折旧月数* 使用部门 用途 项目编号 税务折旧方式 税法资产类别 税务折旧月数 购入前已使用月数 投入使用日期 折旧年限变更日期 变更后尚可使用月数 减值日期 减值金额 处置日期 处置方式',
  'blade-rdm/bookeddepreciation': '月份* 资产编号* 本期折旧额*',
  'blade-rdm/projectassetsvirtualschema': '月份* 项目编号* 资产编号* 研发工时 总工时 研发占比(%)',
  'blade-rdm/projectassetsfixedschema': '月份* 项目编号* 资产编号* 研发工时* 总工时*',
  'blade-rdm/projectassetsvirtual':
    '资产编号* 资产名称* 资产类别* 取得日期* 原值* 摊销月数* 项目编号 研发占比(%) 税务摊销年限依据 税务摊销月数 处置日期',
  'blade-rdm/projectassetslease':
    '合同编号* 资产名称* 出租方 开始日期* 结束日期* 月租金* 月份* 项目编号* 研发工时* 总工时*',
  'blade-rdm/projectassetspower':
    '年度* 月份* 项目编号* 设备编号* 设备名称* 动力名称* 数量* 开始日期* 结束日期* 日均工时* 每小时用量* 单位 单价* 工作内容',
  'blade-rdm/projectassetspowerschema': '月份* 项目编号* 设备编号* 设备名称 动力名称 研发工时* 总工时*',
  'blade-rdm/projectpowerschema': '月份* 项目编号* 动力类别* 单位 研发用量* 总用量*',
  'blade-rdm/projectmaterialschema': '月份* 项目编号* 材料编码* 材料名称 单位 研发用量* 总用量*',
  'blade-rdm/projectpower': '月份* 项目编号* 动力类别* 数量 单价 金额*',
  'blade-rdm/projectmaterial': '日期* 单据号* 材料编码* 材料名称* 规格 单位 数量* 单价* 金额 项目编号* 类型* 行号',
  'blade-rdm/financialaccount':
    '日期* 凭证字* 凭证号* 分录号* 摘要* 科目编码* 科目名称* 借方金额 贷方金额 项目编号 部门',
  'blade-rdm/financialaccountcorrect':
    '日期* 凭证字* 凭证号* 分录号* 摘要* 科目编码* 科目名称* 借方金额 贷方金额 项目编号 部门 更正方式 被更正凭证',
  'blade-rdm/formedintangible':
    '资产编号* 资产名称* 形成日期* 项目编号* 会计成本* 可加计扣除成本 摊销月数* 年限依据 处置日期 备注',
  'blade-rdm/projectmaster': '项目编号* 项目名称* 项目总预算(万元) 首次开始日期 计划结束日期 项目结果* 结果日期 备注',
  'blade-rdm/projectphase': '项目编号* 研发阶段* 起始日期* 说明',
  'blade-rdm/projectopening': '项目编号* 余额日期* 支出类型* 费用项目* 金额(元)*',
  'rdm/externalunits':
    '单位名称* 统一社会信用代码 纳税人识别号 单位类型* 机构/个人 境内/境外 国家（地区） 是否关联方 关联关系 联系人 联系电话 备注',
  'rdm/governmentprojectbudget':
    '课题编号* 课题名称* 课题级别* 主管部门 项目编号 执行期开始* 执行期结束* 设备费·专项资金(元) 设备费·自筹资金(元) 业务费·专项资金(元) 业务费·自筹资金(元) 劳务费·专项资金(元) 劳务费·自筹资金(元) 间接费用·专项资金(元) 间接费用·自筹资金(元) 备注',
  'rdm/externalunitsbudget':
    '课题编号* 外部单位* 承担任务 设备费·专项资金(元) 设备费·自筹资金(元) 业务费·专项资金(元) 业务费·自筹资金(元) 劳务费·专项资金(元) 劳务费·自筹资金(元) 间接费用·专项资金(元) 间接费用·自筹资金(元) 已转拨专项资金(元) 最近转拨日期 备注',
  'rdm/thisexternalbudget':
    '课题编号* 设备费·专项资金(元) 设备费·自筹资金(元) 业务费·专项资金(元) 业务费·自筹资金(元) 劳务费·专项资金(元) 劳务费·自筹资金(元) 间接费用·专项资金(元) 间接费用·自筹资金(元) 设备费调剂(元) 业务费调剂(元) 劳务费调剂(元) 间接费用调剂(元) 调剂日期 调剂依据 设备费自筹支出(元) 业务费自筹支出(元) 劳务费自筹支出(元) 间接费用自筹支出(元) 备注',
  'rdm/entrustdevdata':
    '年度* 项目编号* 合同编号* 合同名称 合同类型* 受托方（合作方）* 签订日期 合同金额(元) 成果归属 技术合同登记编号 登记日期 登记机关 备注',
  'rdm/entrustpayment': '合同编号* 付款日期* 付款金额(元)* 收款单位 凭证 发票号码 备注',
  'blade-rdm/projectcoop':
    '年度* 项目编号* 参与单位* 对方承担比例(%)* 对方分摊的费用已计入本企业账* 加计扣除享受方 状态* 签订日期 备注',
  'blade-rdm/projectconc': '年度* 项目编号* 参与单位* 受益比例(%)* 对方分摊的费用已计入本企业账* 状态* 签订日期 备注',
  'blade-rdm/grant':
    '拨付文号* 补助名称* 拨付部门 到账日期* 到账金额(元)* 税务处理* 有规定资金专项用途的拨付文件 有专门的资金管理办法或具体管理要求 资金及其支出单独核算 申报时已确认为应税收入 已缴回金额(元) 课题编号 备注',
  'blade-rdm/grantshare': '年度* 拨付文号* 项目编号* 分配比例(%)* 备注',
  'blade-rdm/grantspending': '拨付文号* 支出日期* 项目编号 费用项目* 支出金额(元)* 凭证 课题预算科目 备注',
  'blade-rdm/costadjustment': '月份* 项目编号* 费用项目* 调减金额(元) 调整原因* 调整说明',
  'blade-rdm/othermatter': '月份* 费用项目* 金额(元)* 事由*',
  'blade-rdm/projectdevinfo':
    '年度* 项目编号* 立项背景与意义 国内外研究现状与发展趋势* 市场分析 可行性分析 关键技术与创新点* 技术不确定性 技术路线* 进度安排 考核指标 仪器设备与条件 成果归属 风险与对策 编制人工号 编制日期',
  'blade-rdm/projectmember': '年度* 项目编号* 工号* 角色* 起始日期* 结束日期 计划投入工时比例(%) 承担任务',
  'blade-rdm/projectsearchrecord':
    '年度* 项目编号* 检索类型* 检索日期* 查新检索机构* 报告编号 检索范围与关键词 查新结论* 结论要点',
  'blade-rdm/projectsurveyrecord':
    '年度* 项目编号* 调研主题* 调研日期* 调研方式* 调研对象与地点 参加人员工号 调研情况与结论*',
  'blade-rdm/projectdemonstrrecord':
    '年度* 项目编号* 评审阶段* 评审日期* 评审地点 评审组长* 评审专家* 评审结论* 评审意见* 专家是否签字*',
  'blade-rdm/projectdevactivities': '项目编号* 活动日期* 活动类型* 活动名称* 地点 参加人员工号 过程与内容* 结果与结论',
  'blade-rdm/projectachievement': '项目编号* 成果类型* 成果名称* 成果编号 取得日期* 知识产权编号 参加人员工号 成果说明',
  'blade-rdm/rdactivity':
    '申请年度* 研发活动编号* 研发活动名称* 项目编号* 开始日期 结束日期 技术领域 技术来源 知识产权编号 研发经费总预算(万元) 目的及组织实施方式 核心技术及创新点 取得的阶段性成果 备注',
  'blade-rdm/intellectualproperty':
    '知识产权编号* 知识产权名称* 知识产权类型* 知识产权子类型 状态* 获得方式 取得日期 权利人 发明人工号 外部发明人 申请日 申请号 受理日 公开（公告）日 进入实审日 授权（登记）日 期满日（手工） 年费已缴至第几年度 年费减缴 失效日期 失效原因 首次实施日期 技术先进程度（自评） 对主要产品的核心支持作用（自评） 已用于高企申报年度 关联项目编号 备注',
  'blade-rdm/iprdeal': '知识产权编号* 运用方式* 生效日期* 终止日期 对方单位* 收入(元) 备注',
  'blade-rdm/techstandard': '标准编号* 标准名称* 标准级别* 参与方式* 发布日期* 备注',
  'blade-rdm/hightechproduct':
    '产品（服务）编号* 产品（服务）名称* 技术领域* 技术来源* 是否主要产品（服务）* 知识产权编号* 收入科目 关键技术及主要技术指标 与同类产品（服务）的竞争优势 知识产权获得情况及其对产品（服务）在技术上发挥的支持作用 备注',
  'blade-rdm/hightechincome': '产品编号* 月份* 收入金额(元)* 备注',
  'blade-rdm/achievementtrans':
    '成果编号* 科技成果名称* 转化年度* 转化日期 成果类型* 成果来源* 转化形式* 转化结果* 产品编号* 项目编号 知识产权编号 转化收入(元) 转化情况说明 备注',
  'blade-rdm/specialincome': '取得日期* 项目编号 品名* 购买方 收入金额* 凭证号 发票号码 备注',
  'blade-rdm/productionbatch':
    '批次号* 试制日期* 项目编号* 产品名称* 试制数量* 单位 材料费用* 检验结果 去向* 销售日期 销售数量 销售金额 购买方 凭证号 备注',
  'blade-rdm/productionbatchproject': '年度* 批次号* 项目编号* 材料占比(%)* 备注',
  'blade-rdm/projectreportdetaillistrelated':
    '年度* 项目编号* 受托关联方* 费用项目* 日期 种类 号数 摘要 金额(元)* 备注',
  'blade-rdm/project':
    '年度* 项目编号* 项目名称* 项目来源* 项目类型* 项目阶段* 开发形式* 支出类型* 完成情况* 负责人工号* 所属部门* 开始日期* 结束日期* 政府资金(万元) 预算金额(万元)',
  'blade-rdm/financialaccount/match': '科目编码* 科目名称* 费用项目代码*',
  'blade-rdm/closingaccount': '科目编码或名称* 是否结转科目* 说明',
  'blade-rdm/projectreportyearother':
    '年度* 单位名称 人员人工费用(万元)* 直接投入费用(万元)* 折旧费用(万元)* 无形资产摊销(万元)* 新产品设计费等(万元)* 其他相关费用(万元)* 委托研发费用(万元)*',
};

const registers = resources.filter(({ workbook }) => workbook);
const shown = demonstrationYear(2025, 6);
const sheetOf = (resource: Resource) => shown.workbooks.find((each) => each.resource === resource.name)!.sheet;
/** In the order in which they can be imported. */
const inOrder = shown.workbooks.map(({ resource }) => registers.find(({ name }) => name === resource)!);

let memory: MemoryApplication;
let ports: Ports;
beforeAll(async () => {
  memory = await openMemoryApplication();
  ports = await memory.signIn('finance');
});
afterAll(() => memory.stop());

const bring = (resource: Resource, rows: Parameters<typeof workbookOf>[0]) =>
  ports.resource(resource).import({ file: workbookOf(rows), fileName: '导入.xlsx' });

describe('the workbook of a register', () => {
  it('exists for exactly the registers agreed upon', () => {
    expect(registers.map(({ name }) => name).sort()).toEqual(Object.keys(headings).sort());
  });

  it.each(registers.map((resource) => [resource.register, resource] as const))(
    'has the agreed headings: %s',
    async (_, resource) => {
      const download = await ports.resource(resource).template();
      expect(download.name).toBe(`${resource.label.zh}导入模板.xlsx`);
      const [template, notes] = sheetsOf(download.bytes);
      const agreed = headings[resource.name]!.split(' ');
      expect(template!.columns.map(({ heading }) => heading)).toEqual(agreed.map((each) => each.replace('*', '')));
      expect(template!.rows).toHaveLength(1);
      const required = notes!.rows.filter(([, isRequired]) => isRequired === '是').map(([heading]) => `${heading}*`);
      expect(required).toEqual(agreed.filter((each) => each.endsWith('*')));
    },
  );

  it('has an example row with everything required, and choices for every dictionary', async () => {
    for (const resource of registers) {
      const [template] = sheetsOf((await ports.resource(resource).template()).bytes);
      const agreed = headings[resource.name]!.split(' ');
      for (const [index, heading] of agreed.entries()) {
        if (heading.endsWith('*')) expect(template!.rows[0]![index], `${resource.name} ${heading}`).toBeTruthy();
        const { choices } = template!.columns[index]!;
        if (choices) expect(choices, `${resource.name} ${heading}`).toContain(template!.rows[0]![index]);
      }
    }
  });
});

describe('a year’s registers', () => {
  it('come in whole, and once more change nothing', async () => {
    for (const resource of inOrder) {
      const { rows } = sheetOf(resource);
      const [first, second] = [await bring(resource, rows), await bring(resource, rows)];
      const count = rows.length - 1;
      expect(first, resource.name).toEqual({ rows: count, inserted: count, updated: 0, unchanged: 0, errors: [] });
      const { warnings, ...again } = second;
      expect(again, resource.name).toEqual({ rows: count, inserted: 0, updated: 0, unchanged: count, errors: [] });
      expect(warnings, resource.name).toEqual([
        expect.objectContaining({ row: 1, message: expect.stringContaining('重复导入') as string }),
      ]);
    }
  });

  it('go out and come in again unchanged, totals under them and all', async () => {
    for (const resource of inOrder) {
      const download = await ports.resource(resource).export({});
      expect(download.name).toBe(`${resource.label.zh}.xlsx`);
      const [sheet] = sheetsOf(download.bytes);
      const count = sheetOf(resource).rows.length - 1;
      expect(sheet!.rows, resource.name).toHaveLength(count);
      expect(await bring(resource, readBack(sheet!)), resource.name).toEqual({
        rows: count,
        inserted: 0,
        updated: 0,
        unchanged: count,
        errors: [],
      });
    }
  });

  it('come in unchanged whatever the order of their columns and rows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...inOrder), fc.infiniteStream(fc.nat()), async (resource, order) => {
        const [head = [], ...rows] = sheetOf(resource).rows;
        const shuffled = <T>(items: readonly T[]) =>
          items
            .map((item) => ({ item, place: order.next().value as number }))
            .sort((one, other) => one.place - other.place)
            .map(({ item }) => item);
        const columns = shuffled(head.map((_, index) => index));
        const turned = [head, ...shuffled(rows).slice(0, 40)].map((row) => columns.map((index) => row[index] ?? null));
        expect(await bring(resource, turned)).toMatchObject({ unchanged: turned.length - 1, errors: [] });
      }),
      { numRuns: 30 },
    );
  });

  it('are exported as they are filtered', async () => {
    const workTime = registers.find(({ register }) => register === '项目工时')!;
    const query = { where: [{ field: 'month', is: 'equal' as const, value: '2025-02' }] };
    const [sheet] = sheetsOf((await ports.resource(workTime).export(query)).bytes);
    const expected = sheetOf(workTime).rows.filter(([month]) => month === '2025-02');
    expect(sheet!.rows).toHaveLength(expected.length);
    expect(new Set(sheet!.rows.map(([month]) => month))).toEqual(new Set(['2025-02']));
  });
});

describe('an export of more than a list may hold', () => {
  it('is refused instead of cut short', async () => {
    const workTime = registers.find(({ register }) => register === '项目工时')!;
    await memory.application.inTenant('100002', async (call) => {
      const months = Array.from({ length: LARGEST_PAGE + 1 }, (_, index) => ({ month: '2025-01', hours: `${index}` }));
      const rows = months.map((values, index) => ({ ...newRow(call, workTime, values), projectId: String(index + 1) }));
      await call.records.insert(workTime, rows);
    });
    const neighbour = await memory.signIn('finance', '100002');
    await expect(neighbour.resource(workTime).export({})).rejects.toMatchObject({
      fault: { code: 400, message: { zh: '数据超过100000行，请缩小查询范围后再导出' } },
    });
    const one = { where: [{ field: 'projectId', is: 'equal' as const, value: '1' }] };
    expect(sheetsOf((await neighbour.resource(workTime).export(one)).bytes)[0]!.rows).toHaveLength(1);
  });
});
