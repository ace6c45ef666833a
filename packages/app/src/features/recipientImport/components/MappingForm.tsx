import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type ColumnMapping, ConfirmDialog, ImportMapper } from '@tandem/components'
import {
  type CustomAttribute,
  guessedImportColumns,
  importMappingIssue,
  importOffset,
  isHeaderRow,
  type RecipientImport,
} from '@tandem/contract'
import { useAtom, useStore } from 'jotai'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '../../../shared/api/errorText.ts'
import { applyImportMutationAtom, deleteImportMutationAtom } from '../api.ts'
import { columnsOf, importFieldsOf, mappingOf } from '../columnTargets.ts'
import { headerChoices, type HeaderPlace, suggestedRow, tableBelow } from '../headerPlace.ts'
import { importLinks } from '../links.ts'
import { importMessages } from '../messages.ts'
import { forgetImportRun } from '../run/importRuns.ts'
import { AttributeDialog } from '../../../entities/recipient/attributes/AttributeDialog.tsx'
import { useAttributeCreation } from '../../../entities/recipient/attributes/useAttributeCreation.ts'
import { column, surface } from '@tandem/components/styles'

const useMappingFormStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalL), padding: tokens.spacingHorizontalXL, ...surface },
  // The actions stay in view. The primary action is at the right end, and first in the Tab order.
  actions: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    zIndex: 1,
  },
  state: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM, flexGrow: 1, minWidth: 0 },
  issue: { color: tokens.colorStatusWarningForeground1 },
  error: { color: tokens.colorStatusDangerForeground1 },
  note: { color: tokens.colorNeutralForeground2 },
})

const texts = importMessages.mapping

interface MappingFormProps {
  readonly found: RecipientImport
  readonly attributes: readonly CustomAttribute[]
  /** Default: opens the page with the results. */
  readonly onImported?: () => void
  /** Default: opens the list of recipients. */
  readonly onCancelled?: (() => void) | undefined
}

/** Maps the columns, and starts the import. Shows the saved mapping, or a guess. */
export function MappingForm({ found, attributes, onImported, onCancelled }: MappingFormProps) {
  const styles = useMappingFormStyles()
  const { importId, columns: savedColumns, offset: savedOffset } = found
  const hasHeaderRow = found.headerRow !== undefined
  const [place, setPlace] = useState<HeaderPlace>(() => ({
    row: suggestedRow(found),
    isHeader: savedOffset === null ? isHeaderRow(found.header) : savedOffset === 1,
  }))
  const { names, sample, rowCount } = tableBelow(found, place)
  const [chosen, setMapping] = useState<ColumnMapping>(() =>
    mappingOf(savedColumns ?? guessedImportColumns(names, sample, attributes)),
  )
  const moveHeader = (headerRow: number | null) => {
    // Without a header row, the data begins at the suggested row.
    const next = headerRow === null ? { row: suggestedRow(found), isHeader: false } : { row: headerRow, isHeader: true }
    const table = tableBelow(found, next)
    setPlace(next)
    setMapping(mappingOf(guessedImportColumns(table.names, table.sample, attributes)))
  }
  const [newColumn, setNewColumn] = useState<{ readonly column: number; readonly name: string }>()
  const creation = useAttributeCreation(({ id }) => {
    setMapping((current) => current.map((fieldId, column) => (column === newColumn?.column ? String(id) : fieldId)))
    setNewColumn(undefined)
  })
  const { isImporting, error, run } = useImporting(found, onImported)
  const fields = useMemo(() => importFieldsOf(attributes, hasHeaderRow), [attributes, hasHeaderRow])
  // If the attribute of a mapped column was deleted, the column is no longer mapped.
  const mapping = chosen.map((id) => (fields.some((field) => field.id === id) ? id : null))
  const issue = importMappingIssue(columnsOf(mapping))
  const errors = useMemo(() => new Map(issue?.columns.map((column) => [column, issue.message])), [issue])
  const isBlocked = issue !== undefined || isImporting
  return (
    <section aria-label={texts.title} className={styles.root}>
      <ImportMapper
        header={names}
        sample={sample}
        fields={fields}
        mapping={mapping}
        onMappingChange={(_, data) => setMapping(data.mapping)}
        headerRow={place.isHeader ? place.row : null}
        headerChoices={headerChoices(found)}
        onHeaderRowChange={(_, data) => moveHeader(data.headerRow)}
        errors={errors}
        onFieldCreate={(_, data) => {
          creation.reset()
          setNewColumn(data)
        }}
        isDisabled={isImporting}
      />
      <div className={styles.actions}>
        <Button
          appearance="primary"
          disabledFocusable={isBlocked}
          onClick={() => {
            if (!isBlocked) void run(columnsOf(mapping), place)
          }}
        >
          {isImporting ? texts.pending : texts.submit}
        </Button>
        {savedColumns === null && (
          <CancelButton importId={importId} isDisabled={isImporting} onCancelled={onCancelled} />
        )}
        <div className={styles.state}>
          <span role="status" className={issue ? styles.issue : styles.note}>
            {issue?.message ?? (isImporting ? texts.pendingHelp : texts.rows(rowCount))}
          </span>
          {savedColumns !== null && <span className={styles.note}>{texts.mappedAgain}</span>}
          {error !== undefined && !isImporting && (
            <span role="alert" className={styles.error}>
              {error}
            </span>
          )}
        </div>
      </div>
      {newColumn && (
        <AttributeDialog
          takenNames={attributes.map(({ name }) => name)}
          initialName={newColumn.name}
          isSaving={creation.isSaving}
          error={creation.error}
          onSave={(_, name) => void creation.create(name)}
          onClose={() => setNewColumn(undefined)}
        />
      )}
    </section>
  )
}

