import { atom, type Getter, type Setter } from 'jotai'
import * as v from 'valibot'
import { environmentAtom } from '../../../../shared/api/environment.ts'
import { errorText } from '../../../../shared/api/errorText.ts'
import { popupFlow } from '../../../../shared/popup/popupFlow.ts'
import { userAtom } from '../../../../shared/session/session.ts'
import { storedAtom } from '../../../../shared/storage/storedAtom.ts'
import { calendarAuthMutationAtom } from '../api.ts'

const Attachment = v.object({
  uuid: v.string(),
  url: v.string(),
  /** False if the window is open or its state is unknown. */
  isClosed: v.boolean(),
})
type Attachment = v.InferOutput<typeof Attachment>

/** The calendars that users attach to sequences, by user and sequence. The browser stores them for this tab. */
const attachmentsAtom = storedAtom<Readonly<Record<string, Attachment>>>({
  key: 'calendarAttachments',
  version: 2,
  schema: v.record(v.string(), Attachment),
  initial: {},
  storage: 'session',
})

/** The key of the attachment whose window `calendarPopup` watches. */
const windowKeyAtom = atom('')

function noteClosed(get: Getter, set: Setter, isClosed: boolean): void {
  const key = get(windowKeyAtom)
  set(attachmentsAtom, ({ [key]: noted, ...others }) => (noted ? { ...others, [key]: { ...noted, isClosed } } : others))
}

const calendarPopup = popupFlow({
  onOpened: (get, set) => noteClosed(get, set, false),
  onClosed: (get, set) => noteClosed(get, set, true),
})

interface Attempt {
  readonly isOpening?: boolean
  readonly problem?: string
}

const attemptsAtom = atom<Readonly<Record<string, Attempt>>>({})
const noAttempt: Attempt = {}

/** `owner` is a sequence's id, or 'draft' for a new sequence. The attachment continues while the panel is hidden. */
export function calendarAttachmentOf(owner: string) {
  const keyAtom = atom((get) => `${get(userAtom)?.id ?? ''}/${owner}`)
  const attemptAtom = atom(
    (get) => get(attemptsAtom)[get(keyAtom)] ?? noAttempt,
    (get, set, attempt: Attempt) => {
      const key = get(keyAtom)
      set(attemptsAtom, (all) => ({ ...all, [key]: attempt }))
    },
  )
  const attachmentAtom = atom(
    (get): Attachment | undefined => get(attachmentsAtom)[get(keyAtom)],
    (get, set, attachment: Attachment | undefined) => {
      const key = get(keyAtom)
      set(attachmentsAtom, ({ [key]: _before, ...others }) => (attachment ? { ...others, [key]: attachment } : others))
    },
  )
  const stateAtom = atom((get): 'opening' | 'open' | 'closed' | 'blocked' | undefined => {
    if (get(attemptAtom).isOpening) return 'opening'
    const attachment = get(attachmentAtom)
    const isBlocked = get(windowKeyAtom) === get(keyAtom) && get(calendarPopup.stateAtom) === 'blocked'
    return attachment && (isBlocked ? 'blocked' : attachment.isClosed ? 'closed' : 'open')
  })
  const closeWindowAtom = atom(null, (get, set) => {
    if (get(windowKeyAtom) === get(keyAtom)) set(calendarPopup.closeAtom)
  })
  const showWindowAtom = atom(null, (get, set) => {
    const attachment = get(attachmentAtom)
    if (!attachment) return
    set(windowKeyAtom, get(keyAtom))
    set(calendarPopup.showAtom, popupOf(attachment))
  })
  const followLinkAtom = atom(null, (get, set, event: Pick<Event, 'preventDefault'>) => {
    const attachment = get(attachmentAtom)
    if (attachment) set(calendarPopup.followLinkAtom, event, popupOf(attachment))
  })
  const attachAtom = atom(null, async (get, set) => {
    const uuid = crypto.randomUUID()
    const attempt: Attempt = { isOpening: true }
    set(attemptAtom, attempt)
    // `endAtom` and a newer attempt replace the stored attempt.
    const isCancelled = () => get(attemptAtom) !== attempt
    try {
      const { url } = await set(calendarAuthMutationAtom, { params: { uuid } })
      if (isCancelled()) return
      const { basename } = get(environmentAtom)
      set(attemptAtom, noAttempt)
      const address = url.startsWith('/') && basename !== '/' ? `${basename}${url}` : url
      set(attachmentAtom, { uuid, url: address, isClosed: false })
      set(showWindowAtom)
    } catch (error) {
      if (!isCancelled()) set(attemptAtom, { problem: errorText(error) })
    }
  })
  const endAtom = atom(null, (_get, set) => {
    set(closeWindowAtom)
    set(attemptAtom, noAttempt)
    set(attachmentAtom, undefined)
  })
  return {
    stateAtom,
    attemptAtom,
    attachmentAtom,
    showWindowAtom,
    followLinkAtom,
    closeWindowAtom,
    attachAtom,
    endAtom,
  }
}

const popupOf = ({ uuid, url }: Attachment) => ({ url, name: `calendar-${uuid}` })

/** Number of mounted calendar panels. */
export const shownPanelsAtom = atom(0)
