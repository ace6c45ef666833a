import { ClientChoice } from '../../features/clients/choice/ClientChoice.tsx'
import { RecipientChoice } from '../../features/recipients/choice/RecipientChoice.tsx'
import { SequenceWizard } from '../../features/sequences/wizard/SequenceWizard.tsx'
import { useCloseOverlay } from '../../shared/useCloseOverlay.ts'
import { usePageBelow } from '../../shared/usePageBelow.ts'

/** The wizard that creates a sequence, over the list of sequences. */
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
