import { IdentityProviderFailed, type IdentityProvider, type SocialSignIn } from '@rdm/core/internal/access';

/** A provider that vouches for any person, once per code of `codeOf`. */
export const VOUCHING = 'sso';
/** A provider that is unreachable. */
export const SILENT = 'silent';

let codes = 0;
/** The authorisation code that the provider sends a person back with. */
export const codeOf = (person: string): string => `${person}.${(codes += 1)}`;

function vouchingSystem(): IdentityProvider {
  const spent = new Set<string>();
  return {
    source: VOUCHING,
    label: '统一身份',
    authorizationUrl: async ({ state, redirectUri }) =>
      `https://id.example.com/authorize?${new URLSearchParams({ state, redirect_uri: redirectUri }).toString()}`,
    personOf: async ({ code }) => {
      const [person] = code.split('.');
      if (!person || spent.has(code)) throw new IdentityProviderFailed('refused');
      spent.add(code);
      return {
        uuid: `uuid of ${person}`,
        username: person,
        nickname: `昵称${person}`,
        avatar: `https://id.example.com/${person}.png`,
        email: `${person}@example.com`,
        blog: '',
        company: '',
        location: '',
        gender: '',
        remark: '',
      };
    },
  };
}

const silentSystem: IdentityProvider = {
  source: SILENT,
  label: '已停用的系统',
  authorizationUrl: () => Promise.reject(new IdentityProviderFailed('unreachable')),
  personOf: () => Promise.reject(new IdentityProviderFailed('unreachable')),
};

/** The configured public address of the product under test. */
export const SITE = 'https://rdm.example.com';

export const outsideSystems = (): SocialSignIn => ({ site: SITE, providers: [vouchingSystem(), silentSystem] });
