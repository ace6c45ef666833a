import { Link, mergeClasses, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { type DragEvent, useId, useRef, useState } from 'react'
import { sharedMessages } from '../text/messages.ts'
import { column } from '@tandem/components/styles'

const useDropZoneStyles = makeStyles({
  root: {
    ...column(tokens.spacingVerticalXS),
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    padding: tokens.spacingHorizontalXL,
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
  },
  over: {
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
  },
  text: { margin: 0 },
  limits: { ...typographyStyles.caption1, margin: 0 },
})

const texts = sharedMessages.dropZone

interface DropZoneProps {
  /** Without the dot: 'pdf'. `onFiles` must check the files, because any file can be dropped. */
  readonly extensions: readonly string[]
  readonly limits: string
  /** Accepts only one file. Default: false. */
  readonly isSingle?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

export function DropZone({ extensions, limits, isSingle = false, onFiles }: DropZoneProps) {
  const styles = useDropZoneStyles()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const limitsId = useId()
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    <div
      className={mergeClasses(styles.root, isOver && styles.over)}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={(event) => {
        // The event also fires when the pointer moves to a child.
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
          setIsOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const files = [...event.dataTransfer.files]
        onFiles(isSingle ? files.slice(0, 1) : files)
      }}
    >
      <ArrowUpload24Regular aria-hidden />
      <p className={styles.text}>
        {isSingle ? texts.dropOne : texts.drop}{' '}
        <Link as="button" type="button" aria-describedby={limitsId} onClick={() => input.current?.click()}>
          {texts.browse}
        </Link>
      </p>
      <p id={limitsId} className={styles.limits}>
        {limits}
      </p>
      <input
        ref={input}
        type="file"
        multiple={!isSingle}
        hidden
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        aria-label={texts.browse}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Otherwise the browser ignores a second choice of the same file.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
