import { useAtomValue } from 'jotai'
import { Navigate, useLocation } from 'react-router-dom'
import { returnAddress } from '../../../shared/router/returnAddress.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { RegistrationForm } from '../components/RegistrationForm.tsx'

/** Creates an account. `/registration/appsumo` also asks for the code of a lifetime deal. */
export default function RegistrationPage() {
  const { pathname, search } = useLocation()
  if (useAtomValue(userAtom)) return <Navigate replace to={returnAddress(search)} />
  return <RegistrationForm hasCode={pathname.endsWith('/appsumo')} />
}
