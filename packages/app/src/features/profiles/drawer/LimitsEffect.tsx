import { type Profile, type Sequence } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useSettledValues } from '../../../shared/form/useSettledValues.ts'
import { useMovedEnd } from '../../../entities/sequence/forecast/useMovedEnd.ts'
import { sequenceQueryAtomOf } from '../../../entities/profile/api.ts'
import { changedLimits } from './changedLimits.ts'
import { useGeneralTabStyles } from './GeneralTab.styles.ts'
import { drawerMessages as texts } from './messages.ts'

/**
 * Shows how saving the form's limits would change the day on which the profile's active sequence reaches its last
 * recipient (SEQ-166).
 */
export function LimitsEffect({ profile }: { readonly profile: Profile }) {
  const values = useSettledValues<Record<string, unknown>>()
  const { data: sequence } = useAtomValue(useMemo(() => sequenceQueryAtomOf(profile.sequenceId), [profile.sequenceId]))
  const limits = changedLimits(profile, values)
  return sequence?.status === 'active' && limits && <MovedEnd sequence={sequence} id={profile.id} limits={limits} />
}

interface MovedEndProps {
  readonly sequence: Sequence
  /** The profile. */
  readonly id: number
  readonly limits: object
}

function MovedEnd({ sequence, id, limits }: MovedEndProps) {
  const styles = useGeneralTabStyles()
  const profiles = sequence.profileIds.map((each) => (each === id ? { id, ...limits } : { id: each }))
  const text = useMovedEnd(sequence.id, { profiles })
  return (
    text && (
      <p role="status" aria-label={texts.effect} className={styles.effect}>
        {`${sequence.name}: ${text}`}
      </p>
    )
  )
}
