import { SubmitButton } from '../../../shared/form/SubmitButton.tsx'
import { sequenceTabMessages as texts } from './messages.ts'
import { messageReach, type Sequence } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { use, useMemo } from 'react'
import { useSettledValues } from '../../../shared/form/useSettled.ts'
import { progressQueryAtomOf } from '../../../entities/sequence/forecast/api.ts'
import { useMovedEnd } from '../../../entities/sequence/forecast/useMovedEnd.ts'
import { EditedSequenceContext } from '../editedSequence.ts'
import { type EditedSequence, messageEffects, movesTimes, touchesMessages } from '../editEffect.ts'
import { forecastPanelMessages } from '../../../entities/sequence/forecast/forecastPanelMessages.ts'
import { makeStyles } from '@fluentui/react-components'
import { plainList, quietCaption } from '@tandem/components/styles'

const useEditEffectStyles = makeStyles({
  root: { minWidth: 0, flexShrink: 1, ...quietCaption },
  lines: { ...plainList, textAlign: 'end' },
})

const editEffectTexts = forecastPanelMessages.effect

/** The effect of a save on waiting recipients (SEQ-161). */
function EditEffect() {
  const saved = use(EditedSequenceContext)
  const edited = useSettledValues<Sequence>()
  if (saved?.status !== 'active') return null
  const next = { ...saved, ...edited }
  const isMoved = movesTimes(saved, next)
  return isMoved || touchesMessages(saved, next) ? <Effect saved={saved} edited={next} isMoved={isMoved} /> : null
}

interface EffectProps {
  readonly saved: Sequence
  readonly edited: EditedSequence
  readonly isMoved: boolean
}

function Effect({ saved, edited, isMoved }: EffectProps) {
  const styles = useEditEffectStyles()
  const { data: progress } = useAtomValue(useMemo(() => progressQueryAtomOf(saved.id), [saved.id]))
  const lines = progress ? messageEffects(saved, edited, progress) : []
  if (isMoved && progress) lines.push(editEffectTexts.schedule(messageReach(progress, progress.steps.length).waiting))
  if (lines.length === 0) return null
  return (
    <div role="status" aria-label={editEffectTexts.title} className={styles.root}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {isMoved && <MovedEnd saved={saved} edited={edited} />}
      </ul>
    </div>
  )
}

function MovedEnd({ saved, edited }: Pick<EffectProps, 'saved' | 'edited'>) {
  const { sendConnectionRequests, schedule, startDate, scheduleTimezone } = edited
  const text = useMovedEnd(saved.id, {
    sendConnectionRequests,
    schedule,
    startDate,
    ...(scheduleTimezone !== null && { scheduleTimezone }),
  })
  return text && <li>{text}</li>
}

/** The button that saves a tab, and texts about the effect of the changes. */
export function TabFooter({ label = texts.save }: { readonly label?: string }) {
  return (
    <>
      <SubmitButton needsChange pendingText={texts.saving}>
        {label}
      </SubmitButton>
      <EditEffect />
    </>
  )
}
