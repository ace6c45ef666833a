import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { offerThread } from '../../support/chatPage.ts'

function Field() {
  const [text, setText] = useState('')
  return <textarea rows={3} style={{ width: 800 }} value={text} onChange={(event) => setText(event.target.value)} />
}

createRoot(document.querySelector('#root') ?? document.body).render(<Field />)
offerThread({ field: () => document.querySelector('textarea') })
