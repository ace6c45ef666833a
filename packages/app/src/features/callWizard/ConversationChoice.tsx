import {
  Button,
  Radio,
  RadioGroup,
  SearchBox,
  Skeleton,
  SkeletonItem,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { EmptyState, InfiniteList } from '@tandem/components'
import { type OperationResponse } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useSearchText } from '../../shared/list/view/useSearchText.ts'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { conversationPagesAtomOf } from '../../entities/call/api.ts'
import { callWizardMessages as texts } from '../../entities/call/messages.ts'
import { chosenConversation, type ChosenConversation } from './draft.ts'
import { column, oneLine } from '@tandem/components/styles'

const useConversationChoiceStyles = makeStyles({
  root: column(tokens.spacingVerticalM),
  search: { width: '100%', maxWidth: '420px' },
  chosen: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { width: '100%' },
  option: {
    display: 'flex',
    width: '100%',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  label: { ...column(), flexGrow: 1, minWidth: 0, cursor: 'pointer' },
  line: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalM, minWidth: 0 },
  name: {
    flexShrink: 0,
    maxWidth: '50%',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ...oneLine,
  },
  work: { color: tokens.colorNeutralForeground3, ...oneLine },
  message: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    ...oneLine,
  },
  skeletons: column(tokens.spacingVerticalM),
})

interface ConversationOption extends ChosenConversation {
  /** The lead's work: 'CEO · Acme'. */
  readonly work: string
  readonly lastMessage: string
}

type Page = OperationResponse<'conversationList'>

function optionsOf({ _embedded: { conversations, recipients, messages } }: Page): ConversationOption[] {
  return conversations.map(({ id, recipientId, lastMessageId }) => {
    const recipient = recipients[recipientId]
    return {
      ...chosenConversation(id, recipient),
      work: [recipient?.title, recipient?.company].filter(Boolean).join(' · '),
      lastMessage: (lastMessageId === null ? undefined : messages[lastMessageId]?.text) ?? '',
    }
  })
}

interface ConversationChoiceProps {
  readonly chosen: ChosenConversation | undefined
  readonly onChoose: (conversation: ChosenConversation) => void
}

/** A list of conversations with radio buttons and a search (CALL-10). */
export function ConversationChoice({ chosen, onChoose }: ConversationChoiceProps) {
  const styles = useConversationChoiceStyles()
  const [search, setSearch] = useState('')
  const { text, type } = useSearchText(search, setSearch)
  return (
    <div className={styles.root}>
      <SearchBox
        aria-label={texts.search}
        placeholder={texts.searchHint}
        className={styles.search}
        value={text}
        onChange={(_, data) => type(data.value)}
      />
      {chosen && (
        <p role="status" className={styles.chosen}>
          {texts.chosen(chosen.name)}
        </p>
      )}
      <Options
        key={search}
        search={search}
        chosen={chosen}
        onChoose={onChoose}
        onClear={() => {
          type('')
          setSearch('')
        }}
      />
    </div>
  )
}

interface OptionsProps extends ConversationChoiceProps {
  readonly search: string
  readonly onClear: () => void
}

function Options({ search, chosen, onChoose, onClear }: OptionsProps) {
  const styles = useConversationChoiceStyles()
  const query = useAtomValue(useMemo(() => conversationPagesAtomOf(search), [search]))
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const options = useMemo(() => data?.pages.flatMap(optionsOf), [data])
  if (error && !options) {
    return <LoadFailed isCompact headingLevel={3} title={texts.failed} error={error} onRetry={refetch} />
  }
  const isSearching = search !== ''
  const nothing = isSearching ? texts.nothingFound : texts.noConversations
  const clear = isSearching ? <Button onClick={onClear}>{texts.clearSearch}</Button> : undefined
  return (
    <RadioGroup
      aria-label={texts.choice}
      value={chosen === undefined ? '' : String(chosen.id)}
      onChange={(_, { value }) => {
        const option = options?.find(({ id }) => String(id) === value)
        if (!option) return
        const { id, name, leadZone } = option
        onChoose({ id, name, ...(leadZone !== undefined && { leadZone }) })
      }}
    >
      <InfiniteList
        className={styles.list}
        label={texts.choice}
        items={options}
        keyOf={({ id }) => id}
        hasMore={hasNextPage}
        isLoadingMore={isFetchingNextPage}
        hasFailed={error !== null}
        onLoadMore={() => void fetchNextPage()}
        loadMoreLabel={texts.more}
        loadingLabel={texts.loading}
        empty={<EmptyState isCompact headingLevel={3} title={nothing.title} text={nothing.text} action={clear} />}
        skeleton={<OptionSkeletons />}
        renderItem={({ id, name, work, lastMessage }) => (
          <Radio
            value={String(id)}
            className={styles.option}
            label={{
              className: styles.label,
              children: (
                <>
                  <span className={styles.line}>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.work}>{work}</span>
                  </span>
                  <span className={styles.message}>{lastMessage}</span>
                </>
              ),
            }}
          />
        )}
      />
    </RadioGroup>
  )
}

const skeletonRows = [1, 2, 3, 4, 5, 6]

function OptionSkeletons() {
  const styles = useConversationChoiceStyles()
  return (
    <Skeleton aria-label={texts.loading} className={styles.skeletons}>
      {skeletonRows.map((row) => (
        <SkeletonItem key={row} size={36} />
      ))}
    </Skeleton>
  )
}
