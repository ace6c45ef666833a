import { useSetAtom } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import { FormScope } from '../../../shared/forms/FormScope.tsx'
import { showToastAtom } from '../../../shared/toasts.ts'
import { reminderMessages as texts } from '../messages.ts'
import { type ClientReminders, reminderPutWriteAtom } from './api.ts'
import { changedDelays, reminderFormSchema, remindersOf } from './reminderForm.ts'

interface ReminderFormProps {
  readonly reminders: ClientReminders
  readonly children: ReactNode
}

/** The form of a client's reminders. Saves those that differ, one call each. */
export function ReminderForm({ reminders: { client, templates }, children }: ReminderFormProps) {
  const putReminder = useSetAtom(reminderPutWriteAtom)
  const showToast = useSetAtom(showToastAtom)
  const saved = useMemo(() => remindersOf(templates), [templates])
  const [schema] = useState(() => reminderFormSchema(saved))
  return (
    <FormScope
      initialValues={saved}
      schema={schema}
      failedText={texts.notSaved}
      onSubmit={async (values) => {
        const saves = changedDelays(saved, values).map((delay) =>
          putReminder({ body: { clientId: client.id, delay, ...values[delay] } }),
        )
        // One failed reminder does not stop the others.
        const failure = (await Promise.allSettled(saves)).find(({ status }) => status === 'rejected')
        if (failure?.status === 'rejected') throw failure.reason
        showToast({ intent: 'success', title: texts.saved })
      }}
    >
      {children}
    </FormScope>
  )
}
