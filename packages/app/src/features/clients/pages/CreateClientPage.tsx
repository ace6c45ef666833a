import { ClientCreation, type ClientId } from '@tandem/contract'
import { useSetAtom, useStore } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { FormScope } from '../../../shared/form/FormScope.tsx'
import { FormValues } from '../../../shared/form/FormValues.tsx'
import { useSubmitState } from '../../../shared/form/useSubmitState.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { useCloseOverlay } from '../../../shared/router/useCloseOverlay.ts'
import { useWizardDraft } from '../../../shared/wizard/useWizardDraft.ts'
import { useWizardStep } from '../../../shared/wizard/useWizardStep.ts'
import { WizardPage } from '../../../shared/wizard/WizardPage.tsx'
import { clientCreateMutationAtom } from '../api.ts'
import { emptyCompany } from '../clientForm.ts'
import { CompanyFields } from '../components/CompanyFields.tsx'
import { clientMessages, wizardMessages as texts } from '../messages.ts'
import { releaseWaitingFiles } from '../uploads.ts'
import * as v from 'valibot'
import { userStoredAtom } from '../../../shared/storage/userStoredAtom.ts'

const strings = v.array(v.string())

/** The values of a draft can be invalid. Only the form checks the values. */
const Draft = v.partial(
  v.object({
    name: v.string(),
    url: v.string(),
    info: v.string(),
    deckUrl: v.string(),
    portfolioUrl: v.string(),
    targetLocation: v.string(),
    targetIndustries: strings,
    targetSizes: strings,
  }),
)
type Draft = v.InferOutput<typeof Draft>

/** The stored draft of the wizard. Undefined if no draft is stored. */
export const clientDraftAtom = userStoredAtom({ key: 'clientWizard', version: 2, schema: Draft })

function clientDraftOf(values: Readonly<Record<string, unknown>>): Draft | undefined {
  const read = v.safeParse(Draft, values)
  return read.success && Object.values(read.output).some((value) => value !== undefined && value.length > 0)
    ? read.output
    : undefined
}

/** Creates a client. The draft stays until the client is created or the wizard is closed (SHELL-31). */
export default function CreateClientPage() {
  const draft = useWizardDraft(clientDraftAtom)
  const createClient = useSetAtom(clientCreateMutationAtom)
  const store = useStore()
  const showToast = useSetAtom(showToastAtom)
  const navigate = useNavigate()
  const closeOverlay = useCloseOverlay('/clients')

  const end = (clientId?: ClientId) => {
    draft.discard()
    releaseWaitingFiles(store, clientId)
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
      draft={draft.first}
      schema={ClientCreation}
      onSubmit={create}
      requiredText={clientMessages.requiredField}
      invalidText={clientMessages.invalid}
    >
      <Wizard onChange={(values) => draft.keep(clientDraftOf(values))} onClose={() => end()} />
    </FormScope>
  )
}

interface WizardProps {
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void
  readonly onClose: () => void
}

function Wizard({ onChange, onClose }: WizardProps) {
  const { isDirty, isSubmitting } = useSubmitState()
  return (
    <WizardPage
      title={texts.title}
      steps={[{ id: 'company', label: texts.step, isComplete: isDirty }]}
      step={useWizardStep('/clients/create', undefined)}
      finishLabel={isSubmitting ? texts.creating : texts.create}
      onClose={onClose}
      closeQuestion={{ text: texts.closeText }}
      renderStep={() => (
        <CompanyFields>
          <FormValues onChange={onChange} />
          {/* With this button, the Enter key in a text field creates the client. */}
          <button type="submit" hidden disabled={!isDirty || isSubmitting}>
            {texts.create}
          </button>
        </CompanyFields>
      )}
    />
  )
}
