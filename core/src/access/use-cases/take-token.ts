import { nobody, type Visit } from '../../records';
import type { WithCallers } from '../believed-rights';
import type { Captcha } from '../captchas';
import type { SignIn, TokenAnswer } from '../sign-in';
import type { SocialSource } from '../social-sign-ins';
import { clientAllowed, signIn } from './sign-in';
import { refreshRefused, tenantNamed } from './sign-in-refusals';
import type { SignInServices } from './token-answer';

/** Signs a client in, or renews its tokens, in the tenant named. */
export async function takeToken(
  { visitor, open }: Visit,
  args: SignIn,
  services: SignInServices & WithCallers,
): Promise<TokenAnswer> {
  const { callers, social, turns } = services;
  const tenantId = tenantNamed(args.tenantId ?? (await tenantOfRefresh(args, services)) ?? visitor.tenantId);
  const client = clientAllowed(args, visitor.client);
  // The other system is called before a transaction begins, because it may be slow.
  const isSocial = args.grantType === 'social';
  const outside = isSocial ? await social.personOf(args, visitor.browserKey) : undefined;
  const signed = await turns.take(visitor.remoteIp ?? '', () =>
    open(nobody(tenantId), (call) => signIn(call, services, { ...args, tenantId }, client, visitor, outside)),
  );
  if ('replayed' in signed) {
    await callers.forget(signed.replayed);
    throw refreshRefused();
  }
  if (signed.sessionKey) await callers.forget(signed.sessionKey);
  return signed.answer;
}

/** A refresh token names its tenant; many clients of the family do not repeat it. */
async function tenantOfRefresh(
  { grantType, refreshToken }: SignIn,
  { tokens }: Pick<SignInServices, 'tokens'>,
): Promise<string | undefined> {
  if (grantType !== 'refresh_token' || refreshToken === undefined) return undefined;
  return (await tokens.verify(refreshToken))?.tenantId;
}

const noCaptcha: Captcha = { key: '', image: '' };

export const newCaptcha = async (
  _visit: Visit,
  _args: unknown,
  { captchaRequired, captchas }: Pick<SignInServices, 'captchaRequired' | 'captchas'>,
): Promise<Captcha> => (captchaRequired ? captchas.create() : noCaptcha);

/** The configured identity providers; empty if there are none. */
export const socialSources = async (
  _visit: Visit,
  _args: unknown,
  { social }: Pick<SignInServices, 'social'>,
): Promise<readonly SocialSource[]> => social.sources;
