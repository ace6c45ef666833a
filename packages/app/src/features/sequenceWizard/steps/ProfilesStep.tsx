import { Button } from '@fluentui/react-components'
import { ButtonLink, DialogFrame } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { profileRelationsAtom, useAllProfiles } from '../../../entities/profile/allProfiles.ts'
import { hasNoProfiles } from '../../../entities/sequence/profiles/profileRows.ts'
import { type ProfileToggle, SequenceProfiles } from '../../../entities/sequence/profiles/SequenceProfiles.tsx'
import { changeDraftAtom, type SequenceDraft } from '../draft.ts'
import { sequenceWizardMessages } from '../messages.ts'

const texts = sequenceWizardMessages.noProfiles

/** The profiles that will send (SEQ-18). Leaving it without one is allowed. */
export function ProfilesStep({ draft }: { readonly draft: SequenceDraft }) {
  const changeDraft = useSetAtom(changeDraftAtom)
  const all = useAllProfiles()
  const { profiles, isLoadingRest } = all
  const chosen = draft.profiles
  const clientId = draft.client?.id ?? 0
  const selectedIds = (chosen ?? []).map(({ id }) => id)
  useEffect(() => {
    if (!chosen) changeDraft((now) => (now.profiles ? {} : { profiles: [] }))
  }, [chosen, changeDraft])
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

/** SEQ-19: shows once on arrival. */
function NoProfilesDialog() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <DialogFrame
      isOpen={isOpen}
      title={texts.title}
      onClose={() => setIsOpen(false)}
      actions={
        <>
          <ButtonLink to="/profiles">{texts.go}</ButtonLink>
          <Button appearance="primary" onClick={() => setIsOpen(false)}>
            {texts.close}
          </Button>
        </>
      }
    >
      {texts.text}
    </DialogFrame>
  )
}
