import type { Locator, Page } from 'playwright-core';

/** The page object of the project pages. Fields are named `part.field`, as in the page's mark-up. */
export class ProjectPage {
  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {}

  async signIn(account: string): Promise<void> {
    await this.page.goto(`${this.origin}/login`);
    await this.fillCredentials(account);
    await this.page.waitForURL('**/wel/index');
  }

  async fillCredentials(account: string): Promise<void> {
    await this.page.getByLabel('租户ID').fill('100001');
    await this.page.getByLabel('账号').fill(account);
    await this.page.getByRole('textbox', { name: /^密码/ }).fill(account);
    await this.page.getByRole('button', { name: '登录' }).click();
  }

  async openNew(year: string): Promise<void> {
    await this.page.goto(`${this.origin}/rdm/project/edit?new&year=${year}`);
    await this.tab('项目立项').waitFor();
  }

  async openStored(id: string): Promise<void> {
    await this.page.goto(`${this.origin}/rdm/project/edit?id=${id}`);
    await this.tab('项目立项').waitFor();
  }

  async openList(year: string): Promise<void> {
    await this.page.goto(`${this.origin}/rdm/project/list?year=${year}`);
    await this.page.getByRole('grid', { name: '研发项目' }).waitFor();
  }

  /** How many projects the list of a year finds with this name. */
  async countNamed(year: string, name: string): Promise<number> {
    await this.openList(year);
    await this.page.getByRole('textbox', { name: '项目名称' }).fill(name);
    await this.page.getByRole('button', { name: '查询' }).click();
    await this.page.getByText('没有符合查询条件的记录').or(this.row(name)).first().waitFor();
    return this.row(name).count();
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  field(place: string): Locator {
    return this.page.locator(`[data-field="${place}"]`);
  }

  input(place: string): Locator {
    return this.field(place).locator('input, textarea').first();
  }

  async type(place: string, value: string): Promise<void> {
    await this.input(place).fill(value);
    await this.input(place).press('Tab');
  }

  /** Chooses an option of a list, the first unless it is named. */
  async choose(place: string, option: string | RegExp = /./): Promise<void> {
    await this.field(place).locator('input, button').first().click();
    await this.page.getByRole('option', { name: option }).first().click();
    await this.page.keyboard.press('Escape');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  /** A toast or a notice with this text. */
  said(sentence: string | RegExp): Locator {
    return this.page.getByText(sentence).first();
  }

  get id(): string {
    return new URL(this.page.url()).searchParams.get('id') ?? '';
  }

  /** Everything that is required of a project in co-operation, without its files. */
  async fillCooperation(): Promise<void> {
    for (const place of ['project.source', 'project.type', 'project.stage', 'project.deptId', 'project.leader']) {
      await this.choose(place);
    }
    await this.type('project.startTime', '2031-02-01');
    await this.type('project.endTime', '2031-11-30');
    await this.choose('project.devForm', '合作研发');
    await this.choose('detail.target');
    await this.type('detail.content', '低温工况下的控制算法研究');
    await this.type('detail.expectedTarget', '能效提高 5 %');
    await this.tab('项目预算').click();
    await this.type('budget.labor', '30');
    await this.type('budget.directIn', '12.5');
    await this.type('project.govAmount', '10');
  }
}
