import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router-dom'
import { userAtom } from '../../../shared/session.ts'
import { RegistrationForm } from '../components/RegistrationForm.tsx'

/** Creates an account and opens the app. */
export default function RegistrationPage() {
  return useAtomValue(userAtom) ? <Navigate replace to="/" /> : <RegistrationForm />
}
