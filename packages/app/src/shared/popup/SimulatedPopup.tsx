import { Button } from '@fluentui/react-components'
import { StandaloneCard, StandalonePage } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { type ReactNode } from 'react'
import { sharedMessages } from '../text/messages.ts'
import { simulatorBaseQueryAtom } from './simulatorCalls.ts'
import { useSimulatedPopupStyles } from './SimulatedPopup.styles.ts'

interface SimulatedPopupProps {
  readonly title: string
  /** The text that replaces the children if the backend is not the simulator. */
  readonly unavailable: string
  readonly children: (simulatorBase: string) => ReactNode
}

/** Shows a page that simulates the page of a provider, such as the page on which a user connects a calendar. */
export function SimulatedPopup({ title, unavailable, children }: SimulatedPopupProps) {
  const styles = useSimulatedPopupStyles()
  const { data: base, isPending } = useAtomValue(simulatorBaseQueryAtom)
  return (
    <StandalonePage>
      <StandaloneCard title={title}>
        {isPending && <p role="status">{sharedMessages.loading}</p>}
        {!isPending && !base && (
          <>
            <p className={styles.text}>{unavailable}</p>
            <div>
              <Button onClick={() => window.close()}>{sharedMessages.closeWindow}</Button>
            </div>
          </>
        )}
        {base && children(base)}
      </StandaloneCard>
    </StandalonePage>
  )
}
