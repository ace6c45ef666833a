import * as v from 'valibot'
import { useRouteId } from '../../shared/router/routeId.ts'
import { OutcomeForm } from '../../shared/popup/OutcomeForm.tsx'
import { callSimulator } from '../../shared/popup/simulatorCalls.ts'
import { SimulatedPopup } from '../../shared/popup/SimulatedPopup.tsx'

const texts = {
  title: 'Connect an account',
  text: 'A simulated sign-in to the account of this profile. Choose how it ends.',
  label: 'Outcome',
  ok: 'The account is connected',
  error: 'The account cannot be connected',
  submit: 'Continue',
  pending: 'Connecting…',
  done: 'Done. You can close this window.',
  unknown: 'There is no profile at this address.',
  unavailable: 'Accounts are connected on another page. Close this window and try again in Tandem.',
} as const

const choices = [
  { value: 'ok', label: texts.ok },
  { value: 'error', label: texts.error },
]
const Connected = v.object({ status: v.string() })

/** The simulated popup that connects the account of a profile (PROF-43, SIM-7). */
export default function ConnectPage() {
  const profileId = useRouteId()
  return (
    <SimulatedPopup title={texts.title} unavailable={texts.unavailable}>
      {(base) => {
        if (profileId === undefined) return <p>{texts.unknown}</p>
        const end = (outcome: string) =>
          callSimulator(base, { path: '/connect', body: { profileId, outcome }, response: Connected })
        return <OutcomeForm texts={texts} choices={choices} onSubmit={end} onCancel={() => end('closed')} />
      }}
    </SimulatedPopup>
  )
}
