import { canManageProfiles } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { dashboardQueryAtom } from '../../features/dashboard/api.ts'
import { latestConversationsQueryAtom } from '../../features/notifications/api.ts'
import { userAtom } from '../../shared/session/session.ts'
import { userStoredAtom } from '../../shared/storage/userStoredAtom.ts'

/**
 * `open` from the first time that the user's first steps showed, `closed` after they were closed, `launched` where a
 * sequence was launched before they ever showed. The demo begins again with the same user: then they show after all.
 */
export const firstStepsStateAtom = userStoredAtom({
  key: 'firstSteps',
  version: 1,
  schema: v.picklist(['open', 'closed', 'launched']),
})

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

/** The user has to choose a plan first: the first step is not done. */
const isBeforePlanAtom = atom((get) => get(userAtom)?.paidProfilesCount === 0 && get(canConnectAtom))

/**
 * Whether the card shows (DASH-40): from the first frame where that is known, and never for users whose sequences run.
 */
export const areFirstStepsShownAtom = atom((get) => {
  const state = get(firstStepsStateAtom)
  if (state === 'open' || state === 'closed') return state === 'open'
  return get(isBeforePlanAtom) || get(isLaunchedAtom) === false
})

/** Whether it is known that the card shows, or cannot be known: a late card would move the page. */
export const areFirstStepsDecidedAtom = atom((get): boolean => {
  if (get(firstStepsStateAtom) !== undefined || get(isBeforePlanAtom) || get(isLaunchedAtom) !== undefined) return true
  return get(dashboardQueryAtom).error !== null || get(latestConversationsQueryAtom).error !== null
})
