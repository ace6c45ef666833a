import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DialogFrame, Notice } from '@tandem/components'
import { ImportRowPatch } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { FormLeaveGuard } from '../../../shared/form/FormLeaveGuard.tsx'
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx'
import { SubmitForm } from '../../../shared/form/SubmitForm.tsx'
import { TextField } from '../../../shared/form/TextField.tsx'
import { leaveAtom } from '../../../shared/form/unsaved.ts'
import { importMessages } from '../messages.ts'
import { rowMessageOf } from '../run/importRows.ts'
import { type ImportAbout, type ImportRun } from '../run/ImportRun.ts'
import { useImportRow } from '../run/importRuns.ts'
import { column } from '@tandem/components/styles'

const useCorrectRowDialogStyles = makeStyles({
  content: column(tokens.spacingVerticalM),
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
  },
})

const texts = importMessages.results.correction

interface CorrectRowDialogProps {
  readonly run: ImportRun
  readonly about: ImportAbout
  readonly place: number
  readonly onClose: () => void
}

/** Imports a failed row with corrected values (IMPORT-19). */
export function CorrectRowDialog({ run, about, place, onClose }: CorrectRowDialogProps) {
  const styles = useCorrectRowDialogStyles()
  const entry = useImportRow(run, place)
  const message = entry && rowMessageOf(entry)
  const ask = useSetAtom(leaveAtom)
  // The initial values of the form never change. So the typed values stay in the form after another failure.
  const [cells] = useState(entry?.item.cells ?? [])
  const [initialValues] = useState(() => ({ cells: about.header.map((_, column) => cells[column] ?? '') }))
  const fields = about.header.map((_, column) => ({ path: `cells[${column}]`, label: labelOf(about, column) }))
  const more = cells.slice(about.header.length)
  const [isSaving, setIsSaving] = useState(false)
  const correct = async (body: ImportRowPatch) => {
    setIsSaving(true)
    try {
      await run.correct(place, body.cells)
    } finally {
      setIsSaving(false)
    }
    if (!run.job.getState().items[place]?.item.cells) onClose()
  }
  return (
    <DialogFrame
      // A click outside does not discard typed values (IMPORT-22).
      isKept
      title={texts.title(entry?.item.row ?? 0)}
      contentClassName={styles.content}
      // The dialog stays open during a save, because it shows the error of a failed save.
      onClose={() => isSaving || ask(onClose)}
      renderParts={(parts) => (
        <SubmitForm initialValues={initialValues} schema={ImportRowPatch} onSubmit={correct}>
          {parts}
          <FormLeaveGuard />
        </SubmitForm>
      )}
      actions={
        <>
          <Button disabledFocusable={isSaving} onClick={() => ask(onClose)}>
            {texts.cancel}
          </Button>
          <SubmitButton pendingText={texts.pending}>{texts.submit}</SubmitButton>
        </>
      }
    >
      {message !== undefined && <Notice intent="error">{message}</Notice>}
      <p className={styles.help}>{texts.help}</p>
      {more.length > 0 && <p className={styles.help}>{texts.more(more)}</p>}
      <FormErrorBar />
      <div className={styles.fields}>
        {fields.map(({ path, label }) => (
          <TextField key={path} name={path} label={label} />
        ))}
      </div>
    </DialogFrame>
  )
}

function labelOf({ header, hasHeaderRow, columns }: ImportAbout, column: number): string {
  const text = header[column]?.trim() ?? ''
  const name = hasHeaderRow && text !== '' ? text : importMessages.results.column(column + 1)
  return columns[column]?.attributeId == null ? texts.leftOut(name) : name
}
