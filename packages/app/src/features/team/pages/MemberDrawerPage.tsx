import { InitialsAvatar, StatusDot, EmptyState, IconButton, SearchPicker, useFocusInList } from '@tandem/components'
import {
  hasProfilesTab,
  UserPatch,
  profileConnection,
  type User,
  type Profile,
  userGet,
  userPatch,
  userProfileDelete,
  userProfilePut,
  type UserId,
} from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { EntityDrawer } from '../../../shared/drawer/EntityDrawer.tsx'
import { FormBody } from '../../../shared/form/FormBody.tsx'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { FormScope } from '../../../shared/form/FormScope.tsx'
import { PersonFields } from '../../../shared/form/PersonFields.tsx'
import { UpdateButton } from '../../../shared/form/UpdateButton.tsx'
import { teamMessages as texts, memberProfilesMessages as profileTexts, teamMessages } from '../messages.ts'
import { memberStatusTones, teamList } from '../teamList.tsx'
import { Skeleton, SkeletonItem, makeStyles, tokens } from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { useRef } from 'react'
import { useAllProfiles } from '../../../entities/profile/allProfiles.ts'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { column, plainList, row } from '@tandem/components/styles'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { operationKey } from '../../../shared/api/operationKey.ts'
import { changeUser } from '../../../shared/session/session.ts'
import { operationMutationAtom, mutationAtom } from '../../../shared/api/mutationAtom.ts'

/** Sends no request without an id. */
const memberQueryAtomOf = (id: number | undefined) =>
  operationQueryAtom({ userGet }, () => (id === undefined ? undefined : { params: { id } }))

const memberKey = (id: number) => operationKey({ userGet }, { params: { id } })

/** If the member is the signed-in user, the account menu also shows the change. */
const memberPatchMutationAtom = operationMutationAtom(
  { userPatch },
  {
    onSuccess: ({ get, patch }, member) => {
      patch(memberKey(member.id), () => member)
      changeUser(get, member)
    },
    invalidates: ['userList'],
    successToast: () => teamMessages.updated,
  },
)

interface ProfileShare {
  readonly userId: UserId
  readonly profile: Pick<Profile, 'id' | 'name'>
  readonly isAdding: boolean
}

const profileShareMutationAtom = mutationAtom<ProfileShare, unknown>({
  name: 'userProfilePut',
  run: (request, { userId, profile, isAdding }) =>
    request(isAdding ? userProfilePut : userProfileDelete, { params: { userId, id: profile.id } }),
  onMutate: ({ patch }, { userId, profile: { id }, isAdding }) =>
    patch(memberKey(userId), (member) => {
      const others = member.profileIds.filter((each) => each !== id)
      return { ...member, profileIds: isAdding ? [...others, id] : others }
    }),
  invalidates: ['userList'],
  successToast: ({ profile, isAdding }) => (isAdding ? profileTexts.added : profileTexts.removed)(profile.name),
  errorToast: ({ profile, isAdding }) => (isAdding ? profileTexts.addFailed : profileTexts.removeFailed)(profile.name),
  undo: (share) => ({ ...share, isAdding: !share.isAdding }),
})

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
  connected: { tone: 'success', label: profileTexts.connected },
  disconnected: { tone: 'warning', label: profileTexts.disconnected },
  notAttached: { tone: 'neutral', label: profileTexts.notAttached },
} as const

/** The profiles that the member can use. Adding or removing a profile is saved at once. */
function MemberProfiles({ member }: { readonly member: User }) {
  const styles = useMemberProfilesStyles()
  const { profiles, error, refetch } = useAllProfiles()
  const share = useSetAtom(profileShareMutationAtom)
  const root = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusInList(root)
  if (error && !profiles) return <LoadFailed title={profileTexts.failed} error={error} onRetry={refetch} />
  if (!profiles) return <ProfileSkeletons />
  const own = member.profileIds.map(
    (id) => profiles.find((profile) => profile.id === id) ?? { id, name: profileTexts.unknown(id) },
  )
  const left = profiles.filter(({ id }) => !member.profileIds.includes(id))
  return (
    <div ref={root} onFocus={keepFocus} className={styles.root}>
      <p className={styles.help}>{profileTexts.help(member.name)}</p>
      <SearchPicker
        label={profileTexts.add}
        field={{ placeholder: profileTexts.addPlaceholder }}
        search={{ noMatchText: sharedMessages.nothingFound }}
        options={left.map(({ id, name }) => ({ value: String(id), text: name }))}
        values={[]}
        onChange={(_, { values: [added] }) => {
          const profile = left.find(({ id }) => String(id) === added)
          if (profile) void share({ userId: member.id, profile, isAdding: true })
        }}
      />
      {own.length === 0 ? (
        <EmptyState isCompact headingLevel={3} title={profileTexts.none.title} text={profileTexts.none.text} />
      ) : (
        <ul aria-label={profileTexts.list} className={styles.list}>
          {own.map((profile) => (
            <li key={profile.id} className={styles.profile}>
              <InitialsAvatar size={32} name={profile.name} />
              <span className={styles.name}>{profile.name}</span>
              {'connected' in profile && <StatusDot {...statuses[profileConnection(profile)]} />}
              <IconButton
                size="small"
                icon={<Dismiss16Regular />}
                label={profileTexts.remove(profile.name)}
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

/** Shows one team member in a drawer that covers the list. */
export default function MemberDrawerPage() {
  const patchMember = useSetAtom(memberPatchMutationAtom)
  return (
    <EntityDrawer
      path="/team"
      redirectsToTab
      queryAtomOf={memberQueryAtomOf}
      neighboursAtomOf={teamList.atoms.neighboursAtomOf}
      renderMedia={({ name }) => <InitialsAvatar name={name} />}
      titleOf={({ name }) => name}
      renderStatus={({ status }) => <StatusDot tone={memberStatusTones[status]} label={texts.statuses[status]} />}
      texts={texts}
      tabs={[
        {
          id: 'general',
          label: texts.tabs.general,
          renderContent: () => (
            <FormBody>
              <FormErrorBar />
              <PersonFields />
            </FormBody>
          ),
          footer: <UpdateButton />,
          renderForm: (member, parts) => (
            <FormScope
              initialValues={{ name: member.name, email: member.email }}
              schema={UserPatch}
              onSubmit={(body) => patchMember({ params: { id: member.id }, body })}
            >
              {parts}
            </FormScope>
          ),
        },
        {
          id: 'profiles',
          label: texts.tabs.profiles,
          renderContent: (member) => <MemberProfiles member={member} />,
          isShown: ({ role }) => hasProfilesTab(role),
        },
      ]}
    />
  )
}
