import { useAtomValue } from 'jotai'
import { Navigate, useLocation } from 'react-router-dom'
import { returnAddress } from '../../../shared/router/returnAddress.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { RegistrationForm } from '../components/RegistrationForm.tsx'

/** Creates an account of a lifetime deal. */
export default function AppsumoRegistrationPage() {
  const { search } = useLocation()
  return useAtomValue(userAtom) ? <Navigate replace to={returnAddress(search)} /> : <RegistrationForm hasCode />
}
