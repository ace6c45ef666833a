import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router-dom'
import { userAtom } from '../../../shared/session.ts'
import { RegistrationForm } from '../components/RegistrationForm.tsx'

/** Creates an account of a lifetime deal; the code gives the tier. */
export default function AppsumoRegistrationPage() {
  return useAtomValue(userAtom) ? <Navigate replace to="/" /> : <RegistrationForm hasCode />
}
