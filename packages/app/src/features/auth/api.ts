import { confirmEmail, login, logout, register, requestPasswordReset, resetPassword } from '@tandem/contract'
import { operationMutationAtom } from '../../shared/operationAtoms.ts'

export const loginMutationAtom = operationMutationAtom({ login })
export const logoutMutationAtom = operationMutationAtom({ logout })
export const registerMutationAtom = operationMutationAtom({ register })
export const requestPasswordResetMutationAtom = operationMutationAtom({ requestPasswordReset })
export const resetPasswordMutationAtom = operationMutationAtom({ resetPassword })
export const confirmEmailMutationAtom = operationMutationAtom({ confirmEmail })
