import { Warning16Filled } from '@fluentui/react-icons/svg/warning'
import { ShareBar, StatusDot } from '@tandem/components'
import { needsReconnecting, type Profile, reachedLimit, weeklyRequestsLimit } from '@tandem/contract'
import { type CellRenderer } from '../../../shared/list/columns/listCell.ts'
import { countryName } from '../../../shared/text/countries.ts'
import { profileListMessages as texts } from '../../../entities/profile/messages.ts'
import { neededAction } from './profileRowActions.ts'
import { profileStatus } from './profileStatus.ts'
import { Link, makeStyles, tokens } from '@fluentui/react-components'
import { centered, inlineRow, row } from '@tandem/components/styles'

const useProfileCellsStyles = makeStyles({
  badge: {
    ...centered,
    width: tokens.spacingHorizontalL,
    height: tokens.spacingHorizontalL,
    marginInlineStart: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorPaletteRedBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightBold,
    lineHeight: 1,
  },
  status: { display: 'inline-flex', alignItems: 'center' },
  used: { ...row(tokens.spacingHorizontalS), minWidth: 0 },
  // The width of '100 / 100', so that the bars of all rows are aligned.
  figure: { flexShrink: 0, minWidth: '64px', fontVariantNumeric: 'tabular-nums' },
  bar: { flexGrow: 1, minWidth: '40px', maxWidth: '72px' },
  warning: { ...inlineRow(tokens.spacingHorizontalXXS), flexShrink: 0, color: tokens.colorStatusWarningForeground1 },
})

function ReconnectBadge() {
  const styles = useProfileCellsStyles()
  return (
    <span role="img" aria-label={texts.reconnectNeeded} data-hint={texts.reconnectNeeded} className={styles.badge}>
      !
    </span>
  )
}

function ConnectionStatus({ profile }: { readonly profile: Profile }) {
  const styles = useProfileCellsStyles()
  return (
    <span className={styles.status}>
      <StatusDot {...profileStatus(profile)} />
      {needsReconnecting(profile) && <ReconnectBadge />}
    </span>
  )
}

export const statusCell: CellRenderer<Profile> = ({ base }) => ({
  ...base,
  type: 'custom',
  width: 150,
  getText: (profile) => profileStatus(profile).label,
  render: (profile) => <ConnectionStatus profile={profile} />,
})

/** Running, On hold or Offline (PROF-7), with the needed action (PROF-52). */
export const runningCell: CellRenderer<Profile> = ({ base }) => {
  const shownOf = (profile: Profile) => {
    if (profile.slotStatus === 'empty') return undefined
    if (!profile.automationEnabled) return { tone: 'neutral', label: texts.offline } as const
    return needsReconnecting(profile)
      ? ({ tone: 'warning', label: texts.onHold } as const)
      : ({ tone: 'success', label: texts.running } as const)
  }
  return {
    ...base,
    type: 'custom',
    width: 184,
    getText: (profile) => shownOf(profile)?.label,
    render: (profile) => {
      const shown = shownOf(profile)
      const action = neededAction(profile)
      return (
        <>
          {shown && <StatusDot {...shown} />}
          {action && (
            <Link as="button" tabIndex={-1} data-action={action.id}>
              {action.label}
            </Link>
          )}
        </>
      )
    },
  }
}

interface UsedProps {
  readonly count: number
  readonly limit: number
  readonly label: string
  /** The limit that stops the profile (PROF-8). */
  readonly reached?: keyof typeof texts.limits | undefined
}

function Used({ count, limit, label, reached }: UsedProps) {
  const styles = useProfileCellsStyles()
  const isFull = count >= limit
  return (
    <span className={styles.used}>
      <span className={styles.figure}>{`${count} / ${limit}`}</span>
      {reached === undefined ? (
        <span className={styles.bar}>
          <ShareBar
            label={label}
            total={Math.max(limit, 1)}
            shares={[{ id: 'used', tone: isFull ? 'warning' : 'brand', count: Math.min(count, limit) }]}
          />
        </span>
      ) : (
        // The name of the limit replaces the bar. At the weekly limit, the bar with the requests of today can be empty.
        <span
          role="img"
          aria-label={texts.limits[reached]}
          data-hint={texts.limits[reached]}
          className={styles.warning}
        >
          <Warning16Filled />
          {texts.limitNames[reached]}
        </span>
      )}
    </span>
  )
}

/** The requests of today (PROF-8). */
export const requestsCell: CellRenderer<Profile> = ({ base }) => ({
  ...base,
  type: 'custom',
  width: 190,
  getText: (profile) =>
    profile.slotStatus === 'empty' ? '' : `${requestsToday(profile)} / ${profile.connectionRequestsLimit}`,
  render: (profile) => {
    if (profile.slotStatus === 'empty') return undefined
    const [count, limit] = [requestsToday(profile), profile.connectionRequestsLimit]
    const reached = profile.status === 'new' ? undefined : reachedLimit(profile)
    return <Used count={count} limit={limit} label={texts.share.requests(count, limit)} reached={reached} />
  },
})

/**
 * Uses `connectionRequestsCount` if the server sends no `activity`. This field is the number of requests today. If the
 * profile is at the weekly limit, the field is the number of requests in the last seven days instead.
 */
const requestsToday = ({ activity, connectionRequestsCount }: Profile): number =>
  activity?.requestsToday ?? connectionRequestsCount

interface UsedFigures {
  readonly countOf: (activity: Profile['activity']) => number | undefined
  readonly limitOf: (profile: Profile) => number
  readonly labelOf: (count: number, limit: number) => string
}

/** A column with the used part of a limit. The cell is empty if the count is missing, or if the slot is empty. */
const usedCell =
  ({ countOf, limitOf, labelOf }: UsedFigures): CellRenderer<Profile> =>
  ({ base }) => {
    const shownOf = ({ slotStatus, activity }: Profile) => (slotStatus === 'empty' ? undefined : countOf(activity))
    return {
      ...base,
      type: 'custom',
      width: 160,
      getText: (profile) => shownOf(profile)?.toString(),
      render: (profile) => {
        const [count, limit] = [shownOf(profile), limitOf(profile)]
        return count === undefined ? undefined : <Used count={count} limit={limit} label={labelOf(count, limit)} />
      },
    }
  }

/** The connection requests of the last seven days. */
export const weekCell = usedCell({
  countOf: (activity) => activity?.requestsThisWeek,
  limitOf: () => weeklyRequestsLimit,
  labelOf: texts.share.week,
})

export const messagesCell = usedCell({
  countOf: (activity) => activity?.messagesToday,
  limitOf: ({ messagesLimit }) => messagesLimit,
  labelOf: texts.share.messages,
})

export const countryCell: CellRenderer<Profile> = ({ base }) => ({
  ...base,
  type: 'text',
  getText: ({ country }) => (country === null ? '' : countryName(country)),
})
