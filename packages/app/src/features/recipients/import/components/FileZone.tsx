import { DocumentTableRegular } from '@fluentui/react-icons/svg/document-table'
import { useRef } from 'react'
import { DropZone } from '../../../../shared/files/DropZone.tsx'
import { fileSizeText } from '../../../../shared/files/fileSizeText.ts'
import { useFocusKept } from '../../../../shared/useFocusKept.ts'
import { importMessages } from '../messages.ts'
import { HeldSource } from './HeldSource.tsx'
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
