import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { OutcomeForm } from '../../shared/popup/OutcomeForm.tsx'
import { callSimulator } from '../../shared/popup/simulatorCalls.ts'
import { SimulatedPopup } from '../../shared/popup/SimulatedPopup.tsx'

const texts = {
  title: 'Connect a calendar',
  text: 'A simulated calendar provider. Choose the account whose events leads can book. Tandem lists the events some seconds later.',
  label: 'Account',
  accounts: ['jordan.avery@calendar.example.com', 'sales.team@calendar.example.com'],
  submit: 'Connect calendar',
  pending: 'Connecting…',
  done: 'The calendar is connected. You can close this window.',
  unavailable: 'Connect calendars on the page of their provider. Close this window and try again in Tandem.',
} as const

const accounts = texts.accounts.map((account) => ({ value: account, label: account }))

/** The simulated popup that attaches a calendar (SEQ-70, SIM-8). */
export default function CalendarPage() {
  const { uuid } = useParams()
  return (
    <SimulatedPopup title={texts.title} unavailable={texts.unavailable}>
      {(base) => {
        const end = (outcome: string) =>
          callSimulator(base, { path: '/calendar', body: { uuid, outcome }, response: v.undefined() })
        return (
          <OutcomeForm
            texts={texts}
            choices={accounts}
            onSubmit={() => end('attached')}
            onCancel={() => end('cancelled')}
          />
        )
      }}
    </SimulatedPopup>
  )
}
