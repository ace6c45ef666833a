import { PageHead } from '@tandem/components'
import { Navigate } from 'react-router-dom'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { useRouteId } from '../../../shared/router/routeId.ts'
import { ImportGone } from '../components/ImportGone.tsx'
import { ImportSource } from '../components/ImportSource.tsx'
import { ImportSteps } from '../components/ImportSteps.tsx'
import { ImportSummary } from '../components/ImportSummary.tsx'
import { ResultList } from '../components/ResultList.tsx'
import { importLinks } from '../links.ts'
import { importMessages } from '../messages.ts'
import { useImportProgress, useImportRun } from '../run/importRuns.ts'
import { useImportPageStyles } from './ImportPage.styles.ts'

const texts = importMessages.results

/** Shows the result of each row of an import. */
export default function ImportResultsPage() {
  const importId = useRouteId('importId')
  return importId === undefined ? <NoImport /> : <Results key={importId} importId={importId} />
}

function NoImport() {
  const styles = useImportPageStyles()
  return (
    <div className={styles.root}>
      <PageHead title={texts.title} />
      <ImportGone />
    </div>
  )
}

function Results({ importId }: { readonly importId: number }) {
  const styles = useImportPageStyles()
  const run = useImportRun(importId)
  const progress = useImportProgress(run)
  const { phase, about, error } = progress
  if (phase === 'unmapped') return <Navigate replace to={importLinks.mapping(importId)} />
  if (phase === 'gone') return <NoImport />
  return (
    <div className={styles.root}>
      <PageHead
        title={texts.title}
        actions={<ImportSteps current={2} />}
        help={about ? <ImportSource {...about} /> : undefined}
      />
      {phase === 'unloadable' ? (
        <LoadFailed title={texts.loadFailed} error={error} onRetry={() => run.start()} isPrimary />
      ) : (
        <>
          <ImportSummary run={run} progress={progress} />
          <ResultList run={run} progress={progress} />
        </>
      )}
    </div>
  )
}
