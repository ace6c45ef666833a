import { memo, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type ChatMessage } from '../../../packages/components/src/chat/index.ts'
import { Composer } from '../../../packages/components/src/Composer/index.ts'
import { MessageList } from '../../../packages/components/src/MessageList/index.ts'
import { TandemProvider } from '../../../packages/components/src/theme/index.ts'
import { offerThread } from '../support/chatPage.ts'

const now = { date: '2024-12-31', time: '14:05' }
const variables = [{ name: 'first_name', label: 'First name' }]
const hasComposer = new URLSearchParams(location.search).has('composer')
const ignore = () => undefined

/** As a screen would have it: the text is state right beside the thread. */
const Screen = memo(function Screen({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const [text, setText] = useState('')
  return (
    <TandemProvider colorScheme="light">
      <div style={{ display: 'flex', flexDirection: 'column', height: '100vh', width: 800 }}>
        <MessageList
          label="Messages"
          threadId={1}
          recipientName="Daniel Okafor"
          now={now}
          messages={messages}
          onCopy={ignore}
          onCategoryChange={ignore}
          onResend={ignore}
        />
        {hasComposer && (
          <Composer
            text={text}
            now={now}
            variables={variables}
            onTextChange={(_, data) => setText(data.text)}
            onSend={ignore}
            onSchedule={ignore}
            onAskAi={ignore}
            draftState="saved"
          />
        )}
      </div>
    </TandemProvider>
  )
})

let root: Root | undefined
offerThread({
  show: (messages) => {
    root ??= createRoot(document.querySelector('#root') ?? document.body)
    root.render(<Screen messages={messages} />)
  },
  scroller: () => document.querySelector<HTMLElement>('[role="feed"]')?.parentElement?.parentElement ?? null,
  messageElement: (id) => document.querySelector(`[data-message-id="${id}"]`),
  field: () => document.querySelector('textarea'),
})
