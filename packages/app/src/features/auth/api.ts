import { login, logout } from '@tandem/contract'
import { operationMutationAtom } from '../../shared/operationAtoms.ts'

export const loginMutationAtom = operationMutationAtom({ login })
export const logoutMutationAtom = operationMutationAtom({ logout })
