import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'

interface TabPath {
  /** The address after the tab, or ''. */
  readonly rest: string
  readonly hrefOf: (rest: string) => string
  /** Replaces the address: Back leaves the tab. */
  readonly show: (rest: string) => void
}

/** A part of a tab in the address: `/sequences/manage/7/messages/{messageId}`. */
export function useTabPath(tabId: string): TabPath {
  const { id = '', '*': path = '' } = useParams()
  const rest = path.replace(/\/+$/, '')
  const { search } = useLocation()
  const navigate = useNavigate()
  const hrefOf = useCallback((next: string) => `/sequences/manage/${id}/${tabId}/${next}${search}`, [id, tabId, search])
  const show = useCallback((next: string) => void navigate(hrefOf(next), { replace: true }), [navigate, hrefOf])
  return { rest, hrefOf, show }
}
