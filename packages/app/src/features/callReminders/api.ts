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

// CALL-20 names the limit 1, which would load the reminder of only one delay.
const templatesInput = (clientId: ClientId) => ({
  query: { clientId, withFieldData: true, limit: pageSize.loadAll },
})

/** Query atom of a client's reminders. `clientId` is undefined if the address names no client. */
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

/** Saves one reminder of a client. Has no error toast, because the form shows the error. */
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
