import { attachOutcome, pollingMs, profileConnectUrl, profileGet, type Profile } from '@tandem/contract'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { environmentAtom } from '../../../shared/api/environment.ts'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { invalidateOperations, operationKey } from '../../../shared/api/operationKey.ts'
import { popupFlow } from '../../../shared/popup/popupFlow.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { isAddOpenAtom } from '../isAddOpenAtom.ts'
import { responsesSinceAtom, attachAtom, attachedIdAtom, attachStageAtom, attachStatus } from './attachState.ts'
import { attachMessages as texts } from './messages.ts'

/** A path of the app, or a web address. Undefined for any other address, because the address could run a script. */
export function connectAddress(url: string, basename: string): string | undefined {
  if (/^https?:\/\//i.test(url)) return url
  if (!url.startsWith('/') || /^\/[/\\]/.test(url)) return undefined
  return `${basename === '/' ? '' : basename}${url}`
}

/** In ms. During this time, a loaded address is not requested again. */
const connectUrlFreshMs = 60_000

export const connectUrlQueryAtom = operationQueryAtom(
  { profileConnectUrl },
  (get) => {
    const id = get(attachedIdAtom)
    return id === undefined ? undefined : { params: { id } }
  },
  () => ({ staleTime: connectUrlFreshMs }),
)

/** Undefined while the address loads. Null if the address is unusable. */
export const connectTargetAtom = atom((get) => {
  const { data } = get(connectUrlQueryAtom)
  const id = get(attachedIdAtom)
  if (!data || id === undefined) return undefined
  const url = connectAddress(data.connectUrl, get(environmentAtom).basename)
  return url === undefined ? null : { url, name: `connect-${id}` }
})

/** Polls every second after the popup was closed, and less often while the popup is open (PROF-15, PROF-46). */
export const attachedProfileQueryAtom = operationQueryAtom(
  { profileGet },
  (get) => {
    const id = get(attachedIdAtom)
    return id === undefined || get(attachStageAtom) === 'opening' ? undefined : { params: { id } }
  },
  (get) => ({
    refetchInterval: get(attachStageAtom) === 'checking' ? pollingMs.attachedProfile : pollingMs.connectPopup,
    staleTime: 0,
    // The next poll is the retry.
    retry: false,
  }),
)

type AttachedProfile = Pick<Profile, 'id' | 'name' | 'status'>

/** `connectUrl`: the popup's address, if the response to the creation of the profile contained it (PROF-14). */
export function startAttach({ get, set }: AppStore, profile: AttachedProfile, connectUrl?: string): void {
  const { id, name, status } = profile
  set(attachPopup.closeAtom)
  const key = operationKey({ profileConnectUrl }, { params: { id } })
  if (connectUrl !== undefined) get(queryClientAtom).setQueryData(key, { connectUrl })
  set(attachAtom, { profileId: id, name, before: status, stage: 'opening', tries: 0 })
}

export const attachPopup = popupFlow({
  onOpened: (_get, set) => set(attachStageAtom, 'signIn'),
  onClosed: (get, set) => {
    set(attachStageAtom, 'checking')
    invalidateOperations(get(queryClientAtom), ['profileConnectUrl'])
  },
})

/** Also closes the Add Profile drawer (PROF-19). */
export function endAttach({ get, set }: AppStore): void {
  set(attachPopup.closeAtom)
  set(attachAtom, undefined)
  set(isAddOpenAtom, false)
  invalidateOperations(get(queryClientAtom), ['profileList', 'profileGet', 'userMe', 'profileWizardGet'])
}

/**
 * Ends the attaching if the profile's status decides the outcome. After the popup was closed, a response that does not
 * decide the outcome counts as a try. `readAt`: time of the response, in ms since 1970 by this browser's clock.
 */
export function takeResponse(store: AppStore, profile: Profile, readAt: number): void {
  const { get, set } = store
  const attach = get(attachAtom)
  if (!attach || profile.id !== attach.profileId || readAt <= get(responsesSinceAtom)) return
  set(responsesSinceAtom, readAt)
  const { before, stage, name } = attach
  const status = attachStatus(profile)
  const tries = attach.tries + 1
  if (stage !== 'checking') {
    // While the popup is open, a status counts if it has changed and is not `new` (PROF-46).
    if (status === 'new' || status === before) return
  } else if (attachOutcome({ status }, tries, before) === 'pending') {
    set(attachAtom, { ...attach, tries })
    return
  }
  // From here on, the earlier status does not matter: `ok` is a success, `error` is a failure, and all other statuses
  // show the warning.
  const outcome = attachOutcome({ status }, tries)
  endAttach(store)
  if (outcome === 'success') {
    set(showToastAtom, { intent: 'success', isImportant: true, title: texts.success })
    return
  }
  set(showToastAtom, {
    intent: outcome === 'error' ? 'error' : 'warning',
    isImportant: true,
    // A toast cuts a long title, so the title is only the name.
    title: name,
    text: outcome === 'error' ? texts.error : texts.warning,
    action: { label: texts.again, onClick: () => startAttach(store, profile) },
  })
}
