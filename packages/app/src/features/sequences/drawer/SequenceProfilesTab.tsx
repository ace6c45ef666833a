import { type Sequence } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { profileRelationsAtom, useAllProfiles } from '../../../entities/profile/allProfiles.ts'
import { type Holder, profileLinkWriteAtom } from '../../../entities/sequence/profiles/api.ts'
import { ProfileConflictDialog } from '../../../entities/sequence/profiles/ProfileConflictDialog.tsx'
import { type ProfileToggle, SequenceProfiles } from '../../../entities/sequence/profiles/SequenceProfiles.tsx'

/** The profiles that a sequence sends from. A choice is saved at once. */
export function SequenceProfilesTab({ sequence }: { readonly sequence: Sequence }) {
  const link = useSetAtom(profileLinkWriteAtom)
  const [busyIds, setBusyIds] = useState<ReadonlySet<number>>(new Set())
  const [conflict, setConflict] = useState<{ readonly toggle: ProfileToggle; readonly holder: Holder }>()
  const change = async (toggle: ProfileToggle) => {
    const { profile } = toggle
    setBusyIds((ids) => new Set([...ids, profile.id]))
    await link({ sequenceId: sequence.id, ...toggle, onConflict: (holder) => setConflict({ toggle, holder }) })
    setBusyIds((ids) => new Set([...ids].filter((id) => id !== profile.id)))
  }
  return (
    <>
      <SequenceProfiles
        all={useAllProfiles()}
        relations={useAtomValue(profileRelationsAtom)}
        sequenceId={sequence.id}
        clientId={sequence.clientId}
        selectedIds={sequence.profileIds}
        sendsRequests={sequence.sendConnectionRequests}
        busyIds={busyIds}
        onToggle={(toggle) => void change(toggle)}
      />
      <ProfileConflictDialog
        conflict={
          conflict && {
            profileName: conflict.toggle.profile.name,
            sequenceName: conflict.holder.name,
            sequenceId: conflict.holder.id,
          }
        }
        onOverwrite={() => {
          setConflict(undefined)
          if (conflict) void change({ ...conflict.toggle, fromSequenceId: conflict.holder.id })
        }}
        onCancel={() => setConflict(undefined)}
      />
    </>
  )
}
