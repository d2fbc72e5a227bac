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
  tokenInLink: {
    type: 'apiKey',
    in: 'query',
    name: TOKEN_HEADER.toLowerCase(),
    description: 'The same text in the query, for downloads by a link.',
  },
};

type Admission = Pick<Operation, 'security' | 'x-permission'> & { readonly sentence: string };

const security: Security = [{ token: [] }, { tokenInLink: [] }];

/** Whether a submit adds or changes depends on its body, so it may need either permission. */
export function submitAccess({ permissions: { add, edit } }: Resource): Admission {
  const sentence = `Needs the permission \`${add}\` to add and \`${edit}\` to change.`;
  return { security, 'x-permission': [add, edit], sentence };
}

/** Who may make a call, for programs and for readers. */
export function accessOf(access: Access): Admission {
  if (access === 'public') return { security: [], 'x-permission': [], sentence: 'Asks for no session.' };
  if (access === 'guest')
    return { security, 'x-permission': [], sentence: 'For every signed-in user, and for guests.' };
  if (access === 'signedIn') return { security, 'x-permission': [], sentence: 'For every signed-in user.' };
  const { permission } = access;
  return { security, 'x-permission': [permission], sentence: `Needs the permission \`${permission}\`.` };
}
