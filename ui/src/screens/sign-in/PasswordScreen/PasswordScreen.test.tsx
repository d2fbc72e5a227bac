import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Route, Routes, useLocation } from 'react-router';
import PasswordScreen from './PasswordScreen';
import { Guard } from '../../../shell/Guard';
import { fakeSessionPort, tokenAnswer } from '../../../shell/testing/fake-session-port';
import { saberStorage } from '../../../shell/testing/memory-storage';
import { servicesWith, TestServices } from '../../../shell/testing/TestServices';

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}
const place = () => screen.getByTestId('place').textContent;

const services = (passwordExpired: boolean) =>
  servicesWith(fakeSessionPort({ token: async () => tokenAnswer({ passwordExpired }) }), saberStorage());

function visit(of: ReturnType<typeof services>) {
  render(
    <TestServices services={of} at="/resetdefpassword">
      <Place />
      <Routes>
        <Route path="/login" element={<p>sign in</p>} />
        <Route path="*" element={<Guard isAuth={false} children={<PasswordScreen />} />} />
      </Routes>
    </TestServices>,
  );
}

describe('The page that changes an initial or expired password', () => {
  it('may be opened by everybody and tells a visitor to sign in or to retrieve the password', () => {
    visit(services(false));
    expect(screen.getByText(/^您还没有登录。登录后才能修改密码/)).toBeInTheDocument();
    expect(place()).toBe('/resetdefpassword');
    expect(screen.queryByLabelText('新密码', { selector: 'input' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: '找回密码' })).toHaveAttribute('href', '/retrievepassword');
  });

  it('asks for a new one where it has expired, and leads to the sign-in page when he leaves', async () => {
    const of = services(true);
    await of.session.signIn({ tenantId: '100001', account: 'finance', password: 'finance' });
    visit(of);
    expect(screen.getByText('您的密码已过期，请设置新密码。')).toBeInTheDocument();
    await of.session.signOut();
    await vi.waitFor(() => expect(place()).toBe('/login'));
  });
});
