import { describe, expect, it, vi } from 'vitest';
import type { TokenChoices, TokensPort } from '@rdm/core/internal/access';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { NewTokenViewModel } from './NewTokenViewModel';

const page = (code: string, ...levels: ('read' | 'write')[]) => ({ code, name: code, nameEn: '', levels });
const area = {
  code: 'a',
  name: '研发项目',
  nameEn: '',
  pages: [page('project', 'read', 'write'), page('view', 'read')],
};
const choices: TokenChoices = { mostDays: 120, areas: [area] };

function form() {
  const create = vi.fn<TokensPort['create']>();
  create.mockResolvedValue({ token: 'rdm_1_a_b' } as Awaited<ReturnType<TokensPort['create']>>);
  return { create, form: new NewTokenViewModel({ create }, choices) };
}

describe('the form of a new access token', () => {
  it('offers lives up to the longest of the tenant', () => {
    expect(form().form.lives).toEqual([30, 90, 120]);
  });

  it('takes what may change a page for what may look at it, and takes both away together', () => {
    const { form: made } = form();
    made.choose('project', 'write', true);
    expect([made.has('project', 'read'), made.has('project', 'write')]).toEqual([true, true]);
    made.choose('project', 'write', false);
    expect([made.has('project', 'read'), made.has('project', 'write')]).toEqual([true, false]);
    made.choose('project', 'read', false);
    expect(made.chosen.size).toBe(0);
  });

  it('chooses the pages of an area that offer a level, and says how many have it', () => {
    const { form: made } = form();
    made.chooseArea(area, 'write', true);
    expect([...made.chosen]).toEqual([['project', 'write']]);
    expect([made.extentOf(area, 'write'), made.extentOf(area, 'read')]).toEqual(['all', 'some']);
    made.chooseArea(area, 'read', true);
    expect([...made.chosen]).toEqual([
      ['project', 'write'],
      ['view', 'read'],
    ]);
  });

  it('asks for name, scopes and password, then sends the digest and forgets the password', async () => {
    const { form: made, create } = form();
    expect(await made.save()).toBe(false);
    expect(Object.keys(made.errors)).toEqual(['name', 'scopes', 'password']);
    made.set('name', 'ERP');
    made.set('password', 'finance');
    made.choose('view', 'read', true);
    expect(await made.save()).toBe(true);
    const password = '57336afd1f4b40dfd9f5731e35302fe5';
    expect(create).toHaveBeenCalledExactlyOnceWith({ name: 'ERP', days: 90, scopes: ['view:read'], password });
    expect([made.made, made.password]).toEqual(['rdm_1_a_b', '']);
  });

  it('says what the server refuses, and keeps what was typed', async () => {
    const { form: made, create } = form();
    create.mockRejectedValue(new Refusal(faults.invalid(text('密码不正确，请重新输入', 'Wrong'))));
    made.set('name', 'ERP');
    made.set('password', 'wrong');
    made.choose('view', 'read', true);
    expect(await made.save()).toBe(false);
    expect([made.failure?.zh, made.name]).toEqual(['密码不正确，请重新输入', 'ERP']);
  });
});
