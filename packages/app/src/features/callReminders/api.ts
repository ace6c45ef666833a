import {
  type CallReminderTemplate,
  callReminderTemplateList,
  callReminderTemplatePut,
  type Client,
  pageSize,
  type ClientId,
} from '@tandem/contract'
import { atom } from 'jotai'
import { clientQueryAtomOf } from '../../entities/client/api.ts'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { operationKey } from '../../shared/api/operationKey.ts'
import { operationMutationAtom } from '../../shared/api/mutationAtom.ts'

/** The reminders of a client. */
export interface ClientReminders {
  readonly client: Pick<Client, 'id' | 'name' | 'createdBy'>
  readonly templates: readonly CallReminderTemplate[]
}

// Loads the reminders for all delays. With the limit 1 that CALL-20 names, only one would load.
const templatesInput = (clientId: ClientId) => ({
  query: { clientId, withFieldData: true, limit: pageSize.loadAll },
})

/** Query atom of a client's reminders. Undefined for an address without a client. */
export const clientRemindersQueryAtomOf = (clientId: ClientId | undefined) => {
  const clientQueryAtom = clientQueryAtomOf(clientId)
  const templatesQueryAtom = operationQueryAtom({ callReminderTemplateList }, () =>
    clientId === undefined ? undefined : templatesInput(clientId),
  )
  return atom((get) => {
    const [client, templates] = [get(clientQueryAtom), get(templatesQueryAtom)]
    const { _embedded: embedded } = templates.data ?? {}
    const data: ClientReminders | undefined = client.data &&
      embedded && { client: client.data, templates: embedded.callReminderTemplates }
    const failed = [client, templates].filter(({ error }) => error !== null)
    return {
      data,
      error: client.error ?? templates.error,
      refetch: () => Promise.all(failed.map((query) => query.refetch())),
    }
  })
}

/** Saves the reminder of a client for a delay. The form shows the reason of a failure. */
export const reminderPutMutationAtom = operationMutationAtom(
  { callReminderTemplatePut },
  {
    onSuccess: ({ patch }, saved) =>
      patch(
        operationKey({ callReminderTemplateList }, templatesInput(saved.clientId)),
        ({ _embedded: embedded, ...response }) => {
          const others = embedded.callReminderTemplates.filter(({ delay }) => delay !== saved.delay)
          return { ...response, _embedded: { ...embedded, callReminderTemplates: [...others, saved] } }
        },
      ),
    invalidates: ['callReminderTemplateList', 'futureMessageList'],
  },
)
