import { Chat16Regular } from '@fluentui/react-icons/svg/chat'
import { Person16Regular } from '@fluentui/react-icons/svg/person'
import { ButtonLink, InitialsAvatar, StatusDot, Notice } from '@tandem/components'
import { type Call, CallStatus, isStatusExpired } from '@tandem/contract'
import { useSetAtom, useStore, useAtomValue } from 'jotai'
import { type ReactNode, useState, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { nowAtom, viewerZone } from '../../../shared/time/clock.ts'
import { EntityDrawer } from '../../../shared/drawer/EntityDrawer.tsx'
import { FormScope } from '../../../shared/form/FormScope.tsx'
import { UpdateButton } from '../../../shared/form/UpdateButton.tsx'
import { callPatchMutationAtom, callQueryAtomOf, leadQueryAtomOf } from '../../../entities/call/api.ts'
import { DrawerSubhead } from '../../../shared/drawer/DrawerSubhead.tsx'
import { useCallDrawerStyles } from '../../../entities/call/call.styles.ts'
import { callFormSchema, callChangesOf, formOf } from '../../../entities/call/form/callForm.ts'
import { callLinks } from '../../../entities/call/links.ts'
import { callList } from '../../../entities/call/callList.tsx'
import {
  callListMessages,
  callMessages as texts,
  callStatusTexts,
  expiredMessages,
  outcomes,
} from '../../../entities/call/messages.ts'
import { Button } from '@fluentui/react-components'
import { FormBody } from '../../../shared/form/FormBody.tsx'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { useFormField } from '../../../shared/form/useFormField.ts'
import { CallFields } from '../../../entities/call/form/CallFields.tsx'

/** The lead of a call and the lead's time zone. Both are undefined until the lead is loaded. */
function useLead({ recipientId }: Pick<Call, 'recipientId'>) {
  const { data: recipient } = useAtomValue(useMemo(() => leadQueryAtomOf(recipientId), [recipientId]))
  return { recipient, zone: recipient?.timeZone ?? undefined }
}

function CallDetails({ call }: { readonly call: Call }) {
  const styles = useCallDrawerStyles()
  const { zone } = useLead(call)
  return (
    <FormBody className={styles.form}>
      <FormErrorBar />
      <Outcome call={call} />
      <CallFields leadZone={zone} saved={call} />
    </FormBody>
  )
}

function Outcome({ call }: { readonly call: Call }) {
  const now = useAtomValue(nowAtom)
  const { value, change } = useFormField('status')
  if (!isStatusExpired(call, now) || value !== 'scheduled') return null
  return (
    <Notice
      intent="warning"
      title={expiredMessages.passed}
      actions={outcomes.map((status) => (
        <Button key={status} onClick={() => change(status)}>
          {callStatusTexts[status]}
        </Button>
      ))}
    >
      {expiredMessages.title}
    </Notice>
  )
}

const tones = {
  suggested: 'neutral',
  got_email: 'neutral',
  got_phone: 'neutral',
  scheduled: 'warning',
  no_show: 'danger',
  made: 'success',
} as const satisfies Record<CallStatus, string>

/** Shows one call in a drawer that covers the list (CALL-2). */
export default function CallDrawerPage() {
  const { tab: action } = useParams()
  // The list puts the chosen status into the address if the status needs a date (CALL-5).
  const wanted = v.is(CallStatus, action) ? action : undefined
  return (
    <EntityDrawer
      path={callLinks.list}
      queryAtomOf={callQueryAtomOf}
      neighboursAtomOf={callList.atoms.neighboursAtomOf}
      renderMedia={({ name }) => <InitialsAvatar name={name} />}
      titleOf={({ name }) => name || callListMessages.noLead}
      renderStatus={({ status }) => <StatusDot tone={tones[status]} label={callStatusTexts[status]} />}
      renderSubhead={(call) => <CallHead call={call} />}
      texts={texts}
      tabs={[
        {
          id: 'details',
          label: texts.tabs.details,
          renderContent: (call) => <CallDetails call={call} />,
          // A status in the address counts as a change.
          footer: <UpdateButton needsChange={wanted === undefined} />,
          renderForm: (call, parts, close) => (
            <CallForm call={call} wanted={wanted} onScheduled={close}>
              {parts}
            </CallForm>
          ),
        },
      ]}
    />
  )
}

function CallHead({ call }: { readonly call: Call }) {
  const { recipient } = useLead(call)
  return (
    <DrawerSubhead
      parts={[recipient?.title, recipient?.company]}
      actions={
        <>
          <ButtonLink size="small" icon={<Chat16Regular />} to={callLinks.conversation(call.conversationId)}>
            {texts.openConversation}
          </ButtonLink>
          <ButtonLink size="small" icon={<Person16Regular />} to={callLinks.recipient(call.recipientId)}>
            {texts.openRecipient}
          </ButtonLink>
        </>
      }
    />
  )
}

interface CallFormProps {
  readonly call: Call
  readonly wanted: CallStatus | undefined
  /** Called after the call was saved, if the address contained a status. */
  readonly onScheduled: () => void
  readonly children: ReactNode
}

function CallForm({ call, wanted, onScheduled, children }: CallFormProps) {
  const store = useStore()
  const patchCall = useSetAtom(callPatchMutationAtom)
  const { zone = viewerZone } = useLead(call)
  const [schema] = useState(() => callFormSchema({ now: () => store.get(nowAtom), saved: call }))
  return (
    <FormScope
      initialValues={{ ...formOf(call, zone), ...(wanted && { status: wanted }) }}
      schema={schema}
      onSubmit={async (fields) => {
        await patchCall({ params: { id: call.id }, body: callChangesOf(call, fields) })
        if (wanted) onScheduled()
      }}
    >
      {children}
    </FormScope>
  )
}
