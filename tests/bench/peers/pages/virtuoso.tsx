import { createRoot } from 'react-dom/client'
import { Virtuoso } from 'react-virtuoso'
import { type BenchMessage } from '../../support/chatMessages.ts'
import { offerThread } from '../../support/chatPage.ts'

/** A thread as in the guide of react-virtuoso, without days, menus and labels. */
function Thread({ messages }: { readonly messages: readonly BenchMessage[] }) {
  return (
    <Virtuoso<BenchMessage>
      style={{ height: '100vh', width: 800, font: '14px "Segoe UI", sans-serif' }}
      data={messages as BenchMessage[]}
      // To prepend items, Virtuoso needs a smaller index for the first item.
      firstItemIndex={1_000_000 + (messages[0]?.id ?? 0)}
      initialTopMostItemIndex={{ index: 'LAST', align: 'end' }}
      computeItemKey={(_, { id }) => id}
      followOutput
      alignToBottom
      itemContent={(_, { id, type, text, time }) => (
        <div
          data-message={id}
          style={{ display: 'flex', justifyContent: type === 'outgoing' ? 'flex-end' : 'flex-start', paddingBottom: 8 }}
        >
          <div
            style={{
              maxWidth: 640,
              padding: '8px 12px',
              borderRadius: 8,
              background: type === 'outgoing' ? '#d5efee' : '#f5f5f5',
            }}
          >
            {text} <span style={{ color: '#666', fontSize: 12 }}>{time}</span>
          </div>
        </div>
      )}
    />
  )
}

const root = createRoot(document.querySelector('#root') ?? document.body)
// The app is mounted before a thread opens.
root.render(null)
offerThread({
  show: (messages) => root.render(<Thread messages={messages} />),
  scroller: () => document.querySelector<HTMLElement>('[data-virtuoso-scroller]'),
  messageElement: (id) => document.querySelector(`[data-message="${id}"]`),
})
