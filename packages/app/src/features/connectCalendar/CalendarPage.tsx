import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { OutcomeForm } from '../../shared/popup/OutcomeForm.tsx'
import { callSimulator } from '../../shared/popup/simulatorCalls.ts'
import { SimulatedPopup } from '../../shared/popup/SimulatedPopup.tsx'
import { connectCalendarMessages as texts } from './messages.ts'

const accounts = texts.accounts.map((account) => ({ value: account, label: account }))

/** The popup that attaches a calendar, played by the simulator (SEQ-70, SIM-8). */
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
