import { useLocation, useNavigate } from 'react-router-dom'

/** Returns a function that opens the list. Back must not lead to the deleted profile. */
export function useLeaveDeleted(): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return () => void navigate({ pathname: '/profiles', search }, { replace: true })
}
