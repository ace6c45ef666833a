import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type ChatMessage } from '../../../packages/components/src/chat/chatMessage.ts'
import { Composer } from '../../../packages/components/src/chat/Composer/Composer.tsx'
import { MessageList } from '../../../packages/components/src/chat/MessageList/MessageList.tsx'
import { TandemProvider } from '../../../packages/components/src/theme/TandemProvider.tsx'
import { offerThread } from '../support/chatPage.ts'

const now = { date: '2024-12-31', time: '14:05' }
const variables = [{ name: 'first_name', label: 'First name' }]
const hasComposer = new URLSearchParams(location.search).has('composer')
const ignore = () => undefined
const categories = { options: [], onChange: ignore }

/** Keeps messages and text in state, as a screen of the app does. */
function Screen() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>()
  const [text, setText] = useState('')
  useLayoutEffect(() => {
    offerThread({
      show: setMessages,
      scroller: () => document.querySelector<HTMLElement>('[role="feed"]')?.parentElement?.parentElement ?? null,
      messageElement: (id) => document.querySelector(`[data-message-id="${id}"]`),
      field: () => document.querySelector<HTMLElement>('[role="textbox"]'),
    })
  }, [])
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100vh', width: 800 }}>
      {messages && (
        <MessageList
          label="Messages"
          threadId={1}
          recipientName="Daniel Okafor"
          now={now}
          messages={messages}
          onCopy={ignore}
          categories={categories}
          onResend={ignore}
        />
      )}
      {hasComposer && (
        <Composer
          text={text}
          variables={{ options: variables }}
          onTextChange={(data) => setText(data.text)}
          onSend={ignore}
          scheduling={{ now, onSchedule: ignore }}
          ai={{ onAsk: ignore }}
          draft={{ state: 'saved' }}
        />
      )}
    </div>
  )
}

createRoot(document.querySelector('#root') ?? document.body).render(
  <TandemProvider colorScheme="light">
    <Screen />
  </TandemProvider>,
)
