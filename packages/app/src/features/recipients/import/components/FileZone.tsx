import { Button } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { DocumentTableRegular } from '@fluentui/react-icons/svg/document-table'
import { DropZone } from '../../../../shared/files/DropZone.tsx'
import { fileSizeText } from '../../../../shared/files/fileSizeText.ts'
import { importMessages } from '../messages.ts'
import { useSourceStyles } from './Source.styles.ts'

const texts = importMessages.dialog

interface FileZoneProps {
  readonly file: File | undefined
  readonly isDisabled: boolean
  readonly onChoose: (file: File) => void
  readonly onRemove: () => void
}

/** Takes a file that is dropped or browsed for, and shows the one that was taken. */
export function FileZone({ file, isDisabled, onChoose, onRemove }: FileZoneProps) {
  const styles = useSourceStyles()
  return (
    <div className={styles.source}>
      {file ? (
        <div className={styles.held}>
          <DocumentTableRegular aria-hidden className={styles.icon} />
          <span className={styles.heldTexts}>
            <span className={styles.heldName} title={file.name}>
              {file.name}
            </span>
            <span className={styles.note}>{fileSizeText(file.size)}</span>
          </span>
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={texts.remove}
            title={texts.remove}
            disabled={isDisabled}
            onClick={onRemove}
          />
        </div>
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
