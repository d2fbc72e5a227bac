import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenSession, Profile, ProfilePort } from '@rdm/core/internal/access';
import type { FilePort } from '@rdm/core/internal/evidence';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { NUMBER_RULES } from '@rdm/core/internal/system';
import { fakeSessionPort } from '../../../shell/testing/fake-session-port';
import { saberStorage } from '../../../shell/testing/memory-storage';
import { showShell } from '../../../shell/testing/show-shell';
import { servicesWith } from '../../../shell/testing/TestServices';
import InfoScreen from './InfoScreen';

vi.setConfig({ testTimeout: 20_000 });

const user = userEvent.setup({ applyAccept: false });
const own: Profile = {
  id: '7',
  tenantId: '100001',
  account: 'finance',
  name: '小王',
  realName: '王会计',
  avatar: '',
  email: '',
  phone: '13800000000',
  roleName: '财务',
  deptName: '财务部',
  postName: '',
  sex: -1,
  birthday: '',
  code: '',
  roleId: '1',
  deptId: '2',
  postId: '',
  status: 1,
};
const session = (id: string, more: Partial<OpenSession> = {}): OpenSession => ({
  id,
  signedInAt: '2026-03-05 09:00:00',
  expiresAt: '2026-03-05 16:00:00',
  remoteIp: '10.0.0.8',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0.0.0 Safari/537.36',
  isThis: false,
  ...more,
});
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

let stored = own;
let open: readonly OpenSession[] = [];
const updateInfo = vi.fn<ProfilePort['updateInfo']>();
const updatePassword = vi.fn<ProfilePort['updatePassword']>();
const putFile = vi.fn<FilePort['putFile']>();
const downloadFile = vi.fn<FilePort['download']>();

function show(userInfo = fakeSessionPort().userInfo) {
  const profile: ProfilePort = {
    info: () => Promise.resolve(stored),
    updateInfo,
    updatePassword,
    confirmPassword: () => Promise.resolve(true),
    sessions: () => Promise.resolve(open),
    endSession: async ({ id }) => void (open = open.filter((each) => each.id !== id)),
  };
  const files = { putFile, download: downloadFile } as unknown as FilePort;
  const services = servicesWith(fakeSessionPort({ userInfo }), saberStorage(), { profile, files });
  showShell(services, <InfoScreen />, '/info/index');
  return services;
}
const field = (name: string) => screen.findByRole('textbox', { name });
const enter = async (name: string, value: string) => {
  const control = await field(name);
  await user.clear(control);
  if (value) await user.type(control, value);
};
const save = () => user.click(screen.getByRole('button', { name: '保存' }));

