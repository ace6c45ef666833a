import { userMe } from '@tandem/contract'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { setUser } from '@tandem/app/testing/signedIn.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { changeDraftAtom, chooseType, type SequenceDraft, sequenceDraftAtom } from './draft.ts'
import { DraftStatus } from './WizardSteps.tsx'
import { type DraftEdits, useDraftHistory } from './useDraftHistory.ts'

let app: SimulatedApp
const held: { edits?: DraftEdits } = {}

beforeEach(async () => {
  app = startSimulatedApp()
  setUser(app.store, await app.store.get(apiClientAtom).request(userMe, { query: {} }))
  chooseType(app.store, 'cloud')
  app.store.set(changeDraftAtom, {
    templates: [{ title: 'Connection request', text: 'Hi', delaySecs: 0, systemId: 'one' }],
    settings: { name: '', startDate: '2026-03-10', scheduleTimezone: 'UTC', schedule: '*' },
  })
  render(
    <Provider store={app.store}>
      <Wizard />
    </Provider>,
  )
})

function Wizard() {
  const draft = useAtomValue(sequenceDraftAtom)
  return draft && <Steps draft={draft} />
}

function Steps({ draft }: { readonly draft: SequenceDraft }) {
  const edits = useDraftHistory(draft)
  useEffect(() => {
    held.edits = edits
  }, [edits])
  return (
    <>
      <DraftStatus savedAt={draft.savedAt} history={edits.history} />
      <p>{`${draft.step}: ${edits.placeIn('responses').place ?? ''}`}</p>
    </>
  )
}

function edited(): DraftEdits {
  if (!held.edits) throw new Error('nothing is drawn')
  return held.edits
}
const kept = () => app.store.get(sequenceDraftAtom)
const responses = (prompt: string) => [
  { category: 'neutral' as const, fastResponseEnabled: true, steps: [{ prompts: [prompt] }] },
]

test("SEQ-163 undo reverts the user's changes in all steps, and redo repeats them", async () => {
  act(() => edited().messages.type({ ...edited().messages.value, sendConnectionRequests: false }, 'one'))
  act(() => app.store.set(changeDraftAtom, { responses: responses('Example') }))
  act(() => edited().responses.type(responses('Be brief.'), 'neutral'))
  const { settings } = edited().history.value
  act(() => edited().settings.type(settings && { ...settings, name: 'Spring' }, 'form'))
  expect(kept()).toMatchObject({ step: 'settings', edited: ['templates', 'responses'] })

  await userEvent.keyboard('{Control>}z{/Control}')
  expect(kept()?.settings?.name).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByText('responses: neutral')).toBeVisible()
  expect(kept()?.responses).toEqual(responses('Example'))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(kept()).toMatchObject({ step: 'messages', sendConnectionRequests: true, responses: responses('Example') })
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')

  for (let step = 0; step < 3; step++) await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(kept()).toMatchObject({ step: 'settings', settings: { name: 'Spring' }, responses: responses('Be brief.') })
})

test('SEQ-163 Ctrl+Z reverts a change while the focus is on a checkbox', async () => {
  act(() => edited().responses.change(responses('Be brief'), 'neutral'))
  const { container } = render(<input type="checkbox" aria-label="Answer automatically" />)
  container.querySelector('input')?.focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(kept()?.responses ?? []).toEqual([])
})

test('SEQ-163 undo reverts the attachment of a calendar', async () => {
  act(() => edited().placeIn('responses').onChange('neutral'))
  act(() => edited().calendar.change({ calendlyId: 'one', calendlyEvent: 'Demo' }, 'interested'))
  act(() => edited().placeIn('responses').onChange('neutral'))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(kept()).toMatchObject({ calendlyId: null, calendlyEvent: null })
  expect(screen.getByText('responses: interested')).toBeVisible()
})

test('SEQ-163 the wizard shows a message if the browser cannot store the draft', () => {
  expect(screen.getByText('Saved just now')).toBeVisible()
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  act(() => app.store.set(changeDraftAtom, { step: 'settings' }))
  expect(screen.getByRole('alert')).toHaveTextContent('This browser cannot keep the draft')
  expect(screen.queryByText('Saved just now')).toBeNull()
  setItem.mockRestore()
  act(() => app.store.set(changeDraftAtom, { step: 'messages' }))
  expect(screen.getByText('Saved just now')).toBeVisible()
})
