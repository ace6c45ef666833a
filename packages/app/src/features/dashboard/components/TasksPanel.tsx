import { Button } from '@fluentui/react-components'
import { Panel, TaskRow, useRoutedAnchor } from '@tandem/components'
import { type Dashboard } from '@tandem/contract'
import dayjs from 'dayjs'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import { todayAtom } from '../../../shared/today.ts'
import { userStoredAtom } from '../../../shared/userStoredAtom.ts'
import { links } from '../links.ts'
import { dashboardMessages } from '../messages.ts'
import { useTasksPanelStyles } from './TasksPanel.styles.ts'

const { tasks: texts, firstSequence } = dashboardMessages

interface TasksPanelProps {
  /** Undefined while it loads. */
  readonly dashboard: Dashboard | undefined
}

/** The tasks of today; without a sequence, the way to the first one. */
export function TasksPanel({ dashboard }: TasksPanelProps) {
  const today = useAtomValue(todayAtom)
  return (
    <Panel title={texts.title} meta={<time dateTime={today}>{dayjs(today).format('dddd, MMMM D, YYYY')}</time>}>
      {dashboard?.sequence.totalCount === 0 ? <FirstSequence /> : <TaskRows tasks={dashboard?.tasks} />}
    </Panel>
  )
}

/** Name, done and all of each task in the answer. */
const rows = [
  ['interested', 'interestedProcessed', 'interestedTotal'],
  ['objections', 'objectionProcessed', 'objectionTotal'],
  ['followUps', 'followUpsProcessed', 'followUpsRequired'],
  ['calls', 'callsProcessed', 'callsExpired'],
] as const

/** Whether the row of failed messages showed last. If so, its place is kept while the figures load. */
const hadFailedAtom = userStoredAtom({ key: 'dashboard_failed', version: 1, schema: v.boolean() })

function TaskRows({ tasks }: { readonly tasks: Dashboard['tasks'] | undefined }) {
  const styles = useTasksPanelStyles()
  const [hadFailed = false, setHadFailed] = useAtom(hadFailedAtom)
  const hasFailed = tasks ? (tasks.messagesFailed ?? 0) > 0 : hadFailed
  useEffect(() => setHadFailed(hasFailed), [hasFailed, setHadFailed])
  return (
    <ul className={styles.rows}>
      {rows.map(([id, processed, total]) => (
        <li key={id} className={styles.row}>
          <TaskRow
            label={texts[id].label}
            processed={tasks?.[processed]}
            total={tasks?.[total]}
            href={links.tasks[id]}
            waitingLabel={texts[id].waiting}
            doneLabel={texts.allDone}
          />
        </li>
      ))}
      {hasFailed && (
        <li className={styles.row}>
          <TaskRow
            label={texts.failed.label}
            processed={tasks && 0}
            total={tasks?.messagesFailed}
            href={links.tasks.failed}
            waitingLabel={texts.failed.waiting}
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
        {firstSequence.title}
      </a>
      <p className={styles.firstText}>{firstSequence.text}</p>
      <Button as="a" appearance="primary" {...toWizard}>
        {firstSequence.action}
      </Button>
    </div>
  )
}
