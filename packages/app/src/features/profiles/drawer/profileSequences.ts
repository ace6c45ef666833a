import { type ListedSequence, pageSize, type Profile, profileLink, sequenceList } from '@tandem/contract'
import { type RowAction } from '@tandem/components'
import { atom } from 'jotai'
import { cursorBehind } from '../../../shared/api/cursorBehind.ts'
import { operationPagesAtom } from '../../../shared/api/operationPagesAtom.ts'
import { profileChoice } from '../../../entities/sequence/profiles/profileChoice.ts'
import { profileSequencesMessages as texts } from './messages.ts'

/** All sequences, page after page (LIST-22). */
export const sequencePagesQueryAtom = operationPagesAtom(
  { sequenceList },
  {
    getInput: (_get, cursor) => ({ query: { limit: pageSize.loadAll, ...cursor } }),
    getNext: ({ _embedded: { sequences } }) => cursorBehind(sequences),
  },
)

/** The loaded sequences, and the names of their clients; undefined while the first ones load. */
export const sequencesAtom = atom((get) => {
  const pages = get(sequencePagesQueryAtom).data?.pages
  if (!pages) return undefined
  const clients = pages.flatMap(({ _embedded: embedded }) => Object.values(embedded.clients))
  return {
    sequences: pages.flatMap(({ _embedded: { sequences } }) => sequences),
    clientNames: new Map(clients.map(({ id, name }) => [id, name])),
  }
})

/** The sequence that the profile sends for, then those of its client, then those of others; by name. */
export function sequencesFor(profile: Profile, sequences: readonly ListedSequence[]): readonly ListedSequence[] {
  const rank = (sequence: ListedSequence) =>
    sequence.profileIds.includes(profile.id) ? 0 : sequence.clientId === profile.clientId ? 1 : 2
  return sequences
    .filter((sequence) => sequence.status !== 'archived' || rank(sequence) === 0)
    .toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}

/** The button of a sequence (SEQ-59, SEQ-63, SEQ-64). */
export const choiceOf = (profile: Profile, sequence: ListedSequence, isBusy: boolean): RowAction =>
  profileChoice(profileLink(profile, sequence), texts.remove, isBusy)
