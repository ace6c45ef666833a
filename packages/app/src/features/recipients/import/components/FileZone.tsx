import { Button, mergeClasses } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { DocumentTableRegular } from '@fluentui/react-icons/svg/document-table'
import { type DragEvent, useRef, useState } from 'react'
import { importMessages } from '../messages.ts'
import { useSourceStyles } from './Source.styles.ts'

const texts = importMessages.dialog
/** What the browser's own window offers; whatever is dropped is for the server to judge. */
const accepted = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface FileZoneProps {
  readonly file: File | undefined
  readonly isDisabled: boolean
  readonly onChoose: (files: readonly File[]) => void
  readonly onRemove: () => void
}

/** Takes a file that is dropped or browsed for, and shows the one that was taken. */
export function FileZone({ file, isDisabled, onChoose, onRemove }: FileZoneProps) {
  const styles = useSourceStyles()
  const input = useRef<HTMLInputElement>(null)
  const { isOver, handlers } = useDrop((files) => !isDisabled && onChoose(files))
  return (
    <div {...handlers} className={mergeClasses(styles.zone, isOver && styles.over)}>
      {file ? (
        <div className={styles.file}>
          <DocumentTableRegular aria-hidden className={styles.icon} />
          <span className={styles.fileTexts}>
            <span className={styles.fileName} title={file.name}>
              {file.name}
            </span>
            <span className={styles.note}>{sizeText(file.size)}</span>
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
        <>
          <ArrowUploadRegular aria-hidden className={styles.icon} />
          <span>{texts.drop}</span>
          <span className={styles.note}>{texts.or}</span>
          <Button onClick={() => input.current?.click()}>{texts.browse}</Button>
          <span className={styles.note}>{texts.limits}</span>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={texts.file}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // The same file may be chosen again after it was changed.
          target.value = ''
        }}
      />
    </div>
  )
}

/** Files that are dropped, and whether something is held over the place. */
function useDrop(onDrop: (files: readonly File[]) => void) {
  const [depth, setDepth] = useState(0)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (hasFiles(event)) setDepth((count) => count + 1)
    },
    onDragLeave: (event: DragEvent) => {
      if (hasFiles(event)) setDepth((count) => Math.max(0, count - 1))
    },
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      setDepth(0)
      if (!hasFiles(event)) return
      event.preventDefault()
      onDrop([...event.dataTransfer.files])
    },
  }
  return { isOver: depth > 0, handlers }
}

/** A size as people read it: '340 kB', '9.6 MB'. */
function sizeText(bytes: number): string {
  const megabytes = bytes / (1024 * 1024)
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} kB`
}