function useImporting({ importId, headerRow }: RecipientImport, onImported: (() => void) | undefined) {
  const navigate = useNavigate()
  const [{ isPending, error }, apply] = useAtom(applyImportMutationAtom)
  const store = useStore()
  // True from the end of the import until the next page shows, because a second click would import again.
  const [isLeaving, setIsLeaving] = useState(false)
  const run = async (columns: ReturnType<typeof columnsOf>, { row, isHeader }: HeaderPlace) => {
    try {
      const query = { importId, offset: importOffset(isHeader), ...(headerRow !== undefined && { headerRow: row }) }
      await apply({ query, body: { columns } })
    } catch {
      // The page shows the error.
      return
    }
    setIsLeaving(true)
    forgetImportRun(store, importId)
    if (onImported) onImported()
    // The results replace this page, so that Back leads to the page where the import was started.
    else await navigate(importLinks.results(importId), { replace: true })
  }
  return { isImporting: isPending || isLeaving, error: error ? errorText(error) : undefined, run }
}

interface CancelButtonProps extends Pick<MappingFormProps, 'onCancelled'> {
  readonly importId: number
  readonly isDisabled: boolean
}

function CancelButton({ importId, isDisabled, onCancelled }: CancelButtonProps) {
  const navigate = useNavigate()
  const [{ isPending }, deleteImport] = useAtom(deleteImportMutationAtom)
  const [isAsking, setIsAsking] = useState(false)
  const question = texts.cancelQuestion
  const cancel = async () => {
    await deleteImport({ importId, onCancelled: onCancelled ?? (() => void navigate(importLinks.recipients)) })
    setIsAsking(false)
  }
  return (
    <>
      <Button disabled={isDisabled} onClick={() => setIsAsking(true)}>
        {texts.cancel}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={question.title}
        confirmLabel={question.confirm}
        cancelLabel={question.keep}
        intent="danger"
        isBusy={isPending}
        onConfirm={cancel}
        onCancel={() => setIsAsking(false)}
      >
        {question.text}
      </ConfirmDialog>
    </>
  )
}
