import { ConfirmDialog, useFocusInList, IconButton, useUnloadQuestion } from '@tandem/components'
import { type ClientFile, clientFile, type ClientId } from '@tandem/contract'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useRef, useState } from 'react'
import { DropZone } from '../../../shared/form/DropZone.tsx'
import { clientFileDeleteMutationAtom } from '../api.ts'
import { fileMessages as texts } from '../messages.ts'
import { addFiles, type FileUpload, removeUpload, startUpload, uploadsAtom } from '../uploads.ts'
import { Button, ProgressBar, mergeClasses, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { Delete16Regular } from '@fluentui/react-icons/svg/delete'
import { Document20Regular } from '@fluentui/react-icons/svg/document'
import { fileSizeText } from '../../../shared/text/fileSizeText.ts'
import { column, row, quietCaption, plainList } from '@tandem/components/styles'

const useClientFilesStyles = makeStyles({
  root: column(tokens.spacingVerticalM),
  list: { ...column(tokens.spacingVerticalS), ...plainList },
})

const useFileRowStyles = makeStyles({
  root: {
    ...row(tokens.spacingHorizontalM),
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground2 },
  texts: { ...column(tokens.spacingVerticalXXS), flexGrow: 1, minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  meta: quietCaption,
  problem: { color: tokens.colorStatusDangerForeground1 },
})

interface FileRowProps {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** The state of the upload. */
  readonly note?: string | undefined
  readonly problem?: string | undefined
  /** The uploaded share of the file, from 0 to 1. Undefined if no upload is running. */
  readonly share?: number | undefined
  readonly removeLabel: string
  readonly onRemove: () => void
  readonly onRetry?: (() => void) | undefined
}

function FileRow({ name, size, note, problem, share, removeLabel, onRemove, onRetry }: FileRowProps) {
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

interface ClientFilesProps {
  /** Undefined for a new client. The files wait until the client is created. */
  readonly clientId: ClientId | undefined
  readonly files: readonly ClientFile[]
}

/** Shows the files of a client, which the AI reads, and the unfinished uploads. */
export function ClientFiles({ clientId, files }: ClientFilesProps) {
  const styles = useClientFilesStyles()
  const uploads = useAtomValue(uploadsAtom).filter((upload) => upload.clientId === clientId)
  const store = useStore()
  const root = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusInList(root)
  // Warns before the page closes, because the stored draft contains no files. A running upload warns on every page.
  useUnloadQuestion(uploads.some(({ state }) => state === 'waiting'))
  const hasFiles = files.length + uploads.length > 0
  return (
    <div ref={root} onFocus={keepFocus} className={styles.root}>
      <DropZone
        extensions={clientFile.extensions}
        limits={texts.limits}
        onFiles={(added) => addFiles(store, clientId, added)}
      />
      {hasFiles && (
        <ul aria-label={texts.list} className={styles.list}>
          {clientId !== undefined && files.map((file) => <StoredFile key={file.id} clientId={clientId} file={file} />)}
          {uploads.map((upload) => (
            <UploadRow key={`upload${upload.key}`} upload={upload} />
          ))}
        </ul>
      )}
    </div>
  )
}

function StoredFile({ clientId, file }: { readonly clientId: ClientId; readonly file: ClientFile }) {
  const { name, size } = file
  const deleteFile = useSetAtom(clientFileDeleteMutationAtom)
  const [isAsking, setIsAsking] = useState(false)
  const remove = () => {
    setIsAsking(false)
    void deleteFile({ clientId, file })
  }
  return (
    <>
      <FileRow name={name} size={size} removeLabel={texts.remove(name)} onRemove={() => setIsAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.removeQuestion(name)}
        confirmLabel={texts.removeConfirm}
        intent="danger"
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      >
        {texts.removeText}
      </ConfirmDialog>
    </>
  )
}

function UploadRow({ upload: { key, file, state, share, problem } }: { readonly upload: FileUpload }) {
  const store = useStore()
  const isUploading = state === 'uploading'
  const note = {
    waiting: texts.waiting,
    uploading: texts.uploading(Math.round(share * 100)),
    failed: undefined,
    refused: undefined,
  }[state]
  return (
    <FileRow
      name={file.name}
      size={file.size}
      note={note}
      problem={isUploading ? undefined : problem}
      share={isUploading ? share : undefined}
      removeLabel={isUploading ? texts.cancel(file.name) : texts.remove(file.name)}
      onRemove={() => removeUpload(store, key)}
      onRetry={state === 'failed' ? () => void startUpload(store, key) : undefined}
    />
  )
}
