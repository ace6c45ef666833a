import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components'
import { useFocusReturn } from '@tandem/components'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { FormErrorBar } from '../../../shared/forms/FormErrorBar.tsx'
import { FormValues } from '../../../shared/forms/FormValues.tsx'
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx'
import { SubmitForm } from '../../../shared/forms/SubmitForm.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useFormField } from '../../../shared/forms/useFormField.ts'
import { profileFillMutationAtom, suggestedCountry } from '../creation.ts'
import { creationAtom, profileWizardQueryAtom } from '../creationState.ts'
import { creationMessages } from '../messages.ts'
import { changeProfileDraftAtom, profileDraftAtom } from '../profileDraft.ts'
import { detailsForm, draftOf, fillOf, valuesOf } from '../profileDetails.ts'
import { CountryField } from './CountryField.tsx'
import { useProfileDetailsStyles } from './ProfileDetailsDialog.styles.ts'
import { WayField } from './WayField.tsx'

const { details: texts } = creationMessages

/**
 * How the account of a created profile is reached. What is typed is kept, all but the password, until it has been sent.
 */
export function ProfileDetailsDialog({ profileId }: { readonly profileId: number }) {
  const styles = useProfileDetailsStyles()
  useFocusReturn(true)
  const [creation, setCreation] = useAtom(creationAtom)
  const { data: wizard } = useAtomValue(profileWizardQueryAtom)
  const draft = useAtomValue(profileDraftAtom)
  const fill = useSetAtom(profileFillMutationAtom)
  const changeDraft = useSetAtom(changeProfileDraftAtom)
  // What it begins with; what is typed from then on goes the other way.
  const [initialValues] = useState(() => valuesOf(draft, wizard?.country ?? suggestedCountry(navigator.language)))
  const isDoneElsewhere = creation !== undefined && wizard?.profileId === profileId && wizard.isFilled
  useEffect(() => {
    if (isDoneElsewhere) setCreation(undefined)
  }, [isDoneElsewhere, setCreation])
  const close = () => setCreation(undefined)
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && close()}>
      <DialogSurface role="dialog" className={styles.surface}>
        <SubmitForm
          className={styles.form}
          initialValues={initialValues}
          schema={detailsForm}
          onSubmit={(values) => fill({ profileId, country: values.country, fill: fillOf(values) })}
        >
          <DialogBody>
            <DialogTitle>{texts.title}</DialogTitle>
            <DialogContent className={styles.content}>
              <p className={styles.text}>{texts.text}</p>
              <FormErrorBar />
              <CountryField />
              <WayField />
              <Account />
            </DialogContent>
            <DialogActions>
              <Button onClick={close}>{texts.later}</Button>
              <SubmitButton pendingText={texts.submitting}>{texts.submit}</SubmitButton>
            </DialogActions>
          </DialogBody>
          <FormValues onChange={(values) => changeDraft(draftOf(values))} />
        </SubmitForm>
      </DialogSurface>
    </Dialog>
  )
}

/** What the chosen way needs. */
function Account() {
  const { value: way } = useFormField('way')
  if (way === 'link')
    return <TextField name="oneTimeLinkEmail" label={texts.linkEmail} hint={texts.linkHint} isRequired />
  return (
    <>
      <TextField name="login" label={texts.email} autoComplete="off" isRequired />
      <TextField
        name="password"
        type="password"
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="off"
        isRequired
      />
    </>
  )
}
