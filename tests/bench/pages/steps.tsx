import { memo, useCallback, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useEditHistory } from '../../../packages/components/src/sequences/editHistory/useEditHistory.ts'
import { VariableEditor } from '../../../packages/components/src/sequences/VariableEditor/VariableEditor.tsx'
import { TandemProvider } from '../../../packages/components/src/theme/TandemProvider.tsx'
import { offerThread } from '../support/chatPage.ts'
import { stepTexts } from '../support/stepTexts.ts'

const variables = ['first_name', 'company', 'industry', 'job_title'].map((name) => ({ name, label: name }))

interface StepProps {
  readonly index: number
  readonly text: string
  readonly history: { readonly undo: () => void; readonly redo: () => void }
  readonly onTextChange: (index: number, text: string) => void
}

const Step = memo(function Step({ index, text, history, onTextChange }: StepProps) {
  return (
    <VariableEditor
      label={`Message ${index + 1}`}
      text={text}
      variables={variables}
      limit={8000}
      history={history}
      onTextChange={(data) => onTextChange(index, data.text)}
    />
  )
})

function Steps() {
  const [texts, setTexts] = useState(stepTexts)
  const history = useEditHistory({ value: texts, onChange: setTexts })
  useLayoutEffect(() => {
    offerThread({ field: () => document.querySelectorAll<HTMLElement>('[contenteditable="true"]')[9] ?? null })
  }, [])
  const change = useCallback(
    (index: number, text: string) => history.type(history.value.with(index, text), String(index)),
    [history],
  )
  return texts.map((text, index) => (
    <Step key={stepTexts[index]} index={index} text={text} history={history} onTextChange={change} />
  ))
}

createRoot(document.querySelector('#root') ?? document.body).render(
  <TandemProvider colorScheme="light">
    <Steps />
  </TandemProvider>,
)
