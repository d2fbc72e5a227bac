import { describe, expect, it, vi } from 'vitest';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { PasswordViewModel } from './PasswordViewModel';

const over = (changeDefaultPassword: (password: string) => Promise<void>) =>
  new PasswordViewModel({ changeDefaultPassword });

describe('A new password', () => {
  it('is asked for twice', async () => {
    const change = vi.fn(() => Promise.resolve());
    const form = over(change);
    expect(await form.submit()).toBe(false);
    expect(form.errors.password?.zh).toBe('请先输入密码');
    form.setPassword('secret-1');
    form.setRepeated('secret-2');
    expect(form.errors).toMatchObject({ repeated: { zh: '两次密码输入不一致' } });
    expect(await form.submit()).toBe(false);
    expect(change).not.toHaveBeenCalled();
    form.setRepeated('secret-1');
    expect(await form.submit()).toBe(true);
    expect(change).toHaveBeenCalledWith('secret-1');
  });

  it('is not too short', async () => {
    const form = over(() => Promise.resolve());
    form.setPassword('short');
    form.setRepeated('short');
    expect(await form.submit()).toBe(false);
    expect(form.errors.password?.zh).toBe('密码至少 6 位');
  });

  it('shows what the server says', async () => {
    const form = over(() =>
      Promise.reject(new Refusal(faults.invalid(text('新密码不能与原密码相同', 'Same as before')))),
    );
    form.setPassword('secret-1');
    form.setRepeated('secret-1');
    expect(await form.submit()).toBe(false);
    expect([form.failure?.zh, form.submitting]).toEqual(['新密码不能与原密码相同', false]);
  });
});
