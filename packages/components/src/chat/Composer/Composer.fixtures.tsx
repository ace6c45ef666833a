import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { Composer } from './Composer.tsx'
import { type ComposerProps } from './ComposerProps.ts'

export function Typed(props: ComposerProps) {
  const [text, setText] = useState(props.text)
  const [suggestion, setSuggestion] = useState(props.ai?.suggestion)
  return (
    <Composer
      {...props}
      text={text}
      ai={
        props.ai && {
          ...props.ai,
          suggestion,
          onAccept: (event, data) => {
            props.ai?.onAccept?.(event, data)
            setText(data.text)
            setSuggestion(undefined)
          },
          onDismiss: () => setSuggestion(undefined),
        }
      }
      onTextChange={(data) => {
        props.onTextChange(data)
        setText(data.text)
      }}
    />
  )
}

/** Two threads, each with a text. One of them is open. */
export function TwoThreads(props: ComposerProps) {
  const [threadId, setThreadId] = useState(0)
  const [texts, setTexts] = useState(['', ''])
  return (
    <>
      <Button onClick={() => setThreadId(1 - threadId)}>Other thread</Button>
      <Composer
        {...props}
        threadId={threadId}
        text={texts[threadId] ?? ''}
        onTextChange={({ text }) => setTexts((before) => before.with(threadId, text))}
      />
    </>
  )
}
