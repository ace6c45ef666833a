import { atom } from 'jotai'
import { callStatusNamesAtom } from '../../../shared/directories.ts'
import { callStatusTexts } from '../messages.ts'

const ownNames: ReadonlyMap<string, string> = new Map(Object.entries(callStatusTexts))

/** All statuses in their order, by the names of the directory once it is there. */
export const statusOptionsAtom = atom((get) => {
  const names = get(callStatusNamesAtom)
  return [...(names.size > 0 ? names : ownNames)].map(([id, name]) => ({ id, name }))
})
