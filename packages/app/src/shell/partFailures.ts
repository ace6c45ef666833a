import { type PartFailure } from '@tandem/components'
import { atom } from 'jotai'
import { sharedMessages } from '../shared/text/messages.ts'
import { showToastAtom } from '../shared/toast/toasts.ts'
import { shellMessages } from './messages.ts'

const texts = shellMessages.partFailed

/** Parts that fail within this time share a toast, in ms: without a network several fail together. */
const togetherMs = 5000

interface ToldFailures {
  readonly at: number
  readonly retries: Set<() => void>
}

const toldAtom = atom<ToldFailures>({ at: -Infinity, retries: new Set<() => void>() })

/** Tells the user that a part of the interface could not be loaded or shown. */
export const tellPartFailureAtom = atom(null, (get, set, { error, retry }: PartFailure) => {
  reportError(error)
  const { at, retries } = get(toldAtom)
  if (retry && performance.now() - at < togetherMs) {
    retries.add(retry)
    return
  }
  const all = new Set<() => void>(retry ? [retry] : [])
  if (retry) set(toldAtom, { at: performance.now(), retries: all })
  set(showToastAtom, {
    intent: 'error',
    title: texts.title,
    text: texts.text,
    ...(retry && {
      action: {
        label: sharedMessages.retry,
        onClick: () => {
          set(toldAtom, { at: -Infinity, retries: new Set<() => void>() })
          for (const each of all) each()
        },
      },
    }),
  })
})
