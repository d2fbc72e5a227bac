import { isRefused } from '../../../shell/fault-message';

/** `null` instead of a refusal for missing permissions (403) or with one of the other codes given. */
export async function allowed<T>(call: Promise<T>, ...codes: readonly number[]): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isRefused(error, 403, ...codes)) return null;
    throw error;
  }
}
