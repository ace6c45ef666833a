import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'

interface TabPath {
  /** The part of the address after the tab. Empty if the address ends with the tab. */
  readonly rest: string
  /** The address of a part of the tab. */
  readonly hrefOf: (rest: string) => string
  /** Shows a part of the tab. Replaces the address, so that Back leaves the tab. */
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
