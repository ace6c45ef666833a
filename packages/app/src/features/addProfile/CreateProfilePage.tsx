import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DrawerShell, ErrorState, type WizardStep, ButtonLink, EmptyState } from '@tandem/components'
import { canManageProfiles } from '@tandem/contract'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { FormScope } from '../../shared/form/FormScope.tsx'
import { FormSection } from '../../shared/form/FormSection.tsx'
import { FormValues } from '../../shared/form/FormValues.tsx'
import { TextField } from '../../shared/form/TextField.tsx'
import { userAtom } from '../../shared/session/session.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { useCloseOverlay } from '../../shared/router/useCloseOverlay.ts'
import { useWizardDraft } from '../../shared/wizard/useWizardDraft.ts'
import { useWizardStep } from '../../shared/wizard/useWizardStep.ts'
import { WizardPage } from '../../shared/wizard/WizardPage.tsx'
import { AddFailed } from './AddFailed.tsx'
import { addMessages } from './messages.ts'
import { profileCreateMutationAtom } from '../../entities/profile/api.ts'
import { startAttach } from '../../entities/profile/attach/attach.ts'
import { fieldMessages } from '../../entities/profile/fields/messages.ts'
import {
  AutomationFields,
  LimitFields,
  MachineFields,
  SalesNavigatorField,
} from '../../entities/profile/fields/ProfileFields.tsx'
import { ScheduleFields } from '../../entities/profile/fields/ScheduleFields.tsx'
import { newProfileDraftOf, emptyProfile, newProfileDraftAtom, type StepId, stepIds } from './wizard/draft.ts'
import { missingFieldsOf, NewProfile } from './wizard/newProfile.ts'
import { useAllClients } from '../../entities/client/allClients.ts'
import { ClientField } from '../../entities/client/ClientField.tsx'
import { column } from '@tandem/components/styles'

const useCreateProfilePageStyles = makeStyles({
  form: column(tokens.spacingVerticalXXL),
})

const clientStepTexts = addMessages.wizard.noClients

function ClientStep() {
  const { clients } = useAllClients()
  if (clients?.length === 0) {
    const action = <ButtonLink to="/clients/create">{clientStepTexts.action}</ButtonLink>
    return (
      <EmptyState
        isCompact
        headingLevel={3}
        title={clientStepTexts.title}
        text={clientStepTexts.text}
        action={action}
      />
    )
  }
  return <ClientField />
}

const texts = addMessages.wizard

type Values = Readonly<Record<string, unknown>>

/** Shows the wizard only to users who may add profiles (PROF-51). */
export default function CreateProfilePage() {
  const user = useAtomValue(userAtom)
  return user && !canManageProfiles(user.role) ? <AddNotAllowed /> : <CreateProfile />
}

function AddNotAllowed() {
  const { title, text, action } = addMessages.notAllowed
  const close = useCloseOverlay('/profiles')
  return (
    <DrawerShell
      isOpen
      title={title}
      error={<ErrorState status={403} text={text} actions={<Button onClick={close}>{action}</Button>} />}
      onClose={close}
    />
  )
}

/** The draft stays until the profile is created or the wizard is closed (SHELL-31). */
function CreateProfile() {
  const draft = useWizardDraft(newProfileDraftAtom)
  const create = useSetAtom(profileCreateMutationAtom)
  const store = useStore()
  const showToast = useSetAtom(showToastAtom)
  const navigate = useNavigate()
  const closeOverlay = useCloseOverlay('/profiles')

  const end = () => {
    draft.discard()
    closeOverlay()
  }
  const finish = async ({ scheduleTimezone, ...body }: v.InferOutput<typeof NewProfile>) => {
    const { id, connectUrl, hasNoZone } = await create({ body, scheduleTimezone })
    end()
    if (hasNoZone) {
      const open = () => void navigate(`/profiles/manage/${id}/schedule`)
      showToast({
        intent: 'warning',
        isImportant: true,
        title: addMessages.added,
        text: addMessages.noZone,
        action: { label: addMessages.open, onClick: open },
      })
      return
    }
    const onClick = () => {
      void navigate('/profiles')
      startAttach(store, { id, name: body.name, status: 'new' }, connectUrl)
    }
    showToast({
      intent: 'success',
      isImportant: true,
      title: addMessages.added,
      action: { label: addMessages.attach, onClick },
    })
  }
  return (
    <FormScope initialValues={emptyProfile} draft={draft.first?.values} schema={NewProfile} onSubmit={finish}>
      <Wizard
        leftAt={draft.first?.step}
        onChange={(step, values) => draft.keep(newProfileDraftOf(step, values))}
        onClose={end}
      />
    </FormScope>
  )
}

interface WizardProps {
  readonly leftAt: StepId | undefined
  readonly onChange: (step: StepId, values: Values) => void
  readonly onClose: () => void
}

const stepNamed = (id: string): StepId => stepIds.find((each) => each === id) ?? 'general'

function Wizard({ leftAt, onChange, onClose }: WizardProps) {
  const styles = useCreateProfilePageStyles()
  const step = useWizardStep('/profiles/create', leftAt)
  const [values, setValues] = useState<Values>(emptyProfile)
  const missing = missingFieldsOf(values)
  const steps = stepIds.map((id): WizardStep => {
    const { label, help } = texts.steps[id]
    return { id, label, help, isComplete: !missing[id], missing: missing[id] }
  })
  return (
    <WizardPage
      title={texts.title}
      steps={steps}
      step={step}
      onStepChange={(id) => {
        step.show(id)
        onChange(stepNamed(id), values)
      }}
      finishLabel={texts.finish}
      onClose={onClose}
      closeQuestion={{ text: texts.closeText }}
      renderStep={(id) => (
        // In a form element, Enter would create the profile before the last step.
        <div className={styles.form}>
          <FormValues
            onChange={(changed) => {
              setValues(changed)
              onChange(stepNamed(id), changed)
            }}
          />
          <AddFailed />
          {id === 'general' && <GeneralStep />}
          {id === 'client' && <ClientStep />}
          {id === 'schedule' && <ScheduleFields />}
        </div>
      )}
    />
  )
}

function GeneralStep() {
  return (
    <>
      <FormSection isCard title={fieldMessages.cards.account}>
        <TextField name="name" label={fieldMessages.name} hint={fieldMessages.nameHint} isRequired />
      </FormSection>
      <FormSection isCard title={fieldMessages.cards.automation}>
        <AutomationFields />
        <SalesNavigatorField />
      </FormSection>
      <FormSection isCard title={fieldMessages.cards.limits}>
        <LimitFields />
        <MachineFields />
      </FormSection>
    </>
  )
}
