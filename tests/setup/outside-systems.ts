import { IdentityProviderFailed, type IdentityProvider, type SocialSignIn } from '@rdm/core/access';

/** A system that knows everybody and vouches for whoever comes with `codeOf` him, once. */
export const VOUCHING = 'sso';
/** A system that gives no answer. */
export const SILENT = 'silent';

let codes = 0;
/** What the vouching system sends a person back with. */
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

/** Where the product under test says it is reached. */
export const SITE = 'https://rdm.example.com';

export const outsideSystems = (): SocialSignIn => ({ site: SITE, providers: [vouchingSystem(), silentSystem] });
