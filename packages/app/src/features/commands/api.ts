import {
  type ResponseOf,
  clientList,
  conversationList,
  profileList,
  recipientList,
  sequenceList,
} from '@tandem/contract'
import { atom } from 'jotai'
import { fullNameOf } from '../../shared/text/fullName.ts'
import { commandMessages } from './messages.ts'
import { type PaletteEntry } from './paletteGroups.ts'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'

const texts = commandMessages.fields

/** A single letter would find too many results. */
const minimumLength = 2
/** Maximum number of results for each kind of record. */
const limit = 5

export interface Found extends PaletteEntry {
  readonly href: string
}

interface NamedRow {
  readonly id: number
  readonly name: string
}

const named = <Row extends NamedRow>(
  path: string,
  rows: readonly Row[],
  fieldsOf: (row: Row) => PaletteEntry['fields'],
): readonly Found[] =>
  rows.map((row) => ({
    id: `${path}/${row.id}`,
    label: row.name,
    fields: fieldsOf(row) ?? [],
    href: `${path}/${row.id}`,
  }))

const personFields = (person: { readonly title?: string | null; readonly company?: string | null } | undefined) =>
  [
    [texts.title, person?.title],
    [texts.company, person?.company],
  ] as const

const conversationsOf = ({
  _embedded: { conversations, recipients, sequences },
}: ResponseOf<typeof conversationList>) =>
  conversations.map(({ id, recipientId, sequenceId }): Found => ({
    id: `conversation/${id}`,
    label: fullNameOf(recipients[recipientId]),
    fields: personFields(recipients[recipientId]),
    detail: sequenceId === null ? undefined : sequences[sequenceId]?.name,
    href: `/messages/conversation/${id}`,
  }))

const recipientsOf = ({ _embedded: { recipients } }: ResponseOf<typeof recipientList>) =>
  recipients.map((recipient): Found => ({
    id: `recipient/${recipient.id}`,
    label: fullNameOf(recipient),
    fields: personFields(recipient),
    detail: [recipient.title, recipient.company].filter(Boolean).join(' · ') || undefined,
    href: `/recipients/manage/${recipient.id}/general`,
  }))

/** The results of a search, grouped by kind of record (SHELL-73). */
export const foundAtomOf = (search: string) => {
  const isSearching = search.length >= minimumLength
  const input = isSearching ? { query: { search, limit } } : undefined
  const adminInput = isSearching ? { query: { search, limit, view: 'admin_list' as const } } : undefined
  const queryAtoms = {
    conversations: operationQueryAtom({ conversationList }, () => input),
    recipients: operationQueryAtom({ recipientList }, () => adminInput),
    clients: operationQueryAtom({ clientList }, () => adminInput),
    sequences: operationQueryAtom({ sequenceList }, () => adminInput),
    profiles: operationQueryAtom({ profileList }, () => adminInput),
  }
  return atom((get) => {
    const conversations = get(queryAtoms.conversations)
    const recipients = get(queryAtoms.recipients)
    const clients = get(queryAtoms.clients)
    const sequences = get(queryAtoms.sequences)
    const profiles = get(queryAtoms.profiles)
    const queries = [conversations, recipients, clients, sequences, profiles]
    const { _embedded: clientResponse } = clients.data ?? {}
    const { _embedded: sequenceResponse } = sequences.data ?? {}
    const { _embedded: profileResponse } = profiles.data ?? {}
    const assigned = profileResponse?.profiles.filter(({ slotStatus }) => slotStatus === 'assigned')
    return {
      groups: {
        conversations: conversations.data ? conversationsOf(conversations.data) : [],
        recipients: recipients.data ? recipientsOf(recipients.data) : [],
        clients: named('/clients/manage', clientResponse?.clients ?? [], ({ contactPerson, url }) => [
          [texts.contact, contactPerson.name],
          [texts.website, url],
        ]),
        sequences: named('/sequences/manage', sequenceResponse?.sequences ?? [], ({ clientId }) => [
          [texts.client, sequenceResponse?.clients[clientId]?.name],
        ]),
        profiles: named('/profiles/manage', assigned ?? [], personFields),
      },
      isLoading: isSearching && queries.some(({ isPending }) => isPending),
      hasFailed: isSearching && queries.some(({ isError }) => isError),
    }
  })
}
