import { Field, mergeClasses, Textarea } from '@fluentui/react-components'
import { ClipboardPasteRegular } from '@fluentui/react-icons/svg/clipboard-paste'
import { useRef } from 'react'
import { useFocusKept } from '../../../../shared/useFocusKept.ts'
import { importMessages } from '../messages.ts'
import { type Pasted } from '../paste/pastedText.ts'
import { HeldSource } from './HeldSource.tsx'
import { useSourceStyles } from './Source.styles.ts'

const texts = importMessages.dialog
/** A text field with more characters than this is slow: a longer text is held beside it, its first lines show. */
const largestInField = 50_000
const previewLines = 6

interface PasteZoneProps {
  readonly text: string
  readonly pasted: Pasted
  readonly isDisabled: boolean
  readonly onChange: (text: string) => void
}

/** Takes rows of a spreadsheet or links of profiles that are pasted or typed, and says what they are. */
export function PasteZone({ text, pasted, isDisabled, onChange }: PasteZoneProps) {
  const styles = useSourceStyles()
  const { kind, lines, columns } = pasted
  const isHeld = text.length > largestInField
  const root = useRef<HTMLDivElement>(null)
  useFocusKept(root, isHeld ? 'held' : 'field')
  return (
    <div ref={root} className={styles.source}>
      {isHeld ? (
        <HeldSource
          icon={ClipboardPasteRegular}
          name={texts.pastedLarge}
          removeLabel={texts.pasteOther}
          isDisabled={isDisabled}
          onRemove={() => onChange('')}
        >
          <pre aria-label={texts.preview} className={styles.preview}>
            {text.slice(0, 2000).split('\n').slice(0, previewLines).join('\n')}
          </pre>
        </HeldSource>
      ) : (
        <Field label={texts.pasteField} hint={texts.pasteHint}>
          <Textarea
            value={text}
            disabled={isDisabled}
            textarea={{ className: styles.text, spellCheck: false, wrap: 'off' }}
            onChange={(_, { value }) => onChange(value)}
            onPaste={(event) => {
              const added = event.clipboardData.getData('text/plain')
              if (added.length <= largestInField) return
              event.preventDefault()
              onChange(added)
            }}
          />
        </Field>
      )}
      <span role="status" className={mergeClasses(styles.kind, kind === 'other' && styles.problem)}>
        {texts.pasted[kind](lines, columns)}
      </span>
    </div>
  )
}
