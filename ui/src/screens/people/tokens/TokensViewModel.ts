import { makeAutoObservable } from 'mobx';
import type { OwnToken, TokenChoices, TokenPage, TokensPort } from '@rdm/core/internal/access';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { Loader } from '../../../resource/Loader';
import { callFault } from '../../../shell/fault-message';

const said = {
  read: text('{page}（查看）', '{page} (view)'),
  write: text('{page}（查看和修改）', '{page} (view and change)'),
};

interface Loaded {
  readonly tokens: readonly OwnToken[];
  readonly choices: TokenChoices;
}

/** One's own access tokens, and what a new one may be given. */
export class TokensViewModel {
  readonly #loader: Loader<Loaded>;

  constructor(private readonly port: Pick<TokensPort, 'own' | 'choices' | 'revokeOwn'>) {
    const load = async (): Promise<Loaded> => {
      const [tokens, choices] = await Promise.all([port.own(), port.choices()]);
      return { tokens, choices };
    };
    this.#loader = new Loader(load, { faultOf: callFault });
    makeAutoObservable<this, 'port'>(this, { port: false }, { autoBind: true });
  }

  /** `null` until loaded. */
  get tokens(): readonly OwnToken[] | null {
    return this.#loader.value?.tokens ?? null;
  }

  get choices(): TokenChoices | null {
    return this.#loader.value?.choices ?? null;
  }

  get failure(): Text | null {
    return this.#loader.fault?.message ?? null;
  }

  /** The scopes of a token in words; a page the account may no longer open is named by its code. */
  wordsOf({ scopes }: OwnToken): readonly Text[] {
    const pages = new Map(this.choices?.areas.flatMap((area) => area.pages.map((page) => [page.code, page] as const)));
    return scopes.map((scope) => {
      const [code = '', level] = scope.split(':');
      const name = nameOf(pages.get(code) ?? { code, name: code, nameEn: '', levels: [] });
      const form = level === 'write' ? said.write : said.read;
      return text(fill(form, { page: name.zh }).zh, fill(form, { page: name.en }).en);
    });
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  /** Revokes a token and reloads the list. @throws Refusal */
  async revoke(id: string): Promise<void> {
    await this.port.revokeOwn({ id });
    await this.load();
  }
}

/** The name of a page or an area. */
export const nameOf = ({ name, nameEn }: Pick<TokenPage, 'code' | 'name' | 'nameEn' | 'levels'>): Text =>
  text(name, nameEn || name);
