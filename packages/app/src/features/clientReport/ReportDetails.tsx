import { mergeClasses } from '@fluentui/react-components'
import { formatCount, formatShortPercent, VariableText } from '@tandem/components'
import { type callList, type ResponseOf } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { nowAtom } from '../../shared/time/clock.ts'
import { momentText } from '../../shared/time/dateText.ts'
import { callListMessages, callStatusTexts } from '../../entities/call/messages.ts'
import { plannedCounts } from '../../entities/sequence/forecast/forecastShown.ts'
import { variablesAtom } from '../../shared/api/messageVariables.ts'
import { useClientReportStyles } from './clientReport.styles.ts'
import { clientReportMessages } from './messages.ts'
import { type BestMessage } from './report.ts'
import { type PlannedSequence } from './reportQueries.ts'

const callTexts = clientReportMessages.calls

/** The calls that were booked in the period. */
export function BookedCalls({ list }: { readonly list: ResponseOf<typeof callList> }) {
  const styles = useClientReportStyles()
  const now = useAtomValue(nowAtom)
  const { _embedded: embedded, totalFilteredCount } = list
  const { calls, recipients, callStatuses } = embedded
  const more = totalFilteredCount - calls.length
  if (calls.length === 0) return <p className={styles.line}>{callTexts.none}</p>
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.headCell}>{callTexts.lead}</th>
            <th className={styles.headCell}>{callTexts.company}</th>
            <th className={mergeClasses(styles.headCell, styles.date)}>{callTexts.date}</th>
            <th className={mergeClasses(styles.headCell, styles.status)}>{callTexts.status}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ id, name, recipientId, date, status }) => (
            <tr key={id}>
              <th scope="row" className={styles.cell}>
                {name || callListMessages.noLead}
              </th>
              <td className={styles.cell}>{recipients[recipientId]?.company || '–'}</td>
              <td className={mergeClasses(styles.cell, styles.date)}>{date ? momentText(date, now) : '–'}</td>
              <td className={mergeClasses(styles.cell, styles.status)}>
                {callStatuses[status]?.name ?? callStatusTexts[status]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className={styles.note}>{callTexts.more(more)}</p>}
    </>
  )
}

const messageTexts = clientReportMessages.messages

/** The opening messages with the highest shares of replies. */
export function BestMessages({ messages }: { readonly messages: readonly BestMessage[] }) {
  const styles = useClientReportStyles()
  const variables = useAtomValue(variablesAtom)
  if (messages.length === 0) return <p className={styles.line}>{messageTexts.none}</p>
  return (
    <ol className={styles.messages}>
      {messages.map(({ sequenceId, sequenceName, text, answers, share }) => (
        <li key={sequenceId} className={styles.message}>
          <span className={styles.bubble}>
            <VariableText text={text} variables={variables} lines={3} />
          </span>
          <span className={styles.note}>
            {sequenceName} · {messageTexts.result(formatShortPercent(share), answers)}
          </span>
        </li>
      ))}
    </ol>
  )
}

const planTexts = clientReportMessages.plan

interface PlanProps {
  readonly sequences: readonly PlannedSequence[]
  readonly moreCount: number
  /** Undefined while loading. */
  readonly callsCount: number | undefined
}

/** The plan of the next days, by sequence. */
export function Plan({ sequences, moreCount, callsCount }: PlanProps) {
  const styles = useClientReportStyles()
  const rows = sequences.map(({ id, name, forecast }) => ({ id, name, counts: forecast && plannedCounts(forecast) }))
  const totalOf = (key: 'requests' | 'messages') =>
    rows.reduce<number | undefined>(
      (sum, { counts }) => (sum === undefined || !counts ? undefined : sum + counts[key]),
      0,
    )
  const number = mergeClasses(styles.cell, styles.number)
  const shown = (count: number | undefined) => (count === undefined ? '…' : formatCount(count))
  return (
    <>
      {callsCount !== undefined && <p className={styles.line}>{planTexts.calls(callsCount)}</p>}
      {rows.length === 0 ? (
        <p className={styles.line}>{planTexts.none}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.headCell}>{planTexts.sequence}</th>
              <th className={mergeClasses(styles.headCell, styles.number)}>{planTexts.requests}</th>
              <th className={mergeClasses(styles.headCell, styles.number)}>{planTexts.messages}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, counts }) => (
              <tr key={id}>
                <th scope="row" className={styles.cell}>
                  {name}
                </th>
                <td className={number}>{shown(counts?.requests)}</td>
                <td className={number}>{shown(counts?.messages)}</td>
              </tr>
            ))}
            {rows.length > 1 && moreCount === 0 && (
              <tr className={styles.total}>
                <th scope="row" className={mergeClasses(styles.cell, styles.total)}>
                  {planTexts.total}
                </th>
                <td className={mergeClasses(number, styles.total)}>{shown(totalOf('requests'))}</td>
                <td className={mergeClasses(number, styles.total)}>{shown(totalOf('messages'))}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
      {moreCount > 0 && <p className={styles.note}>{planTexts.more(moreCount)}</p>}
      {rows.length > 0 && <p className={styles.note}>{planTexts.note}</p>}
    </>
  )
}
