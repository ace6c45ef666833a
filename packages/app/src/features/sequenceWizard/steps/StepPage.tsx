import { Button } from '@fluentui/react-components'
import { ConfirmDialog, ButtonLink, DialogFrame } from '@tandem/components'
import { type SequenceWizardStep } from '@tandem/contract'
import { atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useStored } from '../../../shared/storage/lastShown.ts'
import { nameAfterChange } from '../draftSettings.ts'
import { changeDraftAtom, type DraftChange, exampleParts, type SequenceDraft, sequenceDraftAtom } from '../draft.ts'
import { idRangesOf, idsInRanges } from '../idRanges.ts'
import { sequenceWizardMessages as texts } from '../messages.ts'
import { type DraftEdits } from '../useDraftHistory.ts'
import { SettingsStep, type SettingsStepProps } from './SettingsStep.tsx'
import { useStepPageStyles } from './StepPage.styles.ts'
import { isWrittenStep, WrittenStep } from './WrittenStep.tsx'
import { profileRelationsAtom, useAllProfiles } from '../../../entities/profile/allProfiles.ts'
import { hasNoProfiles } from '../../../entities/sequence/profiles/profileRows.ts'
import { type ProfileToggle, SequenceProfiles } from '../../../entities/sequence/profiles/SequenceProfiles.tsx'

const profilesStepTexts = texts.noProfiles

const withProfiles: DraftChange = ({ profiles }) => (profiles ? {} : { profiles: [] })

/** Stores an empty list of profiles when the step opens, because the user can continue without a profile (SEQ-18). */
function ProfilesStep({ draft }: { readonly draft: SequenceDraft }) {
  const changeDraft = useSetAtom(changeDraftAtom)
  const all = useAllProfiles()
  const { profiles, isLoadingRest } = all
  const chosen = draft.profiles
  const clientId = draft.client?.id ?? 0
  const selectedIds = (chosen ?? []).map(({ id }) => id)
  useStored(changeDraftAtom, chosen ? undefined : withProfiles)
  const toggle = ({ profile: { id, name }, isAdding, fromSequenceId }: ProfileToggle) =>
    changeDraft(({ profiles: before = [] }) => {
      const others = before.filter((each) => each.id !== id)
      return { profiles: isAdding ? [...others, { id, name, fromSequenceId: fromSequenceId ?? null }] : others }
    })
  const isEmpty = profiles !== undefined && !isLoadingRest && hasNoProfiles(profiles, { clientId, selectedIds })
  return (
    <>
      <SequenceProfiles
        all={all}
        relations={useAtomValue(profileRelationsAtom)}
        sequenceId={null}
        clientId={clientId}
        selectedIds={selectedIds}
        sendsRequests={draft.type !== 'cloud' || draft.sendConnectionRequests}
        onToggle={toggle}
      />
      {isEmpty && <NoProfilesDialog />}
    </>
  )
}

/** Tells the user that the client has no profiles (SEQ-19). Opens once, when the step opens. */
function NoProfilesDialog() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <DialogFrame
      isOpen={isOpen}
      title={profilesStepTexts.title}
      onClose={() => setIsOpen(false)}
      actions={
        <>
          <ButtonLink to="/profiles">{profilesStepTexts.go}</ButtonLink>
          <Button appearance="primary" onClick={() => setIsOpen(false)}>
            {profilesStepTexts.close}
          </Button>
        </>
      }
    >
      {profilesStepTexts.text}
    </DialogFrame>
  )
}

/** `isHeld`: the recipient was in another sequence when the user chose the recipient. */
type ChosenRecipients = ReadonlyMap<number, { readonly isHeld: boolean }>

export interface WizardParts {
  readonly renderRecipients: (choice: {
    readonly chosenAtom: WritableAtom<ChosenRecipients, [ChosenRecipients], void>
    readonly openImportId: number | undefined
    readonly onImportChange: (openImportId: number | undefined) => void
    readonly onImported: (importId: number, ids: readonly number[]) => void
  }) => ReactNode
  readonly renderClients: (choice: {
    readonly selectedId: number | undefined
    readonly onSelect: (client: { readonly id: number; readonly name: string }) => void
  }) => ReactNode
}

