import { Button } from '@fluentui/react-components'
import { ProfileCreation } from '@tandem/contract'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { FormDrawer } from '../../shared/drawer/FormDrawer.tsx'
import { FormBody } from '../../shared/form/FormBody.tsx'
import { FormValues } from '../../shared/form/FormValues.tsx'
import { SubmitButton } from '../../shared/form/SubmitButton.tsx'
import { TextField } from '../../shared/form/TextField.tsx'
import { createLeavePermit } from '../../shared/form/leavePermit.ts'
import { profileCreateMutationAtom } from '../../entities/profile/api.ts'
import { startAttach } from '../../entities/profile/attach/attach.ts'
import { ClientField } from '../../entities/client/ClientField.tsx'
import { fieldMessages } from '../../entities/profile/fields/messages.ts'
import { SalesNavigatorField } from '../../entities/profile/fields/ProfileFields.tsx'
import { newProfileDraftOf, emptyProfile, newProfileDraftAtom } from './wizard/draft.ts'
import { AddFailed } from './AddFailed.tsx'
import { useProfileFieldsStyles } from '../../entities/profile/fields/ProfileFields.styles.ts'
import { isAddOpenAtom } from '../../entities/profile/isAddOpenAtom.ts'
import { addMessages } from './messages.ts'

const texts = addMessages.drawer
const noEntries = { name: '', clientId: null, hasSalesNavigator: false }

/** Creates a profile, and then attaches its account (PROF-11, PROF-14). */
export function AddProfileDrawer() {
  return useAtomValue(isAddOpenAtom) ? <OpenDrawer /> : null
}

function OpenDrawer() {
  const styles = useProfileFieldsStyles()
  const { search } = useLocation()
  const navigate = useNavigate()
  const create = useSetAtom(profileCreateMutationAtom)
  const store = useStore()
  const setOpen = useSetAtom(isAddOpenAtom)
  const setDraft = useSetAtom(newProfileDraftAtom)
  const values = useRef<Readonly<Record<string, unknown>>>(noEntries)
  const [permit] = useState(createLeavePermit)
  const openWizard = () => {
    setDraft((draft) => newProfileDraftOf('general', { ...emptyProfile, ...draft?.values, ...values.current }))
    permit.give()
    setOpen(false)
    void navigate(`/profiles/create${search}`)
  }
  const save = async (body: ProfileCreation) => {
    const { id, connectUrl } = await create({ body })
    startAttach(store, { id, name: body.name, status: 'new' }, connectUrl)
  }
  return (
    <FormDrawer
      permit={permit}
      kind="entityMedium"
      title={texts.title}
      form={{ initialValues: noEntries, schema: ProfileCreation, onSubmit: save }}
      onClose={() => setOpen(false)}
      footer={
        <>
          <SubmitButton pendingText={texts.attaching}>{texts.attach}</SubmitButton>
          <Button appearance="subtle" onClick={openWizard}>
            {texts.wizard}
          </Button>
        </>
      }
    >
      <FormBody>
        <FormValues
          onChange={(changed) => {
            values.current = changed
          }}
        />
        <p className={styles.help}>{texts.help}</p>
        <AddFailed />
        <TextField name="name" label={fieldMessages.name} hint={fieldMessages.nameHint} isRequired />
        <ClientField />
        <SalesNavigatorField />
      </FormBody>
    </FormDrawer>
  )
}
