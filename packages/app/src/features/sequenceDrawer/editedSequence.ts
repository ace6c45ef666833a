import { type Sequence } from '@tandem/contract'
import { createContext } from 'react'

/** The saved sequence that the form around is about. */
export const EditedSequenceContext = createContext<Sequence | undefined>(undefined)
