import { Skeleton, SkeletonItem } from '@fluentui/react-components'
import { ButtonLink, DrawerShell, EmptyState, InfiniteList, SequenceTile, StatusDot } from '@tandem/components'
import {
  type SequenceAutomation,
  sequenceAutomation,
  type ClientReference,
  hasNextPage,
  pageCursors,
  pageSize,
  type SequenceSummary,
  sequenceList,
} from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { firstSequenceMessages } from '../../../entities/sequence/messages.ts'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { statuses } from '../../../shared/list/columns/productCells.tsx'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { links } from '../links.ts'
import { dashboardMessages } from '../messages.ts'
import { useSequencesDrawerStyles } from './components.styles.ts'
import { operationPagesAtom } from '../../../shared/api/operationPagesAtom.ts'

const sequencePagesQueryAtom = operationPagesAtom(
  { sequenceList },
  {
    getInput: (_get, cursor) => ({
      query: {
        view: 'admin_list' as const,
        limit: pageSize.dashboardSequences,
        status: ['active', 'paused'],
        ...cursor,
      },
    }),
    getNext: ({ _embedded: { sequences } }) =>
      hasNextPage(sequences.length) ? { after: pageCursors(sequences).after } : undefined,
  },
)

interface ClientSequence {
  readonly sequence: SequenceSummary
  readonly client: ClientReference | undefined
}

const texts = dashboardMessages.drawer

interface SequencesDrawerProps {
  readonly automation: keyof SequenceAutomation
  readonly onClose: () => void
}

/** The active and paused sequences, with the state of an automation. */
export function SequencesDrawer({ automation, onClose }: SequencesDrawerProps) {
  const styles = useSequencesDrawerStyles()
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useAtomValue(sequencePagesQueryAtom)
  const rows = data?.pages.flatMap(({ _embedded: { sequences, clients } }) =>
    sequences.map((sequence): ClientSequence => ({ sequence, client: clients[sequence.clientId] })),
  )
  const hasNothing = error !== null && rows === undefined
  return (
    <DrawerShell isOpen title={texts.title[automation]} onClose={onClose}>
      {hasNothing ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <InfiniteList
          label={texts.title[automation]}
          items={rows}
          keyOf={keyOf}
          renderItem={({ sequence, client }) => (
            <SequenceTile
              name={sequence.name}
              clientName={client?.name}
              href={links.sequence[automation](sequence.id)}
              status={sequence.status === 'paused' && <StatusDot {...statuses.paused} />}
              isAutomated={sequenceAutomation(sequence)[automation]}
              automationLabels={texts.automation}
            />
          )}
          hasMore={hasNextPage}
          isLoadingMore={isFetchingNextPage}
          hasFailed={isFetchNextPageError}
          onLoadMore={() => void fetchNextPage()}
          loadMoreLabel={texts.more}
          retryLabel={sharedMessages.retry}
          empty={
            <EmptyState
              isCompact
              headingLevel={3}
              illustration="sequence"
              title={texts.empty.title}
              text={texts.empty.text}
              action={<ButtonLink to={links.createSequence}>{firstSequenceMessages.action}</ButtonLink>}
            />
          }
          skeleton={<TileSkeletons />}
          className={styles.list}
        />
      )}
    </DrawerShell>
  )
}

const keyOf = ({ sequence }: ClientSequence) => sequence.id

function TileSkeletons() {
  const styles = useSequencesDrawerStyles()
  return (
    <Skeleton aria-label={sharedMessages.loading} className={styles.skeletons}>
      {Array.from({ length: 8 }, (_, index) => (
        <SkeletonItem key={index} className={styles.skeleton} />
      ))}
    </Skeleton>
  )
}
