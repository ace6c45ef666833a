import { Button } from '@fluentui/react-components'
import { StandaloneCard, StandalonePage } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { type ReactNode } from 'react'
import { sharedMessages } from '../text/messages.ts'
import { simulatorBaseQueryAtom } from './simulatorCalls.ts'
import { useSimulatedPopupStyles } from './SimulatedPopup.styles.ts'

interface SimulatedPopupProps {
  readonly title: string
  /** Shown with a real backend, which uses a page of the provider instead. */
  readonly unavailable: string
  /** Content of the page with the simulator. */
  readonly children: (simulatorBase: string) => ReactNode
}

/** A simulated page in a popup, such as the checkout of a payment provider. */
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
