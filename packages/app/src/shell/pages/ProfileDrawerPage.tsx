import { type Profile, type SequenceId } from '@tandem/contract'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { ProfileDrawer } from '../../features/profiles/drawer/ProfileDrawer.tsx'
import { ProfileSequences, type SequenceChoice } from '../../features/profiles/drawer/ProfileSequences.tsx'
import { type Holder, profileLinkMutationAtom } from '../../entities/sequence/profiles/api.ts'
import { ProfileConflictDialog } from '../../entities/sequence/profiles/ProfileConflictDialog.tsx'

/**
 * The drawer of a profile. In the tab with the sequences, the user can add the profile to a sequence, or remove the
 * profile from a sequence.
 */
export default function ProfileDrawerPage() {
  return <ProfileDrawer renderSequences={(profile) => <LinkedSequences profile={profile} />} />
}

interface Conflict {
  readonly sequenceId: SequenceId
  readonly fromSequenceId: SequenceId
  readonly holderName: string | undefined
}

function LinkedSequences({ profile }: { readonly profile: Profile }) {
  const [{ isPending }, link] = useAtom(profileLinkMutationAtom)
  const [conflict, setConflict] = useState<Conflict>()
  const choose = ({ sequence: { id }, action, holderName }: SequenceChoice) => {
    if (action === 'overwrite') {
      setConflict({ sequenceId: id, fromSequenceId: profile.sequenceId ?? 0, holderName })
      return
    }
    const onConflict = (holder: Holder) =>
      setConflict({ sequenceId: id, fromSequenceId: holder.id, holderName: holder.name })
    void link({ sequenceId: id, profile, isAdding: action === 'add', fromSequenceId: undefined, onConflict })
  }
  const overwrite = () => {
    setConflict(undefined)
    if (conflict)
      void link({
        sequenceId: conflict.sequenceId,
        profile,
        isAdding: true,
        fromSequenceId: conflict.fromSequenceId,
      })
  }
  return (
    <>
      <ProfileSequences profile={profile} isBusy={isPending} onChoose={choose} />
      <ProfileConflictDialog
        conflict={
          conflict && {
            profileName: profile.name,
            sequenceName: conflict.holderName,
            sequenceId: conflict.fromSequenceId,
          }
        }
        onOverwrite={overwrite}
        onCancel={() => setConflict(undefined)}
      />
    </>
  )
}
