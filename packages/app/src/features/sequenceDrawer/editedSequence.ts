import { type Sequence } from '@tandem/contract'
import { createContext } from 'react'

/** The saved sequence of the surrounding form. */
export const EditedSequenceContext = createContext<Sequence | undefined>(undefined)
