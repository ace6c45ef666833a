import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text'
import { ButtonLink } from '@tandem/components'
import { type ClientId } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { clientReportAddress } from '../../../entities/client/links.ts'
import { clientStatsQueryAtomOf } from '../../../entities/statistics/clientStats.ts'
import { StatsDashboard } from '../../../entities/statistics/StatsDashboard.tsx'
import { statsRangeAtom } from '../../../entities/statistics/statsRange.ts'
import { clientSequencesQueryAtomOf } from '../api.ts'
import { clientMessages as texts } from '../messages.ts'

/** The results of all sequences of a client in a range of days. */
export function ClientDashboard({ clientId }: { readonly clientId: ClientId }) {
  const query = useAtomValue(useMemo(() => clientStatsQueryAtomOf(clientId, statsRangeAtom), [clientId]))
  const { data } = useAtomValue(useMemo(() => clientSequencesQueryAtomOf(clientId), [clientId]))
  const range = useAtomValue(statsRangeAtom)
  const { _embedded: embedded } = data ?? {}
  // Most sequences send requests, so this is assumed until the sequences have loaded.
  const sendsRequests = embedded?.sequences.some(({ sendConnectionRequests }) => sendConnectionRequests) ?? true
  return (
    <StatsDashboard
      id={clientId}
      query={query}
      sendsRequests={sendsRequests}
      emptyHelp={texts.noStats}
      actions={
        <ButtonLink icon={<DocumentText20Regular />} to={clientReportAddress(clientId, range)}>
          {texts.report}
        </ButtonLink>
      }
    />
  )
}
