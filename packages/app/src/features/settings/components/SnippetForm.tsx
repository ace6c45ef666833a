import { Button } from '@fluentui/react-components'
import { VariableEditor } from '@tandem/components'
import { maximumLength } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { FormLeaveGuard } from '../../../shared/form/FormLeaveGuard.tsx'
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx'
import { SubmitForm } from '../../../shared/form/SubmitForm.tsx'
import { TextField } from '../../../shared/form/TextField.tsx'
import { useFormField } from '../../../shared/form/useFormField.ts'
import { variablesAtom } from '../../../shared/api/messageVariables.ts'
import { type Snippet } from '../../../entities/user/snippets.ts'
import { settingsMessages } from '../messages.ts'
import { useSnippetsStyles } from './Snippets.styles.ts'

const texts = settingsMessages.snippets

const filled = (maximum: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maximum, texts.tooLong))
const SnippetValues = v.object({ name: filled(maximumLength.name), text: filled(maximumLength.messageText) })

interface SnippetFormProps {
  /** Undefined: a new one. */
  readonly snippet: Snippet | undefined
  readonly onSave: (snippet: Snippet) => void
  readonly onCancel: () => void
}

/** Name and text of a snippet. */
export function SnippetForm({ snippet, onSave, onCancel }: SnippetFormProps) {
  const styles = useSnippetsStyles()
  const [id] = useState(() => snippet?.id ?? crypto.randomUUID())
  return (
    <SubmitForm
      className={styles.form}
      initialValues={{ name: snippet?.name ?? '', text: snippet?.text ?? '' }}
      schema={SnippetValues}
      onSubmit={async (values) => onSave({ id, ...values })}
    >
      <TextField name="name" label={texts.name} isRequired />
      <TextOfSnippet />
      <div className={styles.buttons}>
        <SubmitButton pendingText={texts.save}>{texts.save}</SubmitButton>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
      <FormLeaveGuard />
    </SubmitForm>
  )
}

function TextOfSnippet() {
  const { value, error, change } = useFormField('text')
  const variables = useAtomValue(variablesAtom)
  return (
    <VariableEditor
      label={texts.text}
      text={typeof value === 'string' ? value : ''}
      onTextChange={({ text }) => change(text)}
      variables={variables}
      limit={maximumLength.messageText}
      error={error}
      isRequired
    />
  )
}
