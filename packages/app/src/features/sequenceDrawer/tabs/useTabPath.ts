import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'

interface TabPath {
  /** The part of the address after the tab's id, or ''. */
  readonly rest: string
  readonly hrefOf: (rest: string) => string
  /** Replaces `rest` in the address without a new history entry, so that Back leaves the tab. */
  readonly show: (rest: string) => void
}

/** Reads and changes the address after a tab's id: `{messageId}` in `/sequences/manage/7/messages/{messageId}`. */
export function useTabPath(tabId: string): TabPath {
  const { id = '', '*': path = '' } = useParams()
  const rest = path.replace(/\/+$/, '')
  const { search } = useLocation()
  const navigate = useNavigate()
  const hrefOf = useCallback((next: string) => `/sequences/manage/${id}/${tabId}/${next}${search}`, [id, tabId, search])
  const show = useCallback((next: string) => void navigate(hrefOf(next), { replace: true }), [navigate, hrefOf])
  return { rest, hrefOf, show }
}
