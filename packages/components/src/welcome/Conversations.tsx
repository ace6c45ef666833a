import { useState } from 'react'
import { categories, incoming, now, outgoing, scheduled } from '../chat/chat.fixtures.ts'
import { conversationsOf } from '../chat/ConversationList/ConversationList.fixtures.ts'
import {
  type ChatMessage,
  ConversationList,
  MessageBubble,
  MessageMenu,
  type OpenMessageMenu,
  ScheduledMessage,
  SendTimePicker,
  ThreadHeader,
  type WallTime,
} from '../index.ts'
import { Card } from './Card.tsx'
import { useWelcomeStyles } from './Welcome.styles.ts'

const ignore = () => undefined
const many = conversationsOf(40)

/** The list of chats, and what a chat is made of. */
export function Conversations() {
  const styles = useWelcomeStyles()
  const [selectedId, setSelectedId] = useState(many[1]?.id)
  const [isAutomated, setIsAutomated] = useState(true)
  const [sendTime, setSendTime] = useState<WallTime>({ date: '2026-03-18', time: '09:00' })
  return (
    <div className={styles.columns}>
      <Card title="Conversations">
        <div className={styles.list}>
          <ConversationList
            label="Conversations"
            conversations={many}
            selectedId={selectedId}
            empty={{ title: 'Ready to chat?' }}
            onSelect={(event, data) => {
              event.preventDefault()
              setSelectedId(data.id)
            }}
          />
        </div>
      </Card>
      <Card title="Parts of a chat">
        <ThreadHeader
          recipient={{ name: 'Daniel Okafor', href: '#recipient' }}
          client={{ name: 'Northwind Analytics', href: '#client' }}
          sequence={{ name: 'Heads of Sales, DACH', href: '#sequence' }}
          isAutomated={isAutomated}
          onAutomationChange={(_, data) => setIsAutomated(data.isAutomated)}
        />
        <Bubbles />
        <Scheduled />
      </Card>
      <Card title="Time to send">
        <SendTimePicker value={sendTime} now={now} onChange={(_, data) => setSendTime(data)} />
      </Card>
    </div>
  )
}

function Bubbles() {
  const [answer, setAnswer] = useState(incoming)
  const [menu, setMenu] = useState<OpenMessageMenu>()
  return (
    <>
      <MessageBubble message={answer} onOpenMenu={(_, data) => setMenu(data)} />
      <MessageBubble message={outgoing} onOpenMenu={(_, data) => setMenu(data)} />
      {menu && (
        <MessageMenu
          menu={menu}
          categories={categories}
          onCopy={ignore}
          onCategoryChange={(_, data) => {
            const category = categories.find(({ id }) => id === data.categoryId)
            if (category) setAnswer({ ...answer, categoryId: category.id, categoryName: category.name })
          }}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  )
}

function Scheduled() {
  const [message, setMessage] = useState<ChatMessage>(scheduled)
  const [isEditing, setIsEditing] = useState(false)
  return (
    <ScheduledMessage
      message={message}
      now={now}
      isEditing={isEditing}
      onEditingChange={(_, data) => setIsEditing(data.isEditing)}
      onSave={async ({ text, date, time }) => {
        setMessage({ ...message, text, day: date, time })
        return undefined
      }}
    />
  )
}
