import { ConflictBody } from '@tandem/contract'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useMemo, useRef, useState, useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { nowAtom, viewerZone } from '../../shared/time/clock.ts'
import { conflictIn } from '../../shared/api/conflict.ts'
import { FormScope } from '../../shared/form/FormScope.tsx'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { useCloseOverlay, useReplaceOverlay } from '../../shared/router/useCloseOverlay.ts'
import {
  callCreateMutationAtom,
  callOverwriteMutationAtom,
  conversationQueryAtomOf,
  conversationCallQueryAtomOf,
} from '../../entities/call/api.ts'
import { callFormSchema, type CallFields as CallFieldValues } from '../../entities/call/form/callForm.ts'
import { callLinks } from '../../entities/call/links.ts'
import { callWizardMessages as texts } from '../../entities/call/messages.ts'
import { callDraftAtom, type CallDraft, chosenConversation } from './draft.ts'
import { creationOf, newCallValues, overwriteOf, typedValues } from './newCall.ts'
import { errorText } from '../../shared/api/errorText.ts'
import { isGone } from '../../shared/api/RequestError.ts'
import { idOf } from '../../shared/router/routeId.ts'
import { ConfirmDialog, Notice } from '@tandem/components'
import { FormBody } from '../../shared/form/FormBody.tsx'
import { useFormElement } from '../../shared/form/formElement.ts'
import { FormErrorBar } from '../../shared/form/FormErrorBar.tsx'
import { FormValues } from '../../shared/form/FormValues.tsx'
import { useSubmitState } from '../../shared/form/useSubmitState.ts'
import { CallFields } from '../../entities/call/form/CallFields.tsx'
import { useWizardStep } from '../../shared/wizard/useWizardStep.ts'
import { WizardPage } from '../../shared/wizard/WizardPage.tsx'
import { ConversationChoice } from './ConversationChoice.tsx'
import { makeStyles, tokens } from '@fluentui/react-components'

const useCallWizardStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  lead: { margin: 0, fontWeight: tokens.fontWeightSemibold },
})

interface CallWizardProps {
  readonly draft: CallDraft
  readonly leftAt: CallDraft['step']
  readonly failure: string | undefined
  /** The existing call of the conversation. The wizard asks whether to overwrite this call (CALL-9). */
  readonly existingId: number | undefined
  readonly onExistingChange: (existingId: number | undefined) => void
  readonly onDraftChange: (change: Partial<CallDraft>) => void
  readonly onSettingsChange: (values: Readonly<Record<string, unknown>>) => void
  readonly onClose: () => void
}

/** The steps of the wizard. This component must be inside the form of the settings. */
function CallWizard(props: CallWizardProps) {
  const { draft, leftAt, failure, existingId, onExistingChange, onDraftChange, onSettingsChange, onClose } = props
  const styles = useCallWizardStyles()
  const { submit } = useFormElement()
  const { isSubmitting } = useSubmitState()
  const { conversation, overwrittenId } = draft
  const query = useAtomValue(useMemo(() => conversationCallQueryAtomOf(conversation?.id), [conversation?.id]))
  const { _embedded: embedded } = query.data ?? {}
  const existing = embedded?.calls.find(({ conversationId }) => conversationId === conversation?.id)

  const step = useWizardStep('/calls/create', leftAt)
  const show = (stepId: CallDraft['step']) => {
    onDraftChange({ step: stepId })
    step.show(stepId)
  }
  const overwrite = () => {
    const isSubmitted = step.id === 'settings'
    onDraftChange({ overwrittenId: existingId })
    onExistingChange(undefined)
    if (isSubmitted) submit()
    else show('settings')
  }
  return (
    <>
      <WizardPage
        title={texts.title}
        steps={[
          {
            id: 'conversation',
            label: texts.steps.conversation,
            isComplete: conversation !== undefined,
            missing: texts.conversationMissing,
          },
          { id: 'settings', label: texts.steps.settings, isComplete: step.id === 'settings' },
        ]}
        step={step}
        onStepChange={(stepId) => {
          if (stepId !== 'settings') show('conversation')
          else if (existing && overwrittenId !== existing.id) onExistingChange(existing.id)
          else show('settings')
        }}
        finishLabel={isSubmitting ? texts.creating : texts.create}
        onClose={onClose}
        closeQuestion={texts.close}
        renderStep={(stepId) => (
          <>
            <FormValues onChange={onSettingsChange} />
            {stepId === 'conversation' || !conversation ? (
              <>
                {failure !== undefined && !conversation && <Notice intent="error">{failure}</Notice>}
                <ConversationChoice
                  chosen={conversation}
                  onChoose={(chosen) => onDraftChange({ conversation: chosen, overwrittenId: undefined })}
                />
              </>
            ) : (
              <FormBody>
                <p className={styles.text}>{texts.settingsText}</p>
                <FormErrorBar />
                <p className={styles.lead}>{texts.with(conversation.name)}</p>
                <CallFields leadZone={conversation.leadZone} />
                {/* With this button, the Enter key in a text field creates the call. */}
                <button type="submit" hidden disabled={isSubmitting}>
                  {texts.create}
                </button>
              </FormBody>
            )}
          </>
        )}
      />
      <ConfirmDialog
        isOpen={existingId !== undefined}
        intent="danger"
        title={texts.exists.title}
        confirmLabel={texts.exists.confirm}
        cancelLabel={texts.exists.cancel}
        onConfirm={overwrite}
        onCancel={() => onExistingChange(undefined)}
      >
        {texts.exists.text(conversation?.name ?? '')}
      </ConfirmDialog>
    </>
  )
}

