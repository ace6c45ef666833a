import { canManageProfiles } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { dashboardQueryAtom } from '../../features/dashboard/api.ts'
import { latestConversationsQueryAtom } from '../../features/notifications/api.ts'
import { userAtom } from '../../shared/session.ts'
import { storedAtom } from '../../shared/storedAtom.ts'

/** What users of this browser did with their first steps: `open` from the first time that they showed. */
const standingsAtom = storedAtom<Readonly<Record<string, 'open' | 'closed'>>>({
  key: 'firstSteps',
  version: 1,
  schema: v.record(v.string(), v.picklist(['open', 'closed'])),
  initial: {},
})

/** Whether the user's first steps were shown or closed; undefined is neither. */
export const standingAtom = atom(
  (get) => get(standingsAtom)[get(userAtom)?.id ?? 0],
  (get, set, standing: 'open' | 'closed') => {
    const userId = get(userAtom)?.id ?? 0
    set(standingsAtom, (standings) => ({ ...standings, [userId]: standing }))
  },
)

/** A sequence runs or has run, by the data of the dashboard and the bell; undefined while they load. */
export const isLaunchedAtom = atom((get): boolean | undefined => {
  const { data: dashboard } = get(dashboardQueryAtom)
  if (!dashboard) return undefined
  if (dashboard.sequence.count > 0) return true
  if (dashboard.sequence.totalCount === 0) return false
  const { data } = get(latestConversationsQueryAtom)
  if (!data) return undefined
  const { _embedded: embedded } = data
  return embedded.conversations.some(({ sequenceId }) => sequenceId !== null)
})

/** Whether the user may buy plans and add profiles. */
export const canConnectAtom = atom((get) => {
  const user = get(userAtom)
  return user != null && canManageProfiles(user.role)
})

/**
 * Whether the card shows (DASH-40): from the first frame where that is known, and never for users whose sequences run.
 */
export const areFirstStepsShownAtom = atom((get) => {
  const standing = get(standingAtom)
  if (standing !== undefined) return standing === 'open'
  const hasNoPlan = get(userAtom)?.paidProfilesCount === 0
  return (hasNoPlan && get(canConnectAtom)) || get(isLaunchedAtom) === false
})
