import { Button, makeStyles, SearchBox, tokens } from '@fluentui/react-components'
import { ButtonLink, Notice, type DataTableColumn, InitialsAvatar, StatusDot } from '@tandem/components'
import { type Profile, profileConnection, type SequenceId } from '@tandem/contract'
import { wrappingRow } from '@tandem/components/styles'
import { useCallback, useMemo, useState } from 'react'
import { ChoiceTable } from '../../../shared/list/ChoiceTable.tsx'
import { sequenceProfilesMessages as texts } from './messages.ts'
import { ProfileConflictDialog } from './ProfileConflictDialog.tsx'
import {
  foundProfiles,
  groupedProfiles,
  hasNoProfiles,
  linkOf,
  type ProfileTarget,
  unseenCount,
} from './profileRows.ts'
import { profileChoice } from './profileChoice.ts'

const useSequenceProfilesStyles = makeStyles({
  bar: { ...wrappingRow(tokens.spacingHorizontalM), flexShrink: 0 },
  search: { flex: '1 1 200px', maxWidth: '360px' },
})

const statuses = {
  connected: { tone: 'success', label: texts.statuses.connected },
  disconnected: { tone: 'danger', label: texts.statuses.disconnected },
  notAttached: { tone: 'neutral', label: texts.statuses.new },
} as const

const profileStatus = (profile: Profile) => statuses[profileConnection(profile)]

type Names = ReadonlyMap<number, string>

/** Names by id. */
interface ProfileRelations {
  readonly clients: Names
  readonly sequences: Names
}

function profileColumns(current: ProfileTarget, relations: ProfileRelations): readonly DataTableColumn<Profile>[] {
  return [
    {
      id: 'name',
      header: texts.columns.name,
      type: 'link',
      getText: ({ name }) => name,
      // In the wizard, the sequence has no id. The name is then plain text, because a link would leave the wizard.
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
        // An old response can still contain this sequence for a profile that the user has just removed. Such a profile
        // shows no sequence.
        const isElsewhere = profile.sequenceId !== null && profile.sequenceId !== current.sequenceId
        return isElsewhere ? relations.sequences.get(profile.sequenceId ?? 0) : undefined
      },
    },
  ]
}

export interface ProfileToggle {
  readonly profile: Profile
  readonly isAdding: boolean
  /** The sequence that loses the profile, with the user's consent (SEQ-61). */
  readonly fromSequenceId: SequenceId | undefined
}

interface SequenceProfilesProps extends ProfileTarget {
  readonly all: {
    /** Undefined while the first page loads. */
    readonly profiles: readonly Profile[] | undefined
    readonly isLoadingRest: boolean
    readonly error: unknown
    readonly refetch: () => unknown
  }
  readonly relations: ProfileRelations
  readonly onToggle: (toggle: ProfileToggle) => void
  /** Ids of the profiles whose change is being saved. */
  readonly busyIds?: ReadonlySet<number>
}

/** The search field shows if there are more profiles than this number. */
const searchedFrom = 10

const noIds: ReadonlySet<number> = new Set()

/** Fills the height of its container. The parent component stores the selection. */
export function SequenceProfiles(props: SequenceProfilesProps) {
  const { all, relations, sequenceId, clientId, selectedIds, sendsRequests, onToggle, busyIds = noIds } = props
  const { profiles, ...loading } = all
  const styles = useSequenceProfilesStyles()
  const [conflict, setConflict] = useState<Profile>()
  const [search, setSearch] = useState('')
  const [showsOthers, setShowsOthers] = useState(false)
  const target = useMemo(
    (): ProfileTarget => ({ sequenceId, clientId, selectedIds, sendsRequests }),
    [sequenceId, clientId, selectedIds, sendsRequests],
  )
  const isWhole = profiles !== undefined && !loading.isLoadingRest
  const unseen = isWhole ? unseenCount(profiles, selectedIds) : 0
  const hasNone = isWhole && unseen === 0 && hasNoProfiles(profiles, target)
  const groups = useMemo(
    () => profiles && groupedProfiles(foundProfiles(hasNone ? [] : profiles, search), target),
    [profiles, hasNone, search, target],
  )
  const hasOthers = showsOthers || search !== ''
  const rows = useMemo(
    () => groups && (hasOthers ? [...groups.own, ...groups.others] : groups.own),
    [groups, hasOthers],
  )
  const othersCount = groups?.others.length ?? 0
  const columns = useMemo(() => profileColumns(target, relations), [target, relations])
  const buttonsOf = useCallback(
    (profile: Profile) => [profileChoice(linkOf(profile, target), texts.remove, busyIds.has(profile.id))],
    [target, busyIds],
  )
  const toggle = (profile: Profile) => {
    const link = linkOf(profile, target)
    if (link === 'overwrite') setConflict(profile)
    else if (link === 'add' || link === 'remove')
      onToggle({ profile, isAdding: link === 'add', fromSequenceId: undefined })
  }
  const above = (
    <>
      {!sendsRequests && (
        <Notice intent="info" layout="auto">
          {texts.firstDegreeOnly}
        </Notice>
      )}
      {unseen > 0 && (
        <Notice intent="info" layout="auto">
          {texts.unseen(unseen)}
        </Notice>
      )}
      <div className={styles.bar}>
        {(profiles?.length ?? 0) > searchedFrom && (
          <SearchBox
            className={styles.search}
            aria-label={texts.search}
            placeholder={texts.search}
            value={search}
            onChange={(_, { value }) => setSearch(value)}
          />
        )}
        {othersCount > 0 && search === '' && (
          <Button appearance="subtle" aria-expanded={showsOthers} onClick={() => setShowsOthers(!showsOthers)}>
            {showsOthers ? texts.hideOthers : texts.showOthers(othersCount)}
          </Button>
        )}
      </div>
    </>
  )
  return (
    <>
      <ChoiceTable
        texts={texts}
        columns={columns}
        rows={rows}
        loading={loading}
        buttonsOf={buttonsOf}
        onChoose={toggle}
        empty={
          hasNone
            ? {
                title: texts.none.title,
                text: texts.none.text,
                action: <ButtonLink to="/profiles">{texts.none.action}</ButtonLink>,
              }
            : texts.notFound
        }
        above={!hasNone && above}
      />
      <ProfileConflictDialog
        conflict={
          conflict && {
            profileName: conflict.name,
            sequenceName: relations.sequences.get(conflict.sequenceId ?? 0),
            sequenceId: conflict.sequenceId ?? undefined,
          }
        }
        onOverwrite={() => {
          setConflict(undefined)
          if (conflict)
            onToggle({ profile: conflict, isAdding: true, fromSequenceId: conflict.sequenceId ?? undefined })
        }}
        onCancel={() => setConflict(undefined)}
      />
    </>
  )
}
