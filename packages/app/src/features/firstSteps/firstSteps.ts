import { canManageProfiles } from '@tandem/contract'
import { atom, type Getter } from 'jotai'
import * as v from 'valibot'
import { dashboardQueryAtom } from '../../entities/statistics/dashboardQuery.ts'
import { latestConversationsQueryAtom } from '../../entities/conversation/latestConversations.ts'
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
  if (dashboard.sequence.count > 0 || dashboard.stats.requestsCount > 0) return true
  if (dashboard.sequence.totalCount === 0) return false
  const { data } = get(latestConversationsQueryAtom)
  if (!data) return undefined
  const { _embedded: embedded } = data
  return embedded.conversations.some(({ sequenceId }) => sequenceId !== null)
})

/** True if the user may buy plans and add profiles. */
export function canConnect(get: Getter): boolean {
  const user = get(userAtom)
  return user != null && canManageProfiles(user.role)
}

/**
 * `shown`: the card shows (DASH-40). `hidden`: it does not show, also if the data that decides could not be loaded,
 * because a late card would move the page. `unknown`: the data is still loading.
 */
export const firstStepsPlaceAtom = atom((get): 'shown' | 'hidden' | 'unknown' => {
  const state = get(firstStepsStateAtom)
  if (state === 'open' || state === 'closed') return state === 'open' ? 'shown' : 'hidden'
  // The user must choose a plan first, so the first step is not done.
  const isBeforePlan = get(userAtom)?.paidProfilesCount === 0 && canConnect(get)
  const isLaunched = get(isLaunchedAtom)
  if (isBeforePlan || isLaunched === false) return 'shown'
  if (state === 'launched' || isLaunched) return 'hidden'
  const hasFailed = get(dashboardQueryAtom).error !== null || get(latestConversationsQueryAtom).error !== null
  return hasFailed ? 'hidden' : 'unknown'
})
