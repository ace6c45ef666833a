import { mergeClasses } from '@fluentui/react-components'
import { CategoryBadge, DrawerShell, EmptyState, formatCount, ShareBar } from '@tandem/components'
import { MessageCategory } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { type ReactNode, useId } from 'react'
import { clientReportAddress } from '../../../entities/client/links.ts'
import { categoryNamesAtom, codeText } from '../../../shared/api/directories.ts'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { RouteLink } from '../../../shared/page/RouteLink.tsx'
import { momentText } from '../../../shared/time/dateText.ts'
import { reportQueryAtom } from '../atoms.ts'
import { type DemoReport } from '../control.ts'
import { reportMessages as texts } from './messages.ts'
import { useReportStyles } from './report.styles.ts'
import { daysOf, listsOf, openTasksOf } from './reportFigures.ts'

interface ReportPanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The drawer 'What happened': the events during and after the last advance of the clock (SIM-40). */
export function ReportPanel({ isOpen, onClose }: ReportPanelProps) {
  const { data: report, error, refetch } = useAtomValue(reportQueryAtom)
  return (
    <DrawerShell
      isOpen={isOpen}
      kind="entityMedium"
      title={texts.title}
      subhead={report && spanText(report)}
      isLoading={!report}
      error={error && !report ? <LoadFailed title={texts.failed} error={error} onRetry={refetch} /> : undefined}
      onClose={onClose}
      onLeave={onClose}
    >
      {report && <Report report={report} />}
    </DrawerShell>
  )
}

const spanText = ({ since, until }: DemoReport) => texts.span(momentText(since, until), momentText(until, until))

interface PartProps {
  readonly report: DemoReport
}

function Report({ report }: PartProps) {
  const styles = useReportStyles()
  if (report.sequences.length === 0)
    return <EmptyState isCompact illustration="chart" title={texts.empty.title} text={texts.empty.text} />
  const lists = listsOf(daysOf(report))
  const totals = [
    { label: texts.requests, count: report.requestsSent, to: lists.requests },
    { label: texts.messages, count: report.messagesSent, to: lists.messages },
    { label: texts.replies, count: report.conversationsReplied, to: lists.replies },
    { label: texts.calls, count: report.callsBooked, to: lists.calls },
  ]
  return (
    <div className={styles.root}>
      <ul data-report-totals className={styles.totals}>
        {totals.map(({ label, count, to }) => (
          <li key={label} className={styles.total}>
            <span className={styles.label}>{label}</span>
            <Count to={to} className={styles.count}>
              {count}
            </Count>
          </li>
        ))}
      </ul>
      <Handled report={report} />
      <Categories report={report} />
      <Tasks report={report} />
      <Sequences report={report} />
      <Section title={texts.clients}>
        <ul className={styles.chips}>
          {report.clients.map(({ id, name }) => (
            <li key={id}>
              <RouteLink to={clientReportAddress(id, daysOf(report))}>{name}</RouteLink>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

interface CountProps {
  readonly children: number
  readonly to: string
  readonly className?: string | undefined
}

function Count({ children: count, to, className }: CountProps) {
  if (count === 0) return <span className={className}>0</span>
  return (
    <RouteLink to={to} {...(className !== undefined && { className })}>
      {formatCount(count)}
    </RouteLink>
  )
}

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

function Section({ title, children }: SectionProps) {
  const styles = useReportStyles()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}

function Handled({ report }: PartProps) {
  const styles = useReportStyles()
  const lists = listsOf(daysOf(report))
  const [ai, people] = [report.handledByAi, report.handledByPeople]
  return (
    <Section title={texts.handled}>
      <ShareBar
        label={texts.handledShare(ai, people)}
        total={ai + people}
        shares={[
          { id: 'ai', tone: 'brand', count: ai },
          { id: 'people', tone: 'neutral', count: people },
        ]}
      />
      <div className={styles.chips}>
        <span className={styles.chip}>
          {texts.handledBy.ai}
          <Count to={lists.handledBy('ai')}>{ai}</Count>
        </span>
        <span className={styles.chip}>
          {texts.handledBy.people}
          <Count to={lists.handledBy('people')}>{people}</Count>
        </span>
      </div>
    </Section>
  )
}

function Categories({ report }: PartProps) {
  const styles = useReportStyles()
  const names = useAtomValue(categoryNamesAtom)
  const lists = listsOf(daysOf(report))
  return (
    <Section title={texts.categories}>
      <ul className={styles.chips}>
        {MessageCategory.options.map((category) => {
          const count = report.categories[category] ?? 0
          return (
            count > 0 && (
              <li key={category} className={styles.chip}>
                <CategoryBadge categoryId={category} name={names.get(category) ?? codeText(category)} />
                <Count to={lists.category(category)}>{count}</Count>
              </li>
            )
          )
        })}
      </ul>
    </Section>
  )
}

function Tasks({ report }: PartProps) {
  const styles = useReportStyles()
  const open = openTasksOf(report)
  return (
    <Section title={texts.person}>
      {open.length === 0 && <p className={styles.text}>{texts.noTasks}</p>}
      <ul className={styles.chips}>
        {open.map((id) => (
          <li key={id} className={styles.chip}>
            {texts.tasks[id]}
            <Count to={`/messages?queue=${id}`}>{report.tasks[id]}</Count>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const shownSequences = 10

function Sequences({ report }: PartProps) {
  const styles = useReportStyles()
  const head = mergeClasses(styles.head, styles.number)
  const more = report.sequences.length - shownSequences
  return (
    <Section title={texts.sequences}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.head}>{texts.sequence}</th>
            <th className={head}>{texts.requests}</th>
            <th className={head}>{texts.messages}</th>
            <th className={head}>{texts.replies}</th>
            <th className={head}>{texts.calls}</th>
          </tr>
        </thead>
        <tbody>
          {report.sequences.slice(0, shownSequences).map((sequence) => {
            const lists = listsOf(daysOf(report), sequence.id)
            const figures = [
              { to: lists.requests, count: sequence.requestsSent },
              { to: lists.messages, count: sequence.messagesSent },
              { to: lists.replies, count: sequence.conversationsReplied },
              { to: lists.calls, count: sequence.callsBooked },
            ]
            return (
              <tr key={sequence.id}>
                <th scope="row" title={sequence.name} className={styles.cell}>
                  <RouteLink to={`/sequences/manage/${sequence.id}`}>{sequence.name}</RouteLink>
                </th>
                {figures.map(({ to, count }) => (
                  <td key={to} className={mergeClasses(styles.cell, styles.number)}>
                    <Count to={to}>{count}</Count>
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      {more > 0 && <RouteLink to="/sequences">{texts.moreSequences(more)}</RouteLink>}
    </Section>
  )
}
