import { type WritableAtom, useStore } from 'jotai'
import { useState } from 'react'

type DraftAtom<Draft> = WritableAtom<Draft | undefined, [Draft | undefined], void>

interface WizardDraft<Draft> {
  /** The draft when the wizard opened. */
  readonly first: Draft | undefined
  readonly keep: (draft: Draft | undefined) => void
  /** Removes the draft. Later calls of `keep` have no effect. */
  readonly discard: () => void
}

/** Stores the values of a wizard (SHELL-31). */
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
