import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left'
import { ButtonLink, ConversationList, type ConversationSummary, EmptyState } from '@tandem/components'
import { conversationList, pageSize, pollingMs, type RecipientId } from '@tandem/contract'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { nowAtom } from '../../../shared/time/clock.ts'
import { conversationSummary } from '../../../entities/conversation/conversationSummary.ts'
import { errorText } from '../../../shared/api/errorText.ts'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { pollOnceLoaded } from '../../../shared/api/queryClient.ts'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { idOf } from '../../../shared/router/routeId.ts'
import { inboxMessages } from '../messages.ts'
import { ThreadPane } from '../thread/ThreadPane.tsx'
import { column } from '@tandem/components/styles'

const useRecipientMessagesStyles = makeStyles({
  // Only the messages scroll.
  root: { ...column(), height: '100%', minHeight: '400px' },
  bar: { display: 'flex', justifyContent: 'space-between' },
  list: { height: '100%', minHeight: '400px', marginInline: `calc(-1 * ${tokens.spacingHorizontalM})` },
})

const texts = inboxMessages.recipient

const conversationsQueryAtomOf = (recipientId: RecipientId) =>
  operationQueryAtom(
    { conversationList },
    () => ({ query: { recipientId, limit: pageSize.loadAll } }),
    () => ({ refetchInterval: pollOnceLoaded(pollingMs.conversations) }),
  )

interface RecipientMessagesProps {
  readonly recipientId: RecipientId
}

/** The conversations of a recipient. A single conversation opens at once (RECIP-19). */
export function RecipientMessages({ recipientId }: RecipientMessagesProps) {
  const styles = useRecipientMessagesStyles()
  const { '*': rest = '' } = useParams()
  const { search } = useLocation()
  const drawerPath = `/recipients/manage/${recipientId}`
  const path = `${drawerPath}/messages`
  const [, idText] = /^conversation\/([^/]+)\/?$/i.exec(rest) ?? []
  const queryAtom = useMemo(() => conversationsQueryAtomOf(recipientId), [recipientId])
  const { _embedded: embedded } = useAtomValue(queryAtom).data ?? {}
  const [only, second] = embedded?.conversations ?? []
  const isOnly = only !== undefined && second === undefined
  if (idText === undefined) {
    if (isOnly) return <Navigate replace to={`${path}/conversation/${only.id}${search}`} />
    const sequencesHref = `${drawerPath}/sequences${search}`
    return <Conversations queryAtom={queryAtom} path={path} search={search} sequencesHref={sequencesHref} />
  }
  return (
    <div className={styles.root}>
      {/* A single conversation needs no links here, because the drawer's head already links to it. */}
      {!(isOnly && idText === String(only.id)) && (
        <div className={styles.bar}>
          <ButtonLink to={`${path}${search}`} appearance="subtle" icon={<ArrowLeft20Regular />}>
            {texts.all}
          </ButtonLink>
          <ButtonLink to={`/messages/conversation/${idText}`} appearance="subtle">
            {texts.open}
          </ButtonLink>
        </div>
      )}
      <ThreadPane id={idOf(idText)} recipientId={recipientId} backHref={`${path}${search}`} />
    </div>
  )
}

interface ConversationsProps {
  readonly queryAtom: ReturnType<typeof conversationsQueryAtomOf>
  readonly path: string
  readonly search: string
  readonly sequencesHref: string
}

function Conversations({ queryAtom, path, search, sequencesHref }: ConversationsProps) {
  const styles = useRecipientMessagesStyles()
  const summariesAtom = useMemo(
    () =>
      atom((get): readonly ConversationSummary[] | undefined => {
        const { _embedded: embedded } = get(queryAtom).data ?? {}
        return embedded?.conversations.map((conversation) =>
          Object.assign(conversationSummary(get, conversation, embedded, get(nowAtom)), {
            href: `${path}/conversation/${conversation.id}${search}`,
          }),
        )
      }),
    [queryAtom, path, search],
  )
  const { data, error, refetch } = useAtomValue(queryAtom)
  const summaries = useAtomValue(summariesAtom)
  if (summaries?.length === 0) {
    const { action, ...none } = texts.none
    return (
      <EmptyState
        isCompact
        headingLevel={3}
        illustration="chat"
        {...none}
        action={
          <ButtonLink appearance="primary" to={sequencesHref}>
            {action}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div className={styles.list}>
      <ConversationList
        label={inboxMessages.list.label}
        conversations={summaries}
        empty={texts.none}
        error={
          error && !data
            ? {
                text: errorText(error),
                action: <Button onClick={() => void refetch()}>{sharedMessages.retry}</Button>,
              }
            : undefined
        }
      />
    </div>
  )
}
