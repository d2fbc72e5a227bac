import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TokenArea, TokenChoices, TokenLevel, TokensPort } from '@rdm/core/internal/access';
import { text, type Text } from '@rdm/core/internal/kernel';
import { callFault } from '../../../shell/fault-message';
import { passwordDigest } from '../../../shell/session/password-digest';

export type TokenField = 'name' | 'password' | 'scopes';

const messages = {
  name: text('请输入令牌名称', 'Enter the name of the token'),
  password: text('请输入登录密码', 'Enter your password'),
  scopes: text('请选择令牌的权限范围', 'Choose what the token may do'),
};
/** Lives to choose from, in days. */
const lives = [30, 90, 180, 365];
const USUAL = 90;

/** The form of a new access token. */
export class NewTokenViewModel {
  name = '';
  password = '';
  days: number;
  /** By the code of a page. */
  chosen: ReadonlyMap<string, TokenLevel> = new Map();
  tried = false;
  saving = false;
  failure: Text | null = null;
  /** The text of the token once it is made; it cannot be asked for again. */
  made: string | null = null;

  constructor(
    private readonly port: Pick<TokensPort, 'create'>,
    readonly choices: TokenChoices,
  ) {
    this.days = Math.min(USUAL, choices.mostDays);
    makeAutoObservable<this, 'port'>(
      this,
      { port: false, choices: false, chosen: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** The lives offered; the longest the tenant allows is always among them. */
  get lives(): readonly number[] {
    const { mostDays } = this.choices;
    return [...lives.filter((days) => days < mostDays), mostDays];
  }

  get errors(): Partial<Record<TokenField, Text>> {
    if (!this.tried) return {};
    return {
      ...(this.name.trim() === '' && { name: messages.name }),
      ...(this.chosen.size === 0 && { scopes: messages.scopes }),
      ...(this.password === '' && { password: messages.password }),
    };
  }

  set(field: 'name' | 'password', value: string): void {
    this[field] = value;
    this.failure = null;
  }

  setDays(days: number): void {
    this.days = days;
  }

  has(page: string, level: TokenLevel): boolean {
    const chosen = this.chosen.get(page);
    return chosen === level || (level === 'read' && chosen === 'write');
  }

  /** What may change a page may also look at it; who takes the look away takes the change away. */
  choose(page: string, level: TokenLevel, isChosen: boolean): void {
    const next = new Map(this.chosen);
    if (isChosen) next.set(page, level === 'read' ? (next.get(page) ?? 'read') : level);
    else if (level === 'write' && this.offers(page, 'read')) next.set(page, 'read');
    else next.delete(page);
    this.chosen = next;
    this.failure = null;
  }

  /** How many pages of an area have a level: none, some or all of those that offer it. */
  extentOf(area: TokenArea, level: TokenLevel): 'none' | 'some' | 'all' {
    const pages = area.pages.filter(({ levels }) => levels.includes(level));
    const having = pages.filter(({ code }) => this.has(code, level));
    return having.length === 0 ? 'none' : having.length === pages.length ? 'all' : 'some';
  }

  chooseArea(area: TokenArea, level: TokenLevel, isChosen: boolean): void {
    for (const { code, levels } of area.pages) if (levels.includes(level)) this.choose(code, level, isChosen);
  }

  /** Makes the token; returns whether it was made, and forgets the password then. */
  async save(): Promise<boolean> {
    if (this.saving) return false;
    this.tried = true;
    if (Object.keys(this.errors).length > 0) return false;
    this.saving = true;
    try {
      const { name, days } = this;
      const scopes = [...this.chosen].map(([page, level]) => `${page}:${level}`);
      const password = await passwordDigest(this.password);
      const { token } = await this.port.create({ name, days, scopes, password });
      runInAction(() => {
        this.made = token;
        this.password = '';
      });
      return true;
    } catch (error) {
      runInAction(() => void (this.failure = callFault(error).message));
      return false;
    } finally {
      runInAction(() => void (this.saving = false));
    }
  }

  private offers(page: string, level: TokenLevel): boolean {
    return this.choices.areas.some(({ pages }) =>
      pages.some(({ code, levels }) => code === page && levels.includes(level)),
    );
  }
}
