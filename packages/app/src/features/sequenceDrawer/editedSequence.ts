import { type Sequence } from '@tandem/contract'
import { createContext } from 'react'

/** The sequence that the surrounding form edits, without the unsaved changes. */
export const EditedSequenceContext = createContext<Sequence | undefined>(undefined)
