import { ConfirmDialog, Notice } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { FormBody } from '../../shared/form/FormBody.tsx'
import { useFormElement } from '../../shared/form/formElement.ts'
import { FormErrorBar } from '../../shared/form/FormErrorBar.tsx'
import { FormValues } from '../../shared/form/FormValues.tsx'
import { useSubmitState } from '../../shared/form/useSubmitState.ts'
import { conversationCallQueryAtomOf } from '../../entities/call/api.ts'
import { CallFields } from '../../entities/call/form/CallFields.tsx'
import { callWizardMessages as texts } from '../../entities/call/messages.ts'
import { useWizardStep } from '../../shared/wizard/useWizardStep.ts'
import { WizardPage } from '../../shared/wizard/WizardPage.tsx'
import { ConversationChoice } from './ConversationChoice.tsx'
import { type CallDraft } from './draft.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

const useCallWizardStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  lead: { margin: 0, fontWeight: tokens.fontWeightSemibold },
})

interface CallWizardProps {
  readonly draft: CallDraft
  /** The step of the stored draft. */
  readonly leftAt: CallDraft['step']
  /** The reason why the conversation in the address could not be selected. */
  readonly failure: string | undefined
  /** The existing call of the conversation. While set, the wizard asks whether to overwrite this call (CALL-9). */
  readonly existingId: number | undefined
  readonly onExistingChange: (existingId: number | undefined) => void
  readonly onDraftChange: (change: Partial<CallDraft>) => void
  readonly onSettingsChange: (values: Readonly<Record<string, unknown>>) => void
  readonly onClose: () => void
}

/** The steps of the wizard. Must be inside the form of the settings. */
export function CallWizard(props: CallWizardProps) {
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
                {/* Lets Enter in a text field create the call, like the button in the footer. */}
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
