import { Button, ToggleButton } from '@fluentui/react-components'
import {
  ButtonLink,
  ConversationList,
  type ConversationListProps,
  type ConversationSummary,
  FilterBar,
  type FilterValues,
  isPlainClick,
  lazyOverlay,
} from '@tandem/components'
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { type MouseEvent, startTransition, useCallback, useEffect, useOptimistic, useState } from 'react'
import { errorText } from '../../../shared/api/errorText.ts'
import { shownFilters, wantedFilters } from '../../../shared/list/view/filterValues.ts'
import { useSearchText } from '../../../shared/list/view/useSearchText.ts'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { inboxMessages } from '../messages.ts'
import { useRefetch } from '../useRefetch.ts'
import { heldOrder } from './heldOrder.ts'
import {
  hasGapAtom,
  inboxColumnId,
  inboxList,
  matchingAtom,
  listFailureAtom,
  pagesAtom,
  queueIdAtom,
  selectedIdAtom,
  summariesAtom,
} from './inboxList.ts'
import { listOffsetAtom, openConversation, shownConversationsAtom } from './listPlace.ts'
import { useInboxColumnStyles } from './InboxColumn.styles.ts'

const texts = inboxMessages.list
const { viewAtom, filterListAtom, changeViewAtom, filtersAtom, searchTextAtom, countsAtom } = inboxList.atoms

const ListFilterDrawer = lazyOverlay(
  async () => (await import('../../../shared/list/view/ListFilterDrawer.tsx')).ListFilterDrawer,
)

const quickFilters = ['unread', 'needsAnswer'] as const
/** Filters with a separate field (INBOX-77). */
const quickKeys = ['clientId', 'profileId']
const quickSwitches = ['hasIncoming', 'hasFollowups'] as const

/** If `isQuick` is true, returns the values of `quickFilters`. Otherwise, returns the values of all other filters. */
const ownFilterValuesOf = (values: FilterValues, isQuick: boolean): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => quickFilters.some((quick) => quick === key) === isQuick))

/** The left column of the inbox. */
export function InboxColumn() {
  const styles = useInboxColumnStyles()
  const queueId = useAtomValue(queueIdAtom)
  return (
    <div id={inboxColumnId} className={styles.root}>
      {queueId === undefined && <Narrowing />}
      <div className={styles.list}>
        <Conversations />
      </div>
    </div>
  )
}

function Narrowing() {
  const styles = useInboxColumnStyles()
  const filters = useAtomValue(filtersAtom)
  const search = useAtomValue(searchTextAtom)
  const { plainFilters } = useAtomValue(viewAtom)
  const { definitions = [], isIncomplete } = useAtomValue(filterListAtom)
  const changeView = useSetAtom(changeViewAtom)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const [wasDrawerOpen, setWasDrawerOpen] = useState(false)
  const [shown, show] = useOptimistic(shownFilters(filters))
  const change = (values: FilterValues) =>
    startTransition(() => {
      show(values)
      changeView({ filters: wantedFilters(values) })
    })
  const { text, type } = useSearchText(search, (typed) =>
    changeView({ search: typed }, search === '' ? 'push' : 'replace'),
  )
  const isOn = (key: string) => {
    const value = shown[key]
    return value?.type === 'boolean' && value.isOn
  }
  return (
    <div className={styles.head}>
      <FilterBar
        searchLabel={texts.plural}
        search={text}
        onSearchChange={(_, data) => type(data.search)}
        filters={definitions}
        values={ownFilterValuesOf(shown, false)}
        quickKeys={quickKeys}
        onValuesChange={(_, { values }) => change({ ...ownFilterValuesOf(shown, true), ...values })}
        onFiltersOpen={() => {
          setWasDrawerOpen(true)
          setIsDrawerOpen(true)
        }}
      />
      <div role="group" aria-label={texts.quick.label} className={styles.quick}>
        {quickFilters
          .filter(
            (key) =>
              definitions.length === 0 || isIncomplete || definitions.some((definition) => definition.key === key),
          )
          .map((key) => (
            <ToggleButton
              key={key}
              size="small"
              shape="circular"
              checked={isOn(key)}
              disabled={definitions.length === 0}
              onClick={() => {
                const { [key]: _on, ...others } = shown
                change(isOn(key) ? others : { ...others, [key]: { type: 'boolean', isOn: true } })
              }}
            >
              {texts.quick[key]}
            </ToggleButton>
          ))}
        {quickSwitches.map((key) => (
          <ToggleButton
            key={key}
            size="small"
            shape="circular"
            checked={plainFilters[key] === 'true'}
            onClick={() => {
              const { [key]: set, ...others } = plainFilters
              changeView({ plainFilters: set === 'true' ? others : { ...others, [key]: 'true' } })
            }}
          >
            {texts.quick[key]}
          </ToggleButton>
        ))}
      </div>
      {wasDrawerOpen && (
        <ListFilterDrawer
          list={inboxList}
          isOpen={isDrawerOpen}
          onClose={() => setIsDrawerOpen(false)}
          onApply={change}
        />
      )}
    </div>
  )
}

