import { useState } from 'react'
import { bounds } from '../sequences/DelayEditor/DelayEditor.fixtures.ts'
import {
  ChatPreview,
  DelayEditor,
  type MessageStep,
  MessageStepEditor,
  MessageStepList,
  NextStepChip,
  type PreviewMessage,
  PromptEditor,
  VariableEditor,
} from '../index.ts'
import { withMoved } from '../reorder/reorder.ts'
import { greeting, variables } from '../sequences/variables/variables.fixtures.ts'
import { Card } from './Card.tsx'
import { useWelcomeStyles } from './Welcome.styles.ts'

const messages: readonly MessageStep[] = [
  {
    id: 'request',
    title: 'Connection request',
    text: 'Hi %first_name%, I liked what %company% does. Shall we connect?',
  },
  { id: 'first', title: 'Message 1', text: greeting, delay: '2 days' },
  { id: 'second', title: 'Message 2', text: 'Did you see my message, %first_name%?', delay: '4 days' },
]
const preview: readonly PreviewMessage[] = [
  { id: 'lead', type: 'incoming', text: 'We answer within two days or so. What do you do about it?' },
  {
    id: 'reply',
    type: 'outgoing',
    author: 'AI Response 1',
    text: 'We answer within minutes. Would Thursday at 10:00 suit you?',
  },
]

/** The editors of a sequence. */
export function SequenceWriting() {
  const styles = useWelcomeStyles()
  const [steps, setSteps] = useState(messages)
  const [selectedId, setSelectedId] = useState('first')
  const [text, setText] = useState(greeting)
  const [note, setNote] = useState('Call with %first_name% of %company%')
  const [delay, setDelay] = useState<Parameters<typeof DelayEditor>[0]['edit']>({ unit: 'days', value: 2 })
  const [prompts, setPrompts] = useState<readonly string[]>([
    'Thank the lead and ask how their team works today.',
    'Offer a call of 20 minutes.',
  ])
  return (
    <>
      <div className={styles.columns}>
        <Card title="Messages">
          <MessageStepList
            label="Messages"
            steps={steps}
            selectedId={selectedId}
            variables={variables}
            onSelect={(_, data) => setSelectedId(data.stepId)}
            onMove={({ from, to }) => setSteps(withMoved(steps, from, to))}
          />
          <NextStepChip
            step="Message 2"
            time="Mar 26 10:00"
            reason="Daily limit"
            detail="Tom Hill has reached the daily limit."
            fix={{ to: '/profiles/manage/3/general', label: 'Change the limit' }}
          />
        </Card>
        <Card>
          <MessageStepEditor
            title="Message 1"
            text={text}
            onTextChange={(data) => setText(data.text)}
            variables={variables}
          />
          <DelayEditor
            label="Delay before Message 1"
            text={`${delay.value} ${delay.unit}`}
            edit={delay}
            bounds={bounds}
            onChange={(_, data) => setDelay(data)}
          />
        </Card>
      </div>
      <div className={styles.columns}>
        <Card>
          <PromptEditor prompts={prompts} limit={4000} onChange={(data) => setPrompts(data.prompts)} />
        </Card>
        <Card>
          <ChatPreview messages={preview} variables={variables} />
        </Card>
        <Card title="Meeting note">
          <VariableEditor
            label="Note"
            text={note}
            variables={variables}
            limit={300}
            onTextChange={(data) => setNote(data.text)}
          />
        </Card>
      </div>
    </>
  )
}
