import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import * as v from 'valibot'
import { FormErrorBar } from '../forms/FormErrorBar.tsx'
import { RadioField } from '../forms/RadioField.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { SubmitForm } from '../forms/SubmitForm.tsx'
import { sharedMessages } from '../messages.ts'
import { useSimulatedPopupStyles } from './SimulatedPopup.styles.ts'

interface OutcomeFormProps {
  readonly text: string
  /** Over the choices. */
  readonly label: string
  /** The first one is chosen at first. */
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly submit: string
  readonly pending: string
  /** Shown where the browser does not let the page close its window. */
  readonly done: string
  readonly onSubmit: (choice: string) => Promise<unknown>
  readonly onCancel: () => Promise<unknown>
}

const Outcome = v.object({ choice: v.string() })

/** Chooses how a popup that the simulator plays ends, and closes it. */
export function OutcomeForm(props: OutcomeFormProps) {
  const { text, label, choices, submit, pending, done, onSubmit, onCancel } = props
  const styles = useSimulatedPopupStyles()
  const [isDone, setIsDone] = useState(false)
  if (isDone) {
    return (
      <p role="status" className={styles.done}>
        {done}
      </p>
    )
  }
  const send = async ({ choice }: v.InferOutput<typeof Outcome>) => {
    await onSubmit(choice)
    setIsDone(true)
    window.close()
  }
  // The popup that is closed by its window's own button reports nothing either.
  const cancel = () => void onCancel().finally(() => window.close())
  return (
    <>
      <p className={styles.text}>{text}</p>
      <SubmitForm initialValues={{ choice: choices[0]?.value ?? '' }} schema={Outcome} onSubmit={send}>
        <FormErrorBar />
        <RadioField name="choice" label={label} choices={choices} />
        <div className={styles.actions}>
          <SubmitButton pendingText={pending}>{submit}</SubmitButton>
          <Button onClick={cancel}>{sharedMessages.cancel}</Button>
        </div>
      </SubmitForm>
    </>
  )
}
