import { lazy, Suspense } from 'react'
import { SequenceWizard } from '../../features/sequences/wizard/SequenceWizard.tsx'
import { useCloseOverlay } from '../../shared/useCloseOverlay.ts'

const RecipientChoice = lazy(async () => ({
  default: (await import('../../features/recipients/choice/RecipientChoice.tsx')).RecipientChoice,
}))
const ClientChoice = lazy(async () => ({
  default: (await import('../../features/clients/choice/ClientChoice.tsx')).ClientChoice,
}))

/** The wizard that creates a sequence, over the list of sequences. */
export default function CreateSequencePage() {
  const close = useCloseOverlay('/sequences')
  return (
    <SequenceWizard
      renderRecipients={(choice) => (
        <Suspense>
          <RecipientChoice {...choice} />
        </Suspense>
      )}
      renderClients={(choice) => (
        <Suspense>
          <ClientChoice {...choice} />
        </Suspense>
      )}
      onClose={close}
    />
  )
}
