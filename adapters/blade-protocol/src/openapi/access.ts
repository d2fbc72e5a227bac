import { isClosedToTokens } from '@rdm/core/internal/access';
import type { Access, Resource } from '@rdm/core/internal/records';
import { TOKEN_HEADER } from '../clients';
import type { JsonSchema, Operation, Security } from './document';

export const securitySchemes: Readonly<Record<string, JsonSchema>> = {
  client: {
    type: 'http',
    scheme: 'basic',
    description:
      'The program that calls: client id and secret, as issued by the administrator. Asked for by the token call; ' +
      'other calls may name it, and are refused when it is unknown.',
  },
  token: {
    type: 'apiKey',
    in: 'header',
    name: TOKEN_HEADER,
    description: 'The person who calls: `bearer <access_token>`.',
  },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A program that calls in the name of a user: `Authorization: Bearer rdm_…`, an access token made on the page ' +
      '个人信息. It may do what its scopes name and its user may; it never stands in an address.',
  },
  tokenInLink: {
    type: 'apiKey',
    in: 'query',
    name: TOKEN_HEADER.toLowerCase(),
    description: 'The same text in the query, for downloads by a link.',
  },
};

/** Calls a program may make with an access token as well. */
const forPrograms: Security = [{ token: [] }, { apiToken: [] }, { tokenInLink: [] }];

type Admission = Pick<Operation, 'security' | 'x-permission'> & { readonly sentence: string };

/** Calls for people who sign in themselves. */
const forPeople: Security = [{ token: [] }, { tokenInLink: [] }];

const securityOf = (permissions: readonly string[]): Security =>
  permissions.every(isClosedToTokens) ? forPeople : forPrograms;

/** Whether a submit adds or changes depends on its body, so it may need either permission. */
export function submitAccess({ permissions: { add, edit } }: Resource): Admission {
  const sentence = `Needs the permission \`${add}\` to add and \`${edit}\` to change.`;
  return { security: securityOf([add, edit]), 'x-permission': [add, edit], sentence };
}

/** Who may make a call, for programs and for readers. */
export function accessOf(access: Access): Admission {
  if (access === 'public') return { security: [], 'x-permission': [], sentence: 'Asks for no session.' };
  if (access === 'guest')
    return { security: forPrograms, 'x-permission': [], sentence: 'For every signed-in user, and for guests.' };
  if (access === 'signedIn')
    return { security: forPrograms, 'x-permission': [], sentence: 'For every signed-in user.' };
  if (access === 'person')
    return { security: forPeople, 'x-permission': [], sentence: 'For users who sign in themselves, not by a token.' };
  const { permission } = access;
  const sentence = `Needs the permission \`${permission}\`.`;
  return { security: securityOf([permission]), 'x-permission': [permission], sentence };
}
