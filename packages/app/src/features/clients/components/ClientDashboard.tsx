import { type ClientId } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { StatsDashboard } from '../../../entities/statistics/StatsDashboard.tsx'
import { clientSequencesQueryAtomOf, clientStatsQueryAtomOf } from '../api.ts'
import { clientMessages as texts } from '../messages.ts'

/** The results of all sequences of a client in a range of days. */
export function ClientDashboard({ clientId }: { readonly clientId: ClientId }) {
  const query = useAtomValue(useMemo(() => clientStatsQueryAtomOf(clientId), [clientId]))
  const { data } = useAtomValue(useMemo(() => clientSequencesQueryAtomOf(clientId), [clientId]))
  const { _embedded: embedded } = data ?? {}
  // Most sequences send requests, so this is assumed until the sequences have loaded.
  const sendsRequests = embedded?.sequences.some(({ sendConnectionRequests }) => sendConnectionRequests) ?? true
  return <StatsDashboard id={clientId} query={query} sendsRequests={sendsRequests} emptyHelp={texts.noStats} />
}
