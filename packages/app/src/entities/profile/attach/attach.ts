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

/** How long an address can be used. */
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

/** The same, as an address that can be opened; undefined while it loads, null when it cannot. */
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
    // A failed try is followed by the next one.
    retry: false,
  }),
)

type AttachedProfile = Pick<Profile, 'id' | 'name' | 'status'>

/** Attaches a profile. `connectUrl` is known of one that was created just now (PROF-14). */
export const startAttachAtom = atom(null, (get, set, { id, name, status }: AttachedProfile, connectUrl?: string) => {
  set(leaveWindowAtom, true)
  const key = operationKey({ profileConnectUrl }, { params: { id } })
  if (connectUrl !== undefined) get(queryClientAtom).setQueryData(key, { connectUrl })
  set(attachAtom, { profileId: id, name, before: status, stage: 'opening', tries: 0 })
})

/** Opens the window, or takes the one that is open since before a reload. */
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

/** The user signs in, in a window that this page may not know. */
export const signInAtom = atom(null, (get, set) => {
  const attach = get(attachAtom)
  set(responsesSinceAtom, Date.now())
  if (attach) set(attachAtom, { ...attach, stage: 'signIn', tries: 0 })
})

/** The link in place of a blocked window was followed: this page cannot know when that one closes. */
export const followConnectLinkAtom = atom(null, (_get, set) => {
  set(attachWindowAtom, undefined)
  set(signInAtom)
})

/** Checks the connection, whether the window is closed or not. */
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

/** Ends attaching, with its window and the drawer that began it; the list is read again (PROF-19). */
export const endAttachAtom = atom(null, (get, set) => {
  set(leaveWindowAtom, true)
  set(attachAtom, undefined)
  set(isAddOpenAtom, false)
  invalidateOperations(get(queryClientAtom), ['profileList', 'profileGet', 'userMe', 'profileWizardGet'])
})

/** Takes a response about the profile, read at a moment of this machine: another try, or the outcome. */
export const takeResponseAtom = atom(null, (get, set, profile: Profile, readAt: number) => {
  const attach = get(attachAtom)
  if (!attach || profile.id !== attach.profileId || readAt <= get(responsesSinceAtom)) return
  set(responsesSinceAtom, readAt)
  const { before, stage, name } = attach
  const status = attachStatus(profile)
  const tries = attach.tries + 1
  if (stage !== 'checking') {
    // The window is still open: only news counts (PROF-46).
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
