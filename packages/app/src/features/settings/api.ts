import { userPatch } from '@tandem/contract'
import { changeUserAtom } from '../../shared/session/session.ts'
import { operationWriteAtom } from '../../shared/api/writeAtom.ts'
import { settingsMessages } from './messages.ts'

/** Changes the name or email of the signed-in user. The account menu and the team's pages show them too. */
export const ownPatchMutationAtom = operationWriteAtom(
  { userPatch },
  {
    keep: ({ set }, user) => set(changeUserAtom, user),
    stale: ['userList', 'userGet'],
    done: () => settingsMessages.general.updated,
  },
)
