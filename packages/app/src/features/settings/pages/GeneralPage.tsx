import { Panel } from '@tandem/components'
import { UserPatch } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { FormLeaveGuard } from '../../../shared/form/FormLeaveGuard.tsx'
import { PersonFields } from '../../../shared/form/PersonFields.tsx'
import { SubmitForm } from '../../../shared/form/SubmitForm.tsx'
import { UpdateButton } from '../../../shared/form/UpdateButton.tsx'
import { userAtom } from '../../../shared/session/session.ts'
import { ownPatchMutationAtom } from '../api.ts'
import { settingsMessages } from '../messages.ts'
import { useGeneralPageStyles } from './pages.styles.ts'

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
