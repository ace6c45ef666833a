import { canManageProfiles } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { dashboardQueryAtom } from '../../features/dashboard/api.ts'
import { latestConversationsQueryAtom } from '../../features/notifications/api.ts'
import { userAtom } from '../../shared/session/session.ts'
import { userStoredAtom } from '../../shared/storage/userStoredAtom.ts'

/**
 * `open` after the first display of the user's first steps, `closed` after they were closed, `launched` if a sequence
 * was launched before they showed. The demo restarts with the same user and then shows them.
 */
export const firstStepsStateAtom = userStoredAtom({
  key: 'firstSteps',
  version: 1,
  schema: v.picklist(['open', 'closed', 'launched']),
})

/** True if a sequence runs or has run, by the data of the dashboard and the bell. Undefined while they load. */
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

/** True if the user may buy plans and add profiles. */
export const canConnectAtom = atom((get) => {
  const user = get(userAtom)
  return user != null && canManageProfiles(user.role)
})

/** The user must choose a plan first, so the first step is not done. */
const isBeforePlanAtom = atom((get) => get(userAtom)?.paidProfilesCount === 0 && get(canConnectAtom))

/**
 * True if the card shows (DASH-40): from the first frame on if that is known, and never for users with running
 * sequences.
 */
export const areFirstStepsShownAtom = atom((get) => {
  const state = get(firstStepsStateAtom)
  if (state === 'open' || state === 'closed') return state === 'open'
  return get(isBeforePlanAtom) || get(isLaunchedAtom) === false
})

/** True if it is known that the card shows, or it cannot be known. A late card would move the page. */
export const areFirstStepsDecidedAtom = atom((get): boolean => {
  if (get(firstStepsStateAtom) !== undefined || get(isBeforePlanAtom) || get(isLaunchedAtom) !== undefined) return true
  return get(dashboardQueryAtom).error !== null || get(latestConversationsQueryAtom).error !== null
})
