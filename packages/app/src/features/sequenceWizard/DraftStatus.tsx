import { useAtomValue } from 'jotai'
import { nowAtom } from '../../shared/time/clock.ts'
import { HistoryButtons } from '../../entities/sequence/editor/HistoryButtons.tsx'
import { sequenceDraftAtom } from './draft.ts'
import { sequenceWizardMessages } from './messages.ts'
import { type DraftEdits } from './useDraftHistory.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { inlineRow } from '@tandem/components/styles'

const useDraftStatusStyles = makeStyles({
  root: inlineRow(tokens.spacingHorizontalS),
  history: { display: 'inline-flex' },
  notKept: { color: tokens.colorStatusDangerForeground1, maxWidth: '320px' },
})

const texts = sequenceWizardMessages.saved

interface DraftStatusProps {
  /** In ms since 1970. */
  readonly savedAt: number
  readonly history: DraftEdits['history']
}

/** Buttons for undo and redo, and the time of the last change that was saved. */
export function DraftStatus({ savedAt, history }: DraftStatusProps) {
  const styles = useDraftStatusStyles()
  const isKept = useAtomValue(sequenceDraftAtom.isStoredAtom)
  return (
    <span className={styles.root}>
      <span role="group" aria-label={texts.history} className={styles.history}>
        <HistoryButtons history={history} />
      </span>
      {isKept ? (
        <SavedNote savedAt={savedAt} />
      ) : (
        <span role="alert" className={styles.notKept}>
          {texts.notKept}
        </span>
      )}
    </span>
  )
}

function SavedNote({ savedAt }: Pick<DraftStatusProps, 'savedAt'>) {
  const now = useAtomValue(nowAtom)
  const minutes = Math.floor((now - savedAt) / 60_000)
  if (minutes < 1) return texts.now
  if (minutes < 60) return texts.minutes(minutes)
  if (minutes < 60 * 24) return texts.hours(Math.floor(minutes / 60))
  return texts.days(Math.floor(minutes / 60 / 24))
}
