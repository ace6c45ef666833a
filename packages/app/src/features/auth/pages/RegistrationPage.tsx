import { useAtomValue } from 'jotai'
import { Navigate, useLocation } from 'react-router-dom'
import { returnAddress } from '../../../shared/router/returnAddress.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { RegistrationForm } from '../components/RegistrationForm.tsx'

/**
 * Creates an account. Then, or at once for a signed-in user, it opens the requested page, or the dashboard if no page
 * was requested.
 */
export default function RegistrationPage() {
  const { search } = useLocation()
  return useAtomValue(userAtom) ? <Navigate replace to={returnAddress(search)} /> : <RegistrationForm />
}
