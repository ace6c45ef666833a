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
import { operationWriteAtom } from '../../shared/api/writeAtom.ts'
import { authMessages, emailNoticeMessages } from './messages.ts'

export const loginMutationAtom = operationWriteAtom({ login }, { keep: ({ set }, user) => set(startSessionAtom, user) })
export const logoutMutationAtom = operationWriteAtom(
  { logout },
  { keep: ({ set }) => set(endSessionAtom, 'logout'), failed: () => authMessages.logoutFailed },
)
export const registerMutationAtom = operationWriteAtom(
  { register },
  { keep: ({ set }, user) => set(startSessionAtom, user) },
)
export const requestPasswordResetMutationAtom = operationWriteAtom({ requestPasswordReset })
export const resetPasswordMutationAtom = operationWriteAtom({ resetPassword })
export const confirmEmailMutationAtom = operationWriteAtom({ confirmEmail }, { stale: ['userMe'] })
/** Sends the mail that confirms the address again (AUTH-26). */
export const confirmationRequestMutationAtom = operationWriteAtom(
  { requestConfirmation },
  { done: () => emailNoticeMessages.sent, failed: () => emailNoticeMessages.failed },
)
