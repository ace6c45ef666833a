import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { StatsDashboard } from '../../../shared/stats/StatsDashboard.tsx'
import { clientStatsQueryAtomOf } from '../api.ts'
import { clientMessages as texts } from '../messages.ts'

/** The results of all sequences of a client in a range of days. */
export function ClientDashboard({ clientId }: { readonly clientId: number }) {
  const query = useAtomValue(useMemo(() => clientStatsQueryAtomOf(clientId), [clientId]))
  return <StatsDashboard id={clientId} query={query} emptyHelp={texts.noStats} />
}
