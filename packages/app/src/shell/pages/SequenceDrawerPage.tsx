import { SequenceRecipients } from '../../features/sequenceRecipients/SequenceRecipients.tsx'
import { SequenceDrawer } from '../../features/sequenceDrawer/SequenceDrawer.tsx'
import { sequenceList } from '../../features/sequences/sequenceList.ts'
import { AddToSequenceDialog } from '../../features/addToSequence/useAddToSequence.tsx'
import { LazyImportDialog } from '../../features/recipientImport/LazyImportDialog.ts'

const dialogs = { AddToSequenceDialog, ImportDialog: LazyImportDialog }

/** The drawer of a sequence, with content of other features. */
export default function SequenceDrawerPage() {
  return (
    <SequenceDrawer
      neighboursAtomOf={sequenceList.atoms.neighboursAtomOf}
      renderRecipients={(sequence) => <SequenceRecipients sequence={sequence} {...dialogs} />}
    />
  )
}
