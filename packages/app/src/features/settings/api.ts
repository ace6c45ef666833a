import { userPatch } from '@tandem/contract'
import { operationMutationAtom } from '../../shared/operationAtoms.ts'

/** Changes name or email of who is signed in; the team's pages show them too. */
export const userPatchMutationAtom = operationMutationAtom({ userPatch }, () => ({
  invalidates: ['userList', 'userGet'],
}))
