import { DrawerShell } from '@tandem/components'
import { type Recipient, type RecipientPatch } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { entityProblem } from '../../../../shared/entityProblem.tsx'
import { useFormAround, useSubmitState } from '../../../../shared/forms/formContext.ts'
import { FormLeaveGuard } from '../../../../shared/forms/FormLeaveGuard.tsx'
import { FormScope } from '../../../../shared/forms/FormScope.tsx'
import { SubmitButton } from '../../../../shared/forms/SubmitButton.tsx'
import { idOf } from '../../../../shared/routeId.ts'
import { useCloseOverlay } from '../../../../shared/useCloseOverlay.ts'
import { recipientPatchMutationAtom, recipientQueryAtomOf } from '../api.ts'
import { RecipientFields } from '../components/RecipientFields.tsx'
import { RecipientSequences } from '../components/RecipientSequences.tsx'
import { recipientDrawerMessages as texts } from '../messages.ts'
import { changesOf, formValuesOf, RecipientForm } from '../recipientForm.ts'

const tabIds = ['general', 'sequences'] as const
type TabId = (typeof tabIds)[number]

const noValues = {}

/** The drawer of one recipient over the list: all that is known of it, and the sequences that reach it. */
export default function RecipientDrawerPage() {
  const { id: idText = '', '*': rest = '' } = useParams()
  const tab = tabIds.find((each) => each === rest.split('/')[0]) ?? 'general'
  return <RecipientDrawer key={idText} id={idOf(idText)} tab={tab} />
}

interface DrawerProps {
  /** Undefined for an address that names no recipient. */
  readonly id: number | undefined
  readonly tab: TabId
}

function RecipientDrawer({ id, tab }: DrawerProps) {
  const { data: recipient, error, refetch } = useAtomValue(useMemo(() => recipientQueryAtomOf(id), [id]))
  const patchRecipient = useSetAtom(recipientPatchMutationAtom)
  const initialValues = useMemo(() => (recipient ? formValuesOf(recipient) : noValues), [recipient])
  const save = async (patch: RecipientPatch) => {
    if (!recipient) return
    await patchRecipient({ params: { id: recipient.id }, body: changesOf(recipient, patch) })
  }
  return (
    <FormScope initialValues={initialValues} schema={RecipientForm} onSubmit={save} requiredText={texts.requiredField}>
      <Shell id={id} tab={tab} recipient={recipient} error={error} onRetry={() => void refetch()} />
    </FormScope>
  )
}

interface ShellProps extends DrawerProps {
  readonly recipient: Recipient | undefined
  readonly error: Error | null
  readonly onRetry: () => void
}

function Shell({ id, tab, recipient, error, onRetry }: ShellProps) {
  const close = useCloseOverlay('/recipients')
  const { search } = useLocation()
  const { isDirty } = useSubmitState()
  const hasAsked = useRef(false)
  const problem = entityProblem({ id, hasData: recipient !== undefined, error, onRetry, onClose: close, texts })
  const name = recipient && (`${recipient.firstName} ${recipient.lastName}`.trim() || texts.unnamed)
  return (
    <>
      <DrawerShell
        isOpen
        title={problem?.title ?? name}
        {...(recipient && {
          tabs: tabIds.map((tabId) => ({
            id: tabId,
            label: texts.tabs[tabId],
            href: `/recipients/manage/${recipient.id}/${tabId}${search}`,
          })),
        })}
        selectedTabId={tab}
        tabsLabel={texts.tabs.label}
        isLoading={!recipient}
        error={problem?.content}
        isDirty={isDirty}
        {...(recipient &&
          tab === 'general' && {
            footer: (
              <SubmitButton needsChange pendingText={texts.saving}>
                {texts.save}
              </SubmitButton>
            ),
          })}
        onClose={() => {
          hasAsked.current = true
          close()
        }}
      >
        {recipient &&
          (tab === 'sequences' ? <RecipientSequences recipient={recipient} /> : <General recipient={recipient} />)}
      </DrawerShell>
      <FormLeaveGuard hasAsked={hasAsked} />
    </>
  )
}

function General({ recipient }: { readonly recipient: Recipient }) {
  const { form } = useFormAround()
  // What was given up by going to the other tab does not come back.
  useEffect(() => () => form.reset(), [form])
  return <RecipientFields recipient={recipient} />
}
