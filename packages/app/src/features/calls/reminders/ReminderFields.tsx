import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { LabelledSwitch, VariableEditor } from '@tandem/components'
import { maximumLength, ReminderDelay } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { FormBody } from '../../../shared/forms/FormBody.tsx'
import { FormErrorBar } from '../../../shared/forms/FormErrorBar.tsx'
import { FormSection } from '../../../shared/forms/FormSection.tsx'
import { useFormField } from '../../../shared/forms/useFormField.ts'
import { variablesAtom, variablesQueryAtom } from '../../../shared/messageVariables.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { reminderMessages as texts, reminderNames } from '../messages.ts'
import { useReminderFieldsStyles } from './ReminderFields.styles.ts'

/** The reminders of a client: for each delay whether it is sent, and its text (CALL-15). */
export function ReminderFields() {
  const styles = useReminderFieldsStyles()
  const { error, refetch } = useAtomValue(variablesQueryAtom)
  const hasVariables = useAtomValue(variablesAtom) !== undefined
  return (
    <FormBody className={styles.form}>
      <FormErrorBar />
      {error && !hasVariables && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{texts.variablesFailed}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => void refetch()}>{sharedMessages.retry}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {ReminderDelay.options.map((delay) => (
        <FormSection key={delay} isCard title={reminderNames[delay]}>
          <Reminder delay={delay} />
        </FormSection>
      ))}
    </FormBody>
  )
}

function Reminder({ delay }: { readonly delay: ReminderDelay }) {
  const variables = useAtomValue(variablesAtom)
  const enabled = useFormField<boolean>(`${delay}.enabled`)
  const text = useFormField<string>(`${delay}.text`)
  return (
    <>
      <LabelledSwitch label={texts.enabled} isOn={enabled.value} onChange={(_, { isOn }) => enabled.change(isOn)} />
      <VariableEditor
        label={texts.text}
        text={text.value}
        onTextChange={(data) => text.change(data.text)}
        variables={variables}
        placeholder={texts.placeholder}
        hint={texts.hint}
        limit={maximumLength.messageText}
        error={text.error}
        isRequired
      />
    </>
  )
}
