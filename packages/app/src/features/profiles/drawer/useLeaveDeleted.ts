import { useLocation, useNavigate } from 'react-router-dom'

/** Goes to the list, so that Back does not lead to a profile that is gone. */
export function useLeaveDeleted(): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return () => void navigate({ pathname: '/profiles', search }, { replace: true })
}
