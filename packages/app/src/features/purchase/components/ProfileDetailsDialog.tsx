import { type ProfileId } from '@tandem/contract'
import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DialogFrame } from '@tandem/components'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { CountryField } from '../../../shared/form/CountryField.tsx'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { FormValues } from '../../../shared/form/FormValues.tsx'
import { RadioField } from '../../../shared/form/RadioField.tsx'
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx'
import { SubmitForm } from '../../../shared/form/SubmitForm.tsx'
import { TextField } from '../../../shared/form/TextField.tsx'
import { useFormField } from '../../../shared/form/useFormField.ts'
import { paidProfileMessages } from '../messages.ts'
import { profileFillMutationAtom, suggestedCountry } from '../profileCalls.ts'
import { detailsForm, fillOf, detailsValuesOf, typedOf } from '../profileDetails.ts'
import { profileWizardQueryAtom, purchaseAtom } from '../purchaseAtoms.ts'
import { column } from '@tandem/components/styles'

const useProfileDetailsStyles = makeStyles({
  surface: { maxWidth: '560px' },
  form: { display: 'contents' },
  content: { ...column(tokens.spacingVerticalL), paddingBottom: tokens.spacingVerticalS },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})

const { details: texts } = paidProfileMessages
const ways = [
  { value: 'signIn', label: texts.signIn },
  { value: 'link', label: texts.link },
]

interface ProfileDetailsDialogProps {
  readonly profileId: ProfileId
  /** The password that was typed before a reload. */
  readonly password: string
}

/** The form for the sign-in of the created profile. Typed values survive a reload until they are sent. */
export function ProfileDetailsDialog({ profileId, password }: ProfileDetailsDialogProps) {
  const styles = useProfileDetailsStyles()
  const { data: wizard } = useAtomValue(profileWizardQueryAtom)
  const fill = useSetAtom(profileFillMutationAtom)
  const dispatch = useSetAtom(purchaseAtom)
  const store = useStore()
  const [initialValues] = useState(() =>
    detailsValuesOf(
      store.get(purchaseAtom)?.draft.draft,
      password,
      wizard?.country ?? suggestedCountry(navigator.language),
    ),
  )
  const close = () => dispatch({ is: 'leave' })
  return (
    <DialogFrame
      isKept
      title={texts.title}
      className={styles.surface}
      contentClassName={styles.content}
      onClose={close}
      renderParts={(parts) => (
        <SubmitForm
          className={styles.form}
          initialValues={initialValues}
          schema={detailsForm}
          onSubmit={(values) => fill({ profileId, country: values.country, fill: fillOf(values) })}
        >
          {parts}
          <FormValues onChange={(values) => dispatch({ is: 'type', ...typedOf(values) })} />
        </SubmitForm>
      )}
      actions={
        <>
          <Button onClick={close}>{texts.later}</Button>
          <SubmitButton pendingText={texts.submitting}>{texts.submit}</SubmitButton>
        </>
      }
    >
      <p className={styles.text}>{texts.text}</p>
      <FormErrorBar />
      <CountryField hint={texts.countryHint} isRequired />
      <RadioField name="way" label={texts.way} choices={ways} />
      <Account />
    </DialogFrame>
  )
}

/** The fields of the chosen sign-in method. */
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
