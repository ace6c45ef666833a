import { SequenceRecipients } from '../../features/sequenceRecipients/SequenceRecipients.tsx'
import { SequenceDrawer } from '../../features/sequences/drawer/SequenceDrawer.tsx'
import { AddToSequenceDialog, ImportDialog } from './recipientDialogs.ts'

const dialogs = { AddToSequenceDialog, ImportDialog }

/** The drawer of a sequence, with the recipients' own list in one of its tabs. */
export default function SequenceDrawerPage() {
  return <SequenceDrawer renderRecipients={(sequence) => <SequenceRecipients sequence={sequence} {...dialogs} />} />
}
