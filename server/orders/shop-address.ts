import { UserError } from '../errors.ts';
import { isNamedPrivate, readAddress, refusePrivateHost } from '../feeds/feed-address.ts';

/**
 * The address that a person entered: what is asked there names a customer, so it is asked over TLS, or in the own network.
 * @throws UserError ORDER_BAD_ADDRESS, ORDER_PRIVATE_ADDRESS.
 */
export function readShopAddress(text: string, allowed: readonly string[]): string {
  const { url, credentials } = read(text);
  if (credentials) throw new UserError('ORDER_BAD_ADDRESS');
  refusePrivateShop(url, allowed);
  if (url.protocol !== 'https:' && !isNamedPrivate(url, allowed)) throw new UserError('ORDER_BAD_ADDRESS');
  return url.href;
}

/** @throws UserError ORDER_PRIVATE_ADDRESS. */
export function refusePrivateShop(url: URL, allowed: readonly string[]): void {
  try {
    refusePrivateHost(url, allowed);
  } catch {
    throw new UserError('ORDER_PRIVATE_ADDRESS');
  }
}

function read(text: string): ReturnType<typeof readAddress> {
  try {
    return readAddress(text);
  } catch {
    throw new UserError('ORDER_BAD_ADDRESS');
  }
}
