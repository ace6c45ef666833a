import { Field, mergeClasses, Textarea, makeStyles, tokens } from '@fluentui/react-components'
import { type FluentIcon } from '@fluentui/react-icons'
import { ClipboardPasteRegular } from '@fluentui/react-icons/svg/clipboard-paste'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { DocumentTableRegular } from '@fluentui/react-icons/svg/document-table'
import { IconButton } from '@tandem/components'
import { type ReactNode, useRef } from 'react'
import { DropZone } from '../../../shared/form/DropZone.tsx'
import { fileSizeText } from '../../../shared/text/fileSizeText.ts'
import { useFocusKept } from '../../../shared/page/useFocusKept.ts'
import { importMessages } from '../messages.ts'
import { type Pasted } from '../paste/pastedText.ts'
import { column, quietCaption, row } from '@tandem/components/styles'

const useSourceStyles = makeStyles({
  // The height is the same with and without a source, so that the content below does not move.
  source: { ...column(tokens.spacingVerticalXS), justifyContent: 'center', minHeight: '210px' },
  held: {
    ...row(tokens.spacingHorizontalM),
    flexGrow: 1,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  icon: { fontSize: '28px', color: tokens.colorBrandForeground1, flexShrink: 0 },
  heldTexts: { ...column(), flexGrow: 1, minWidth: 0 },
  heldName: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
  },
  note: quietCaption,
  text: {
    height: '120px',
    maxHeight: '120px',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre',
    overflowX: 'auto',
  },
  preview: {
    margin: 0,
    minWidth: 0,
    overflow: 'hidden',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
    whiteSpace: 'pre',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground2,
  },
  kind: { ...quietCaption, minHeight: tokens.lineHeightBase200 },
  problem: { color: tokens.colorStatusDangerForeground1 },
})

const texts = importMessages.dialog
/** Maximum number of characters in the field. A longer text shows only its first lines, to keep the page fast. */
const largestInField = 50_000
const previewLines = 6

interface FileZoneProps {
  readonly file: File | undefined
  readonly isDisabled: boolean
  readonly onChoose: (file: File) => void
  readonly onRemove: () => void
}

/** The user drops a file here, or chooses a file in the browser's dialog. */
export function FileZone({ file, isDisabled, onChoose, onRemove }: FileZoneProps) {
  const styles = useSourceStyles()
  const root = useRef<HTMLDivElement>(null)
  useFocusKept(root, file ? 'file' : 'zone')
  return (
    <div ref={root} className={styles.source}>
      {file ? (
        <HeldSource
          icon={DocumentTableRegular}
          name={file.name}
          removeLabel={texts.remove}
          isDisabled={isDisabled}
          onRemove={onRemove}
        >
          <span className={styles.note}>{fileSizeText(file.size)}</span>
        </HeldSource>
      ) : (
        <DropZone
          isSingle
          extensions={['csv', 'tsv', 'txt', 'xlsx']}
          limits={texts.limits}
          onFiles={([first]) => {
            if (first) onChoose(first)
          }}
        />
      )}
    </div>
  )
}

interface PasteZoneProps {
  readonly text: string
  readonly pasted: Pasted
  readonly isDisabled: boolean
  readonly onChange: (text: string) => void
}

/** The user pastes rows of a spreadsheet, or links of profiles. */
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

interface HeldSourceProps {
  readonly icon: FluentIcon
  readonly name: string
  readonly children: ReactNode
  readonly removeLabel: string
  readonly isDisabled: boolean
  readonly onRemove: () => void
}

/** Shows the chosen file instead of the drop zone, or the start of a long pasted text instead of the field. */
function HeldSource({ icon: Icon, name, children, removeLabel, isDisabled, onRemove }: HeldSourceProps) {
  const styles = useSourceStyles()
  return (
    <div className={styles.held}>
      <Icon aria-hidden className={styles.icon} />
      <span className={styles.heldTexts}>
        <span className={styles.heldName} title={name}>
          {name}
        </span>
        {children}
      </span>
      <IconButton icon={<DismissRegular />} label={removeLabel} isDisabled={isDisabled} onClick={onRemove} />
    </div>
  )
}
