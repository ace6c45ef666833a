import { Button } from '@fluentui/react-components'
import { LabelledSwitch, Notice, VariableEditor } from '@tandem/components'
import {
  canEditReminders,
  maximumLength,
  ReminderDelay,
  type CallReminderTemplate,
  callReminderTemplateList,
  callReminderTemplatePut,
  type Client,
  pageSize,
  type ClientId,
} from '@tandem/contract'
import { useAtomValue, useSetAtom, atom } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import { useForm } from '../../shared/form/useForm.ts'
import { EntityDrawer } from '../../shared/drawer/EntityDrawer.tsx'
import { FormBody } from '../../shared/form/FormBody.tsx'
import { FormErrorBar } from '../../shared/form/FormErrorBar.tsx'
import { FormScope } from '../../shared/form/FormScope.tsx'
import { FormSection } from '../../shared/form/FormSection.tsx'
import { SubmitButton } from '../../shared/form/SubmitButton.tsx'
import { useFormField } from '../../shared/form/useFormField.ts'
import { useSubmitState } from '../../shared/form/useSubmitState.ts'
import { variablesAtom, variablesQueryAtom } from '../../shared/api/messageVariables.ts'
import { userAtom } from '../../shared/session/session.ts'
import { sharedMessages } from '../../shared/text/messages.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { useCallDrawerStyles } from '../../entities/call/call.styles.ts'
import { callLinks } from '../../entities/call/links.ts'
import { reminderMessages as texts, reminderNames } from '../../entities/call/messages.ts'
import { changedDelays, reminderFormSchema, remindersOf } from './reminderForm.ts'
import { reminderNeighboursAtomOf } from './remindersByClient.ts'
import { clientQueryAtomOf } from '../../entities/client/api.ts'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { operationKey } from '../../shared/api/operationKey.ts'
import { operationMutationAtom } from '../../shared/api/mutationAtom.ts'

interface ClientReminders {
  readonly client: Pick<Client, 'id' | 'name' | 'createdBy'>
  readonly templates: readonly CallReminderTemplate[]
}

// The request of rule CALL-20 has `limit` 1. This request needs more, because a client has a reminder for each delay.
const templatesInput = (clientId: ClientId) => ({
  query: { clientId, withFieldData: true, limit: pageSize.loadAll },
})

/** `clientId` is undefined if the address names no client. */
const clientRemindersQueryAtomOf = (clientId: ClientId | undefined) => {
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

/** Has no error toast, because the form shows the error. */
const reminderPutMutationAtom = operationMutationAtom(
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

/** The drawer with the reminders of one client (CALL-13). */
export default function RemindersDrawerPage() {
  const user = useAtomValue(userAtom)
  const canEdit = ({ client }: ClientReminders) => user != null && canEditReminders(user, client)
  return (
    <EntityDrawer
      path={callLinks.reminders}
      queryAtomOf={clientRemindersQueryAtomOf}
      neighboursAtomOf={reminderNeighboursAtomOf}
      titleOf={({ client }) => texts.drawer(client.name)}
      texts={texts}
      tabs={[
        {
          id: 'texts',
          label: texts.tabs.texts,
          isShown: canEdit,
          renderContent: () => <ReminderFields />,
          footer: <ReminderButtons />,
          renderForm: (reminders, parts) => <ReminderForm reminders={reminders}>{parts}</ReminderForm>,
        },
        {
          id: 'texts',
          label: texts.tabs.texts,
          isShown: (reminders) => !canEdit(reminders),
          renderContent: () => <ReminderFields isReadOnly />,
          renderForm: (reminders, parts) => <ReminderForm reminders={reminders}>{parts}</ReminderForm>,
        },
      ]}
    />
  )
}

interface ReminderFormProps {
  readonly reminders: ClientReminders
  readonly children: ReactNode
}

/** The form of a client's reminders. Saves each changed reminder with a separate request. */
function ReminderForm({ reminders: { client, templates }, children }: ReminderFormProps) {
  const putReminder = useSetAtom(reminderPutMutationAtom)
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
        const failure = (await Promise.allSettled(saves)).find(({ status }) => status === 'rejected')
        if (failure?.status === 'rejected') throw failure.reason
        showToast({ intent: 'success', title: texts.saved })
      }}
    >
      {children}
    </FormScope>
  )
}

interface ReminderFieldsProps {
  readonly isReadOnly?: boolean
}

function ReminderFields({ isReadOnly = false }: ReminderFieldsProps) {
  const styles = useCallDrawerStyles()
  const { error, refetch } = useAtomValue(variablesQueryAtom)
  const hasVariables = useAtomValue(variablesAtom) !== undefined
  return (
    <FormBody className={styles.form}>
      <FormErrorBar />
      {isReadOnly && <Notice intent="info">{texts.readOnly}</Notice>}
      {error && !hasVariables && (
        <Notice intent="warning" actions={<Button onClick={() => void refetch()}>{sharedMessages.retry}</Button>}>
          {texts.variablesFailed}
        </Notice>
      )}
      {ReminderDelay.options.map((delay) => (
        <FormSection key={delay} isCard title={reminderNames[delay]}>
          <Reminder delay={delay} isReadOnly={isReadOnly} />
        </FormSection>
      ))}
    </FormBody>
  )
}

function Reminder({ delay, isReadOnly }: { readonly delay: ReminderDelay; readonly isReadOnly: boolean }) {
  const variables = useAtomValue(variablesAtom)
  const enabled = useFormField<boolean>(`${delay}.enabled`)
  const text = useFormField<string>(`${delay}.text`)
  return (
    <>
      <LabelledSwitch
        isDisabled={isReadOnly}
        label={texts.enabled}
        isOn={enabled.value}
        onChange={(_, { isOn }) => enabled.change(isOn)}
      />
      <VariableEditor
        label={texts.text}
        text={text.value}
        onTextChange={(data) => text.change(data.text)}
        variables={variables}
        placeholder={texts.placeholder}
        hint={texts.hint}
        limit={maximumLength.messageText}
        error={text.error}
        isReadOnly={isReadOnly}
        isRequired
      />
    </>
  )
}

function ReminderButtons() {
  const form = useForm()
  const { isDirty, isSubmitting } = useSubmitState()
  // `form.reset()` would keep the typed values, because `FormScope` keeps them when the initial values are set again.
  const resetFields = () =>
    form.batch(() => {
      for (const name of form.getRegisteredFields()) form.change(name, form.getFieldState(name)?.initial)
    })
  return (
    <>
      <SubmitButton needsChange pendingText={texts.saving}>
        {texts.save}
      </SubmitButton>
      <Button disabledFocusable={!isDirty || isSubmitting} onClick={resetFields}>
        {texts.cancel}
      </Button>
    </>
  )
}
