import {
  confirmEmail,
  login,
  logout,
  register,
  requestConfirmation,
  requestPasswordReset,
  resetPassword,
} from '@tandem/contract'
import { endSessionAtom, startSessionAtom, userAtom } from '../../shared/session/session.ts'
import { removeDraftsOf } from '../../shared/storage/draftItems.ts'
import { dropsDraftsAtom } from '../../shared/storage/dropsDrafts.ts'
import { operationMutationAtom } from '../../shared/api/mutationAtom.ts'
import { authMessages, emailNoticeMessages } from './messages.ts'

export const loginMutationAtom = operationMutationAtom(
  { login },
  { onSuccess: ({ set }, user) => set(startSessionAtom, user) },
)
export const logoutMutationAtom = operationMutationAtom(
  { logout },
  {
    onSuccess: ({ get, set }) => {
      const removedId = get(dropsDraftsAtom) ? get(userAtom)?.id : undefined
      set(endSessionAtom, 'logout')
      if (removedId !== undefined) removeDraftsOf(removedId)
    },
    errorToast: () => authMessages.logoutFailed,
  },
)
export const registerMutationAtom = operationMutationAtom(
  { register },
  { onSuccess: ({ set }, user) => set(startSessionAtom, user) },
)
export const requestPasswordResetMutationAtom = operationMutationAtom({ requestPasswordReset })
export const resetPasswordMutationAtom = operationMutationAtom({ resetPassword })
export const confirmEmailMutationAtom = operationMutationAtom({ confirmEmail }, { invalidates: ['userMe'] })
/** Sends another confirmation email (AUTH-26). */
export const confirmationRequestMutationAtom = operationMutationAtom(
  { requestConfirmation },
  { successToast: () => emailNoticeMessages.sent, errorToast: () => emailNoticeMessages.failed },
)