beforeEach(() => {
  stored = own;
  updateInfo.mockReset().mockImplementation(async (change) => void (stored = { ...stored, ...change }));
  updatePassword.mockReset().mockResolvedValue();
  putFile.mockReset().mockResolvedValue({
    link: '/api/blade-rdm/attachment/download?id=55',
    domain: '',
    name: 'x',
    originalName: 'avatar.png',
    attachId: '55',
  });
  downloadFile.mockReset().mockRejectedValue(new Refusal(faults.unauthorised()));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

describe('The own page', () => {
  it('is a tab named 个人信息', () => {
    const services = show();
    expect(services.tabs.activeTab).toMatchObject({ path: '/info/index', title: { zh: '个人信息' } });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '个人信息',
      '修改密码',
      '两步验证',
      '登录设备',
      '访问令牌',
    ]);
  });

  it('changes name, user name, mobile number and e-mail', async () => {
    const userInfo = vi.fn(fakeSessionPort().userInfo);
    show(userInfo);
    await enter('姓名', '王小明');
    await enter('邮箱', 'wang@example.com');
    await save();
    expect(await screen.findByText('修改信息成功!')).toBeInTheDocument();
    expect(updateInfo).toHaveBeenCalledExactlyOnceWith({
      name: '王小明',
      realName: '王会计',
      phone: '13800000000',
      email: 'wang@example.com',
      avatar: '',
    });
    expect(userInfo).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['手机号', '', '手机号不能为空'],
    ['手机号', '1380000', '手机号长度不为11位'],
    ['手机号', '23800000000', '手机号格式不正确'],
    ['邮箱', 'wang@', '请输入正确的邮箱地址'],
  ])('refuses in %s „%s“: %s', async (name, value, message) => {
    show();
    await enter(name, value);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await save();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(await field(name)).toHaveFocus();
    expect(updateInfo).not.toHaveBeenCalled();
  });

  it('judges the mobile number by the standard where the parameter says so', async () => {
    const info = await fakeSessionPort().userInfo();
    const services = show(async () => ({ ...info, settings: [NUMBER_RULES] }));
    await services.session.signIn({ tenantId: info.tenantId, account: info.account, password: 'secret' });
    await services.session.renewUser();
    await enter('手机号', '16112345678');
    await save();
    expect(await screen.findByText('请输入正确的手机号码')).toBeInTheDocument();
    expect(updateInfo).not.toHaveBeenCalled();
    await enter('手机号', '16612345678');
    await save();
    expect(updateInfo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ phone: '16612345678' }));
  });

  it('says what the server refuses and keeps what was typed', async () => {
    updateInfo.mockRejectedValue(new Refusal(faults.invalid(text('内容过长', 'Too long'))));
    show();
    await enter('姓名', '王');
    await save();
    expect(await screen.findByText('内容过长')).toBeInTheDocument();
    expect(await field('姓名')).toHaveValue('王');
  });

  it('takes a picture by what it holds, shows it, and saves it with the rest', async () => {
    show();
    await user.upload(await screen.findByLabelText('头像', { selector: 'input' }), new File([png], '照片.bin'));
    await waitFor(() => expect(document.querySelector('img')).toHaveAttribute('src', 'blob:picture'));
    expect(putFile).toHaveBeenCalledExactlyOnceWith({ file: png, fileName: 'avatar.png', type: 'user.avatar' });
    await save();
    await waitFor(() => expect(updateInfo.mock.calls[0]?.[0].avatar).toBe('/api/blade-rdm/attachment/download?id=55'));
  });

  it('refuses a picture of another kind, whatever its name', async () => {
    show();
    const file = new File(['GIF89a'], 'photo.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('头像', { selector: 'input' }), file);
    // Once as the error, once as the permanent hint.
    await waitFor(() => expect(screen.getAllByText('只能上传jpg/png用户头像，且不超过500kb')).toHaveLength(2));
    expect(putFile).not.toHaveBeenCalled();
  });
});

describe('A new password', () => {
  const password = (name: string) => screen.getByLabelText(name, { selector: 'input' });
  const type = async (old: string, fresh: string, again: string) => {
    await user.click(screen.getByRole('tab', { name: '修改密码' }));
    if (old) await user.type(password('原密码'), old);
    if (fresh) await user.type(password('新密码'), fresh);
    if (again) await user.type(password('确认密码'), again);
    await save();
  };

  it('is sent as md5 with the old one, and the fields are empty again', async () => {
    show();
    await type('finance', 'secret-1', 'secret-1');
    expect(await screen.findByText('修改密码成功!')).toBeInTheDocument();
    const [sent] = updatePassword.mock.calls[0] ?? [];
    expect(sent?.oldPassword).toBe('57336afd1f4b40dfd9f5731e35302fe5');
    expect(sent?.newPassword).toMatch(/^[0-9a-f]{32}$/);
    expect(sent?.newPassword1).toBe(sent?.newPassword);
    expect(password('原密码')).toHaveValue('');
  });

  it.each([
    ['', '', '', '请输入原密码'],
    ['finance', '', '', '请输入新密码'],
    ['finance', 'short', 'short', '密码至少 6 位'],
    ['finance', 'finance', 'finance', '新密码不能与原密码相同'],
    ['finance', 'secret-1', 'secret-2', '两次密码输入不一致'],
  ])('is refused: „%s“ „%s“ „%s“: %s', async (old, fresh, again, message) => {
    show();
    await type(old, fresh, again);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(updatePassword).not.toHaveBeenCalled();
  });

  it('is refused by the server when the old one is wrong', async () => {
    updatePassword.mockRejectedValue(new Refusal(faults.invalid(text('原密码不正确!', 'Wrong'))));
    show();
    await type('wrong', 'secret-1', 'secret-1');
    expect(await screen.findByText('原密码不正确!')).toBeInTheDocument();
    expect(password('新密码')).toHaveValue('secret-1');
  });
});

describe('The devices', () => {
  it('are listed, and each but this one can be signed out after a question', async () => {
    open = [session('1', { isThis: true }), session('2', { userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' })];
    show();
    await user.click(screen.getByRole('tab', { name: '登录设备' }));
    const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toHaveTextContent('Chrome · Windows本设备');
    expect(within(rows()[0]!).queryByRole('button')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '让 Safari · iPhone 下线' }));
    await user.click(await screen.findByRole('button', { name: '下线' }));
    expect(await screen.findByText('已下线')).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
  });
});