interface StepPageProps extends WizardParts, Omit<SettingsStepProps, 'draft' | 'settings'> {
  readonly edits: DraftEdits
  readonly step: SequenceWizardStep
  readonly draft: SequenceDraft
  readonly onTypeChange: () => void
  readonly onDiscard: () => void
}

export function StepPage(props: StepPageProps) {
  const { step, draft, edits, renderRecipients, renderClients, onTypeChange, onDiscard, ...actions } = props
  const changeDraft = useSetAtom(changeDraftAtom)
  if (isWrittenStep(step)) return <WrittenStep key={step} step={step} draft={draft} edits={edits} />
  if (step === 'recipients') {
    return (
      <>
        <TypeLine draft={draft} onTypeChange={onTypeChange} onDiscard={onDiscard} />
        {renderRecipients({
          chosenAtom: chosenRecipientsAtom,
          openImportId: draft.openImportId,
          onImportChange: (openImportId) => changeDraft({ openImportId }),
          onImported: (importId, ids) => changeDraft((before) => withImported(before, importId, ids)),
        })}
      </>
    )
  }
  if (step === 'client') {
    return renderClients({
      selectedId: draft.client?.id,
      onSelect: ({ id, name }) => changeDraft((before) => withClient(before, { id, name })),
    })
  }
  if (step === 'profiles') return <ProfilesStep draft={draft} />
  return <SettingsStep draft={draft} settings={edits.settings} {...actions} />
}

/**
 * Changes the client. Removes the unedited texts, so that each step loads the example of the new client. Removes the
 * profiles, because a profile belongs to a client (SEQ-63).
 */
function withClient(draft: SequenceDraft, client: { readonly id: number; readonly name: string }) {
  const { client: before, settings } = draft
  if (before?.id === client.id) return { client }
  const untouched = exampleParts.filter((part) => !draft.edited.includes(part))
  return {
    client,
    profiles: undefined,
    ...(before &&
      settings && { settings: { ...settings, name: nameAfterChange(settings.name, before.name, client.name) } }),
    ...Object.fromEntries(untouched.map((part) => [part, undefined])),
  }
}

const asRecipients = (chosen: ChosenRecipients): SequenceDraft['recipients'] =>
  chosen.size === 0
    ? undefined
    : {
        ids: idRangesOf(chosen.keys()),
        held: idRangesOf([...chosen].filter(([, { isHeld }]) => isHeld).map(([id]) => id)),
      }

function chosenIn(recipients: SequenceDraft['recipients']): ChosenRecipients {
  const held = new Set(idsInRanges(recipients?.held ?? ''))
  return new Map(idsInRanges(recipients?.ids ?? '').map((id) => [id, { isHeld: held.has(id) }]))
}

const chosenRecipientsAtom = atom(
  (get) => chosenIn(get(sequenceDraftAtom)?.recipients),
  (_get, set, chosen: ChosenRecipients) => set(changeDraftAtom, { recipients: asRecipients(chosen) }),
)

function withImported({ recipients }: SequenceDraft, importId: number, ids: readonly number[]) {
  const known = chosenIn(recipients)
  const added = ids.filter((id) => !known.has(id)).map((id) => [id, { isHeld: false }] as const)
  return { importId, recipients: asRecipients(new Map([...known, ...added])) }
}

function TypeLine({ draft, onTypeChange, onDiscard }: Pick<StepPageProps, 'draft' | 'onTypeChange' | 'onDiscard'>) {
  const styles = useStepPageStyles()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className={styles.type}>
      <span>{`${texts.type.label}: ${texts.type.current[draft.type ?? 'cloud']}`}</span>
      <Button size="small" appearance="subtle" onClick={onTypeChange}>
        {texts.type.change}
      </Button>
      <Button size="small" appearance="subtle" className={styles.end} onClick={() => setIsAsking(true)}>
        {texts.discard.action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        intent="danger"
        title={texts.discard.title}
        confirmLabel={texts.discard.confirm}
        cancelLabel={texts.discard.cancel}
        onConfirm={onDiscard}
        onCancel={() => setIsAsking(false)}
      >
        {texts.discard.text}
      </ConfirmDialog>
    </div>
  )
}
