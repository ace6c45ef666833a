import { Link, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { column, inlineRow, oneLine, quietCaption } from '../../theme/styleFragments.ts'

const useNextStepChipStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalXS), minWidth: 0 },
  line: { ...inlineRow(tokens.spacingHorizontalS), minWidth: 0, maxWidth: '100%' },
  next: { ...oneLine, minWidth: 0 },
  chip: {
    flexShrink: 0,
    paddingInline: tokens.spacingHorizontalSNudge,
    paddingBlock: tokens.spacingVerticalXXS,
    borderRadius: tokens.borderRadiusMedium,
    ...typographyStyles.caption1,
    whiteSpace: 'nowrap',
  },
  waiting: { backgroundColor: tokens.colorNeutralBackground4, color: tokens.colorNeutralForeground2 },
  blocked: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground3,
    boxShadow: `inset 0 0 0 ${tokens.strokeWidthThin} ${tokens.colorStatusWarningBorder1}`,
  },
  link: { textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
  detail: { margin: 0, ...quietCaption },
})

export interface NextStepFix {
  /** A path of the app. */
  readonly to: string
  /** For example 'Change the limit'. */
  readonly label: string
}

export interface NextStepChipProps {
  /** The next message: 'Message 2'. Undefined if no message is planned. */
  readonly step?: string | undefined
  /** For example 'Thu 10:00'. Undefined if the step has no time yet. */
  readonly time?: string | undefined
  /** One or two words, for example 'Daily limit'. */
  readonly reason: string
  /** The reason in a sentence. */
  readonly detail: string
  /** `blocked`: the step waits for a user. Default: `waiting`. */
  readonly tone?: 'waiting' | 'blocked' | undefined
  readonly fix?: NextStepFix | undefined
  /** True in a cell of a `DataTable`: shows one line, and `detail` in a tooltip. Default: false. */
  readonly isCell?: boolean | undefined
}

/** Shows the next step, its time, and a chip with the reason why the step waits. */
export function NextStepChip({ step, time, reason, detail, tone = 'waiting', fix, isCell = false }: NextStepChipProps) {
  const styles = useNextStepChipStyles()
  const next = (isCell ? [time, step] : [step, time]).filter(Boolean).join(isCell ? ' · ' : ', ')
  const hint = fix ? `${detail} ${fix.label}.` : detail
  const chip = mergeClasses(styles.chip, styles[tone])
  const line = (
    <span className={styles.line}>
      {next !== '' && <span className={styles.next}>{next}</span>}
      {isCell && fix ? (
        <CellLink to={fix.to} hint={hint} className={mergeClasses(chip, styles.link)}>
          {reason}
        </CellLink>
      ) : (
        <span className={chip} data-hint={isCell ? hint : undefined}>
          {reason}
        </span>
      )}
    </span>
  )
  if (isCell) return line
  return (
    <div className={styles.root}>
      {line}
      <p className={styles.detail}>
        {detail} {fix && <FixLink {...fix} />}
      </p>
    </div>
  )
}

interface CellLinkProps {
  readonly to: string
  readonly hint: string
  readonly className: string
  readonly children: string
}

/** The link has no tab stop, because the table moves the focus to the link and opens the link. */
function CellLink({ to, hint, className, children }: CellLinkProps) {
  const { href } = useRoutedAnchor(to)
  return (
    <a
      tabIndex={-1}
      href={href}
      data-to={to}
      data-hint={hint}
      aria-label={`${children}. ${hint}`}
      className={className}
    >
      {children}
    </a>
  )
}

function FixLink({ to, label }: NextStepFix) {
  const anchor = useRoutedAnchor(to)
  return (
    <Link inline {...anchor}>
      {label}
    </Link>
  )
}
