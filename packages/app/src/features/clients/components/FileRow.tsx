import { Button, ProgressBar, mergeClasses } from '@fluentui/react-components'
import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { Delete16Regular } from '@fluentui/react-icons/svg/delete'
import { Document20Regular } from '@fluentui/react-icons/svg/document'
import { IconButton } from '@tandem/components'
import { fileSizeText } from '../../../shared/text/fileSizeText.ts'
import { fileMessages as texts } from '../messages.ts'
import { useFileRowStyles } from './FileRow.styles.ts'

interface FileRowProps {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Beside the size: the state of the upload. */
  readonly note?: string | undefined
  readonly problem?: string | undefined
  /** 0 to 1, while it is uploaded. */
  readonly share?: number | undefined
  readonly removeLabel: string
  readonly onRemove: () => void
  readonly onRetry?: (() => void) | undefined
}

/** One file of a client, or on its way to it. */
export function FileRow({ name, size, note, problem, share, removeLabel, onRemove, onRetry }: FileRowProps) {
  const styles = useFileRowStyles()
  return (
    <li className={styles.root}>
      <Document20Regular aria-hidden className={styles.icon} />
      <div className={styles.texts}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={mergeClasses(styles.meta, problem !== undefined && styles.problem)}>
          {[fileSizeText(size), problem ?? note].filter(Boolean).join(' · ')}
        </span>
        {share !== undefined && <ProgressBar value={share} aria-label={name} />}
      </div>
      {onRetry && (
        <Button size="small" icon={<ArrowClockwise16Regular />} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      <IconButton size="small" icon={<Delete16Regular />} label={removeLabel} isSingleClick onClick={onRemove} />
    </li>
  )
}
