import { useAtomValue } from 'jotai'
import { nowAtom } from '../../../shared/clock.ts'
import { sequenceWizardMessages } from './messages.ts'

const texts = sequenceWizardMessages.saved

/** When the draft was last kept. */
export function SavedNote({ savedAt }: { readonly savedAt: number }) {
  const now = useAtomValue(nowAtom)
  const minutes = Math.floor((now - savedAt) / 60_000)
  if (minutes < 1) return texts.now
  if (minutes < 60) return texts.minutes(minutes)
  if (minutes < 60 * 24) return texts.hours(Math.floor(minutes / 60))
  return texts.days(Math.floor(minutes / 60 / 24))
}
