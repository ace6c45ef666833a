import { ClientChoice } from '../../features/clients/choice/ClientChoice.tsx'
import { RecipientChoice } from '../../features/recipientImport/choice/RecipientChoice.tsx'
import { SequenceWizard } from '../../features/sequenceWizard/SequenceWizard.tsx'
import { useCloseOverlay, entryNumber } from '../../shared/router/useCloseOverlay.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Adds a page to the history before an overlay, if the app was opened at the address of the overlay. The browser's
 * Back button can then close the overlay.
 */
function usePageBelow(pageBelow: string): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || entryNumber() > 0) return
    isDone.current = true
    const put = async () => {
      await navigate({ pathname: pageBelow, search }, { replace: true })
      await navigate({ pathname, search })
    }
    void put()
  }, [navigate, pageBelow, pathname, search])
}

/** The wizard that creates a sequence. It is an overlay of the list of sequences. */
export default function CreateSequencePage() {
  const close = useCloseOverlay('/sequences')
  usePageBelow('/sequences')
  return (
    <SequenceWizard
      renderRecipients={(choice) => <RecipientChoice {...choice} />}
      renderClients={(choice) => <ClientChoice {...choice} />}
      onClose={close}
    />
  )
}
