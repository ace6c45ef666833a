import {
  confirmEmail,
  login,
  logout,
  register,
  requestConfirmation,
  requestPasswordReset,
  resetPassword,
} from '@tandem/contract'
import { endSessionAtom, startSessionAtom } from '../../shared/session/session.ts'
import { operationMutationAtom } from '../../shared/api/mutationAtom.ts'
import { authMessages, emailNoticeMessages } from './messages.ts'

export const loginMutationAtom = operationMutationAtom(
  { login },
  { onSuccess: ({ set }, user) => set(startSessionAtom, user) },
)
export const logoutMutationAtom = operationMutationAtom(
  { logout },
  { onSuccess: ({ set }) => set(endSessionAtom, 'logout'), errorToast: () => authMessages.logoutFailed },
)
export const registerMutationAtom = operationMutationAtom(
  { register },
  { onSuccess: ({ set }, user) => set(startSessionAtom, user) },
)
export const requestPasswordResetMutationAtom = operationMutationAtom({ requestPasswordReset })
export const resetPasswordMutationAtom = operationMutationAtom({ resetPassword })
export const confirmEmailMutationAtom = operationMutationAtom({ confirmEmail }, { invalidates: ['userMe'] })
/** Sends the mail that confirms the address again (AUTH-26). */
export const confirmationRequestMutationAtom = operationMutationAtom(
  { requestConfirmation },
  { successToast: () => emailNoticeMessages.sent, errorToast: () => emailNoticeMessages.failed },
)
