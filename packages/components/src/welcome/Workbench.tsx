import { useState } from 'react'
import { categories, now, threadOf } from '../chat/chat.fixtures.ts'
import { type Lead, leadColumns, leadId, leads } from '../data/DataTable/DataTable.fixtures.tsx'
import {
  type ColumnSort,
  Composer,
  ConversionBar,
  DataTable,
  emptyRowSelection,
  MessageList,
  type RowSelection,
  ScheduleEditor,
  SequenceTile,
  StepsRail,
  VariableText,
} from '../index.ts'
import { officeHours } from '../scheduling/ScheduleEditor/ScheduleEditor.fixtures.ts'
import { greeting, variables } from '../sequences/variables/variables.fixtures.ts'
import { Card } from './Card.tsx'
import { Conversations } from './Conversations.tsx'
import { Intake } from './Intake.tsx'
import { Lists } from './Lists.tsx'
import { SequenceWriting } from './SequenceWriting.tsx'
import { useWelcomeStyles } from './Welcome.styles.ts'

const ignore = () => undefined
const rows = leads(200)
const thread = threadOf(40)
const threadCategories = { options: categories, onChange: ignore }
const steps = ['AI Response 1', 'AI Response 2'].map((label, index) => ({
  id: `${index}`,
  label,
  lead: "In response to Lead's message",
}))
const stages = [
  { id: 'requests', label: 'Requests', count: 3420 },
  { id: 'accepted', label: 'Accepted', count: 1284 },
  { id: 'replied', label: 'Replied', count: 412 },
  { id: 'calls', label: 'Calls', count: 38 },
]

/** The parts that people work in, each with what its owner would keep for it. */
export function Workbench() {
  const styles = useWelcomeStyles()
  return (
    <>
      <Recipients />
      <div className={styles.columns}>
        <Thread />
        <Hours />
      </div>
      <Conversations />
      <Card>
        <ConversionBar title="Conversion" stages={stages} base={{ label: 'requests', count: 3420 }} />
      </Card>
      <div className={styles.columns}>
        <Card title="Sequences">
          <SequenceTile name="Heads of Sales, DACH" clientName="Northwind Analytics" href="#1" isAutomated />
          <SequenceTile name="Spring re-engagement" clientName="Alpine Robotics" href="#2" isAutomated={false} />
          <VariableText text={greeting} variables={variables} lines={3} />
        </Card>
        <Card>
          <Steps />
        </Card>
      </div>
      <SequenceWriting />
      <Intake />
      <Lists />
    </>
  )
}

function Recipients() {
  const styles = useWelcomeStyles()
  const [sort, setSort] = useState<ColumnSort>()
  const [selected, setSelected] = useState<RowSelection>(emptyRowSelection)
  return (
    <Card title="Recipients">
      <div className={styles.table}>
        <DataTable<Lead>
          label="Recipients"
          columns={leadColumns}
          rows={rows}
          getRowId={leadId}
          sorting={{ sort, sortedBy: 'client', onChange: (_, data) => setSort(data.sort) }}
          selection={{ selected, onChange: (_, data) => setSelected(data.selected) }}
        />
      </div>
    </Card>
  )
}

function Thread() {
  const styles = useWelcomeStyles()
  const [text, setText] = useState('')
  return (
    <Card title="Chat">
      <div className={styles.chat}>
        <MessageList
          label="Messages with Daniel Okafor"
          threadId="welcome"
          recipientName="Daniel Okafor"
          now={now}
          messages={thread}
          categories={threadCategories}
          onCopy={ignore}
        />
        <Composer
          text={text}
          variables={{ options: variables }}
          onTextChange={(data) => setText(data.text)}
          onSend={ignore}
          scheduling={{ now, onSchedule: ignore }}
          ai={{ onAsk: ignore }}
        />
      </div>
    </Card>
  )
}

function Hours() {
  const [schedule, setSchedule] = useState<Parameters<typeof ScheduleEditor>[0]['schedule']>(officeHours)
  return (
    <Card title="Working hours">
      <ScheduleEditor schedule={schedule} onChange={(_, data) => setSchedule(data.schedule)} />
    </Card>
  )
}

function Steps() {
  const [selectedId, setSelectedId] = useState('0')
  return (
    <StepsRail
      title="Auto Response Rounds"
      steps={steps}
      selectedId={selectedId}
      onSelect={(_, data) => setSelectedId(data.stepId)}
    />
  )
}
