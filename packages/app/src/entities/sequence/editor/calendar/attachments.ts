import { atom } from 'jotai'
import * as v from 'valibot'
import { environmentAtom } from '../../../../shared/api/environment.ts'
import { errorText } from '../../../../shared/api/errorText.ts'
import { openPopup, type Popup } from '../../../../shared/popup/popup.ts'
import { userAtom } from '../../../../shared/session/session.ts'
import { storedAtom } from '../../../../shared/storage/storedAtom.ts'
import { calendarAuthMutationAtom } from '../api.ts'

/** A calendar during attachment, by its new UUID. */
const Attachment = v.object({
  uuid: v.string(),
  /** The address at the provider. */
  url: v.string(),
  window: v.picklist(['open', 'closed', 'blocked']),
})
export type Attachment = v.InferOutput<typeof Attachment>

/** By user and sequence. Only for this tab, which has opened the window. Survives a reload. */
const attachmentsAtom = storedAtom<Readonly<Record<string, Attachment>>>({
  key: 'calendarAttachments',
  version: 1,
  schema: v.record(v.string(), Attachment),
  initial: {},
  storage: 'session',
})

/** The window's state of an attachment: its popup, a running request for an address, and the reason of a failure. */
interface Attempt {
  readonly popup?: Popup | undefined
  readonly isOpening?: boolean
  readonly problem?: string
}

const attemptsAtom = atom<Readonly<Record<string, Attempt>>>({})
const noAttempt: Attempt = {}

/**
 * The calendar being attached to a sequence or draft (`owner`). It is kept while other steps, tabs and categories show.
 */
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
  const closeWindowAtom = atom(null, (get, set) => {
    const { popup } = get(attemptAtom)
    popup?.forget()
    popup?.close()
    set(attemptAtom, noAttempt)
  })
  const openWindowAtom = atom(null, (get, set, { uuid, url }: Pick<Attachment, 'uuid' | 'url'>) => {
    set(closeWindowAtom)
    const onClosed = () => {
      const now = get(attachmentAtom)
      if (now?.uuid === uuid) set(attachmentAtom, { ...now, window: 'closed' })
    }
    const popup = openPopup({ url, name: 'calendar', onClosed })
    set(attemptAtom, { popup })
    set(attachmentAtom, { uuid, url, window: popup ? 'open' : 'blocked' })
  })
  /** SEQ-65: makes a UUID, requests the provider's address and opens its window. */
  const attachAtom = atom(null, async (get, set) => {
    const uuid = crypto.randomUUID()
    const attempt: Attempt = { isOpening: true }
    set(attemptAtom, attempt)
    const isCancelled = () => get(attemptAtom) !== attempt
    try {
      const { url } = await set(calendarAuthMutationAtom, { params: { uuid } })
      if (isCancelled()) return
      const { basename } = get(environmentAtom)
      set(openWindowAtom, { uuid, url: url.startsWith('/') && basename !== '/' ? `${basename}${url}` : url })
    } catch (error) {
      if (!isCancelled()) set(attemptAtom, { problem: errorText(error) })
    }
  })
  const endAtom = atom(null, (_get, set) => {
    set(closeWindowAtom)
    set(attachmentAtom, undefined)
  })
  return { attemptAtom, attachmentAtom, openWindowAtom, closeWindowAtom, attachAtom, endAtom }
}

/** Number of mounted calendar panels. Without one, a notice shows the progress. */
export const shownPanelsAtom = atom(0)
