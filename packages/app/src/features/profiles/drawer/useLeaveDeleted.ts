import { useLocation, useNavigate } from 'react-router-dom'

/** Returns a function that opens the list. In the browser's history, the list replaces the deleted profile. */
export function useLeaveDeleted(): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return () => void navigate({ pathname: '/profiles', search }, { replace: true })
}