function useEmptyList(): ConversationListProps['empty'] {
  const queueId = useAtomValue(queueIdAtom)
  const counts = useAtomValue(countsAtom)
  const matching = useAtomValue(matchingAtom)
  const changeView = useSetAtom(changeViewAtom)
  if (queueId !== undefined) return { ...texts.queueDone, illustration: 'inbox' }
  if (counts?.all === 0) {
    const { action, ...content } = texts.nothingYet
    return { ...content, illustration: 'chat', action: <ButtonLink to="/sequences">{action}</ButtonLink> }
  }
  // The link 'Inbox' in the navigation sets the filter `hasIncoming`.
  const isOnlyReplied = Object.keys(matching).length === 1 && matching['hasIncoming'] === 'true'
  const { action, ...content } = isOnlyReplied ? texts.noReplies : texts.noMatch
  const showAll = () => changeView({ filters: {}, plainFilters: {}, search: '' })
  return {
    ...content,
    illustration: isOnlyReplied ? 'inbox' : 'search',
    action: <Button onClick={showAll}>{action}</Button>,
  }
}

/** Keeps the order of the conversations until the user scrolls back to the top of the list (INBOX-48). */
function useShownOrder(
  summaries: readonly ConversationSummary[] | undefined,
  isOpenInMiddle: boolean,
  startsAtTop: boolean,
) {
  const [isAtTop, setIsAtTop] = useState(startsAtTop)
  const [heldIds, setHeldIds] = useState<readonly ConversationSummary['id'][]>()
  const isHeld = summaries !== undefined && !isAtTop && !isOpenInMiddle
  if (isHeld && heldIds === undefined) setHeldIds(summaries.map(({ id }) => id))
  if (!isHeld && heldIds !== undefined) setHeldIds(undefined)
  const held = summaries && isHeld && heldIds ? heldOrder(summaries, heldIds) : undefined
  return {
    shown: held?.rows ?? summaries,
    waiting: held?.waiting ?? 0,
    release: () => setHeldIds(summaries?.map(({ id }) => id)),
    onTopChange: ({ isAtTop: isNow }: { readonly isAtTop: boolean }) => setIsAtTop(isNow),
  }
}

function Conversations() {
  const selectedId = useAtomValue(selectedIdAtom)
  const summaries = useAtomValue(summariesAtom)
  const failure = useAtomValue(listFailureAtom)
  const pages = useAtomValue(pagesAtom)
  const setShown = useSetAtom(shownConversationsAtom)
  const store = useStore()
  const { hasNextPage, hasPreviousPage, isFetchNextPageError, isFetchPreviousPageError } = pages
  useRefetch(useAtomValue(hasGapAtom), pages)
  const [initialOffset, setOffset] = useAtom(listOffsetAtom)
  const select = useCallback(
    (event: MouseEvent, { id }: { readonly id: ConversationSummary['id'] }) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      openConversation(store, id)
    },
    [store],
  )
  const leave = useCallback(({ offset }: { readonly offset: number }) => setOffset(offset), [setOffset])
  const { shown, waiting, release, onTopChange } = useShownOrder(summaries, hasPreviousPage, initialOffset === 0)
  useEffect(() => setShown(shown ?? []), [setShown, shown])
  return (
    <ConversationList
      label={texts.label}
      conversations={shown}
      selectedId={selectedId}
      onSelect={select}
      initialOffset={initialOffset}
      onLeave={leave}
      onTopChange={onTopChange}
      waiting={waiting === 0 ? undefined : { label: texts.waiting(waiting), onShow: release }}
      newer={
        hasPreviousPage
          ? {
              hasMore: true,
              isLoading: pages.isFetchingPreviousPage,
              hasFailed: isFetchPreviousPageError,
              onLoad: () => void pages.fetchPreviousPage(),
            }
          : undefined
      }
      older={{
        hasMore: hasNextPage,
        isLoading: pages.isFetchingNextPage,
        hasFailed: isFetchNextPageError,
        onLoad: () => void pages.fetchNextPage(),
      }}
      empty={useEmptyList()}
      error={
        failure && {
          text: failure.error ? errorText(failure.error) : texts.failed,
          action: <Button onClick={() => void failure.refetch()}>{sharedMessages.retry}</Button>,
        }
      }
    />
  )
}