const param = 'conversationId'

/**
 * Selects the conversation that the address names, and then removes the parameter from the address (CALL-28). Returns
 * the error text if the conversation could not be loaded.
 */
export function useNamedConversation(): string | undefined {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const inAddress = params.get(param)
  const [named, setNamed] = useState(inAddress)
  if (inAddress !== null && inAddress !== named) setNamed(inAddress)
  const id = idOf(named ?? '')
  const { data, error } = useAtomValue(useMemo(() => conversationQueryAtomOf(id), [id]))
  const setDraft = useSetAtom(callDraftAtom)
  useEffect(() => {
    if (inAddress === null || (id !== undefined && !data && !error)) return
    const { _embedded: embedded } = data ?? {}
    const conversation = data && chosenConversation(data.id, embedded?.recipients[data.recipientId])
    const step = data ? 'settings' : 'conversation'
    setDraft({ conversation, overwrittenId: undefined, step })
    const others = new URLSearchParams([...params].filter(([name]) => name !== param))
    void navigate({ pathname: `/calls/create/${step}`, search: String(others) }, { replace: true })
  }, [inAddress, id, data, error, params, setDraft, navigate])
  if (named === null || data || (id !== undefined && !error)) return undefined
  return error && !isGone(error) ? errorText(error) : texts.notFound
}

/** Creates a call. The draft stays until the call is created or the wizard is closed (SHELL-31). */
export default function CreateCallPage() {
  const failure = useNamedConversation()
  const store = useStore()
  const draft = useAtomValue(callDraftAtom)
  const setDraft = useSetAtom(callDraftAtom)
  const createCall = useSetAtom(callCreateMutationAtom)
  const overwriteCall = useSetAtom(callOverwriteMutationAtom)
  const showToast = useSetAtom(showToastAtom)
  const replaceOverlay = useReplaceOverlay()
  const { search } = useLocation()
  const close = useCloseOverlay(callLinks.list)
  const isOver = useRef(false)
  // The form starts with the settings that the draft has when the page opens. Later changes are in the form itself.
  const [first] = useState(draft)
  const [schema] = useState(() => callFormSchema({ now: () => store.get(nowAtom) }))
  const [existingId, setExistingId] = useState<number>()
  const leadZone = draft.conversation?.leadZone
  const initialValues = useMemo(() => newCallValues(leadZone ?? viewerZone), [leadZone])

  const keepSettings = (values: Readonly<Record<string, unknown>>) => {
    const settings = typedValues(values, initialValues)
    if (!isOver.current && (settings || store.get(callDraftAtom).settings)) setDraft({ settings })
  }
  const end = () => {
    isOver.current = true
    setDraft(undefined)
  }
  const save = async (fields: CallFieldValues) => {
    const { conversation, overwrittenId } = store.get(callDraftAtom)
    if (!conversation) return
    try {
      if (overwrittenId === undefined) await createCall({ body: creationOf(conversation.id, fields) })
      else await overwriteCall({ params: { id: overwrittenId }, body: overwriteOf(fields) })
    } catch (error) {
      const existing = conflictIn(ConflictBody, error)?.[0]?.existingEntity
      if (existing === undefined) throw error
      setExistingId(existing.id)
      return
    }
    end()
    showToast({
      intent: 'success',
      title: overwrittenId === undefined ? texts.created : texts.overwritten,
      isImportant: true,
    })
    replaceOverlay(`${callLinks.list}${search}`)
  }
  return (
    <FormScope initialValues={initialValues} draft={first.settings} schema={schema} onSubmit={save}>
      <CallWizard
        draft={draft}
        leftAt={first.step}
        failure={failure}
        existingId={existingId}
        onExistingChange={setExistingId}
        onDraftChange={setDraft}
        onSettingsChange={keepSettings}
        onClose={() => {
          end()
          close()
        }}
      />
    </FormScope>
  )
}
