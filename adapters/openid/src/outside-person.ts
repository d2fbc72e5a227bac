import type { OutsidePerson } from '@rdm/core/internal/access';

type Claims = Readonly<Record<string, unknown>>;

/** Most characters of a person's fields, except the URLs of pages and pictures. */
const LONGEST = 100;
const LONGEST_ADDRESS = 500;

/**
 * The person behind the standard claims of OpenID Connect. Values from a provider are truncated to what is shown, and
 * control characters are removed. OpenID Connect Core 1.0 §5.1
 */
export function outsidePerson(claims: Claims): OutsidePerson {
  const said = (...names: readonly string[]): string =>
    names.map((name) => textOf(claims[name], LONGEST)).find((text) => text !== '') ?? '';
  const uuid = typeof claims.sub === 'string' ? claims.sub : '';
  return {
    uuid,
    username: said('preferred_username', 'email', 'name') || textOf(uuid, LONGEST),
    nickname: said('nickname', 'name', 'preferred_username'),
    avatar: addressOf(claims.picture),
    email: claims.email_verified === false ? '' : said('email'),
    blog: addressOf(claims.website),
    company: said('organization', 'company'),
    location: textOf(formattedIn(claims.address), LONGEST) || said('locale'),
    gender: said('gender'),
    remark: '',
  };
}

const textOf = (given: unknown, longest: number): string =>
  typeof given === 'string'
    ? given
        .slice(0, longest)
        .replaceAll(/[\p{Cs}\p{Cc}]/gu, '')
        .trim()
    : '';

/** Web addresses only: no `javascript:` URL or the like. */
function addressOf(given: unknown): string {
  if (typeof given !== 'string' || given.length > LONGEST_ADDRESS || !URL.canParse(given)) return '';
  const { href, protocol } = new URL(given);
  return /^https?:$/.test(protocol) && href.length <= LONGEST_ADDRESS ? href : '';
}

const formattedIn = (address: unknown): unknown =>
  typeof address === 'object' && address !== null ? (address as Claims).formatted : undefined;
