import { type DataTableColumn, InitialsAvatar, StatusDot } from '@tandem/components'
import { type Profile, profileConnection } from '@tandem/contract'
import { profileChoice } from './profileChoice.ts'
import { sequenceProfilesMessages as texts } from './messages.ts'
import { linkOf, type ProfileTarget } from './profileRows.ts'

const statuses = {
  connected: { tone: 'success', label: texts.statuses.connected },
  disconnected: { tone: 'danger', label: texts.statuses.reconnect },
  notAttached: { tone: 'neutral', label: texts.statuses.new },
} as const

const profileStatus = (profile: Profile) => statuses[profileConnection(profile)]

type Names = ReadonlyMap<number, string>

/** Names of what the profiles belong to, by id. */
export interface ProfileRelations {
  readonly clients: Names
  readonly sequences: Names
}

/** The columns of the profiles that a sequence can send from. */
export function profileColumns(
  current: ProfileTarget,
  relations: ProfileRelations,
  busyIds: ReadonlySet<number>,
): readonly DataTableColumn<Profile>[] {
  return [
    {
      id: 'name',
      header: texts.columns.name,
      type: 'link',
      getText: ({ name }) => name,
      // Not out of the wizard, which it would leave.
      getHref: ({ key }) => (current.sequenceId === null ? undefined : `/profiles/manage/${key}`),
      renderMedia: ({ name }) => <InitialsAvatar size={24} name={name} />,
    },
    {
      id: 'status',
      header: texts.columns.status,
      type: 'custom',
      width: 140,
      getText: (profile) => profileStatus(profile).label,
      render: (profile) => <StatusDot {...profileStatus(profile)} />,
    },
    {
      id: 'client',
      header: texts.columns.client,
      type: 'text',
      getText: (profile) => (profile.clientId === null ? undefined : relations.clients.get(profile.clientId)),
    },
    {
      id: 'sequence',
      header: texts.columns.sequence,
      type: 'text',
      getText: (profile) => {
        if (current.selectedIds.includes(profile.id)) return texts.thisSequence
        // An answer from before the profile left this sequence.
        const isElsewhere = profile.sequenceId !== null && profile.sequenceId !== current.sequenceId
        return isElsewhere ? relations.sequences.get(profile.sequenceId ?? 0) : undefined
      },
    },
    {
      id: 'choice',
      header: texts.columns.choice,
      type: 'actions',
      width: 140,
      isAlwaysShown: true,
      getActions: (profile) => [profileChoice(linkOf(profile, current), texts.remove, busyIds.has(profile.id))],
    },
  ]
}
