import {
  Button,
  Menu,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Tooltip,
  makeStyles,
  tokens,
  typographyStyles,
} from '@fluentui/react-components'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { ArrowRepeatAll20Regular } from '@fluentui/react-icons/svg/arrow-repeat-all'
import { ArrowRepeatAllOff20Regular } from '@fluentui/react-icons/svg/arrow-repeat-all-off'
import { CallAdd20Regular } from '@fluentui/react-icons/svg/call-add'
import { Open20Regular } from '@fluentui/react-icons/svg/open'
import {
  CategoryBadge,
  CategoryItems,
  dayHoursOf,
  type ThreadAction,
  ThreadHeader,
  weekdayLabels,
  weekdays,
} from '@tandem/components'
import {
  type ConversationDetail,
  conversationFollow,
  isWebsite,
  type Message,
  MessageCategory,
  type Profile,
  type Schedule,
} from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import * as v from 'valibot'
import { missingOperationsAtom } from '../../../shared/api/missingOperations.ts'
import { fullNameOf } from '../../../shared/text/fullName.ts'
import { categoryNamesAtom, codeText } from '../../../shared/api/directories.ts'
import { automationMutationAtom, categoryMutationAtom, followMutationAtom } from '../api.ts'
import { inboxMessages } from '../messages.ts'
import { chatCategoriesAtom } from './threadAtoms.ts'
import { quietCaption } from '@tandem/components/styles'

const useThreadHeadStyles = makeStyles({
  category: { minWidth: 0, maxWidth: '160px', paddingInline: tokens.spacingHorizontalXS },
  workTime: { maxWidth: '90vw' },
  workTimeTitle: { margin: 0, ...typographyStyles.subtitle2 },
  zone: { margin: 0, ...quietCaption },
  weeks: { display: 'flex', gap: tokens.spacingHorizontalXXL, marginTop: tokens.spacingVerticalM },
  weekTitle: { margin: `0 0 ${tokens.spacingVerticalXS}`, ...typographyStyles.body1Strong },
  days: { margin: 0 },
  day: { display: 'flex', gap: tokens.spacingHorizontalS, '& > dt': { width: '24px' } },
  hours: { margin: 0, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
})

const { thread: texts, list } = inboxMessages

interface ThreadHeadProps {
  readonly conversation: ConversationDetail
  /** Latest first. Undefined while loading. */
  readonly messages: readonly Message[] | undefined
  readonly actions: ReactNode
}

/** The header of a conversation (INBOX-14). */
export function ThreadHead({ conversation, messages, actions }: ThreadHeadProps) {
  const { id, automationEnabled, isFollowed, url, _embedded: embedded } = conversation
  const recipient = embedded.recipients[conversation.recipientId]
  const profile = embedded.profiles[conversation.profileId]
  const sequence = conversation.sequenceId === null ? undefined : embedded.sequences[conversation.sequenceId]
  const client = profile?.clientId == null ? undefined : embedded.clients[profile.clientId]
  const setAutomation = useSetAtom(automationMutationAtom)
  const follow = useSetAtom(followMutationAtom)
  const canFollow = !useAtomValue(missingOperationsAtom).has(conversationFollow)
  const moreActions = useMemo(
    (): readonly ThreadAction[] => [
      ...(isFollowed || canFollow
        ? [
            {
              id: 'follow',
              label: isFollowed ? texts.unfollow : texts.follow,
              icon: isFollowed ? <ArrowRepeatAllOff20Regular /> : <ArrowRepeatAll20Regular />,
              onClick: () => void follow({ id, isFollowed: !isFollowed }),
            },
          ]
        : []),
      {
        id: 'addCall',
        label: texts.addCall,
        icon: <CallAdd20Regular />,
        href: `/calls/create?conversationId=${id}`,
      },
      ...(url !== null && isWebsite(url)
        ? [{ id: 'open', label: texts.openThread, icon: <Open20Regular />, href: url }]
        : []),
    ],
    [id, isFollowed, canFollow, follow, url],
  )
  return (
    <ThreadHeader
      recipient={{
        name: fullNameOf(recipient) || list.unnamed,
        href: `/recipients/manage/${conversation.recipientId}/general`,
      }}
      client={client && { name: client.name, href: `/clients/manage/${client.id}` }}
      sequence={sequence && { name: sequence.name, href: `/sequences/manage/${sequence.id}` }}
      profile={profile && { name: profile.name, href: `/profiles/manage/${profile.id}` }}
      isAutomated={automationEnabled}
      onAutomationChange={(_, { isAutomated }) =>
        void setAutomation({ params: { id }, body: { automationEnabled: isAutomated } })
      }
      actions={
        <>
          <CategoryMenu conversation={conversation} messages={messages} />
          {profile && <WorkTime profile={profile} />}
          {actions}
        </>
      }
      moreActions={moreActions}
    />
  )
}

/** A menu that changes the category of the lead's last message. */
function CategoryMenu({ conversation, messages }: Pick<ThreadHeadProps, 'conversation' | 'messages'>) {
  const styles = useThreadHeadStyles()
  const { id, category } = conversation
  const names = useAtomValue(categoryNamesAtom)
  const categories = useAtomValue(chatCategoriesAtom)
  const mutate = useSetAtom(categoryMutationAtom)
  const last = messages?.find(({ type }) => type === 'incoming')
  const shown = last?.category ?? category
  const name = names.get(shown) ?? codeText(shown)
  if (!last) return undefined
  return (
    <Menu checkedValues={{ category: [shown] }}>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" aria-label={`${texts.category}: ${name}`} className={styles.category}>
          <CategoryBadge categoryId={shown} name={name} />
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <CategoryItems
            categories={categories}
            onChoose={(_, { id: code }) => {
              if (code !== shown && v.is(MessageCategory, code))
                void mutate({
                  conversationId: id,
                  messageId: last.id,
                  category: code,
                  before: last.category,
                  isLast: true,
                  isAutomated: conversation.automationEnabled,
                })
            }}
          />
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

/** The working hours of the profile (INBOX-12). */
function WorkTime({ profile }: { readonly profile: Profile }) {
  const styles = useThreadHeadStyles()
  const { label, account, automation, zone } = texts.workTime
  return (
    <Popover trapFocus>
      <PopoverTrigger disableButtonEnhancement>
        <Tooltip content={label} relationship="label">
          <Button appearance="subtle" icon={<Clock20Regular />} />
        </Tooltip>
      </PopoverTrigger>
      <PopoverSurface aria-label={label} tabIndex={-1} className={styles.workTime}>
        <h3 className={styles.workTimeTitle}>{label}</h3>
        {profile.scheduleTimezone !== null && <p className={styles.zone}>{zone(profile.scheduleTimezone)}</p>}
        <div className={styles.weeks}>
          <Week title={account} schedule={profile.schedule} />
          <Week title={automation} schedule={profile.automationSchedule} />
        </div>
      </PopoverSurface>
    </Popover>
  )
}

function Week({ title, schedule }: { readonly title: string; readonly schedule: Schedule | null }) {
  const styles = useThreadHeadStyles()
  return (
    <section aria-label={title}>
      <h4 className={styles.weekTitle}>{title}</h4>
      {schedule === null || schedule === '*' ? (
        <p className={styles.zone}>{texts.workTime.none}</p>
      ) : (
        <dl className={styles.days}>
          {weekdays.map((weekday) => (
            <div key={weekday} className={styles.day}>
              <dt>{weekdayLabels[weekday]}</dt>
              <dd className={styles.hours}>{dayHoursOf({ [weekday]: schedule[weekday] ?? [] }, weekday)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
