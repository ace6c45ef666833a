import { Panel } from '@tandem/components'
import { UserPatch, userPatch } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { FormLeaveGuard } from '../../../shared/form/FormLeaveGuard.tsx'
import { PersonFields } from '../../../shared/form/PersonFields.tsx'
import { SubmitForm } from '../../../shared/form/SubmitForm.tsx'
import { UpdateButton } from '../../../shared/form/UpdateButton.tsx'
import { userAtom, changeUser } from '../../../shared/session/session.ts'
import { settingsMessages } from '../messages.ts'
import { useGeneralPageStyles } from './pages.styles.ts'
import { operationMutationAtom } from '../../../shared/api/mutationAtom.ts'

/** Saves the name and email of the signed-in user. The account menu and the team's pages show the change. */
export const ownPatchMutationAtom = operationMutationAtom(
  { userPatch },
  {
    onSuccess: ({ get }, user) => changeUser(get, user),
    invalidates: ['userList', 'userGet'],
    successToast: () => settingsMessages.general.updated,
  },
)

const { title, help } = settingsMessages.general

/** Name and email of the signed-in user (SHELL-51). */
export default function GeneralPage() {
  const styles = useGeneralPageStyles()
  const user = useAtomValue(userAtom)
  const patchUser = useSetAtom(ownPatchMutationAtom)
  if (!user) return null
  return (
    <Panel title={title}>
      <p className={styles.help}>{help}</p>
      <SubmitForm
        className={styles.form}
        initialValues={{ name: user.name, email: user.email }}
        schema={UserPatch}
        onSubmit={(body) => patchUser({ params: { id: user.id }, body })}
      >
        <FormErrorBar />
        <PersonFields />
        <div>
          <UpdateButton />
        </div>
        <FormLeaveGuard />
      </SubmitForm>
    </Panel>
  )
}
