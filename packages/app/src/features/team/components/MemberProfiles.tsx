import { Skeleton, SkeletonItem, makeStyles, tokens } from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { EmptyState, IconButton, InitialsAvatar, SearchPicker, StatusDot, useFocusInList } from '@tandem/components'
import { profileConnection, type User } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { useAllProfiles } from '../../../entities/profile/allProfiles.ts'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { profileShareMutationAtom } from '../api.ts'
import { memberProfilesMessages as texts } from '../messages.ts'
import { column, plainList, row } from '@tandem/components/styles'

const useMemberProfilesStyles = makeStyles({
  root: column(tokens.spacingVerticalL),
  help: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  list: { ...column(), ...plainList },
  profile: {
    ...row(tokens.spacingHorizontalM),
    minHeight: '48px',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`,
  },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  skeleton: { height: '48px' },
})

const statuses = {
  connected: { tone: 'success', label: texts.connected },
  disconnected: { tone: 'warning', label: texts.disconnected },
  notAttached: { tone: 'neutral', label: texts.notAttached },
} as const

/** The profiles that a member works with: what is added or removed counts at once. */
export function MemberProfiles({ member }: { readonly member: User }) {
  const styles = useMemberProfilesStyles()
  const { profiles, error, refetch } = useAllProfiles()
  const share = useSetAtom(profileShareMutationAtom)
  const root = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusInList(root)
  if (error && !profiles) return <LoadFailed title={texts.failed} error={error} onRetry={refetch} />
  if (!profiles) return <ProfileSkeletons />
  const own = member.profileIds.map(
    (id) => profiles.find((profile) => profile.id === id) ?? { id, name: texts.unknown(id) },
  )
  const left = profiles.filter(({ id }) => !member.profileIds.includes(id))
  return (
    <div ref={root} onFocus={keepFocus} className={styles.root}>
      <p className={styles.help}>{texts.help(member.name)}</p>
      <SearchPicker
        label={texts.add}
        field={{ placeholder: texts.addPlaceholder }}
        search={{ noMatchText: sharedMessages.nothingFound }}
        options={left.map(({ id, name }) => ({ value: String(id), text: name }))}
        values={[]}
        onChange={(_, { values: [added] }) => {
          const profile = left.find(({ id }) => String(id) === added)
          if (profile) void share({ userId: member.id, profile, isAdding: true })
        }}
      />
      {own.length === 0 ? (
        <EmptyState isCompact headingLevel={3} title={texts.none.title} text={texts.none.text} />
      ) : (
        <ul aria-label={texts.list} className={styles.list}>
          {own.map((profile) => (
            <li key={profile.id} className={styles.profile}>
              <InitialsAvatar size={32} name={profile.name} />
              <span className={styles.name}>{profile.name}</span>
              {'connected' in profile && <StatusDot {...statuses[profileConnection(profile)]} />}
              <IconButton
                size="small"
                icon={<Dismiss16Regular />}
                label={texts.remove(profile.name)}
                isSingleClick
                onClick={() => void share({ userId: member.id, profile, isAdding: false })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ProfileSkeletons() {
  const styles = useMemberProfilesStyles()
  return (
    <Skeleton aria-label={sharedMessages.loading} className={styles.root}>
      {Array.from({ length: 6 }, (_, index) => (
        <SkeletonItem key={index} className={styles.skeleton} />
      ))}
    </Skeleton>
  )
}
