import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import * as v from 'valibot'
import { FormErrorBar } from '../form/FormErrorBar.tsx'
import { RadioField } from '../form/RadioField.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { SubmitForm } from '../form/SubmitForm.tsx'
import { sharedMessages } from '../text/messages.ts'
import { useSimulatedPopupStyles } from './SimulatedPopup.styles.ts'

interface OutcomeFormProps {
  readonly texts: {
    readonly text: string
    readonly label: string
    readonly submit: string
    readonly pending: string
    /** Shown if the browser does not close the window. */
    readonly done: string
  }
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly onSubmit: (choice: string) => Promise<unknown>
  readonly onCancel: () => Promise<unknown>
}

const Outcome = v.object({ choice: v.string() })

export function OutcomeForm({ texts, choices, onSubmit, onCancel }: OutcomeFormProps) {
  const styles = useSimulatedPopupStyles()
  const [isDone, setIsDone] = useState(false)
  if (isDone) {
    return (
      <p role="status" className={styles.done}>
        {texts.done}
      </p>
    )
  }
  const send = async ({ choice }: v.InferOutput<typeof Outcome>) => {
    await onSubmit(choice)
    setIsDone(true)
    window.close()
  }
  // Closes the window even if the request fails.
  const cancel = () => void onCancel().finally(() => window.close())
  return (
    <>
      <p className={styles.text}>{texts.text}</p>
      <SubmitForm initialValues={{ choice: choices[0]?.value ?? '' }} schema={Outcome} onSubmit={send}>
        <FormErrorBar />
        <RadioField name="choice" label={texts.label} choices={choices} />
        <div className={styles.actions}>
          <Button onClick={cancel}>{sharedMessages.cancel}</Button>
          <SubmitButton pendingText={texts.pending}>{texts.submit}</SubmitButton>
        </div>
      </SubmitForm>
    </>
  )
}
