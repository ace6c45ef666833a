import { Panel } from '@tandem/components'
import { UserPatch } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { FormErrorBar } from '../../../shared/forms/FormErrorBar.tsx'
import { FormLeaveGuard } from '../../../shared/forms/FormLeaveGuard.tsx'
import { PersonFields } from '../../../shared/forms/PersonFields.tsx'
import { SubmitForm } from '../../../shared/forms/SubmitForm.tsx'
import { UpdateButton } from '../../../shared/forms/UpdateButton.tsx'
import { userAtom } from '../../../shared/session.ts'
import { ownPatchMutationAtom } from '../api.ts'
import { settingsMessages } from '../messages.ts'
import { useGeneralPageStyles } from './GeneralPage.styles.ts'

const { title, help } = settingsMessages.general

/** Full name and email of who is signed in. */
export default function GeneralPage() {
  const styles = useGeneralPageStyles()
  const user = useAtomValue(userAtom)
  const patchUser = useSetAtom(ownPatchMutationAtom)
  const initialValues = useMemo(() => ({ name: user?.name ?? '', email: user?.email ?? '' }), [user?.name, user?.email])
  if (!user) return null
  return (
    <Panel title={title}>
      <p className={styles.help}>{help}</p>
      <SubmitForm
        className={styles.form}
        initialValues={initialValues}
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
