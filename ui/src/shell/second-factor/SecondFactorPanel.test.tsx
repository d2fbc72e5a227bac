import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnFactors, SecondFactorPort } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { fakeSessionPort } from '../testing/fake-session-port';
import { saberStorage } from '../testing/memory-storage';
import { servicesWith, TestServices } from '../testing/TestServices';
import { SecondFactorPanel } from './SecondFactorPanel';

const none: OwnFactors = {
  isRequired: false,
  offers: { app: true, passkey: true },
  factors: [],
  recoveryCodesLeft: 0,
};
const withApp: OwnFactors = {
  ...none,
  factors: [{ id: '5', kind: 'totp', name: '', addedAt: '2026-03-05 09:00:00', lastUsedAt: '' }],
  recoveryCodesLeft: 10,
};
const codes = ['11111-aaaaa', '22222-bbbbb'];
const user = userEvent.setup();
let own: OwnFactors;
let port: { [Call in keyof SecondFactorPort]: ReturnType<typeof vi.fn<SecondFactorPort[Call]>> };

beforeEach(() => {
  own = none;
  port = {
    own: vi.fn(async () => own),
    inviteApp: vi.fn(async () => ({
      ticket: 't',
      key: 'ABCD',
      uri: 'otpauth://x',
      picture: 'data:image/svg+xml;base64,',
    })),
    addApp: vi.fn(async () => {
      own = withApp;
      return { recoveryCodes: codes };
    }),
    invitePasskey: vi.fn(),
    addPasskey: vi.fn(),
    renewRecoveryCodes: vi.fn(async () => ({ recoveryCodes: codes })),
    remove: vi.fn(async () => {
      own = none;
    }),
  };
});

const show = () => {
  const services = servicesWith(fakeSessionPort(), saberStorage(), {
    secondFactors: port,
  } as unknown as Partial<Ports>);
  render(<TestServices services={services} children={<SecondFactorPanel />} />);
};
const button = (name: string) => screen.getByRole('button', { name });

describe('one’s own second factors', () => {
  it('are none at first; an app is added by the password and its first code, and the recovery codes are shown once', async () => {
    show();
    expect(await screen.findByText('尚未启用两步验证')).toBeInTheDocument();
    await user.click(button('添加验证器应用'));
    await user.click(button('下一步'));
    expect(await screen.findByText('请输入当前密码')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/当前密码/, { selector: 'input' }), 'finance{Enter}');
    expect(await screen.findByRole('img', { name: '两步验证二维码' })).toBeInTheDocument();
    expect(screen.getByText('ABCD')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /动态码/ }), '123456');
    await user.click(button('确定'));
    const shown = await screen.findByRole('region', { name: /恢复码/ });
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    expect(port.addApp).toHaveBeenCalledExactlyOnceWith({ ticket: 't', code: '123456' });
    await user.click(button('已保存'));
    expect(await screen.findByText('剩余恢复码 10 个')).toBeInTheDocument();
    expect(screen.queryByText(codes[0]!)).toBeNull();
  });

  it('stays at the code while it is wrong, and says so', async () => {
    const wrong = text('验证码不正确或已使用，请重新输入', 'Wrong');
    port.addApp.mockRejectedValueOnce(new Refusal(faults.invalid(wrong)));
    show();
    await user.click(await screen.findByRole('button', { name: '添加验证器应用' }));
    await user.type(screen.getByLabelText(/当前密码/, { selector: 'input' }), 'finance{Enter}');
    await user.type(await screen.findByRole('textbox', { name: /动态码/ }), '000000{Enter}');
    expect(await screen.findByText(wrong.zh)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /动态码/ })).toHaveValue('000000');
  });

  it('are removed by the password', async () => {
    own = withApp;
    show();
    await user.click(await screen.findByRole('button', { name: '移除验证器应用' }));
    await user.type(screen.getByLabelText(/当前密码/, { selector: 'input' }), 'finance');
    await user.click(button('移除'));
    expect(await screen.findByText('尚未启用两步验证')).toBeInTheDocument();
    expect(port.remove.mock.calls[0]![0]).toMatchObject({ id: '5', password: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it('are left alone by whoever cancels', async () => {
    own = withApp;
    show();
    await user.click(await screen.findByRole('button', { name: '重新生成恢复码' }));
    await user.click(button('取消'));
    await waitFor(() => expect(screen.getByText('剩余恢复码 10 个')).toBeInTheDocument());
    expect(port.renewRecoveryCodes).not.toHaveBeenCalled();
  });
});
