import { Skeleton, SkeletonItem, Switch } from '@fluentui/react-components'
import { Building16Regular } from '@fluentui/react-icons/svg/building'
import { Flash16Regular } from '@fluentui/react-icons/svg/flash'
import { PersonCircle16Regular } from '@fluentui/react-icons/svg/person-circle'
import { type ChangeEvent, type ComponentType, memo, type ReactNode } from 'react'
import { InitialsAvatar } from '../../foundations/InitialsAvatar/InitialsAvatar.tsx'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { HeaderActions, type ThreadAction } from './HeaderActions.tsx'
import { useThreadHeaderStyles } from './ThreadHeader.styles.ts'

export interface ThreadLink {
  readonly name: string
  readonly href: string
}

export interface ThreadHeaderProps {
  /** Undefined while the conversation loads. */
  readonly recipient: ThreadLink | undefined
  readonly client?: ThreadLink | undefined
  readonly sequence?: ThreadLink | undefined
  readonly profile?: ThreadLink | undefined
  readonly isAutomated?: boolean | undefined
  /** Turns the automation on or off. Default: no switch. */
  readonly onAutomationChange?:
    | ((event: ChangeEvent<HTMLInputElement>, data: { readonly isAutomated: boolean }) => void)
    | undefined
  readonly actions?: ReactNode | undefined
  /** Buttons that do not fit are in the menu 'More actions'. Pass the same array in each render. */
  readonly moreActions?: readonly ThreadAction[] | undefined
}

/** The head of a thread: the lead, links and the automation switch. */
export const ThreadHeader = memo(function ThreadHeader({
  recipient,
  client,
  sequence,
  profile,
  isAutomated = false,
  onAutomationChange,
  actions,
  moreActions,
}: ThreadHeaderProps) {
  const styles = useThreadHeaderStyles()
  if (!recipient) {
    return (
      <header className={styles.root} aria-busy>
        <div className={styles.grid}>
          <Skeleton aria-label="Loading…" className={styles.skeleton}>
            <SkeletonItem shape="circle" size={40} />
            <SkeletonItem size={20} style={{ width: 200 }} />
          </Skeleton>
        </div>
      </header>
    )
  }
  return (
    <header className={styles.root}>
      <div className={styles.grid}>
        <span className={styles.avatar}>
          <InitialsAvatar name={recipient.name} />
        </span>
        <h2 className={styles.name} title={recipient.name}>
          <Anchor link={recipient} className={styles.nameLink} />
        </h2>
        <ul className={styles.links}>
          {client && <Belonging label="Client" link={client} icon={Building16Regular} />}
          {sequence && <Belonging label="Sequence" link={sequence} icon={Flash16Regular} />}
          {profile && <Belonging label="Profile" link={profile} icon={PersonCircle16Regular} />}
        </ul>
        <div className={styles.side}>
          {onAutomationChange && (
            <Switch
              label="Automation"
              labelPosition="before"
              checked={isAutomated}
              onChange={(event, data) => onAutomationChange(event, { isAutomated: data.checked })}
            />
          )}
          {actions}
          {moreActions && moreActions.length > 0 && <HeaderActions actions={moreActions} />}
        </div>
      </div>
    </header>
  )
})

function Anchor({
  link,
  className,
  label,
}: {
  readonly link: ThreadLink
  readonly className: string | undefined
  readonly label?: string | undefined
}) {
  const anchor = useRoutedAnchor(link.href)
  return (
    <a
      {...anchor}
      className={className}
      title={link.name}
      aria-label={label === undefined ? undefined : `${label}: ${link.name}`}
    >
      <bdi>{link.name}</bdi>
    </a>
  )
}

interface BelongingProps {
  readonly label: string
  readonly link: ThreadLink
  readonly icon: ComponentType
}

function Belonging({ label, link, icon: Icon }: BelongingProps) {
  const styles = useThreadHeaderStyles()
  return (
    <li className={styles.item}>
      <span aria-hidden className={styles.itemIcon}>
        <Icon />
      </span>
      <Anchor link={link} label={label} className={styles.itemLink} />
    </li>
  )
}
