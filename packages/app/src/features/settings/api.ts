import { userPatch } from '@tandem/contract'
import { changeUser } from '../../shared/session/session.ts'
import { operationMutationAtom } from '../../shared/api/mutationAtom.ts'
import { settingsMessages } from './messages.ts'

/** Changes the name or email of the signed-in user. The account menu and the team's pages also show them. */
export const ownPatchMutationAtom = operationMutationAtom(
  { userPatch },
  {
    onSuccess: ({ get }, user) => changeUser(get, user),
    invalidates: ['userList', 'userGet'],
    successToast: () => settingsMessages.general.updated,
  },
)
