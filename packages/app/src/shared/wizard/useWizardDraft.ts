import { type WritableAtom, useStore } from 'jotai'
import { useState } from 'react'

type DraftAtom<Draft> = WritableAtom<Draft | undefined, [Draft | undefined], void>

/** The draft of a wizard whose values are in a form. */
interface WizardDraft<Draft> {
  /** The draft when the wizard opened. After that the form has the values. */
  readonly first: Draft | undefined
  readonly keep: (draft: Draft | undefined) => void
  /** Removes the draft of a finished wizard. Later values of its form are ignored. */
  readonly discard: () => void
}

/** Stores the values of a wizard until it is completed or closed (SHELL-31). */
export function useWizardDraft<Draft>(draftAtom: DraftAtom<Draft>): WizardDraft<Draft> {
  const store = useStore()
  const [draft] = useState((): WizardDraft<Draft> => {
    let isOver = false
    return {
      first: store.get(draftAtom),
      keep: (values) => {
        if (!isOver) store.set(draftAtom, values)
      },
      discard: () => {
        isOver = true
        store.set(draftAtom, undefined)
      },
    }
  })
  return draft
}
