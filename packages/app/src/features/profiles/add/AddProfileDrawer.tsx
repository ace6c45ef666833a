import { ButtonLink, DrawerShell } from '@tandem/components'
import { ProfileCreation } from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useLocation } from 'react-router-dom'
import { FormBody } from '../../../shared/forms/FormBody.tsx'
import { FormScope } from '../../../shared/forms/FormScope.tsx'
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useSubmitState } from '../../../shared/forms/useSubmitState.ts'
import { LeaveGuard } from '../../../shared/LeaveGuard.tsx'
import { profileCreateWriteAtom } from '../api.ts'
import { startAttachAtom } from '../attach/attach.ts'
import { attachAtom } from '../attach/attachState.ts'
import { ClientField } from '../fields/ClientField.tsx'
import { fieldMessages } from '../fields/messages.ts'
import { SalesNavigatorField } from '../fields/ProfileFields.tsx'
import { AddFailed } from './AddFailed.tsx'
import { useAddProfileDrawerStyles } from './AddProfileDrawer.styles.ts'
import { isAddOpenAtom } from './isAddOpenAtom.ts'
import { addMessages } from './messages.ts'

const texts = addMessages.drawer
const emptyProfile = { name: '', clientId: null, hasSalesNavigator: false }

/** Creates a profile and goes on to attach its account (PROF-11, PROF-14). */
export function AddProfileDrawer() {
  const isOpen = useAtomValue(isAddOpenAtom)
  const [, create] = useAtom(profileCreateWriteAtom)
  const attach = useSetAtom(startAttachAtom)
  if (!isOpen) return null
  return (
    <FormScope
      initialValues={emptyProfile}
      schema={ProfileCreation}
      onSubmit={async (body) => {
        const { id, connectUrl } = await create({ body })
        attach({ id, name: body.name, status: 'new' }, connectUrl)
      }}
    >
      <OpenDrawer />
    </FormScope>
  )
}

function OpenDrawer() {
  const styles = useAddProfileDrawerStyles()
  const { search } = useLocation()
  const setOpen = useSetAtom(isAddOpenAtom)
  const { isDirty } = useSubmitState()
  // The profile exists by then: nothing is lost.
  const isAttaching = useAtomValue(attachAtom) !== undefined
  return (
    <>
      <DrawerShell
        isOpen
        kind="entityMedium"
        title={texts.title}
        isDirty={isDirty && !isAttaching}
        onClose={() => setOpen(false)}
        footer={
          <>
            <SubmitButton pendingText={texts.attaching}>{texts.attach}</SubmitButton>
            <ButtonLink to={`/profiles/create${search}`} appearance="subtle">
              {texts.wizard}
            </ButtonLink>
          </>
        }
      >
        <FormBody className={styles.form}>
          <p className={styles.help}>{texts.help}</p>
          <AddFailed />
          <TextField name="name" label={fieldMessages.name} hint={fieldMessages.nameHint} isRequired />
          <ClientField />
          <SalesNavigatorField />
        </FormBody>
      </DrawerShell>
      <LeaveGuard isDirty={isDirty && !isAttaching} />
    </>
  )
}
