import { memo, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { offerThread } from '../../support/chatPage.ts'
import { stepTexts } from '../../support/stepTexts.ts'

interface FieldProps {
  readonly index: number
  readonly text: string
  readonly onTextChange: (index: number, text: string) => void
}

const Field = memo(function Field({ index, text, onTextChange }: FieldProps) {
  return (
    <textarea
      rows={8}
      style={{ display: 'block', width: 800 }}
      value={text}
      onChange={(event) => onTextChange(index, event.target.value)}
    />
  )
})

function Fields() {
  const [texts, setTexts] = useState(stepTexts)
  const change = useCallback((index: number, text: string) => setTexts((before) => before.with(index, text)), [])
  return texts.map((text, index) => <Field key={stepTexts[index]} index={index} text={text} onTextChange={change} />)
}

createRoot(document.querySelector('#root') ?? document.body).render(<Fields />)
offerThread({ field: () => document.querySelectorAll('textarea')[9] ?? null })
