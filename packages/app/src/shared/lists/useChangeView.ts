import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type AnyList } from './defineList.ts'
import { firstPlace, type ListView, writeView } from './listView.ts'

/** How an address replaces another: `push` lets Back bring the view before back, `replace` does not (typing). */
type Move = 'push' | 'replace'

export type ChangeView = (change: Partial<ListView>, move?: Move) => void

/**
 * Writes changes of a list's view into the address. Whatever changes which rows match, or their order, starts at the first page again.
 * The function stays the same while the page lives.
 */
export function useChangeView({ atoms }: Pick<AnyList, 'atoms'>): ChangeView {
  const view = useAtomValue(atoms.viewAtom)
  const navigate = useNavigate()
  const { search } = useLocation()
  const latest = useRef({ view, search, navigate })
  useEffect(() => {
    latest.current = { view, search, navigate }
  })
  return useCallback((change, move = 'push') => {
    const { view, search, navigate } = latest.current
    const next = writeView(new URLSearchParams(search), { ...view, place: firstPlace, ...change }).toString()
    if (next === new URLSearchParams(search).toString()) return
    void navigate({ search: next }, { replace: move === 'replace', preventScrollReset: true })
  }, [])
}
