import { Button, Combobox, Field, Option, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { EmptyState, ErrorState, InitialsAvatar, matchingItems, StatusDot, useFocusInList } from '@tandem/components'
import { type Profile, type User } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../shared/errorText.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { profilePagesQueryAtom, profilesAtom, profileShareMutationAtom } from '../api.ts'
import { memberProfilesMessages as texts } from '../messages.ts'
import { useMemberProfilesStyles } from './MemberProfiles.styles.ts'

/** The profiles that a member works with: what is added or removed counts at once. */
export function MemberProfiles({ member }: { readonly member: User }) {
  const styles = useMemberProfilesStyles()
  const profiles = useAtomValue(profilesAtom)
  const { error, hasNextPage, isFetching, fetchNextPage, refetch } = useAtomValue(profilePagesQueryAtom)
  const share = useSetAtom(profileShareMutationAtom)
  const root = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusInList(root)
  // The list is loaded whole: its rows are what can be added.
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])

  if (error && !profiles) {
    const retry = <Button onClick={() => void refetch()}>{sharedMessages.retry}</Button>
    return <ErrorState title={texts.failed} text={errorText(error)} actions={retry} />
  }
  if (!profiles) return <ProfileSkeletons />
  const own = member.profileIds.map(
    (id) => profiles.find((profile) => profile.id === id) ?? { id, name: texts.unknown(id) },
  )
  return (
    <div ref={root} onFocus={keepFocus} className={styles.root}>
      <p className={styles.help}>{texts.help(member.name)}</p>
      <AddProfile
        profiles={profiles.filter(({ id }) => !member.profileIds.includes(id))}
        onAdd={(profile) => void share({ userId: member.id, profile, isAdding: true })}
      />
      {own.length === 0 ? (
        <EmptyState isCompact headingLevel={3} title={texts.none.title} text={texts.none.text} />
      ) : (
        <ul aria-label={texts.list} className={styles.list}>
          {own.map((profile) => (
            <li key={profile.id} className={styles.profile}>
              <InitialsAvatar isDecorative size={32} name={profile.name} />
              <span className={styles.name}>{profile.name}</span>
              {'connected' in profile && (
                <StatusDot
                  tone={profile.connected ? 'success' : 'warning'}
                  label={profile.connected ? texts.connected : texts.disconnected}
                />
              )}
              <Button
                size="small"
                appearance="subtle"
                icon={<Dismiss16Regular />}
                aria-label={texts.remove(profile.name)}
                title={texts.remove(profile.name)}
                onClick={() => void share({ userId: member.id, profile, isAdding: false })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface AddProfileProps {
  /** Those that the member does not have yet. */
  readonly profiles: readonly Profile[]
  readonly onAdd: (profile: Profile) => void
}

function AddProfile({ profiles, onAdd }: AddProfileProps) {
  const styles = useMemberProfilesStyles()
  const [query, setQuery] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const matching = matchingItems(
    profiles.map(({ id, name }) => ({ text: name, value: String(id) })),
    query,
  )
  return (
    <Field label={texts.add}>
      <Combobox
        // In a drawer what is beside it is hidden from screen readers.
        inlinePopup
        placeholder={texts.addPlaceholder}
        listbox={{ className: styles.options }}
        positioning={{ autoSize: 'height' }}
        selectedOptions={[]}
        value={query}
        open={isOpen}
        onChange={(event) => {
          // Opened by typing anyway; by what is pasted, too.
          setIsOpen(true)
          setQuery(event.target.value)
        }}
        onOpenChange={(_, { open }) => {
          setIsOpen(open)
          if (!open) setQuery('')
        }}
        onOptionSelect={(_, { optionValue }) => {
          const profile = profiles.find(({ id }) => String(id) === optionValue)
          if (profile) onAdd(profile)
          setQuery('')
        }}
      >
        {matching.map(({ text, value }) => (
          <Option key={value} value={value} text={text}>
            {text}
          </Option>
        ))}
        {matching.length === 0 && (
          <Option key="none" disabled text="">
            {sharedMessages.nothingFound}
          </Option>
        )}
      </Combobox>
    </Field>
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
