import { ClientChoice } from '../../features/clients/choice/ClientChoice.tsx'
import { RecipientChoice } from '../../features/recipientImport/choice/RecipientChoice.tsx'
import { SequenceWizard } from '../../features/sequenceWizard/SequenceWizard.tsx'
import { useCloseOverlay } from '../../shared/router/useCloseOverlay.ts'
import { usePageBelow } from '../usePageBelow.ts'

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
