import { attachOutcome, pollingMs, type Profile, profileConnectUrl, profileGet } from '@tandem/contract'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { environmentAtom } from '../../../shared/api/environment.ts'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { invalidateOperations, operationKey } from '../../../shared/api/operationKey.ts'
import { openPopup } from '../../../shared/popup/popup.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { isAddOpenAtom } from '../isAddOpenAtom.ts'
import {
  responsesSinceAtom,
  attachAtom,
  attachedIdAtom,
  attachStageAtom,
  attachStatus,
  attachWindowAtom,
} from './attachState.ts'
import { connectAddress } from './connectAddress.ts'
import { attachMessages as texts } from './messages.ts'

/** Lifetime of an address, in ms. */
const connectUrlFreshMs = 60_000

/** The address of the connect popup of the profile that is being attached. */
export const connectUrlQueryAtom = operationQueryAtom(
  { profileConnectUrl },
  (get) => {
    const id = get(attachedIdAtom)
    return id === undefined ? undefined : { params: { id } }
  },
  () => ({ staleTime: connectUrlFreshMs }),
)

/** The address of the popup in a usable form. Undefined while it loads, null if it is unusable. */
export const connectAddressAtom = atom((get) => {
  const { data } = get(connectUrlQueryAtom)
  return data && (connectAddress(data.connectUrl, get(environmentAtom).basename) ?? null)
})

/** The profile being attached: read every second once the window is closed, less often before (PROF-15, PROF-46). */
export const attachedProfileQueryAtom = operationQueryAtom(
  { profileGet },
  (get) => {
    const id = get(attachedIdAtom)
    return id === undefined || get(attachStageAtom) === 'opening' ? undefined : { params: { id } }
  },
  (get) => ({
    refetchInterval: get(attachStageAtom) === 'checking' ? pollingMs.attachedProfile : pollingMs.connectPopup,
    staleTime: 0,
    // A failed attempt is followed by the next poll.
    retry: false,
  }),
)

type AttachedProfile = Pick<Profile, 'id' | 'name' | 'status'>

/** Attaches a profile. Pass `connectUrl` if the profile was just created (PROF-14). */
export const startAttachAtom = atom(null, (get, set, { id, name, status }: AttachedProfile, connectUrl?: string) => {
  set(leaveWindowAtom, true)
  const key = operationKey({ profileConnectUrl }, { params: { id } })
  if (connectUrl !== undefined) get(queryClientAtom).setQueryData(key, { connectUrl })
  set(attachAtom, { profileId: id, name, before: status, stage: 'opening', tries: 0 })
})

/** Opens the window, or reuses a window that is open since before a reload. */
export const openAttachWindowAtom = atom(null, (get, set, isReused: boolean): boolean => {
  const [attach, url] = [get(attachAtom), get(connectAddressAtom)]
  if (!attach || url == null) return false
  const onClosed = () => {
    set(attachWindowAtom, undefined)
    set(checkNowAtom)
    invalidateOperations(get(queryClientAtom), ['profileConnectUrl'])
  }
  const popup = openPopup({ url, name: `connect-${attach.profileId}`, isReused, onClosed })
  set(attachWindowAtom, popup ?? 'blocked')
  if (popup) set(signInAtom)
  return popup !== undefined
})

/** The user signs in. This page may not know the window. */
export const signInAtom = atom(null, (get, set) => {
  const attach = get(attachAtom)
  set(responsesSinceAtom, Date.now())
  if (attach) set(attachAtom, { ...attach, stage: 'signIn', tries: 0 })
})

/** The user opened the link that replaces a blocked window. This page cannot know when its tab closes. */
export const followConnectLinkAtom = atom(null, (_get, set) => {
  set(attachWindowAtom, undefined)
  set(signInAtom)
})

/** Checks the connection, also while the window is open. */
export const checkNowAtom = atom(null, (get, set) => {
  const attach = get(attachAtom)
  set(responsesSinceAtom, Date.now())
  if (attach) set(attachAtom, { ...attach, stage: 'checking', tries: 0 })
})

/** Stops watching the window. */
const leaveWindowAtom = atom(null, (get, set, isClosing: boolean) => {
  const opened = get(attachWindowAtom)
  set(attachWindowAtom, undefined)
  if (opened === undefined || opened === 'blocked') return
  opened.forget()
  if (isClosing) opened.close()
})

/** Ends attaching, and closes its window and the drawer that started it. The list is read again (PROF-19). */
export const endAttachAtom = atom(null, (get, set) => {
  set(leaveWindowAtom, true)
  set(attachAtom, undefined)
  set(isAddOpenAtom, false)
  invalidateOperations(get(queryClientAtom), ['profileList', 'profileGet', 'userMe', 'profileWizardGet'])
})

/** Handles a response about the profile, read at a time of this machine: another poll, or the outcome. */
export const takeResponseAtom = atom(null, (get, set, profile: Profile, readAt: number) => {
  const attach = get(attachAtom)
  if (!attach || profile.id !== attach.profileId || readAt <= get(responsesSinceAtom)) return
  set(responsesSinceAtom, readAt)
  const { before, stage, name } = attach
  const status = attachStatus(profile)
  const tries = attach.tries + 1
  if (stage !== 'checking') {
    // While the window is open, only a new status counts (PROF-46).
    if (status === 'new' || status === before) return
  } else if (attachOutcome({ status }, tries, before) === 'pending') {
    set(attachAtom, { ...attach, tries })
    return
  }
  const outcome = attachOutcome({ status }, tries)
  set(endAttachAtom)
  if (outcome === 'success') {
    set(showToastAtom, { intent: 'success', isImportant: true, title: texts.success })
    return
  }
  set(showToastAtom, {
    intent: outcome === 'error' ? 'error' : 'warning',
    isImportant: true,
    // Titles are cut after three lines.
    title: name,
    text: outcome === 'error' ? texts.error : texts.warning,
    action: { label: texts.again, onClick: () => set(startAttachAtom, profile) },
  })
})
