import { canManageProfiles } from '@tandem/contract'
import { atom, type Getter } from 'jotai'
import * as v from 'valibot'
import { dashboardQueryAtom } from '../../entities/statistics/dashboardQuery.ts'
import { latestConversationsQueryAtom } from '../../entities/conversation/latestConversations.ts'
import { userAtom } from '../../shared/session/session.ts'
import { userStoredAtom } from '../../shared/storage/userStoredAtom.ts'

/**
 * The stored state of the card with the first steps. `open`: the card was shown. `closed`: the user has hidden the
 * card. `launched`: a sequence was launched before the card was shown.
 */
export const firstStepsStateAtom = userStoredAtom({
  key: 'firstSteps',
  version: 1,
  schema: v.picklist(['open', 'closed', 'launched']),
})

/** True if a sequence runs or has run. Undefined while loading. */
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
 * The state of the card (DASH-40). If a query has failed, the card stays hidden, because a card that appears later
 * would move the page.
 */
export const firstStepsPlaceAtom = atom((get): 'shown' | 'hidden' | 'unknown' => {
  const state = get(firstStepsStateAtom)
  if (state === 'open' || state === 'closed') return state === 'open' ? 'shown' : 'hidden'
  // A user without a plan has not done the first step, so the card does not wait for the queries.
  const isBeforePlan = get(userAtom)?.paidProfilesCount === 0 && canConnect(get)
  const isLaunched = get(isLaunchedAtom)
  if (isBeforePlan || isLaunched === false) return 'shown'
  if (state === 'launched' || isLaunched) return 'hidden'
  const hasFailed = get(dashboardQueryAtom).error !== null || get(latestConversationsQueryAtom).error !== null
  return hasFailed ? 'hidden' : 'unknown'
})
