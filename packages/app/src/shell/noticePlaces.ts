import { atom } from 'jotai'
import * as v from 'valibot'
import { reachedLimitsAtom } from '../features/purchase/limits.ts'
import { isConnectionBannerShownAtom } from '../features/profiles/atoms.ts'
import { isDeepEqual } from '../shared/api/isDeepEqual.ts'
import { organizationQueryAtom, userAtom } from '../shared/session/session.ts'
import { userStoredAtom } from '../shared/storage/userStoredAtom.ts'

/** The notices above the pages, in order. */
export const noticeKinds = ['email', 'connection', 'credits', 'plan'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** The state of each notice. Undefined while unknown. */
type ShownNotices = Readonly<Record<NoticeKind, boolean | undefined>>

export const shownNoticesAtom = atom((get): ShownNotices => {
  const limits = new Set(get(reachedLimitsAtom).map(({ kind }) => kind))
  return {
    email: get(userAtom)?.isEmailConfirmed === false,
    connection: get(isConnectionBannerShownAtom),
    credits: get(organizationQueryAtom).data && limits.has('credits'),
    plan: limits.has('plan'),
  }
})

/** The notices that showed last. */
export const lastNoticesAtom = userStoredAtom({
  key: 'notices',
  version: 1,
  schema: v.array(v.picklist(noticeKinds)),
})

/** The notices that show now. A notice with an unknown state counts as before. */
export const nextNotices =
  (shown: ShownNotices) =>
  (last: NoticeKind[] = []): NoticeKind[] => {
    const next = noticeKinds.filter((kind) => shown[kind] ?? last.includes(kind))
    return isDeepEqual(last, next) ? last : next
  }

/**
 * `above`: in the page's flow. `kept`: its space there is still empty. `over`: without a space, because the page opened
 * before the notice was known.
 */
type NoticePlace = 'above' | 'kept' | 'over'

/** The positions of all notices while a page is open. */
interface NoticePlaces {
  readonly page: string
  readonly places: Readonly<Record<NoticeKind, NoticePlace>>
}

interface NoticesOfPage {
  /** The first part of the path. */
  readonly page: string
  readonly shown: ShownNotices
  readonly last: readonly NoticeKind[]
}

/** The positions of notices. An open page does not move, unless a visible notice disappears (SHELL-87). */
export function placesOf(before: NoticePlaces | undefined, { page, shown, last }: NoticesOfPage): NoticePlaces {
  const old = before?.page === page ? before.places : undefined
  const placeOf = (kind: NoticeKind): NoticePlace => {
    const isShown = shown[kind]
    if (!old) return isShown ? 'above' : isShown === undefined && last.includes(kind) ? 'kept' : 'over'
    if (isShown && old[kind] === 'kept') return 'above'
    return isShown === false && old[kind] === 'above' ? 'over' : old[kind]
  }
  const next = {
    page,
    places: {
      email: placeOf('email'),
      connection: placeOf('connection'),
      credits: placeOf('credits'),
      plan: placeOf('plan'),
    },
  }
  return before && isDeepEqual(before, next) ? before : next
}
