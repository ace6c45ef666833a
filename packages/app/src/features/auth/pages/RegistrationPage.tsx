import { useAtomValue } from 'jotai'
import { Navigate, useLocation } from 'react-router-dom'
import { returnAddress } from '../../../shared/router/returnAddress.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { RegistrationForm } from '../components/RegistrationForm.tsx'

/** Creates an account and opens the page where the visitor came from, else the app. */
export default function RegistrationPage() {
  const { search } = useLocation()
  return useAtomValue(userAtom) ? <Navigate replace to={returnAddress(search)} /> : <RegistrationForm />
}
