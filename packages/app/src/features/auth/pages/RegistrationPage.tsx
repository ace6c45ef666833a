import { useAtomValue } from 'jotai'
import { Navigate, useLocation } from 'react-router-dom'
import { returnAddress } from '../../../shared/router/returnAddress.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { RegistrationForm } from '../components/RegistrationForm.tsx'

/** Creates an account. Redirects signed-in users to the requested page. */
export default function RegistrationPage() {
  const { search } = useLocation()
  return useAtomValue(userAtom) ? <Navigate replace to={returnAddress(search)} /> : <RegistrationForm />
}
