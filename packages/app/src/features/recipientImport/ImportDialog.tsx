import { type SequenceId, RecipientImportUpload } from '@tandem/contract'
import { Button, Field, ProgressBar, Tab, TabList, makeStyles, tokens } from '@fluentui/react-components'
import { DialogFrame, type UnresolvedText } from '@tandem/components'
import { useMemo, useState, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { SequencePicker } from '../../entities/sequence/SequencePicker.tsx'
import { FileZone, PasteZone } from './components/SourceZones.tsx'
import { importLinks } from './links.ts'
import { ImportSteps } from './components/ImportSteps.tsx'
import { sequencePickerMessages } from '../../entities/sequence/messages.ts'
import { importMessages } from './messages.ts'
import { type PastedKind, pastedOf } from './paste/pastedText.ts'
import { column } from '@tandem/components/styles'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { errorText } from '../../shared/api/errorText.ts'
import { useOnUnmount } from '../../shared/page/useOnUnmount.ts'
import { importUploadMutationAtom } from './api.ts'

/** `preparing`: the app creates the file. `share`: the sent part of the file, from 0 to 1. */
type UploadStage = { readonly at: 'preparing' | 'reading' } | { readonly at: 'sending'; readonly share: number }

interface UploadHandlers {
  readonly onUploaded: (importId: number) => void
}

/** Aborts the upload when the component unmounts. */
function useUpload({ onUploaded }: UploadHandlers) {
  const upload = useSetAtom(importUploadMutationAtom)
  const [stage, setStage] = useState<UploadStage>()
  const [error, setError] = useState<string>()
  const stopping = useRef<AbortController>(undefined)
  useOnUnmount(() => stopping.current?.abort())

  const send = async (makeFile: () => Promise<File> | File, sequenceId: SequenceId | undefined) => {
    const stop = new AbortController()
    stopping.current?.abort()
    stopping.current = stop
    setError(undefined)
    setStage({ at: 'preparing' })
    try {
      const file = await makeFile()
      // A file that the server would refuse is not uploaded.
      const refused = v.safeParse(RecipientImportUpload, { file }).issues?.[0].message
      if (stop.signal.aborted) return
      if (refused !== undefined) {
        setError(refused)
        setStage(undefined)
        return
      }
      const onProgress = (share: number) => setStage(share < 1 ? { at: 'sending', share } : { at: 'reading' })
      const { importId } = await upload({ file, sequenceId, signal: stop.signal, onProgress })
      // The dialog stays busy until the mapping shows, because a second click would upload the file again.
      if (!stop.signal.aborted) onUploaded(importId)
    } catch (failure) {
      if (stop.signal.aborted) return
      setError(errorText(failure))
      setStage(undefined)
    }
  }
  const cancel = () => {
    stopping.current?.abort()
    setStage(undefined)
  }
  return { stage, error, send, cancel, clearError: () => setError(undefined) }
}

const useImportDialogStyles = makeStyles({
  surface: { maxWidth: '640px' },
  content: column(tokens.spacingVerticalL),
  source: column(tokens.spacingVerticalM),
  // Aligns the first label with the content below.
  sources: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})` },
  error: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    overflowWrap: 'anywhere',
  },
  // Reserves the height of the progress text, so that nothing moves when an upload begins.
  progress: { minHeight: '24px' },
})

const texts = importMessages.dialog

interface ImportDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Default: no sequence is selected. */
  readonly sequenceId?: SequenceId | undefined
  /** Default: opens the page that maps the columns. */
  readonly onUploaded?: (importId: number) => void
  /** The user can choose a sequence. Default: true. */
  readonly hasSequence?: boolean
}

/** Uploads a file or a pasted table of recipients. */
export function ImportDialog({ isOpen, ...props }: ImportDialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: Omit<ImportDialogProps, 'isOpen'>) {
  const { onClose, sequenceId: initialSequenceId, hasSequence = true } = props
  const styles = useImportDialogStyles()
  const navigate = useNavigate()
  const [source, setSource] = useState<'file' | 'paste'>('file')
  const [file, setFile] = useState<File>()
  const [text, setText] = useState('')
  const [notice, setNotice] = useState<string>()
  const [sequenceId, setSequenceId] = useState(initialSequenceId)
  const [unresolved, setUnresolved] = useState<UnresolvedText>()
  const [isAwaitingSequence, setIsAwaitingSequence] = useState(false)
  const pasted = useMemo(() => pastedOf(text), [text])
  const { stage, error, send, cancel, clearError } = useUpload({
    onUploaded: props.onUploaded ?? ((importId) => void navigate(importLinks.mapping(importId))),
  })
  const isBusy = stage !== undefined
  const change = () => {
    clearError()
    setNotice(undefined)
  }
  const chooseFile = (chosen: File | undefined) => {
    change()
    setFile(chosen)
  }
  const upload = () => {
    if (source === 'file' && file) void send(() => file, sequenceId)
    else if (source === 'paste' && isUsable(pasted.kind)) void send(() => fileOfPasted(text, pasted.kind), sequenceId)
    else setNotice(source === 'paste' && pasted.kind === 'other' ? texts.pasted.other() : texts.nothing)
  }
  const submit = () => {
    change()
    if (unresolved?.isSearching) setIsAwaitingSequence(true)
    else if (unresolved) setNotice(sequencePickerMessages.unknown(unresolved.text))
    else upload()
  }
  // If the user submits during the search for a sequence, the upload waits. It begins only if a sequence has the typed
  // name.
  const handleUnresolvedChange = (next: UnresolvedText | undefined) => {
    setUnresolved(next)
    if (!isAwaitingSequence || next?.isSearching) return
    setIsAwaitingSequence(false)
    if (next) setNotice(sequencePickerMessages.unknown(next.text))
    else upload()
  }
  return (
    <DialogFrame
      title={texts.title}
      contentClassName={styles.content}
      className={styles.surface}
      // A click outside does not discard the input (IMPORT-22).
      isKept={isBusy || file !== undefined || text !== ''}
      onClose={onClose}
      actions={
        <>
          <Button onClick={isBusy ? cancel : onClose}>{texts.cancel}</Button>
          <Button appearance="primary" disabledFocusable={isBusy} onClick={submit}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <ImportSteps current={0} />
      <div className={styles.source}>
        <TabList
          className={styles.sources}
          selectedValue={source}
          disabled={isBusy}
          onTabSelect={(_, { value }) => {
            change()
            setSource(value === 'paste' ? 'paste' : 'file')
          }}
        >
          <Tab value="file">{texts.file}</Tab>
          <Tab value="paste">{texts.paste}</Tab>
        </TabList>
        {source === 'file' ? (
          <FileZone file={file} isDisabled={isBusy} onChoose={chooseFile} onRemove={() => chooseFile(undefined)} />
        ) : (
          <PasteZone
            text={text}
            pasted={pasted}
            isDisabled={isBusy}
            onChange={(value) => {
              change()
              setText(value)
            }}
          />
        )}
      </div>
      {hasSequence && (
        <SequencePicker
          sequenceId={sequenceId}
          isDisabled={isBusy}
          onChange={setSequenceId}
          onUnresolvedChange={handleUnresolvedChange}
        />
      )}
      <div className={styles.progress}>
        {stage && <UploadProgress stage={stage} />}
        {!stage && (error ?? notice) !== undefined && (
          <p role="alert" className={styles.error}>
            {error ?? notice}
          </p>
        )}
      </div>
    </DialogFrame>
  )
}

/** Shows a percentage only while the file is sent. The time in which the server reads the file is unknown. */
function UploadProgress({ stage }: { readonly stage: UploadStage }) {
  const message =
    stage.at === 'sending'
      ? texts.sending(Math.floor(stage.share * 100))
      : stage.at === 'preparing'
        ? texts.preparing
        : texts.reading
  return (
    <Field validationMessage={message} validationState="none">
      <ProgressBar aria-label={texts.progress} {...(stage.at === 'sending' ? { value: stage.share } : {})} />
    </Field>
  )
}

const isUsable = (kind: PastedKind): boolean => kind !== 'empty' && kind !== 'other'

async function fileOfPasted(text: string, kind: PastedKind): Promise<File> {
  const { csvOfPasted } = await import('./paste/pastedCsv.ts')
  return new File(await csvOfPasted(text, kind), importMessages.pastedName, { type: 'text/csv' })
}
