import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import type { MutationResolvers, QueryResolvers, TokenDelivery, ViewerResolvers } from '../graphql/generated/schema.ts';
import {
  changePassword,
  isLinkOpen,
  redeemPasswordLink,
  refreshSession,
  register,
  type Signed,
  saveShownName,
  signIn,
  signOut,
  signOutEverywhere,
  signOutHere,
} from './actions.ts';
import { requireTrustedOrigin } from './requests.ts';

export const accountQueries: Pick<QueryResolvers, 'viewer' | 'isPasswordLinkOpen'> = {
  isPasswordLinkOpen: (_, { token }, context) => isLinkOpen(context, token),
  viewer: (_, __, { viewer }) => (viewer.kind === 'staff' ? viewer.account : null),
};

type AccountMutations =
  | 'signIn'
  | 'register'
  | 'refreshSession'
  | 'signOut'
  | 'signOutEverywhere'
  | 'changePassword'
  | 'saveShownName'
  | 'redeemPasswordLink';

export const accountMutations: Pick<MutationResolvers, AccountMutations> = {
  signIn: (_, { email, password, delivery, deviceToken }, context) =>
    delivering(context, delivery, () => signIn(context, email, password, deviceToken ?? undefined)),
  register: (_, { email, password, delivery }, context) =>
    delivering(context, delivery, () => register(context, email, password)),
  redeemPasswordLink: (_, { token, password, delivery }, context) =>
    delivering(context, delivery, () => redeemPasswordLink(context, token, password)),
  refreshSession: (_, { refreshToken }, context) =>
    refreshToken
      ? delivering(context, 'BODY', () => refreshSession(context, refreshToken))
      : delivering(context, 'COOKIE', () => refreshSession(context, cookieOf(context))),
  signOut: async (_, { refreshToken }, context) => {
    if (refreshToken) await signOut(context, refreshToken);
    else if (context.caller.refreshCookie !== null) await signOutByCookie(context, context.caller.refreshCookie);
    else if (context.viewer.kind === 'staff') await signOutHere(context);
    return true;
  },
  signOutEverywhere: async (_, __, context) => {
    await signOutEverywhere(context);
    return true;
  },
  saveShownName: (_, { name }, context) => saveShownName(context, name),
  changePassword: async (_, { oldPassword, newPassword }, context) => {
    await changePassword(context, oldPassword, newPassword);
    return true;
  },
};

export const viewerFields: ViewerResolvers = {
  lastLoginAt: (account) => account.previousLoginAt,
};

/** Gives out the refresh token as it was asked for: in the cookie, or in the answer. */
async function delivering(context: Context, delivery: TokenDelivery, work: () => Promise<Signed>) {
  const { caller, config } = context;
  if (delivery === 'COOKIE') requireTrustedOrigin(caller, config);
  const { account, refreshToken, device, ...tokens } = await work();
  const isBody = delivery === 'BODY';
  if (!isBody) {
    caller.setRefreshCookie(refreshToken);
    caller.setDeviceCookie(device);
  }
  return {
    ...tokens,
    viewer: account,
    refreshToken: isBody ? refreshToken : null,
    deviceToken: isBody ? device : null,
  };
}

function cookieOf({ caller }: Context): string {
  if (caller.refreshCookie === null) throw new UserError('SESSION_EXPIRED');
  return caller.refreshCookie;
}

async function signOutByCookie(context: Context, refreshCookie: string): Promise<void> {
  const { caller, config } = context;
  requireTrustedOrigin(caller, config);
  await signOut(context, refreshCookie);
  caller.setRefreshCookie(null);
}
