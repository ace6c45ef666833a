import { Notice } from '@tandem/components'
import { profileConnection } from '@tandem/contract'
import { useAllProfiles } from '../../../entities/profile/allProfiles.ts'
import { type SequenceDraft } from '../draft.ts'
import { sequenceWizardMessages } from '../messages.ts'

/** PROF-55: names the chosen profiles that send no messages, because their accounts were never attached. */
export function UnattachedProfiles({ draft }: { readonly draft: SequenceDraft }) {
  const { profiles = [] } = useAllProfiles()
  const ids = new Set(draft.profiles?.map(({ id }) => id))
  const names = profiles
    .filter((profile) => ids.has(profile.id) && profileConnection(profile) === 'notAttached')
    .map(({ name }) => name)
  return (
    names.length > 0 && <Notice intent="warning">{sequenceWizardMessages.launch.unattached(names.join(', '))}</Notice>
  )
}
