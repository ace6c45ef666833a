import { ButtonLink, Panel, TaskRow, useRoutedAnchor } from '@tandem/components'
import { type Dashboard, dateFormats, formatDay } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { firstSequenceMessages } from '../../../entities/sequence/messages.ts'
import { lastShownAtom, useLastShown } from '../../../shared/storage/lastShown.ts'
import { todayAtom } from '../../../shared/time/today.ts'
import { links } from '../links.ts'
import { dashboardMessages } from '../messages.ts'
import { useTasksPanelStyles } from './components.styles.ts'

const { tasks: texts } = dashboardMessages

interface TasksPanelProps {
  /** Undefined while loading. */
  readonly dashboard: Dashboard | undefined
}

/** The tasks of today. */
export function TasksPanel({ dashboard }: TasksPanelProps) {
  const today = useAtomValue(todayAtom)
  return (
    <Panel title={texts.title} meta={<time dateTime={today}>{formatDay(today, dateFormats.weekDay)}</time>}>
      {dashboard?.sequence.totalCount === 0 ? <FirstSequence /> : <TaskRows tasks={dashboard?.tasks} />}
    </Panel>
  )
}

/** Each row: the id of the task, the field that counts the finished tasks, and the field that counts all tasks. */
const rows = [
  ['interested', 'interestedProcessed', 'interestedTotal'],
  ['objections', 'objectionProcessed', 'objectionTotal'],
  ['followUps', 'followUpsProcessed', 'followUpsRequired'],
  ['calls', 'callsProcessed', 'callsExpired'],
] as const

const failedShownAtom = lastShownAtom('dashboard_failed')

function TaskRows({ tasks }: { readonly tasks: Dashboard['tasks'] | undefined }) {
  const styles = useTasksPanelStyles()
  const hasFailed = tasks && (tasks.messagesFailed ?? 0) > 0
  const hadFailed = useLastShown(failedShownAtom, hasFailed)
  return (
    <ul className={styles.rows}>
      {rows.map(([id, processed, total]) => (
        <li key={id} className={styles.row}>
          <TaskRow
            label={texts[id]}
            // A backend may report more finished tasks than the total.
            waiting={tasks && Math.max(0, tasks[total] - tasks[processed])}
            detail={tasks && texts.done(tasks[processed], tasks[total])}
            href={links.tasks[id]}
            doneLabel={texts.allDone}
          />
        </li>
      ))}
      {(hasFailed ?? hadFailed) && (
        <li className={styles.row}>
          <TaskRow
            label={texts.failed}
            waiting={tasks?.messagesFailed}
            detail={texts.notSent}
            href={links.tasks.failed}
          />
        </li>
      )}
    </ul>
  )
}

function FirstSequence() {
  const styles = useTasksPanelStyles()
  const toWizard = useRoutedAnchor(links.createSequence)
  return (
    <div className={styles.first}>
      <a {...toWizard} className={styles.firstLink}>
        {firstSequenceMessages.title}
      </a>
      <p className={styles.firstText}>{firstSequenceMessages.text}</p>
      <ButtonLink appearance="primary" to={links.createSequence}>
        {firstSequenceMessages.action}
      </ButtonLink>
    </div>
  )
}
