import { Button, Link, mergeClasses, makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkCircle16Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Clock16Regular } from '@fluentui/react-icons/svg/clock'
import { Warning16Filled } from '@fluentui/react-icons/svg/warning'
import { useRoutedAnchor } from '@tandem/components'
import { type Profile, profileHealth, type ProfileProblem } from '@tandem/contract'
import { useAtomValue, useStore } from 'jotai'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { momentText } from '../../../shared/time/dateText.ts'
import { nowAtom } from '../../../shared/time/clock.ts'
import { sequenceQueryAtomOf } from '../../../entities/sequence/api.ts'
import { startAttach } from '../../../entities/profile/attach/attach.ts'
import { healthMessages as texts } from './messages.ts'

const useHealthLineStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '28px',
    margin: 0,
    color: tokens.colorNeutralForeground2,
  },
  icon: { display: 'inline-flex', flexShrink: 0 },
  fine: { color: tokens.colorStatusSuccessForeground1 },
  waiting: { color: tokens.colorNeutralForeground3 },
  stopped: { color: tokens.colorStatusWarningForeground1 },
})

/** Problems that end after some time, without an action of the user. */
const waiting: ReadonlySet<ProfileProblem> = new Set(['weeklyLimit', 'dailyLimit', 'cloudTime', 'outsideHours'])

interface WayOn {
  readonly label: string
  readonly to: string
}

/** A link to the page on which the user can solve the problem. Undefined without such a page. */
function wayOn(profile: Profile, problem: ProfileProblem): WayOn | undefined {
  const tab = (name: string, label: string) => ({ label, to: `/profiles/manage/${profile.id}/${name}` })
  const { actions } = texts
  if (problem === 'automationOff') return tab('general', actions.turnOn)
  if (problem === 'noClient') return tab('general', actions.client)
  if (problem === 'noSequence') return tab('sequences', actions.sequence)
  if (problem === 'sequenceOff') return { label: actions.openSequence, to: `/sequences/manage/${profile.sequenceId}` }
  if (problem === 'noHours' || problem === 'outsideHours') return tab('schedule', actions.hours)
  if (problem === 'weeklyLimit' || problem === 'dailyLimit' || problem === 'cloudTime')
    return tab('general', actions.limits)
  return undefined
}

/** Shows the problem that stops the profile, with a link or a button to solve the problem (PROF-50). */
export function HealthLine({ profile }: { readonly profile: Profile }) {
  const styles = useHealthLineStyles()
  const { data: sequence } = useAtomValue(useMemo(() => sequenceQueryAtomOf(profile.sequenceId), [profile.sequenceId]))
  const now = useAtomValue(nowAtom)
  const { problem, until } = profileHealth(profile, sequence, now)
  if (problem === undefined) {
    return (
      <p role="status" aria-label={texts.label} className={styles.root}>
        {/* The line is empty until the sequence has loaded, because the sequence can also stop the profile. */}
        {sequence && (
          <>
            <span className={mergeClasses(styles.icon, styles.fine)}>
              <CheckmarkCircle16Filled />
            </span>
            {texts.fine}
          </>
        )}
      </p>
    )
  }
  const isWaiting = waiting.has(problem)
  const more = until === undefined ? undefined : texts.nextHours(momentText(until, now))
  return (
    <p role="status" aria-label={texts.label} className={styles.root}>
      <span className={mergeClasses(styles.icon, isWaiting ? styles.waiting : styles.stopped)}>
        {isWaiting ? <Clock16Regular /> : <Warning16Filled />}
      </span>
      <span>{[texts.problems[problem], more].filter(Boolean).join(' ')}</span>
      <HealthAction profile={profile} problem={problem} />
    </p>
  )
}

function HealthAction({ profile, problem }: { readonly profile: Profile; readonly problem: ProfileProblem }) {
  const store = useStore()
  const { search } = useLocation()
  const way = wayOn(profile, problem)
  const anchor = useRoutedAnchor(way ? `${way.to}${way.to.startsWith('/profiles') ? search : ''}` : '')
  if (problem === 'notAttached' || problem === 'disconnected') {
    return (
      <Button size="small" onClick={() => startAttach(store, profile)}>
        {problem === 'disconnected' ? texts.actions.reconnect : texts.actions.attach}
      </Button>
    )
  }
  return way ? <Link {...anchor}>{way.label}</Link> : null
}
