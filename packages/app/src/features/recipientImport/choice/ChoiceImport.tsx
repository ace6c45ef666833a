import { Button, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { EmptyState } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { isGone } from '../../../shared/api/RequestError.ts'
import { customAttributesQueryAtom } from '../../../entities/recipient/attributes/api.ts'
import { importQueryAtomOf } from '../api.ts'
import { ImportSteps } from '../components/ImportSteps.tsx'
import { ImportSummary } from '../components/ImportSummary.tsx'
import { MappingForm } from '../components/MappingForm.tsx'
import { ResultList } from '../components/ResultList.tsx'
import { rowStatusOf } from '../run/importRows.ts'
import { useImportProgress, useImportRun } from '../run/importRuns.ts'
import { recipientChoiceMessages } from './messages.ts'
import { useRecipientChoiceStyles } from './RecipientChoice.styles.ts'

const texts = recipientChoiceMessages.importing

interface ChoiceImportProps {
  readonly importId: number
  /** Called at the end of the import, and again after a retry. `ids`: the recipients of all rows that did not fail. */
  readonly onImported: (ids: readonly number[]) => void
  /** Called when the user returns to the list. */
  readonly onEnd: () => void
}

/** Shows an import in the recipients step of the sequence wizard: first the mapping, then the results. */
export function ChoiceImport(props: ChoiceImportProps) {
  // A new mapping starts a new run, so the changed key mounts `Import` again.
  const [mappings, setMappings] = useState(0)
  return <Import key={mappings} {...props} onMapped={() => setMappings((count) => count + 1)} />
}

interface ImportProps extends ChoiceImportProps {
  readonly onMapped: () => void
}

function Import({ importId, onImported, onEnd, onMapped }: ImportProps) {
  const run = useImportRun(importId)
  const { phase } = useImportProgress(run)
  const [isMapping, setIsMapping] = useState(false)
  if (phase === 'gone') return <Gone onEnd={onEnd} />
  if (phase === 'unmapped' || isMapping) return <Mapping importId={importId} onImported={onMapped} onEnd={onEnd} />
  return (
    <Results importId={importId} onImported={onImported} onEnd={onEnd} onMappingChange={() => setIsMapping(true)} />
  )
}

function Gone({ onEnd }: Pick<ChoiceImportProps, 'onEnd'>) {
  return (
    <EmptyState
      isCompact
      headingLevel={3}
      title={texts.gone}
      action={
        <Button appearance="primary" onClick={onEnd}>
          {texts.back}
        </Button>
      }
    />
  )
}

interface MappingProps extends Pick<ChoiceImportProps, 'importId' | 'onEnd'> {
  readonly onImported: () => void
}

function Mapping({ importId, onImported, onEnd }: MappingProps) {
  const styles = useRecipientChoiceStyles()
  const { data: found, error, refetch } = useAtomValue(useMemo(() => importQueryAtomOf(importId), [importId]))
  const attributes = useAtomValue(customAttributesQueryAtom)
  const failure = error ?? (attributes.data ? null : attributes.error)
  const { _embedded: embedded } = attributes.data ?? {}
  if (isGone(error)) return <Gone onEnd={onEnd} />
  if (failure) {
    const retry = () => {
      void refetch()
      void attributes.refetch()
    }
    const back = <Button onClick={onEnd}>{texts.back}</Button>
    return <LoadFailed isCompact isPrimary error={failure} onRetry={retry} actions={back} />
  }
  return (
    <div className={styles.import}>
      <div className={styles.bar}>
        <ImportSteps current={1} />
        <Button appearance="subtle" className={styles.end} onClick={onEnd}>
          {texts.back}
        </Button>
      </div>
      {found && embedded ? (
        <MappingForm
          key={found.importId}
          found={found}
          attributes={embedded.recipientCustomAttributes}
          onImported={onImported}
          onCancelled={onEnd}
        />
      ) : (
        <Skeleton aria-label={sharedMessages.loading}>
          <SkeletonItem size={128} />
        </Skeleton>
      )}
    </div>
  )
}

interface ResultsProps extends ChoiceImportProps {
  readonly onMappingChange: () => void
}

function Results({ importId, onImported, onEnd, onMappingChange }: ResultsProps) {
  const styles = useRecipientChoiceStyles()
  const run = useImportRun(importId)
  const progress = useImportProgress(run)
  const { phase, counts, error } = progress
  const report = useEffectEvent(() => {
    onImported(
      run.job.getState().items.flatMap((entry) => (rowStatusOf(entry) === 'failed' ? [] : (entry.item.id ?? []))),
    )
  })
  const recipientCount = counts.imported + counts.skipped + counts.conflict
  // Reports the ids at once, because the server's record of the import is deleted after all rows have succeeded.
  useEffect(() => {
    if (phase === 'finished' && recipientCount > 0) report()
  }, [phase, recipientCount])
  if (phase === 'unloadable') {
    const back = <Button onClick={onEnd}>{texts.back}</Button>
    return <LoadFailed isCompact isPrimary error={error} onRetry={() => run.start()} actions={back} />
  }
  return (
    <div className={styles.import}>
      <div className={styles.bar}>
        <ImportSteps current={2} />
        {phase === 'finished' && (
          <span role="status" className={styles.note}>
            {texts.added(recipientCount)}
          </span>
        )}
        <Button appearance="subtle" className={styles.end} onClick={onEnd}>
          {texts.back}
        </Button>
      </div>
      <ImportSummary
        run={run}
        progress={progress}
        onMappingChange={onMappingChange}
        onDiscarded={onEnd}
        endAction={
          <Button appearance="primary" onClick={onEnd}>
            {texts.done}
          </Button>
        }
      />
      <ResultList run={run} progress={progress} />
    </div>
  )
}
