import { confirmEmail, login, logout, register, requestPasswordReset, resetPassword, userMe } from '@tandem/contract'
import { RequestError } from '../../shared/RequestError.ts'
import { endSessionAtom, startSessionAtom } from '../../shared/session.ts'
import { operationWriteAtom } from '../../shared/writeAtom.ts'
import { authMessages } from './messages.ts'

export const loginMutationAtom = operationWriteAtom({ login }, { keep: ({ set }, user) => set(startSessionAtom, user) })
export const logoutMutationAtom = operationWriteAtom(
  { logout },
  { keep: ({ set }) => set(endSessionAtom, 'logout'), failed: () => authMessages.logoutFailed },
)
export const registerMutationAtom = operationWriteAtom(
  { register },
  {
    keep: ({ set }, user) => set(startSessionAtom, user),
    find: async (request, { body }) => {
      try {
        const user = await request(userMe, { query: { fresh: true } })
        return user.email === body.email.toLowerCase() ? user : undefined
      } catch (error) {
        // Nobody is signed in, so nobody was registered.
        if (error instanceof RequestError && error.status === 401) return undefined
        throw error
      }
    },
  },
)
export const requestPasswordResetMutationAtom = operationWriteAtom({ requestPasswordReset })
export const resetPasswordMutationAtom = operationWriteAtom({ resetPassword })
export const confirmEmailMutationAtom = operationWriteAtom({ confirmEmail })
