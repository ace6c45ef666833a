import { type Sequence } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { StatsDashboard } from '../../../entities/statistics/StatsDashboard.tsx'
import { sequenceStatsQueryAtomOf } from './api.ts'
import { ForecastPanel } from '../../../entities/sequence/forecast/ForecastPanel.tsx'
import { sequenceDrawerMessages as texts } from './messages.ts'
import { CampaignNotice, LaunchMissing } from './notices.tsx'
import { useSequenceDrawerStyles } from './SequenceDrawer.styles.ts'

/** The results of a sequence in a range of days, its forecast, and whether it runs. */
export function SequenceDashboard({ sequence }: { readonly sequence: Sequence }) {
  const { id, status, type, sendConnectionRequests } = sequence
  const styles = useSequenceDrawerStyles()
  const query = useAtomValue(useMemo(() => sequenceStatsQueryAtomOf(id), [id]))
  return (
    <div className={styles.dashboard}>
      <LaunchMissing sequence={sequence} />
      <CampaignNotice status={status} />
      <ForecastPanel key={id} sequenceId={id} />
      <StatsDashboard
        id={id}
        query={query}
        emptyHelp={texts.noStats}
        sendsRequests={type === 'cloud' && sendConnectionRequests}
      />
    </div>
  )
}
