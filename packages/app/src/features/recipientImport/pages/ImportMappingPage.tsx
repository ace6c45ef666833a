import { Skeleton, SkeletonItem } from '@fluentui/react-components'
import { PageHead } from '@tandem/components'
import { type RecipientImport } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { useRouteId } from '../../../shared/router/routeId.ts'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { isGone } from '../../../shared/api/RequestError.ts'
import { customAttributesQueryAtom } from '../../../entities/recipient/attributes/api.ts'
import { importQueryAtomOf } from '../api.ts'
import { ImportGone } from '../components/ImportGone.tsx'
import { ImportSource } from '../components/ImportSource.tsx'
import { ImportSteps } from '../components/ImportSteps.tsx'
import { MappingForm } from '../components/MappingForm.tsx'
import { importMessages } from '../messages.ts'
import { useImportPageStyles } from './ImportPage.styles.ts'

const texts = importMessages.mapping

/** Maps the columns of an uploaded file to fields. */
export default function ImportMappingPage() {
  const styles = useImportPageStyles()
  const importId = useRouteId('importId')
  const { data: found, error, refetch } = useAtomValue(useMemo(() => importQueryAtomOf(importId), [importId]))
  const {
    data: attributes,
    error: attributesError,
    refetch: refetchAttributes,
  } = useAtomValue(customAttributesQueryAtom)
  // `found` can come from the cache after the import was deleted.
  const failure = isGone(error) || !found ? error : attributes ? null : attributesError
  const { _embedded: embedded } = attributes ?? {}
  return (
    <div className={styles.root}>
      <PageHead
        title={importMessages.dialog.title}
        actions={<ImportSteps current={1} />}
        help={found && !failure ? <MappingHelp found={found} /> : undefined}
      />
      {isGone(failure) ? (
        <ImportGone />
      ) : failure ? (
        <LoadFailed
          isPrimary
          title={texts.loadFailed}
          error={failure}
          onRetry={() => Promise.all([refetch(), refetchAttributes()])}
        />
      ) : found && embedded ? (
        <MappingForm key={found.importId} found={found} attributes={embedded.recipientCustomAttributes} />
      ) : (
        <Skeleton aria-label={sharedMessages.loading} className={styles.skeleton}>
          {Array.from({ length: 6 }, (_, index) => (
            <SkeletonItem key={index} size={40} />
          ))}
        </Skeleton>
      )}
    </div>
  )
}

function MappingHelp({ found: { fileName, sequenceId } }: { readonly found: RecipientImport }) {
  return (
    <>
      {texts.help} <ImportSource fileName={fileName} sequenceId={sequenceId} />
    </>
  )
}
