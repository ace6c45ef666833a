import { atom } from 'jotai'
import * as v from 'valibot'
import { usedUpCreditsAtom } from '../features/purchase/limits.ts'
import { isConnectionBannerShownAtom } from '../features/profiles/atoms.ts'
import { isDeepEqual } from '../shared/api/isDeepEqual.ts'
import { organizationQueryAtom, userAtom } from '../shared/session/session.ts'
import { userStoredAtom } from '../shared/storage/userStoredAtom.ts'

/** The notices above the pages, from top to bottom. */
export const noticeKinds = ['email', 'connection', 'credits'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** For each kind: true if the notice shows, and undefined while the app does not know. */
type ShownNotices = Readonly<Record<NoticeKind, boolean | undefined>>

export const shownNoticesAtom = atom((get): ShownNotices => ({
  email: get(userAtom)?.isEmailConfirmed === false,
  connection: get(isConnectionBannerShownAtom),
  credits: get(organizationQueryAtom).data && get(usedUpCreditsAtom) !== undefined,
}))

/** The notices of the last visit. */
export const lastNoticesAtom = userStoredAtom({
  key: 'notices',
  version: 1,
  schema: v.array(v.picklist(noticeKinds)),
})

/** A notice with an unknown state keeps the state of the last visit. */
export const nextNotices =
  (shown: ShownNotices) =>
  (last: NoticeKind[] = []): NoticeKind[] => {
    const next = noticeKinds.filter((kind) => shown[kind] ?? last.includes(kind))
    return isDeepEqual(last, next) ? last : next
  }

/** True on the first visit in this browser until the notices are known. */
export const areNoticesAwaitedAtom = atom(
  (get) => get(lastNoticesAtom) === undefined && Object.values(get(shownNoticesAtom)).includes(undefined),
)
