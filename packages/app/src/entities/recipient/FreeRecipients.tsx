import { Tab, TabList } from '@fluentui/react-components'
import { type Recipient, recipientFilters, recipientList } from '@tandem/contract'
import { type Atom, atom, type Getter, useAtomValue } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { type List } from '../../shared/list/defineList.ts'
import { firstCursor, readParams, viewSearch, writeParams } from '../../shared/list/view/listView.ts'
import { searchAtom } from '../../shared/router/search.ts'
import { recipientListMessages } from './messages.ts'

const texts = recipientListMessages.free

/** The key of a parameter in the address. With the value `all`, the list also shows recipients in a sequence. */
const scopeKey = 'show'
/** These columns are usually empty for recipients without a sequence. */
const contactColumns = ['sequence', 'category', 'lastContact']
const freeQuery = { inSequence: false }
const filtersQueryAtom = operationQueryAtom({ recipientFilters }, () => ({}))
const freeQueryAtom = operationQueryAtom({ recipientList }, () => ({ query: { ...freeQuery, limit: 1 } }))

/** Undefined: all recipients show, and there are no tabs. */
type Scope = 'free' | 'all' | undefined

/**
 * SEQ-173: the list opens with the recipients without a sequence. The list shows all recipients if each recipient has a
 * sequence, if the backend cannot filter by sequence, or if the request fails.
 */
export function freeFirst(urlPrefix: string) {
  const scopeAtom = atom((get): Scope => {
    const { data, isError } = get(freeQueryAtom)
    const { _embedded: known } = get(filtersQueryAtom).data ?? {}
    const canFilter = !known || known.filters.some(({ key }) => key === 'inSequence')
    if (!canFilter || isError || data?.totalFilteredCount === 0) return undefined
    return readParams(get(searchAtom), urlPrefix).get(scopeKey) === 'all' ? 'all' : 'free'
  })
  return {
    scopeAtom,
    options: {
      urlPrefix,
      keptKeys: [scopeKey],
      fixedQuery: (get: Getter) => (get(scopeAtom) === 'free' ? freeQuery : {}),
      hiddenColumns: (get: Getter) => (get(scopeAtom) === 'free' ? contactColumns : []),
    },
  }
}

interface FreeTabsProps {
  readonly list: List<Recipient>
  readonly scopeAtom: Atom<Scope>
}

export function FreeTabs({ list: { atoms, urlPrefix = '' }, scopeAtom }: FreeTabsProps) {
  const scope = useAtomValue(scopeAtom)
  const search = useAtomValue(searchAtom)
  const view = useAtomValue(atoms.viewAtom)
  const navigate = useNavigate()
  if (!scope) return undefined
  const select = (selected: unknown) => {
    const params = readParams(viewSearch(search, urlPrefix, { ...view, cursor: firstCursor }), urlPrefix)
    if (selected === 'all') params.set(scopeKey, 'all')
    else params.delete(scopeKey)
    void navigate({ search: writeParams(search, urlPrefix, params) })
  }
  return (
    <TabList size="small" aria-label={texts.label} selectedValue={scope} onTabSelect={(_, { value }) => select(value)}>
      <Tab value="free">{texts.none}</Tab>
      <Tab value="all">{texts.all}</Tab>
    </TabList>
  )
}
