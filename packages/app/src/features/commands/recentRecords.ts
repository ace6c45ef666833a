import {
  type Client,
  type ConversationDetail,
  type conversationList,
  type Profile,
  type Recipient,
  type ResponseOf,
  type Sequence,
} from '@tandem/contract'
import { type QueryClient } from '@tanstack/query-core'
import { queryClientAtom } from 'jotai-tanstack-query'
import * as v from 'valibot'
import { type AppStore } from '../../shared/session/appStore.ts'
import { pathnameAtom } from '../../shared/router/search.ts'
import { userStoredAtom } from '../../shared/storage/userStoredAtom.ts'
import { fullNameOf } from '../../shared/text/fullName.ts'

const RecentRecord = v.object({
  kind: v.picklist(['conversations', 'recipients', 'clients', 'sequences', 'profiles']),
  href: v.string(),
  label: v.string(),
})
type RecentRecord = v.InferOutput<typeof RecentRecord>

const limit = 5

/** The records that the user opened last, the latest first (SHELL-111). */
export const recentRecordsAtom = userStoredAtom({ key: 'recentRecords', version: 1, schema: v.array(RecentRecord) })

/** Matches the address of a record, with the kind and the id of the record. */
const recordPath = /^\/(?:(recipients|clients|sequences|profiles)\/manage|messages\/(conversation))\/(\d+)/

/** Remembers a record when the user leaves its address, because the cache then has the name of the record. */
export function followRecords(store: AppStore): () => void {
  let before = store.get(pathnameAtom)
  return store.sub(pathnameAtom, () => {
    rememberRecord(store, before)
    before = store.get(pathnameAtom)
  })
}

function rememberRecord({ get, set }: AppStore, pathname: string): void {
  const [href, section, , idText] = recordPath.exec(pathname) ?? []
  if (href === undefined) return
  const kind = v.parse(RecentRecord.entries.kind, section ?? 'conversations')
  const label = nameOf(get(queryClientAtom), kind, Number(idText))
  // A record that could not be loaded has no name.
  if (!label) return
  const others = (known: readonly RecentRecord[] = []) => known.filter((each) => each.href !== href)
  set(recentRecordsAtom, (known) => [{ kind, href, label }, ...others(known)].slice(0, limit))
}

function nameOf(queryClient: QueryClient, kind: RecentRecord['kind'], id: number): string | undefined {
  const input = { params: { id } }
  if (kind === 'recipients') return fullNameOf(queryClient.getQueryData<Recipient>(['recipientGet', input]))
  if (kind === 'clients') return queryClient.getQueryData<Client>(['clientGet', input])?.name
  if (kind === 'sequences') return queryClient.getQueryData<Sequence>(['sequenceGet', input])?.name
  if (kind === 'profiles') return queryClient.getQueryData<Profile>(['profileGet', input])?.name
  return leadOf(queryClient, id)
}

type Page = ResponseOf<typeof conversationList>

/** The name of the lead of a conversation, from the cached conversations and lists. */
function leadOf(queryClient: QueryClient, id: number): string | undefined {
  const details = queryClient.getQueriesData<ConversationDetail>({ queryKey: ['conversationGet'] })
  const lists = queryClient.getQueriesData<Page | { readonly pages: readonly Page[] }>({
    queryKey: ['conversationList'],
  })
  const pages = lists.flatMap(([, data]) => (data ? ('pages' in data ? data.pages : [data]) : []))
  const threads = [
    ...details
      .flatMap(([, detail]) => detail ?? [])
      .map(({ _embedded: { recipients }, ...row }) => ({ row, recipients })),
    ...pages.flatMap(({ _embedded: { conversations, recipients } }) =>
      conversations.map((row) => ({ row, recipients })),
    ),
  ]
  const found = threads.find(({ row }) => row.id === id)
  return found && fullNameOf(found.recipients[found.row.recipientId])
}
