import { WizardShell } from '@tandem/components'
import { ClientCreation, type ClientId } from '@tandem/contract'
import { useSetAtom, useStore } from 'jotai'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFormElement } from '../../../shared/form/formElement.ts'
import { FormScope } from '../../../shared/form/FormScope.tsx'
import { FormValues } from '../../../shared/form/FormValues.tsx'
import { useSubmitState } from '../../../shared/form/useSubmitState.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { useCloseOverlay } from '../../../shared/router/useCloseOverlay.ts'
import { clientCreateMutationAtom } from '../api.ts'
import { emptyCompany } from '../clientForm.ts'
import { CompanyFields } from '../components/CompanyFields.tsx'
import { clientDraftAtom, clientDraftOf } from '../draft.ts'
import { clientMessages, wizardMessages as texts } from '../messages.ts'
import { releaseWaitingFilesAtom } from '../uploads.ts'

const stepId = 'company'

/**
 * The wizard that creates a client, in one step. Its draft is kept until the client is created or the wizard is closed
 * (SHELL-31).
 */
export default function CreateClientPage() {
  const store = useStore()
  // The draft as the wizard opened; from then on the form has the values.
  const [draft] = useState(() => store.get(clientDraftAtom))
  const isOver = useRef(false)
  const createClient = useSetAtom(clientCreateMutationAtom)
  const setDraft = useSetAtom(clientDraftAtom)
  const releaseFiles = useSetAtom(releaseWaitingFilesAtom)
  const showToast = useSetAtom(showToastAtom)
  const navigate = useNavigate()
  const closeOverlay = useCloseOverlay('/clients')

  const keepDraft = (values: Readonly<Record<string, unknown>>) => {
    if (!isOver.current) setDraft(clientDraftOf(values))
  }
  /** Closes the wizard and forgets the draft; its files go to the client that was created. */
  const end = (clientId?: ClientId) => {
    isOver.current = true
    setDraft(undefined)
    releaseFiles(clientId)
    closeOverlay()
  }
  const create = async (body: ClientCreation) => {
    const { id } = await createClient({ body })
    end(id)
    const open = () => void navigate(`/clients/manage/${id}`)
    showToast({
      intent: 'success',
      title: clientMessages.created,
      action: { label: clientMessages.open, onClick: open },
    })
  }
  return (
    <FormScope
      initialValues={emptyCompany}
      draft={draft}
      schema={ClientCreation}
      onSubmit={create}
      requiredText={clientMessages.requiredField}
      invalidText={clientMessages.invalid}
    >
      <Wizard onChange={keepDraft} onClose={() => end()} />
    </FormScope>
  )
}

interface WizardProps {
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void
  readonly onClose: () => void
}

function Wizard({ onChange, onClose }: WizardProps) {
  const { submit } = useFormElement()
  const { isDirty, isSubmitting } = useSubmitState()
  return (
    <WizardShell
      isOpen
      title={texts.title}
      steps={[{ id: stepId, label: texts.step, isComplete: isDirty }]}
      currentStepId={stepId}
      onStepChange={() => {}}
      finishLabel={isSubmitting ? texts.creating : texts.create}
      onFinish={() => submit()}
      isBusy={isSubmitting}
      onClose={onClose}
      closeQuestion={{ text: texts.closeText }}
    >
      <CompanyFields>
        <FormValues onChange={onChange} />
        {/* Enter in a line of text creates the client, as the button in the footer does. */}
        <button type="submit" hidden disabled={!isDirty || isSubmitting}>
          {texts.create}
        </button>
      </CompanyFields>
    </WizardShell>
  )
}
