import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { AddAttributeDialog } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { errorText } from '../../../../shared/errorText.ts'
import { FormSection } from '../../../../shared/forms/FormSection.tsx'
import { TextField } from '../../../../shared/forms/TextField.tsx'
import { sharedMessages } from '../../../../shared/messages.ts'
import { customAttributesQueryAtom } from '../../attributes/api.ts'
import { useAttributeCreation } from '../../attributes/useAttributeCreation.ts'
import { recipientDrawerMessages } from '../messages.ts'
import { attributeField } from '../recipientForm.ts'
import { useRecipientFieldsStyles } from './RecipientFields.styles.ts'

const texts = recipientDrawerMessages.attributes

/** The recipient's custom attributes, and a button that adds one to the organization. */
export function AttributeFields() {
  const styles = useRecipientFieldsStyles()
  const { data, error, refetch } = useAtomValue(customAttributesQueryAtom)
  const { _embedded: embedded } = data ?? {}
  const attributes = embedded?.recipientCustomAttributes
  const [isAdding, setIsAdding] = useState(false)
  const creation = useAttributeCreation(() => setIsAdding(false))
  return (
    <FormSection title={texts.title}>
      {attributes?.map(({ id, name }) => (
        <TextField key={id} name={attributeField(id)} label={name} />
      ))}
      {attributes?.length === 0 && <p className={styles.note}>{texts.none}</p>}
      {error && !attributes && (
        <p role="alert" className={styles.note}>
          {texts.failed} {errorText(error)} <Button onClick={() => void refetch()}>{sharedMessages.retry}</Button>
        </p>
      )}
      {attributes && (
        <Button
          appearance="subtle"
          icon={<AddRegular />}
          className={styles.add}
          onClick={() => {
            creation.reset()
            setIsAdding(true)
          }}
        >
          {texts.add}
        </Button>
      )}
      {isAdding && (
        <AddAttributeDialog
          takenNames={attributes?.map(({ name }) => name) ?? []}
          isSaving={creation.isSaving}
          error={creation.error}
          onSave={(_, name) => void creation.create(name)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </FormSection>
  )
}
