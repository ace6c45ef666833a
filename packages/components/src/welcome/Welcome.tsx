import { ChatMultiple20Regular } from '@fluentui/react-icons/svg/chat-multiple'
import { conversations } from '../chat/ConversationCard/ConversationCard.fixtures.ts'
import {
  AutomationCard,
  ConversationCard,
  DateRangePicker,
  PageHead,
  StatCard,
  TaskRow,
  TimeSeriesChart,
  Wordmark,
} from '../index.ts'
import { activityOf } from '../charts/TimeSeriesChart/TimeSeriesChart.fixtures.ts'
import { Card } from './Card.tsx'
import { Dialogs } from './Dialogs.tsx'
import { Shells } from './Shells.tsx'
import { SmallParts } from './SmallParts.tsx'
import { TopArea } from './TopArea.tsx'
import { useWelcomeStyles } from './Welcome.styles.ts'
import { Workbench } from './Workbench.tsx'

const ignore = () => undefined

/** The package at a glance: its parts side by side, as a screen would use them. */
export function Welcome() {
  const styles = useWelcomeStyles()
  return (
    <>
      <TopArea contentId="content" />
      <main id="content" tabIndex={-1} className={styles.page}>
        <div className={styles.hero}>
          <Wordmark size="large" />
          <p className={styles.text}>
            The parts that Tandem is made of: Fluent 2 in a face of its own, light and dark, usable by keyboard from end
            to end. Props go in, callbacks come out; nothing here knows a backend, a router or a store. Use the toolbar
            to change the theme, and the groups at the left to find a part by task.
          </p>
        </div>
        <PageHead
          title="Dashboard"
          help="What a screen looks like when its parts stand together."
          actions={<DateRangePicker start="2026-03-10" end="2026-03-17" today="2026-03-17" onChange={ignore} />}
        />
        <div className={styles.stats}>
          <StatCard label="Requests Sent" value={1284} hasConversion />
          <StatCard label="Answers" value={412} conversion={32.09} growth={4.25} />
          <StatCard label="Calls" value={38} conversion={2.96} growth={-1.5} />
        </div>
        <div className={styles.columns}>
          <Card title="Tasks">
            <TaskRow label="Interested with no answer" processed={14} total={21} href="#interested" />
            <TaskRow label="Objections to handle" processed={8} total={8} href="#objections" />
            <TaskRow label="Follow ups" processed={120} total={310} href="#follow-ups" />
          </Card>
          <AutomationCard
            title="Objections Handled"
            description="23 turned to MQL (10%)"
            icon={<ChatMultiple20Regular />}
            aiCount={182}
            manualCount={47}
            automatedSequences={18}
            totalSequences={24}
            linkLabel="Show in Inbox"
            linkHref="#inbox"
            onViewSequences={ignore}
          />
          <Card title="Inbox">
            {conversations.map((conversation) => (
              <ConversationCard key={conversation.id} conversation={conversation} />
            ))}
          </Card>
        </div>
        <Card>
          <TimeSeriesChart title="Activity" data={activityOf(31, '2026-02-15')} headingLevel={2} />
        </Card>
        <SmallParts />
        <Dialogs />
        <Shells />
        <Workbench />
      </main>
    </>
  )
}
